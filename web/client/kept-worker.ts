// The worker at the far end of a port: started when it is first needed, lost when it fails or falls silent.
import type { CallTypes, HostRefusal, PortReply, PortRequest } from '../core/port';
import { abortError, WorkerFailure } from './errors';
import { Watchdog } from './watchdog';
import type { WorkerPort } from './worker-port';

export interface WorkerOptions {
  createWorker: () => WorkerPort;
  /** How long a worker that owes something may be silent, in milliseconds, also before it is loaded; undefined: for ever. */
  patienceMs?: ((isReady: boolean) => number | undefined) | undefined;
  /** Called when the host page turns out to allow no workers or no WebAssembly. */
  onRefusal?: ((refusal: HostRefusal) => void) | undefined;
  /** The worker has loaded its core. */
  onReady?: (() => void) | undefined;
  /** The worker is gone, and whoever waited knows; the next request starts another one. */
  onFailure?: ((failure: WorkerFailure) => void) | undefined;
}

/** The messages of the worker about one request. */
export type RequestReply<Calls extends CallTypes<Calls>> = Extract<
  PortReply<Calls>,
  { type: 'progress' | 'answer' | 'refused' }
>;

/** The requests that the worker is there for. */
export interface Requests<Calls extends CallTypes<Calls>> {
  /** Whether the worker owes something. */
  readonly areOwed: () => boolean;
  readonly hear: (reply: RequestReply<Calls>) => void;
  /** None of them is answered any more. */
  readonly fail: (reason: Error) => void;
}

export class KeptWorker<Calls extends CallTypes<Calls>> {
  readonly #options: WorkerOptions;
  readonly #requests: Requests<Calls>;
  readonly #watchdog: Watchdog;
  #worker: WorkerPort | undefined;
  #isReady = false;

  constructor(options: WorkerOptions, requests: Requests<Calls>) {
    this.#options = options;
    this.#requests = requests;
    const patienceMs = options.patienceMs ?? defaultPatienceMs;
    this.#watchdog = new Watchdog(
      () => (this.#worker && requests.areOwed() ? patienceMs(this.#isReady) : undefined),
      () => {
        this.lose(new WorkerFailure('worker-hung', 'the worker fell silent'));
      },
    );
  }

  start(): void {
    this.#try(() => undefined);
  }

  post(request: PortRequest<Calls>): void {
    this.#try((worker) => {
      worker.postMessage(request);
    });
  }

  close(): void {
    this.#discard(abortError());
  }

  lose(failure: WorkerFailure): void {
    this.#worker?.condemn?.();
    this.#discard(failure);
    this.#options.onFailure?.(failure);
  }

  #try(use: (worker: WorkerPort) => void): void {
    try {
      use((this.#worker ??= this.#startWorker()));
    } catch (error) {
      this.lose(new WorkerFailure('worker-failed', String(error)));
    }
    this.#watchdog.restart();
  }

  #startWorker(): WorkerPort {
    const worker = this.#options.createWorker();
    worker.onmessage = ({ data }: MessageEvent<PortReply<Calls>>) => {
      if (worker === this.#worker) this.#hear(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      this.lose(new WorkerFailure('worker-failed', event.message || 'the worker did not start'));
    };
    return worker;
  }

  #hear(reply: PortReply<Calls>): void {
    switch (reply.type) {
      case 'ready':
        this.#isReady = true;
        this.#options.onReady?.();
        break;
      case 'host-refused':
        this.#bearRefusal(reply.refusal);
        break;
      case 'failed':
        this.lose(new WorkerFailure('worker-failed', reply.message));
        break;
      case 'alive':
        break;
      case 'progress':
      case 'answer':
      case 'refused':
        this.#requests.hear(reply);
        break;
    }
    this.#watchdog.restart();
  }

  /** Without workers the search goes on, without WebAssembly there is none. */
  #bearRefusal(refusal: HostRefusal): void {
    this.#options.onRefusal?.(refusal);
    if (refusal === 'workers') return;
    this.lose(new WorkerFailure('webassembly-refused', 'WebAssembly is not allowed here'));
  }

  #discard(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#watchdog.stop();
    this.#requests.fail(reason);
  }
}

/** A worker may take long to load, over the slowest network. */
const defaultPatienceMs = (isReady: boolean): number => (isReady ? 5000 : 60_000);
