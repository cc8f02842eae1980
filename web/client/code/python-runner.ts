// Programs in Python.
import manifest from '@python/manifest.json';
import { InterpreterRunner } from './interpreter';
import { keptLanguage, type KeptLanguage } from './kept';
import type { ProgramRunner } from './runner';

export const keptPython = (): Promise<KeptLanguage> => keptLanguage(manifest);

export const createPythonRunner = (): ProgramRunner =>
  new InterpreterRunner({
    createWorker: () =>
      new Worker(new URL('../../worker/code/python/python.ts', import.meta.url), {
        type: 'module',
        name: 'retrace-python',
      }),
    graceMs: 1000,
    folder: 'python/',
    oneProgramEach: true,
  });
