// The module that the widget's build makes of worker and core, made here of the same: `virtual:packed-answers` for tests.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';

export function packed(wasm: string): string {
  const file = new URL(`../../../build/wasm/${wasm}.wasm`, import.meta.url);
  return deflateRawSync(readFileSync(file)).toString('base64');
}

export const packedCore = packed('retrace-plain-answers');

/** In-thread workers take the script itself, see in-thread-pool.ts. */
export const workerScript = 'answers';

export const loadSeats = async () => (await import('../../../web/worker/seats-on-page')).answers;
