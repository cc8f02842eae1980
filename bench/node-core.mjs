// The WebAssembly engine over lines in Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import { root } from '../scripts/run.mjs';

/** Loads the built core. */
export async function openNode() {
  const folder = join(root, 'build/wasm');
  const { default: createCore } = await import(
    pathToFileURL(join(folder, 'retrace-bench.mjs')).href
  );
  const core = await createCore({ wasmBinary: readFileSync(join(folder, 'retrace-bench.wasm')) });
  /** @type {{ module: typeof import('./lines-time') }} */
  const { module } = await runnerImport(join(root, 'bench/lines-time.ts'), { configFile: false });
  return {
    /** @param {string} text @param {'any' | 'check'} task */
    lines: (text, task) => module.timeLines(core, text, task),
  };
}
