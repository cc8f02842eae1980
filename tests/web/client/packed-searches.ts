// The same of searches: `virtual:packed-searches` for tests.
import { packed } from './packed-answers';

export const packedCore = packed('retrace-plain-searches');

/** In-thread workers take the script itself, see in-thread-pool.ts. */
export const workerScript = 'searches';

export const loadSeats = async () => (await import('../../../web/worker/seats-on-page')).searches;
