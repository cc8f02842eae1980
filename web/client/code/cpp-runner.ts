// Programs in C++.
import compilerScript from 'virtual:sandboxed/cpp/cpp-compiler-worker';
import programScript from 'virtual:sandboxed/cpp/cpp-run-worker';
import manifest from '@compiler/manifest.json';
import { createCompiledRunner } from './compiled-runner';
import { keptLanguage, type KeptLanguage } from './kept-language';
import type { ProgramRunner } from './runner';
import { scriptAt, startSandboxed } from './sandbox/sandbox';

export const keptCpp = (): Promise<KeptLanguage> => keptLanguage(manifest);

export const createCppRunner = (): ProgramRunner =>
  createCompiledRunner({
    folder: 'compiler/',
    manifest: () => Promise.resolve(manifest),
    createCompiler: () => startSandboxed(scriptAt(compilerScript), 'retrace-compiler'),
    createProgram: () => startSandboxed(scriptAt(programScript), 'retrace-program'),
  });
