// The worker behind a port: started when it is first needed, lost when it fails or falls silent.
import type { CallTypes, HostRefusal, PortReply, PortRequest } from '../core/port-messages';
import { abortError, WorkerFailure } from './errors';
import { Watchdog } from './watchdog';
import type { WorkerPort } from './worker-port';

export interface WorkerOptions {
  createWorker: () => WorkerPort;
  /** The longest silence of a worker that owes an answer or is loading, in milliseconds; undefined: any. */
  patienceMs?: ((isReady: boolean) => number | undefined) | undefined;
  /** Called when the host page turns out to allow no workers or no WebAssembly. */
  onRefusal?: ((refusal: HostRefusal) => void) | undefined;
  /** Called when the worker has loaded its core. */
  onReady?: (() => void) | undefined;
  /** Called when the worker is lost, after its requests have failed; the next request starts another one. */
  onFailure?: ((failure: WorkerFailure) => void) | undefined;
}

/** The messages of the worker about one request. */
export type RequestReply<Calls extends CallTypes<Calls>> = Extract<
  PortReply<Calls>,
  { type: 'progress' | 'answer' | 'needs-more' | 'refused' }
>;

/** The open requests of the worker. */
export interface Requests<Calls extends CallTypes<Calls>> {
  /** Whether the worker owes an answer. */
  readonly areOwed: () => boolean;
  readonly hear: (reply: RequestReply<Calls>) => void;
  /** Called when none of them will be answered any more. */
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
      case 'needs-more':
      case 'refused':
        this.#requests.hear(reply);
        break;
    }
    this.#watchdog.restart();
  }

  /** Where workers are refused the search runs on the page; without WebAssembly there is no search. */
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

/** Loading may take long, over a slow network. */
const defaultPatienceMs = (isReady: boolean): number => (isReady ? 5000 : 60_000);
