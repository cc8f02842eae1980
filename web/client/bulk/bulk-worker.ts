// One worker of bulk mode, and how its end is noticed: where the browser has locks, at once, since a
// lock that it holds is free then; anywhere, by an error or its silence.
import type { BulkReply, BulkRequest } from '../../core/bulk/messages';

export interface BulkWorkerOptions {
  onReply: (reply: BulkReply) => void;
  /** Called once at most, and not after `end()`. */
  onLost: (message: string) => void;
}

export class BulkWorker {
  readonly #worker: Worker;
  readonly #options: BulkWorkerOptions;
  readonly #over = new AbortController();
  readonly #lock = `retrace-bulk-${Date.now()}-${Math.random()}`;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(options: BulkWorkerOptions) {
    this.#options = options;
    this.#worker = createBulkWorker();
    this.#worker.onmessage = ({ data }: MessageEvent<BulkReply>) => {
      this.#hear(data);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#lose(event.message || 'the worker did not start');
    };
    if ('locks' in navigator) this.post({ type: 'hold', lock: this.#lock });
  }

  post(request: BulkRequest): void {
    this.#worker.postMessage(request);
  }

  /** From now on a silence of so many milliseconds is its end. */
  expect(withinMs: number): void {
    this.expectNothing();
    this.#watchdog = setTimeout(() => {
      this.#lose('the worker fell silent');
    }, withinMs);
  }

  expectNothing(): void {
    clearTimeout(this.#watchdog);
  }

  end(): void {
    this.expectNothing();
    this.#over.abort();
    this.#worker.terminate();
  }

  #hear(reply: BulkReply): void {
    if (this.#over.signal.aborted) return;
    if (reply.type === 'holding') this.#waitForLock();
    this.#options.onReply(reply);
  }

  #waitForLock(): void {
    navigator.locks
      .request(this.#lock, { signal: this.#over.signal }, () => {
        this.#lose('the worker ended');
      })
      .catch(() => undefined); // Given up with the worker.
  }

  #lose(message: string): void {
    if (this.#over.signal.aborted) return;
    this.end();
    this.#options.onLost(message);
  }
}

function createBulkWorker(): Worker {
  return new Worker(new URL('../../worker/questions/bulk.ts', import.meta.url), {
    type: 'module',
    name: 'retrace-bulk',
  });
}
