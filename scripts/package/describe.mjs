// Writes the files that tools read of the npm package: declarations, manifest and VS Code's data; and the solver's entries
// for runtimes that cannot compile WebAssembly, where a bundler adds it as a module.
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { editorData } from './editor-data.mjs';
import { manifest } from './manifest.mjs';
import { writeTypes } from './types.mjs';

const folder = join(root, 'dist/package');

/** The import of a compiled module in each runtime. */
const edges = { workerd: './solver.wasm', 'edge-light': './solver.wasm?module' };

/** @param {string} core */
const solverWith = (core) => `import core from '${core}';
import { provideCore } from './solver.js';
provideCore(core);
export * from './solver.js';
`;

/** Writes them. */
export function describePackage() {
  copyFileSync(join(root, 'build/wasm/retrace-solver.wasm'), join(folder, 'solver.wasm'));
  for (const [name, core] of Object.entries(edges)) {
    writeFileSync(join(folder, `solver-${name}.js`), solverWith(core));
  }
  writeTypes();
  const described = manifest();
  const files = { 'custom-elements.json': described, ...editorData(described) };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  }
}
