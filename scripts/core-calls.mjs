// Writes both bindings of the core's modules, in C++, from the tables beside web/worker:
//     node scripts/core-calls.mjs FOLDER
// Writes a file for each module, and a depfile with the sources of the tables; unchanged files are left alone.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { bindingOf } from './core-calls/binding.mjs';
import { root } from './run.mjs';
import { techniqueFile, techniqueTable } from './technique-table.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/core-calls.mjs FOLDER');

/** @type {{ module: typeof import('./core-calls/modules'), dependencies: string[] }} */
const { module, dependencies } = await runnerImport(join(root, 'scripts/core-calls/modules.ts'), {
  configFile: false,
  plugins: [techniqueTable()],
  logLevel: 'error',
});

mkdirSync(folder, { recursive: true });
const made = Object.entries(module.coreModules).map(([name, coreModule]) => {
  const file = resolve(folder, `${name}.cpp`);
  writeWhereNew(file, bindingOf(name, coreModule));
  return file;
});
// Modules that are made of the techniques have no file; their table has.
const files = dependencies.filter((path) => !path.includes('virtual:'));
const sources = [...files, techniqueFile, 'scripts/core-calls/modules.ts'].map((path) =>
  resolve(root, path),
);
const escaped = (/** @type {string[]} */ paths) => paths.map((path) => path.replaceAll(' ', '\\ '));
// The first file stands for all: Ninja refuses a depfile that names the file of a removed module.
const [first = ''] = escaped(made);
writeFileSync(join(folder, 'made.d'), `${first}: ${escaped(sources).join(' ')}\n`);

/** @param {string} file @param {string} text */
function writeWhereNew(file, text) {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // The file does not exist yet.
  }
  writeFileSync(file, text);
}
