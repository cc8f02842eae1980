// The worker that one compiled program runs in; a program that does not end is ended with it.
import type { RunnerReply, RunnerRequest } from '../../../core/code/compiler-messages';
import type { RunRequest } from '../../../core/code/run';
import { CompiledProgram, runnableFor } from './program';
import { runLearned } from './run/run-learned';

const scope = self;
let program: CompiledProgram | undefined;

scope.onmessage = ({ data }: MessageEvent<RunnerRequest>) => {
  try {
    if (data.type === 'program') program = new CompiledProgram(data.module);
    else run(data.request);
  } catch (error) {
    say({ type: 'failed', message: String(error) });
  }
};

function run(request: RunRequest): void {
  if (!program) throw new Error('there is no program');
  const { input, limits, film, framesAt } = request;
  const result = runLearned(runnableFor(program, request), {
    input,
    limits,
    film,
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

function say(reply: RunnerReply): void {
  scope.postMessage(reply);
}
