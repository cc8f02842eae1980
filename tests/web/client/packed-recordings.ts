// The same of recordings: `virtual:packed-recordings` for tests.
import { packed } from './packed-core';

export const packedCore = packed('retrace-recordings');

/** In-thread workers take the script itself, see in-thread-pool.ts. */
export const workerScript = 'recordings';

export const loadSeats = () => import('../../../web/worker/recording-seats');
