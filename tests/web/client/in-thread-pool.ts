// The widget's shared workers for tests in Node: each runs its script in this thread.
import { resolveObjectURL } from 'node:buffer';
import { vi } from 'vitest';

type Listener = ((event: MessageEvent) => void) | null;

const scripts = {
  answers: () => import('../../../web/worker/answers/shared-answers'),
  searches: () => import('../../../web/worker/searches/shared-searches'),
  paths: () => import('../../../web/worker/techniques/shared-paths'),
  recordings: () => import('../../../web/worker/recordings/shared-recordings'),
};

/** Worker scripts read the one global scope while they are loaded, so they are loaded one after another. */
let loading: Promise<unknown> = Promise.resolve();
function inTurn(load: () => Promise<unknown>): Promise<unknown> {
  loading = loading.then(load, load);
  return loading;
}

/** Stands for the browser's `Worker`, with the members that web/client/pool uses. */
export class PoolWorker {
  /** All workers that were made since `stubPool`. */
  static made: PoolWorker[] = [];

  onmessage: Listener = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  isTerminated = false;
  readonly #scope: { onmessage: Listener; postMessage(message: unknown): void };
  readonly #started: Promise<unknown>;
  readonly #ports: MessagePort[] = [];

  /** `address`: an object URL whose text is the name of a script, as packed-answers.ts and its like give it. */
  constructor(address: string) {
    PoolWorker.made.push(this);
    this.#scope = {
      onmessage: null,
      postMessage: (data) => {
        setImmediate(() => this.onmessage?.(new MessageEvent('message', { data })));
      },
    };
    this.#started = inTurn(async () => {
      const name = (await resolveObjectURL(address)?.text()) ?? '';
      vi.stubGlobal('self', this.#scope);
      vi.resetModules();
      await scripts[name as keyof typeof scripts]();
    });
  }

  postMessage(data: { port: MessagePort }): void {
    this.#ports.push(data.port);
    void this.#started.then(() => this.#scope.onmessage?.(new MessageEvent('message', { data })));
  }

  terminate(): void {
    this.isTerminated = true;
    // Ending a real worker stops its work; here the work is in this thread and stops only when it is told to.
    const data = { type: 'close' };
    for (const port of this.#ports) port.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Ports that deliver their messages in turn: Node's own ports let one busy port send a thousand messages before another. */
class FairPort extends EventTarget {
  other: FairPort | undefined;
  #waiting: MessageEvent[] = [];
  #onmessage: Listener = null;
  #isClosed = false;

  constructor() {
    super();
    this.addEventListener('message', (event) => {
      const message = event as MessageEvent;
      if (this.#onmessage) this.#onmessage(message);
      else this.#waiting.push(message);
    });
  }

  set onmessage(listener: Listener) {
    this.#onmessage = listener;
    for (const event of this.#waiting.splice(0)) listener?.(event);
  }

  postMessage(message: unknown): void {
    if (this.#isClosed) return;
    const data: unknown = structuredClone(message);
    setImmediate(() => this.other?.dispatchEvent(new MessageEvent('message', { data })));
  }

  close(): void {
    this.#isClosed = true;
  }
}

class FairChannel {
  readonly port1 = new FairPort();
  readonly port2 = new FairPort();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

/** Replaces the browser's globals; call it before web/client/pool is imported. `cores` decides how many workers are shared. */
export function stubPool(cores: number): void {
  PoolWorker.made = [];
  vi.stubGlobal('Worker', PoolWorker);
  vi.stubGlobal('MessageChannel', FairChannel);
  vi.stubGlobal('navigator', { hardwareConcurrency: cores });
  vi.stubGlobal('ErrorEvent', class extends Event {});
}
