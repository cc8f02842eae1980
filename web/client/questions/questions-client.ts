// Questions to a worker of its own as promises, one at a time: a new one ends the one before.
import type { QuestionReply } from '../../core/questions/messages';
import type { AnswerTo, QuestionKind, QuestionMap } from '../../core/questions/questions';
import { abortError } from '../abort-error';
import { WorkerFailure } from '../worker-failure';

export class QuestionsClient {
  readonly #createWorker: () => Worker;
  #worker: Worker | undefined;
  /** Ends the promise of the question that is being answered. */
  #reject: ((reason: unknown) => void) | undefined;
  #lastId = 0;

  constructor(createWorker: () => Worker = createQuestionsWorker) {
    this.#createWorker = createWorker;
  }

  ask<Kind extends QuestionKind>(
    kind: Kind,
    question: QuestionMap[Kind]['ask'],
  ): Promise<AnswerTo<Kind>> {
    this.stop();
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#reject = reject;
      const worker = (this.#worker ??= this.#createWorker());
      worker.onmessage = ({ data }: MessageEvent<QuestionReply<Kind>>) => {
        if (data.id !== id) return;
        if ('failure' in data) {
          this.#fail(data.failure);
          return;
        }
        this.#reject = undefined;
        resolve(data.answer);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        this.#fail(event.message || 'the worker did not start');
      };
      worker.postMessage({ id, question: { kind, ...question } });
    });
  }

  /** Gives up the question that is being answered, at once; its promise rejects. */
  stop(): void {
    if (this.#reject) this.#discard(abortError());
  }

  close(): void {
    this.#discard(abortError());
  }

  #fail(message: string): void {
    this.#discard(new WorkerFailure('worker-failed', message));
  }

  #discard(reason: unknown): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const reject = this.#reject;
    this.#reject = undefined;
    reject?.(reason);
  }
}

function createQuestionsWorker(): Worker {
  return new Worker(new URL('../../worker/questions/questions.ts', import.meta.url), {
    type: 'module',
    name: 'retrace-questions',
  });
}
