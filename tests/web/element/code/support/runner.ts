// A runner whose program is prepared already.
import type { PreparedProgram, ProgramRunner } from '../../../../../web/client/code/runner';

export function runnerOf(program: PreparedProgram): ProgramRunner {
  const runner: ProgramRunner = {
    load: () => Promise.resolve(),
    prepare: () => Promise.resolve({ kind: 'ready', program, diagnostics: [] }),
    beside: () => runner,
    rest: () => undefined,
    dispose: () => undefined,
  };
  return runner;
}
