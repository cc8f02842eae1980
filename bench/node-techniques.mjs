// The WebAssembly core for all techniques in Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import { root } from '../scripts/run.mjs';
import { techniqueTable } from '../scripts/technique-table.mjs';

/** @typedef {import('../web/worker/techniques/techniques-table').TechniquesCore} Core */
/** @typedef {import('../web/core/techniques/deduction').Deduction} Step */

/** @returns {Promise<Core>} */
export async function openTechniques() {
  const folder = join(root, 'build/wasm');
  const module = pathToFileURL(join(folder, 'retrace-nested.mjs')).href;
  const { default: createCore } = await import(module);
  return createCore({ wasmBinary: readFileSync(join(folder, 'retrace-nested.wasm')) });
}

/** The reader of a path. */
export async function pathReader() {
  /** @type {{ module: typeof import('../web/worker/core/read-layout') }} */
  const reading = await runnerImport(join(root, 'web/worker/core/read-layout.ts'), {
    configFile: false,
  });
  /** @type {{ module: typeof import('../web/worker/techniques/paths-table') }} */
  const paths = await runnerImport(join(root, 'web/worker/techniques/paths-table.ts'), {
    configFile: false,
    plugins: [techniqueTable()],
  });
  return { read: reading.module.read, path: paths.module.path };
}
