// Collects the report of an interpreted program's run as the page does, without a worker in between.
import type { RunReport, RunRequest } from '../../../web/core/code/run';
import { RunSoFar } from '../../../web/core/code/run-so-far';
import {
  runFilmed,
  type InterpretedEnding,
  type RunListener,
} from '../../../web/worker/code/filmed-run';

/** Runs a program and gives the report of the run; `onKept` receives the number of steps that the film keeps back. */
export async function listenedRun(
  run: (request: RunRequest, told: RunListener) => InterpretedEnding | Promise<InterpretedEnding>,
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
