// The same of recordings: `virtual:packed-recordings` for tests.
import { packed } from './packed-answers';

export const packedCore = packed('retrace-recordings');

/** In-thread workers take the script itself, see in-thread-pool.ts. */
export const workerScript = 'recordings';

export const loadSeats = async () => (await import('../../../web/worker/seats-on-page')).recordings;
