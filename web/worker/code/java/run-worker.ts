// The worker that one program in Java runs in; a program that does not end is ended with it.
import type { RunnerReply, RunnerRequest } from '../../../core/code/compiler-messages';
import { Pieces } from '../../../core/code/pieces';
import type { RunRequest } from '../../../core/code/run';
import { errorsTo } from '../errors';
import { runFilmed } from '../filmed-run';
import { moduleOf } from './instance';
import { runProgram } from './program';

const scope = self;
let program: WebAssembly.Module | undefined;

scope.onmessage = ({ data }: MessageEvent<RunnerRequest>) => {
  answer(data).catch((error: unknown) => {
    say({ type: 'failed', message: String(error) });
  });
};

async function answer(request: RunnerRequest): Promise<void> {
  if (request.type === 'program') program = moduleOf(request.module);
  else await run(request.request);
}

async function run(request: RunRequest): Promise<void> {
  if (!program) throw new Error('there is no program');
  const module = program;
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

function say(reply: RunnerReply): void {
  scope.postMessage(reply);
}
