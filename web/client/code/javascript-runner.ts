// Runs programs in JavaScript.
import { InterpreterRunner } from './interpreter';
import type { ProgramRunner } from './runner';

export const createJavaScriptRunner = (): ProgramRunner =>
  new InterpreterRunner({
    createWorker: () =>
      new Worker(new URL('../../worker/code/javascript/javascript.ts', import.meta.url), {
        type: 'module',
      }),
    graceMs: 500,
  });
