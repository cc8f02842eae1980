// Programs in C++.
import manifest from '@compiler/manifest.json';
import { createCompiledRunner } from './compiled-runner';
import { keptLanguage, type KeptLanguage } from './kept';
import type { ProgramRunner } from './runner';

export const keptCpp = (): Promise<KeptLanguage> => keptLanguage(manifest);

export const createCppRunner = (): ProgramRunner =>
  createCompiledRunner({
    compilerName: 'clang',
    folder: 'compiler/',
    manifest: () => Promise.resolve(manifest),
    createCompiler: () =>
      new Worker(new URL('../../worker/code/cpp/compiler-worker.ts', import.meta.url), {
        type: 'module',
        name: 'retrace-compiler',
      }),
    createProgram: () =>
      new Worker(new URL('../../worker/code/cpp/run-worker.ts', import.meta.url), {
        type: 'module',
        name: 'retrace-program',
      }),
  });
