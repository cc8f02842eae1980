// The connection to one worker: sends calls and opens sessions, and pairs each with its replies.
import type { CallKind, CallTypes, Part, PortRequest, SessionKind } from '../core/port-messages';
import { abortError, NeedsMore, RequestRefused, type WorkerFailure } from './errors';
import { KeptWorker, type RequestReply, type WorkerOptions } from './kept-worker';

export interface CallOptions<Progress> {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** The client's end of a session. */
export interface SessionEnd<Progress> {
  hear(progress: Progress): void;
  /** Called at most once, and not after `close`: the worker is lost, or it refused. */
  fail(error: Error): void;
  /** Whether the worker owes the session an answer. */
  readonly isWaiting: boolean;
}

export interface OpenSession<Sent> {
  send(sent: Sent): void;
  close(): void;
}

/** A request whose id the worker still knows. */
interface Open {
  readonly isCall: boolean;
  /** While paused, the worker owes it nothing. */
  isPaused: boolean;
  hear(progress: unknown): void;
  answer(answer: unknown): void;
  fail(error: Error): void;
  readonly isWaiting: () => boolean;
}

export class Port<Calls extends CallTypes<Calls>> {
  readonly #open = new Map<number, Open>();
  readonly #worker: KeptWorker<Calls>;
  #lastId = 0;

  constructor(options: WorkerOptions) {
    this.#worker = new KeptWorker<Calls>(options, {
      areOwed: () => [...this.#open.values()].some((open) => !open.isPaused && open.isWaiting()),
      hear: (reply) => {
        this.#hear(reply);
      },
      fail: (reason) => {
        this.#failAll(reason);
      },
    });
  }

  /** Starts the worker ahead of the first request. */
  start(): void {
    this.#worker.start();
  }

  /** Rejects with an `AbortError`, a `RequestRefused`, a `NeedsMore` or a `WorkerFailure`. */
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

  /** Opens a session; `end` may fail at once, where no worker can be had. */
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
        if (this.#open.has(id)) this.#worker.post({ type: 'send', id, sent });
      },
      close: () => {
        if (this.#open.delete(id)) this.#worker.post({ type: 'cancel', id });
      },
    };
  }

  /** Halts the open calls until `resume`; sessions go on. */
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
    this.#worker.close();
  }

  /** Reports that the worker is gone, where this is known from elsewhere. */
  lose(failure: WorkerFailure): void {
    this.#worker.lose(failure);
  }

  #request(id: number, kind: keyof Calls, ask: object, open: Open): void {
    this.#open.set(id, open);
    this.#worker.post({ type: 'request', id, kind, ask } as PortRequest<Calls>);
  }

  #cancel(id: number): void {
    const open = this.#open.get(id);
    if (!this.#open.delete(id)) return;
    this.#worker.post({ type: 'cancel', id });
    open?.fail(abortError());
  }

  #setPaused(isPaused: boolean): void {
    const type = isPaused ? 'pause' : 'resume';
    for (const [id, open] of this.#open) {
      if (!open.isCall || open.isPaused === isPaused) continue;
      open.isPaused = isPaused;
      this.#worker.post({ type, id });
    }
  }

  #hear(reply: RequestReply<Calls>): void {
    switch (reply.type) {
      case 'progress':
        // A reply to a cancelled request may still have been on its way.
        this.#open.get(reply.id)?.hear(reply.progress);
        break;
      case 'answer':
        this.#take(reply.id)?.answer(reply.answer);
        break;
      case 'needs-more':
        this.#take(reply.id)?.fail(new NeedsMore());
        break;
      case 'refused':
        this.#take(reply.id)?.fail(new RequestRefused(reply.reason));
        break;
    }
  }

  #take(id: number): Open | undefined {
    const open = this.#open.get(id);
    this.#open.delete(id);
    return open;
  }

  /** Fails each waiting request once: its caller may send a new one at once. */
  #failAll(reason: Error): void {
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const each of open) each.fail(reason);
  }
}
