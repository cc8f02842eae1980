// What the widget's build makes of worker and core, made here of the same: `virtual:packed-core` for tests.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';

const file = new URL('../../../build/wasm/retrace-plain.wasm', import.meta.url);

export const packedCore = deflateRawSync(readFileSync(file)).toString('base64');

/** In-thread workers take the script itself, see in-thread-pool.ts. */
export const workerScript = '';

export const loadSeats = () => import('../../../web/worker/seats');
