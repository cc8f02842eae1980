// Third-party notices: each Vite build lists its packages (build.license), and cpp/wasm/notices.md has what Emscripten
// adds to the core. Both are put, with the project's licence, beside the served files.
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, root } from './run.mjs';

/** The list that `build.license` writes; read here, then removed. */
export const listed = { fileName: 'packages.json' };
/** The list of the service worker, which is built into the same folder. */
export const listedByServiceWorker = { fileName: 'service-worker-packages.json' };

/** The list of the workers of the sandbox. */
export const listedInSandbox = { fileName: 'sandbox-packages.json' };

/** @typedef {{ name: string, version: string, identifier?: string, text?: string }} Listed */

/**
 * Writes THIRD-PARTY.md and LICENSE into a folder of dist.
 * @param {string} folder
 * @param {readonly string[]} [more] notices for files that Vite does not bundle
 * @param {{ isLast: boolean }} [when] whether no later build adds a list, so that the lists are removed
 */
export function writeNotices(folder, more = [], { isLast } = { isLast: true }) {
  const lists = [listed, listedByServiceWorker, listedInSandbox].map(({ fileName }) =>
    join(root, folder, fileName),
  );
  const packages = lists.filter((list) => existsSync(list)).flatMap(readList);
  if (packages.length === 0) throw new Stop(`${folder} does not say which packages are in it`);
  const byName = new Map(packages.map((each) => [each.name, each]));
  const sections = [...byName.values()]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ name, version, identifier, text }) =>
      [`## ${name} ${version} (${identifier})`, text ?? authorOf(name)].join('\n\n'),
    );
  const core = readFileSync(join(root, 'cpp/wasm/notices.md'), 'utf8').trim();
  const beside = more.map((file) => readFileSync(join(root, file), 'utf8').trim());
  const head =
    '# Third-party notices\n\nRetrace itself is under the licence in LICENSE. In it are:';
  writeFileSync(
    join(root, folder, 'THIRD-PARTY.md'),
    `${[head, ...sections, core, ...beside].join('\n\n')}\n`,
  );
  copyFileSync(join(root, 'LICENSE'), join(root, folder, 'LICENSE'));
  if (isLast) for (const list of lists) rmSync(list, { force: true });
}

/** @param {string} file @returns {Listed[]} */
const readList = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Used for a package without a licence text. @param {string} name */
function authorOf(name) {
  const { author } = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  if (!author) throw new Stop(`${name} names neither a licence's text nor an author`);
  return `Copyright ${author.name ?? author}`;
}
