// `virtual:packed-answers` for tests: the widget's build makes this module of the worker and the core, and so does this file.
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

export function packed(wasm: string): string {
  const file = new URL(`../../../build/wasm/${wasm}.wasm`, import.meta.url);
  return deflateSync(readFileSync(file)).toString('base64');
}

export const packedCore = packed('retrace-plain-answers');

/** The name of the worker's script, which in-thread-pool.ts loads itself. */
export const workerScript = 'answers';

export const loadSeats = async () => (await import('../../../web/worker/seats-on-page')).answers;
