// The worker that one compiled program runs in; a program that does not end is ended with it.
import type { RunnerReply, RunnerRequest } from '../../../core/code/compiler-messages';
import type { RunRequest } from '../../../core/code/run';
import { makeBare } from '../bare';
import { serveSandboxed } from '../sandboxed';
import { CompiledProgram, runnableFor } from './cpp-program';
import { runLearned } from './run/run-learned';

serveSandboxed<{ request: RunnerRequest; reply: RunnerReply }>((say) => {
  let program: CompiledProgram | undefined;
  makeBare(globalThis);
  return (asked) => {
    if (asked.type === 'program') program = new CompiledProgram(asked.module);
    else if (program) run(program, asked.request, say);
    else throw new Error('there is no program');
  };
});

function run(program: CompiledProgram, request: RunRequest, say: (reply: RunnerReply) => void) {
  const { input, limits, film, digits, framesAt } = request;
  const result = runLearned(runnableFor(program, request), {
    input,
    limits,
    film,
    digits,
    framesAt,
    started: () => {
      say({ type: 'started' });
    },
    printed: (text) => {
      say({ type: 'printed', text });
    },
    complained: (text) => {
      say({ type: 'printed', text, isError: true });
    },
    noticed: (fault) => {
      say({ type: 'noticed', fault });
    },
    filmed: (piece) => {
      say({ type: 'filmed', piece });
    },
  });
  say({ type: 'ended', ...result, film: result.film });
}
