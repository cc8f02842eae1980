// A worker that answers one request at a time; giving the request up ends the worker with all it has.
import { abortError, WorkerFailure } from '../errors';
import type { SandboxedWorker } from './sandbox/sandbox';

interface Failure {
  type: 'failed';
  message: string;
}

export class LentWorker<Request, Reply extends { type: string }> {
  readonly #create: () => SandboxedWorker;
  #worker: SandboxedWorker | undefined;
  #fail: ((reason: Error) => void) | undefined;

  constructor(create: () => SandboxedWorker) {
    this.#create = create;
  }

  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  /** Whether a caller waits for an answer. */
  get isAsked(): boolean {
    return this.#fail !== undefined;
  }

  /** Sends a request without waiting for an answer; starts the worker where there is none. */
  tell(request: Request): void {
    this.#started().postMessage(request);
  }

  /**
   * Resolves with the first answer that `hear` finds in a reply. Rejects with an `AbortError` or a `WorkerFailure`;
   * the worker is ended then.
   */
  ask<Answer>(
    request: Request,
    signal: AbortSignal | undefined,
    hear: (reply: Exclude<Reply, Failure>) => Answer | undefined,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(abortError());
        return;
      }
      const abort = () => {
        this.end(abortError());
      };
      const settle = () => {
        signal?.removeEventListener('abort', abort);
        this.#fail = undefined;
      };
      this.#fail = (reason) => {
        settle();
        reject(reason);
      };
      signal?.addEventListener('abort', abort);
      const worker = this.#started();
      worker.onmessage = ({ data }: MessageEvent<Exclude<Reply, Failure> | Failure>) => {
        if (isFailure(data)) {
          this.end(new WorkerFailure('worker-failed', data.message));
          return;
        }
        const answer = hear(data);
        if (answer === undefined) return;
        settle();
        resolve(answer);
      };
      worker.postMessage(request);
    });
  }

  /** A caller that waits is rejected with the reason. */
  end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#fail?.(reason);
  }

  #started(): SandboxedWorker {
    if (this.#worker) return this.#worker;
    const worker = this.#create();
    worker.onerror = (failure) => {
      if (worker === this.#worker) this.end(failure);
    };
    this.#worker = worker;
    return worker;
  }
}

const isFailure = (reply: { type: string }): reply is Failure => reply.type === 'failed';
