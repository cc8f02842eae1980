// The line to one worker: starts it when it is first needed, notices when it fails or falls silent.
import type { HostRefusal } from '../core/refused';
import type { Reply, Request, SearchReply } from '../core/worker-messages';
import type { WatchReply } from '../core/watch-messages';
import { WorkerFailure } from './worker-failure';
import type { WorkerPort } from './worker-port';

export interface LineOptions {
  createWorker: () => WorkerPort;
  /** A worker that owes an answer and says nothing for this long is taken as hung, in milliseconds. */
  hungAfterMs?: number | undefined;
  /** What a worker may take to load, over the slowest network, in milliseconds. */
  loadWithinMs?: number | undefined;
}

interface LineEnd {
  onReply: (reply: SearchReply | WatchReply) => void;
  onRefusal?: ((refusal: HostRefusal) => void) | undefined;
  /** The worker is gone already; the next `post` starts another one. */
  onFailure: (failure: WorkerFailure) => void;
  /** Whether the worker owes an answer. */
  isWaiting: () => boolean;
}

export class WorkerLine {
  readonly #createWorker: () => WorkerPort;
  readonly #hungAfterMs: number;
  readonly #loadWithinMs: number;
  readonly #end: LineEnd;
  #worker: WorkerPort | undefined;
  #workerIsReady = false;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LineOptions, end: LineEnd) {
    this.#createWorker = options.createWorker;
    this.#hungAfterMs = options.hungAfterMs ?? 5000;
    this.#loadWithinMs = options.loadWithinMs ?? 60_000;
    this.#end = end;
  }

  /** Ahead of the first request. */
  start(): void {
    this.#try(() => undefined);
  }

  post(request: Request): void {
    this.#try((worker) => {
      worker.postMessage(request);
    });
  }

  #try(use: (worker: WorkerPort) => void): void {
    try {
      use((this.#worker ??= this.#startWorker()));
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

  #startWorker(): WorkerPort {
    const worker = this.#createWorker();
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.type === 'ready') this.#workerIsReady = true;
      else if (data.type === 'refused') this.#bearRefusal(data.refusal);
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

  /** Without workers the search goes on, without WebAssembly there is none. */
  #bearRefusal(refusal: HostRefusal): void {
    this.#end.onRefusal?.(refusal);
    if (refusal === 'workers') return;
    this.#fail(new WorkerFailure('webassembly-refused', 'WebAssembly is not allowed here'));
  }

  #fail(failure: WorkerFailure): void {
    this.#worker?.condemn?.();
    this.discard();
    this.#end.onFailure(failure);
  }

  #stopWatchdog(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = undefined;
  }
}
