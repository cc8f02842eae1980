// Third-party notices: each Vite build lists the packages that are in it (build.license), and what Emscripten
// adds to the core is in cpp/wasm/notices.md. With the project's own licence, both go beside what is served.
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, root } from './run.mjs';

/** For `build.license`: a list to be read here, and removed. */
export const listed = { fileName: 'packages.json' };
/** The same of the service worker, which is built into the same folder. */
export const listedByServiceWorker = { fileName: 'service-worker-packages.json' };

/** @typedef {{ name: string, version: string, identifier?: string, text?: string }} Listed */

/**
 * Writes THIRD-PARTY.md and LICENSE into a folder of dist.
 * @param {string} folder
 * @param {...string} more files about what is beside what Vite bundles
 */
export function writeNotices(folder, ...more) {
  const lists = [listed, listedByServiceWorker].map(({ fileName }) => join(root, folder, fileName));
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
  for (const list of lists) rmSync(list, { force: true });
}

/** @param {string} file @returns {Listed[]} */
const readList = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The author of a package without a text of its licence. @param {string} name */
function authorOf(name) {
  const { author } = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  if (!author) throw new Stop(`${name} names neither a licence's text nor an author`);
  return `Copyright ${author.name ?? author}`;
}
