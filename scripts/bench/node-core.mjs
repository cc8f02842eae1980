// The WebAssembly core's batch call in Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';
import { timeBatch } from './batch-time.mjs';

/** Loads the built core. */
export async function openNode() {
  const folder = join(root, 'build/wasm');
  const { default: createCore } = await import(
    pathToFileURL(join(folder, 'retrace-core.mjs')).href
  );
  const core = await createCore({ wasmBinary: readFileSync(join(folder, 'retrace-core.wasm')) });
  const batch = new core.Batch();
  return {
    /** @param {string} text @param {'any' | 'check'} task */
    batch: (text, task) => timeBatch(batch, text, task),
    close: () => batch.delete(),
  };
}
