// The same of paths: `virtual:packed-paths` for tests.
import { packed } from './packed-answers';

export const packedCore = packed('retrace-plain-path');

/** In-thread workers take the script itself, see in-thread-pool.ts. */
export const workerScript = 'paths';

export const loadSeats = async () => (await import('../../../web/worker/seats-on-page')).paths;
