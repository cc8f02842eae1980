// `virtual:packed-paths` for tests: the widget's build makes this module of the worker and the core, and so does this file.
import { packed } from './packed-answers';

export const packedCore = packed('retrace-plain-path');

/** The name of the worker's script, which in-thread-pool.ts loads itself. */
export const workerScript = 'paths';

export const loadSeats = async () => (await import('../../../web/worker/seats-on-page')).paths;
