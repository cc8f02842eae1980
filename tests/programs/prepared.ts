// A runner of programs in C++ with the page's modules, in Node and without workers.
import type { PreparedProgram, ProgramRunner } from '../../web/client/code/runner';
import type { Compiler } from '../../web/worker/code/cpp/compile/cpp-compiler';
import { CompiledProgram } from '../../web/worker/code/cpp/cpp-program';
import { runHere } from './learners/cpp-chain';

/** A run here cannot be stopped, so the programs must end by themselves. */
export function runnerIn(compiler: Compiler): ProgramRunner {
  return {
    load: () => Promise.resolve(),
    prepare: async (source) => {
      const compiled = await compiler.compile(source);
      const { diagnostics } = compiled;
      if (compiled.kind === 'compile-error') return { kind: 'compile-error', diagnostics };
      return { kind: 'ready', program: preparedOf(compiled.module), diagnostics };
    },
    beside: () => runnerIn(compiler),
    rest: () => undefined,
    dispose: () => undefined,
  };
}

function preparedOf(module: Uint8Array<ArrayBuffer>): PreparedProgram {
  const program = new CompiledProgram(module);
  return { run: (request) => runHere(program, request) };
}
