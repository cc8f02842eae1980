// Hears a run of an interpreted program as the page does, without a worker between them.
import type { RunReport, RunRequest } from '../../../web/core/code/run';
import { RunSoFar } from '../../../web/core/code/run-so-far';
import {
  runFilmed,
  type InterpretedEnding,
  type ToldOfRun,
} from '../../../web/worker/code/filmed-run';

/** `onKept` receives the steps of a film that is kept back. */
export async function listenedRun(
  run: (request: RunRequest, told: ToldOfRun) => InterpretedEnding | Promise<InterpretedEnding>,
  request: RunRequest,
  onKept: (steps: number) => void = () => undefined,
): Promise<RunReport> {
  const heard = new RunSoFar();
  const { faults, ...ended } = await runFilmed(run, request, {
    begin: () => undefined,
    output: (text) => {
      heard.hear({ type: 'printed', text });
    },
    errors: (text) => {
      heard.hear({ type: 'printed', text, isError: true });
    },
    filmed: (piece) => {
      heard.hear({ type: 'filmed', piece });
    },
    filming: onKept,
  });
  for (const fault of faults) heard.hear({ type: 'noticed', fault });
  return heard.report(ended);
}
