// `virtual:packed-nested` for tests, as packed-paths.ts.
import { packed } from './packed-answers';

export const packedCore = packed('retrace-plain-nested');
