// A Worker for tests in Node: runs a worker's own script in this thread, with a global scope of its own.
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

type Listener = ((event: MessageEvent) => void) | null;

/** The members of a worker's global scope that its script uses. */
interface Scope {
  onmessage: Listener;
  postMessage(message: unknown): void;
}

const scripts = {
  answers: {
    wasm: 'retrace-answers',
    load: () => import('../../../web/worker/answers/answers-worker'),
  },
  searches: {
    wasm: 'retrace-searches',
    load: () => import('../../../web/worker/searches/searches-worker'),
  },
  questions: {
    wasm: 'retrace-questions',
    load: () => import('../../../web/worker/questions/questions-worker'),
  },
  bulk: { wasm: 'retrace-questions', load: () => import('../../../web/worker/bulk/bulk-worker') },
  make: { wasm: 'retrace-make', load: () => import('../../../web/worker/make/make-worker') },
  reader: {
    wasm: 'retrace-reader',
    load: () => import('../../../web/worker/reader/reader-worker'),
  },
  varied: {
    wasm: 'retrace-varied',
    load: () => import('../../../web/worker/varied/varied-worker'),
  },
  scan: { wasm: 'retrace-scan', load: () => import('../../../web/worker/scan/scan-worker') },
  techniques: {
    wasm: 'retrace-techniques',
    load: () => import('../../../web/worker/techniques/techniques-worker'),
  },
  nested: {
    wasm: 'retrace-nested',
    load: () => import('../../../web/worker/techniques/nested'),
  },
};

export class InThreadWorker {
  onmessage: Listener = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  isTerminated = false;
  /** The messages that the client posted to this worker, in order. */
  readonly heard: unknown[] = [];
  readonly #scope: Scope;
  readonly #started: Promise<unknown>;

  constructor(script: keyof typeof scripts) {
    this.#scope = {
      onmessage: null,
      postMessage: (message) => {
        this.#deliver(() => this.onmessage, cloned(message));
      },
    };
    this.#started = inTurn(() => {
      const { wasm, load } = scripts[script];
      vi.stubGlobal('self', this.#scope);
      vi.stubGlobal('fetch', () => Promise.resolve(wasmResponse(wasm)));
      vi.resetModules();
      return load();
    });
  }

  postMessage(message: unknown): void {
    this.heard.push(message);
    const copy = cloned(message);
    void this.#started.then(() => {
      this.#deliver(() => this.#scope.onmessage, copy);
    });
  }

  /** Ends the worker for its client; the work in this thread is told to stop, since nothing else would end it. */
  terminate(): void {
    if (this.isTerminated) return;
    const close = new MessageEvent('message', { data: { type: 'close' } });
    void this.#started.then(() => this.#scope.onmessage?.(close));
    this.isTerminated = true;
  }

  /** Reports an error as a browser does when the worker's script throws. */
  crash(message: string): void {
    this.onerror?.(Object.assign(new Event('error'), { message }) as ErrorEvent);
  }

  #deliver(listener: () => Listener, data: unknown): void {
    queueMicrotask(() => {
      if (!this.isTerminated) listener()?.(new MessageEvent('message', { data }));
    });
  }
}

/** As a browser copies a message. Blobs are passed on as they are: Node clones none of a file on disk. */
function cloned(value: unknown): unknown {
  if (value instanceof Blob) return value;
  if (Array.isArray(value)) return value.map(cloned);
  if (!isPlainObject(value)) return structuredClone(value);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cloned(each)]));
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Worker scripts read the one global scope while they are loaded, so they are loaded one after another. */
let loading: Promise<unknown> = Promise.resolve();
function inTurn(load: () => Promise<unknown>): Promise<unknown> {
  loading = loading.then(load, load);
  return loading;
}

/** Waits until all scripts are loaded, so that a test may then remove the stubbed globals. */
export async function allLoaded(): Promise<void> {
  await loading.catch(() => undefined);
}

function wasmResponse(name: string): Response {
  const path = new URL(`../../../build/wasm/${name}.wasm`, import.meta.url);
  return new Response(readFileSync(path), { headers: { 'content-type': 'application/wasm' } });
}

/** Makes a client's `createWorker`, which adds each new worker to `made`; all run `script`, or else the kind that the client asks for. */
export function workerMaker(
  made: InThreadWorker[] = [],
  script?: keyof typeof scripts,
): (kind?: 'answers' | 'searches') => Worker {
  return (kind = 'searches') => {
    const worker = new InThreadWorker(script ?? kind);
    made.push(worker);
    return worker as unknown as Worker;
  };
}
