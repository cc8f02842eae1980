// The line to one worker: starts it when it is first needed, notices when it fails or falls silent.
import type { Reply, Request } from '../core/worker-messages';
import { WorkerFailure } from './worker-failure';

export interface LineOptions {
  createWorker: () => Worker;
  /** A worker that owes an answer and says nothing for this long is taken as hung, in milliseconds. */
  hungAfterMs?: number | undefined;
  /** What a worker may take to load, over the slowest network, in milliseconds. */
  loadWithinMs?: number | undefined;
}

interface LineEnd {
  onReply: (reply: Reply) => void;
  /** The worker is gone already; the next `post` starts another one. */
  onFailure: (failure: WorkerFailure) => void;
  /** Whether the worker owes an answer. */
  isWaiting: () => boolean;
}

export class WorkerLine {
  readonly #createWorker: () => Worker;
  readonly #hungAfterMs: number;
  readonly #loadWithinMs: number;
  readonly #end: LineEnd;
  #worker: Worker | undefined;
  #workerIsReady = false;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LineOptions, end: LineEnd) {
    this.#createWorker = options.createWorker;
    this.#hungAfterMs = options.hungAfterMs ?? 5000;
    this.#loadWithinMs = options.loadWithinMs ?? 60_000;
    this.#end = end;
  }

  post(request: Request): void {
    try {
      this.#worker ??= this.#startWorker();
      this.#worker.postMessage(request);
    } catch (error) {
      this.#fail(new WorkerFailure('worker-failed', String(error)));
    }
    this.restartWatchdog();
  }

  /** Ends the worker without a word. */
  discard(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#workerIsReady = false;
    this.#stopWatchdog();
  }

  /** Gives the worker its full time again; to be called when `isWaiting` has changed, too. */
  restartWatchdog(): void {
    this.#stopWatchdog();
    if (!this.#worker || !this.#end.isWaiting()) return;
    const half = (this.#workerIsReady ? this.#hungAfterMs : this.#loadWithinMs) / 2;
    this.#watchdog = setTimeout(() => {
      // After the machine slept the timer comes before the messages that waited: hear those first.
      this.#watchdog = setTimeout(() => {
        this.#fail(new WorkerFailure('worker-hung', 'the worker fell silent'));
      }, half);
    }, half);
  }

  #startWorker(): Worker {
    const worker = this.#createWorker();
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.type === 'ready') this.#workerIsReady = true;
      else if (data.type === 'failed' || data.type === 'watch-failed') {
        this.#fail(new WorkerFailure('worker-failed', data.message));
      } else this.#end.onReply(data);
      this.restartWatchdog();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(new WorkerFailure('worker-failed', event.message || 'the worker did not start'));
    };
    return worker;
  }

  #fail(failure: WorkerFailure): void {
    this.discard();
    this.#end.onFailure(failure);
  }

  #stopWatchdog(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = undefined;
  }
}
