// The worker that one program in Java runs in; a program that does not end is ended with it.
import type { RunnerReply, RunnerRequest } from '../../../core/code/compiler-messages';
import { Pieces } from '../../../core/code/said-pieces';
import type { RunRequest } from '../../../core/code/run';
import { makeBare } from '../bare';
import { errorsTo } from '../standard-error';
import { runFilmed } from '../filmed-run';
import { serveSandboxed } from '../sandboxed';
import { moduleOf } from './instance';
import { runProgram } from './java-program';

serveSandboxed<{ request: RunnerRequest; reply: RunnerReply }>((say) => {
  let program: WebAssembly.Module | undefined;
  makeBare(globalThis);
  return async (asked) => {
    if (asked.type === 'program') program = moduleOf(asked.module);
    else if (program) await run(program, asked.request, say);
    else throw new Error('there is no program');
  };
});

async function run(
  module: WebAssembly.Module,
  request: RunRequest,
  say: (reply: RunnerReply) => void,
): Promise<void> {
  const printed = new Pieces((text) => {
    say({ type: 'printed', text });
  });
  const { faults, ...ended } = await runFilmed(
    (asked, told) => runProgram(module, asked, told),
    request,
    {
      begin: () => {
        say({ type: 'started' });
      },
      output: (text) => {
        printed.add(text);
      },
      errors: errorsTo((text) => {
        say({ type: 'printed', text, isError: true });
      }),
      filmed: (piece) => {
        say({ type: 'filmed', piece });
      },
      filming: (steps) => {
        say({ type: 'filming', steps });
      },
    },
  );
  printed.handOver();
  for (const fault of faults) say({ type: 'noticed', fault });
  say({ type: 'ended', ...ended });
}
