// Questions about one puzzle as promises, one at a time: a new one ends the one before.
import type { QuestionCalls } from '../../core/calls';
import type { AnswerTo, QuestionKind, QuestionMap } from '../../core/questions/questions';
import { Port } from '../port';
import type { WorkerPort } from '../worker-port';

export class QuestionsClient {
  readonly #port: Port<QuestionCalls>;

  constructor(createWorker: () => WorkerPort = createQuestionsWorker) {
    this.#port = new Port({ createWorker });
  }

  ask<Kind extends QuestionKind>(
    kind: Kind,
    question: QuestionMap[Kind]['ask'],
  ): Promise<AnswerTo<Kind>> {
    this.stop();
    return this.#port.call(kind, question);
  }

  /** Gives up the question that is being answered; its promise rejects at once. */
  stop(): void {
    this.#port.cancelCalls();
  }

  /** Ends the worker, too. The client can be used again. */
  close(): void {
    this.#port.close();
  }
}

function createQuestionsWorker(): Worker {
  return new Worker(new URL('../../worker/questions/questions.ts', import.meta.url), {
    type: 'module',
    name: 'retrace-questions',
  });
}
