// `virtual:packed-solver` for tests: the package's build makes this module of the solver's thread and the core, and so does
// this file. Its script is empty, so the thread ends at once and the solver answers in this thread.
import { packed } from './packed-answers';

export const packedCore = packed('retrace-solver');
export const workerScript = '';
export const loadHere = async () => (await import('../../../web/worker/solver/serve')).serve;
