// The module that the package's build makes of the solver's thread and core, made here of the same: `virtual:packed-solver` for
// tests. Its thread ends at once, so this thread answers the questions.
import { packed } from './packed-answers';

export const packedCore = packed('retrace-solver');
export const workerScript = '';
export const loadHere = async () => (await import('../../../web/worker/solver/serve')).serve;
