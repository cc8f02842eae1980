// Questions about one puzzle, one at a time.
import type { QuestionCalls } from '../../core/calls';
import { LatestClient } from '../latest-client';
import type { WorkerPort } from '../worker-port';

export class QuestionsClient extends LatestClient<QuestionCalls> {
  constructor(createWorker: () => WorkerPort = createQuestionsWorker) {
    super(createWorker);
  }
}

function createQuestionsWorker(): Worker {
  return new Worker(new URL('../../worker/questions/questions-worker.ts', import.meta.url), {
    type: 'module',
    name: 'retrace-questions',
  });
}
