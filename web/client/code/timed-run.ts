// One run of a program whose worker is ended where the run takes too long or is given up.
import type { InterpreterReply } from '../../core/code/interpreter-messages';
import type { RunReport } from '../../core/code/run';
import { RunSoFar } from '../../core/code/run-so-far';
import { abortError } from '../errors';
import type { LentWorker } from './lent-worker';
import type { PreparedProgram } from './runner';

interface Run<Request> {
  /** The request to the worker. */
  request: Request;
  /** From the start of the run until its worker is ended. */
  mostMs: number;
  options: Parameters<PreparedProgram['run']>[1];
}

/** The worker was ended: the report has what came of the run until then. */
class TimeLimit extends Error {}

export async function timedRun<Request>(
  worker: LentWorker<Request, InterpreterReply>,
  { request, mostMs, options: { signal, onSteps } }: Run<Request>,
): Promise<RunReport> {
  const run = new RunSoFar();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const ended = await worker.ask(request, signal, (reply) => {
      switch (reply.type) {
        case 'started':
          timer = setTimeout(() => {
            worker.end(new TimeLimit());
          }, mostMs);
          return undefined;
        case 'printed':
        case 'noticed':
          run.hear(reply);
          return undefined;
        case 'filmed':
          run.hear(reply);
          onSteps?.(run.steps);
          return undefined;
        case 'filming':
          onSteps?.(reply.steps);
          return undefined;
        case 'ended':
          return reply;
        case 'loaded':
        case 'prepared':
          return undefined;
      }
    });
    if (ended.isSpent) worker.end(abortError());
    return run.report(ended);
  } catch (error) {
    if (error instanceof TimeLimit) return run.late(mostMs);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
