// A Worker for tests in Node: runs web/worker/worker.ts itself, in this thread, with a port of its own.
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

type Listener = ((event: MessageEvent) => void) | null;

/** The worker's global scope reads and writes these. */
interface Scope {
  onmessage: Listener;
  postMessage(message: unknown): void;
}

/** One at a time: the worker's script has one global scope. */
export class InThreadWorker {
  onmessage: Listener = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  #terminated = false;
  readonly #scope: Scope;
  readonly #started: Promise<unknown>;

  constructor() {
    this.#scope = {
      onmessage: null,
      postMessage: (message) => {
        this.#deliver(() => this.onmessage, message);
      },
    };
    vi.stubGlobal('self', this.#scope);
    vi.stubGlobal('fetch', () => Promise.resolve(wasmResponse()));
    vi.resetModules();
    this.#started = import('../../../web/worker/worker');
  }

  postMessage(message: unknown): void {
    void this.#started.then(() => {
      this.#deliver(() => this.#scope.onmessage, message);
    });
  }

  /** The script runs on, but nobody hears it, as with a worker that is gone. */
  terminate(): void {
    this.#terminated = true;
  }

  /** Says what a browser says when the script throws. */
  crash(message: string): void {
    this.onerror?.(Object.assign(new Event('error'), { message }) as ErrorEvent);
  }

  #deliver(listener: () => Listener, message: unknown): void {
    const copy: unknown = structuredClone(message);
    queueMicrotask(() => {
      if (!this.#terminated) listener()?.(new MessageEvent('message', { data: copy }));
    });
  }
}

function wasmResponse(): Response {
  const path = new URL('../../../build/wasm/retrace-core.wasm', import.meta.url);
  return new Response(readFileSync(path), { headers: { 'content-type': 'application/wasm' } });
}

/** For a client's `createWorker`; tells each worker it makes. */
export function workerMaker(made: InThreadWorker[] = []): () => Worker {
  return () => {
    const worker = new InThreadWorker();
    made.push(worker);
    return worker as unknown as Worker;
  };
}
