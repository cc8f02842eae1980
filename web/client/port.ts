// The way to one worker, whatever is asked of it: starts it when it is first needed, pairs requests
// with what comes back, notices when it fails or falls silent.
import type { CallKind, CallTypes, Part, PortReply, PortRequest, SessionKind } from '../core/port';
import type { HostRefusal } from '../core/refused';
import { abortError } from './abort-error';
import { RequestRefused } from './request-refused';
import { Watchdog } from './watchdog';
import { WorkerFailure } from './worker-failure';
import type { WorkerPort } from './worker-port';

export interface PortOptions {
  createWorker: () => WorkerPort;
  /** How long a worker that owes something may be silent, in milliseconds, also before it is loaded; undefined: for ever. */
  patienceMs?: ((isReady: boolean) => number | undefined) | undefined;
  /** Called when the host page turns out to allow no workers or no WebAssembly. */
  onRefusal?: ((refusal: HostRefusal) => void) | undefined;
  /** The worker has loaded its core. */
  onReady?: (() => void) | undefined;
  /** The worker is gone, and whoever waited has been told; the next request starts another one. */
  onFailure?: ((failure: WorkerFailure) => void) | undefined;
}

export interface CallOptions<Progress> {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** The client's end of a session. */
export interface SessionEnd<Progress> {
  hear(progress: Progress): void;
  /** Called once at most, and not after `close`: the worker is lost, or it refused. */
  fail(error: Error): void;
  /** Whether the worker owes something. */
  readonly isWaiting: boolean;
}

export interface OpenSession<Sent> {
  send(sent: Sent): void;
  close(): void;
}

/** A request whose id the worker still knows. */
interface Open {
  readonly isCall: boolean;
  /** Owes nothing meanwhile. */
  isPaused: boolean;
  hear(progress: unknown): void;
  answer(answer: unknown): void;
  fail(error: Error): void;
  readonly isWaiting: () => boolean;
}

export class Port<Calls extends CallTypes<Calls>> {
  readonly #options: PortOptions;
  readonly #open = new Map<number, Open>();
  readonly #watchdog: Watchdog;
  #worker: WorkerPort | undefined;
  #isReady = false;
  #lastId = 0;

  constructor(options: PortOptions) {
    this.#options = options;
    const patienceMs = options.patienceMs ?? defaultPatienceMs;
    this.#watchdog = new Watchdog(
      () => (this.#worker && this.isBusy ? patienceMs(this.#isReady) : undefined),
      () => {
        this.lose(new WorkerFailure('worker-hung', 'the worker fell silent'));
      },
    );
  }

  /** Starts the worker ahead of the first request. */
  start(): void {
    this.#try(() => undefined);
  }

  /** Rejects with an `AbortError`, a `RequestRefused` or a `WorkerFailure`. */
  call<Kind extends CallKind<Calls>>(
    kind: Kind,
    ask: Calls[Kind]['ask'],
    { signal, onProgress }: CallOptions<Calls[Kind]['progress']> = {},
  ): Promise<Part<Calls[Kind], 'answer'>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(abortError());
        return;
      }
      const id = ++this.#lastId;
      const cancel = () => {
        this.#cancel(id);
      };
      const release = () => signal?.removeEventListener('abort', cancel);
      signal?.addEventListener('abort', cancel);
      this.#request(id, kind, ask, {
        isCall: true,
        isPaused: false,
        hear: (progress) => onProgress?.(progress),
        answer: (answer) => {
          release();
          resolve(answer as Part<Calls[Kind], 'answer'>);
        },
        fail: (error) => {
          release();
          reject(error);
        },
        isWaiting: () => true,
      });
    });
  }

  /** Opens a session; `end` may fail at once, where there is no worker to be had. */
  open<Kind extends SessionKind<Calls>>(
    kind: Kind,
    ask: Calls[Kind]['ask'],
    end: SessionEnd<Calls[Kind]['progress']>,
  ): OpenSession<Part<Calls[Kind], 'sent'>> {
    const id = ++this.#lastId;
    this.#request(id, kind, ask, {
      isCall: false,
      isPaused: false,
      hear: (progress) => {
        end.hear(progress);
      },
      answer: () => undefined,
      fail: (error) => {
        end.fail(error);
      },
      isWaiting: () => end.isWaiting,
    });
    return {
      send: (sent) => {
        if (this.#open.has(id)) this.#post({ type: 'send', id, sent });
      },
      close: () => {
        if (this.#open.delete(id)) this.#post({ type: 'cancel', id });
      },
    };
  }

  /** Whether the worker owes something. */
  get isBusy(): boolean {
    return [...this.#open.values()].some((open) => !open.isPaused && open.isWaiting());
  }

  /** Halts the calls there are until `resume`; sessions go on. */
  pause(): void {
    this.#setPaused(true);
  }

  resume(): void {
    this.#setPaused(false);
  }

  /** Ends all calls; sessions go on. */
  cancelCalls(): void {
    for (const [id, { isCall }] of [...this.#open]) if (isCall) this.#cancel(id);
  }

  /** Ends everything and the worker; the port can be used again. */
  close(): void {
    this.#discard(abortError());
  }

  /** To be called where it is known from elsewhere that the worker is gone. */
  lose(failure: WorkerFailure): void {
    this.#worker?.condemn?.();
    this.#discard(failure);
    this.#options.onFailure?.(failure);
  }

  #request(id: number, kind: keyof Calls, ask: object, open: Open): void {
    this.#open.set(id, open);
    this.#post({ type: 'request', id, kind, ask } as PortRequest<Calls>);
  }

  #cancel(id: number): void {
    const open = this.#open.get(id);
    if (!this.#open.delete(id)) return;
    this.#post({ type: 'cancel', id });
    open?.fail(abortError());
  }

  #setPaused(isPaused: boolean): void {
    const type = isPaused ? 'pause' : 'resume';
    for (const [id, open] of this.#open) {
      if (!open.isCall || open.isPaused === isPaused) continue;
      open.isPaused = isPaused;
      this.#post({ type, id });
    }
  }

  #post(request: PortRequest<Calls>): void {
    this.#try((worker) => {
      worker.postMessage(request);
    });
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
      case 'progress':
        // A request that was cancelled may still have had something on the way.
        this.#open.get(reply.id)?.hear(reply.progress);
        break;
      case 'answer':
        this.#take(reply.id)?.answer(reply.answer);
        break;
      case 'refused':
        this.#take(reply.id)?.fail(new RequestRefused(reply.reason));
        break;
      case 'failed':
        this.lose(new WorkerFailure('worker-failed', reply.message));
        break;
      case 'alive':
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

  #take(id: number): Open | undefined {
    const open = this.#open.get(id);
    this.#open.delete(id);
    return open;
  }

  /** Each that waited is told once, for whoever is told may ask again. */
  #discard(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#watchdog.stop();
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const each of open) each.fail(reason);
  }
}

/** A worker may take long to load, over the slowest network. */
const defaultPatienceMs = (isReady: boolean): number => (isReady ? 5000 : 60_000);
