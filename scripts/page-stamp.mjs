// Tells whether dist/ is up to date: from which files it was built, and whether it has been changed since.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Sources beside the files in the top folder; package-lock.json stands for the installed packages. */
const sources = ['web', 'cpp', 'scripts', 'public', 'build/compiler', 'build/python'];

/** Java is built alone, so only the notices of its room count, which every page has. @param {string} path */
const isSource = (path) => !path.startsWith('web/java/') || path === 'web/java/beside.md';

/** Ninja's other files tell when it ran, and the module for benchmarks is in no page. @param {string} path */
const isModule = (path) => /^build\/wasm\/retrace-(?!bench|paths)[^/]+\.(mjs|wasm)$/.test(path);

/** @param {string} root the project's folder, which has build/ */
export function pageStamp(root) {
  const stamp = join(root, 'build/page-made-of');

  /** @param {string} folder @param {{ recursive: boolean }} how @returns {string[]} paths from the project's folder */
  const filesIn = (folder, how) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { ...how, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
          .sort()
      : [];

  const sourcesNow = () => {
    const files = [
      ...filesIn('.', { recursive: false }).filter((path) => !path.endsWith('.md')),
      ...sources.flatMap((folder) => filesIn(folder, { recursive: true })),
    ].filter(isSource);
    const settings = [process.version, process.env.RETRACE_SITE ?? ''];
    return hashOf([
      ...settings,
      ...files.flatMap((path) => [path, readFileSync(join(root, path))]),
    ]);
  };

  // Java may be put beside the page later.
  const builtFiles = () =>
    filesIn('dist', { recursive: true }).filter((path) => !path.startsWith('dist/java/'));

  const builtNow = () =>
    hashOf(
      builtFiles().map((path) => {
        const { size, mtimeMs } = statSync(join(root, path));
        return `${path} ${size} ${mtimeMs}`;
      }),
    );

  /** Those of the widget may be built while the page is there. */
  const modulesNow = () =>
    hashOf(
      filesIn('build/wasm', { recursive: false })
        .filter(isModule)
        .flatMap((path) => [path, readFileSync(join(root, path))]),
    );

  /** The sources as they were before the build: a change meanwhile is in none of the built files. */
  let made = sourcesNow();
  const now = () => `${made} ${modulesNow()} ${builtNow()}\n`;

  return {
    isCurrent: () => {
      made = sourcesNow();
      return existsSync(stamp) && readFileSync(stamp, 'utf8') === now();
    },
    /** Notes the state of dist/; call it after a build. */
    renew: () => {
      writeFileSync(stamp, now());
    },
  };
}

/** @param {readonly (string | Buffer)[]} parts */
function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
