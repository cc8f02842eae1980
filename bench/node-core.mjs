// The WebAssembly engine over lines in Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/run.mjs';
import { timeLines } from './lines-time.mjs';

/** Loads the built core. */
export async function openNode() {
  const folder = join(root, 'build/wasm');
  const { default: createCore } = await import(
    pathToFileURL(join(folder, 'retrace-bench.mjs')).href
  );
  const core = await createCore({ wasmBinary: readFileSync(join(folder, 'retrace-bench.wasm')) });
  const solver = new core.LineSolver();
  return {
    /** @param {string} text @param {'any' | 'check'} task */
    lines: (text, task) => timeLines(solver, text, task),
    close: () => solver.delete(),
  };
}
