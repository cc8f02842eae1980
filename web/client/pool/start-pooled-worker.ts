// The widget's workers: a few, shared by all elements of a page; where workers are refused, the cores run on the page in
// short slices.
import * as answering from 'virtual:packed-answers';
import type { HostRefusal, PortReply } from '../../core/port-messages';
import type { AnswerCalls } from '../../core/calls';
import type { WorkerPort, WorkerStart } from '../worker-port';
import { compiledCore } from './compiled-core';
import { PooledWorker } from './pooled-worker';

/** One processor core is left to the page; more workers than four gain little. */
const mostWorkers = Math.min(4, Math.max(1, navigator.hardwareConcurrency - 1));
/** A new worker is started once each has so many clients; an element has up to two. */
const clientsEach = 2;

/** The core of a seat's worker: for answers, searches, paths or recordings. */
type Core = typeof answering;

const taken = new Map<PooledWorker, Set<Seat>>();
/** The servers on the page, where workers are refused. */
const onPage = new Map<Core, Promise<(port: MessagePort) => void>>();

export const workers: WorkerStart = {
  answers: () => new Seat(() => Promise.resolve(answering)),
  searches: () => new Seat(() => import('./searches')),
  techniques: () => new Seat(() => import('./paths')),
  nested: () => new Seat(loadNested),
  recordings: () => new Seat(() => import('./recordings')),
  varied: () => new Seat(() => import('./varied-core')),
};

let nested: Core | undefined;

/** The worker for paths with the core that has nested chains. */
async function loadNested(): Promise<Core> {
  const [paths, { packedCore }] = await Promise.all([import('./paths'), import('./nested-paths')]);
  nested ??= { ...paths, packedCore };
  return nested;
}

/** A client's port to a shared worker. Requests wait in the channel until the client is served. */
class Seat implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  readonly #channel = new MessageChannel();
  #worker: PooledWorker | undefined;
  #ended = false;

  constructor(load: () => Promise<Core>) {
    this.#channel.port1.onmessage = (event: MessageEvent) => {
      this.onmessage?.(event);
    };
    void this.#findWorker(load);
  }

  postMessage(request: unknown): void {
    this.#channel.port1.postMessage(request);
  }

  terminate(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.postMessage({ type: 'close' });
    this.#channel.port1.close();
    const seats = this.#worker && taken.get(this.#worker);
    seats?.delete(this);
    if (this.#worker && seats?.size === 0) leave(this.#worker);
  }

  condemn(): void {
    if (this.#worker) crash(this.#worker, new ErrorEvent('error'), this);
    this.terminate();
  }

  async #findWorker(load: () => Promise<Core>): Promise<void> {
    let core: Core;
    try {
      core = await load();
    } catch {
      this.onerror?.(new ErrorEvent('error')); // The file of the core could not be fetched.
      return;
    }
    let module: WebAssembly.Module;
    try {
      module = await compiledCore(core);
    } catch {
      this.#tell('webassembly');
      return;
    }
    const isOver = () => this.#ended;
    if (isOver()) return;
    const { port2 } = this.#channel;
    if (onPage.size === 0) {
      const worker = workerFor(this, core);
      this.#worker = worker;
      const isUp = await worker.isUp;
      if (isOver()) return;
      if (isUp) {
        worker.introduce(port2, module);
        return;
      }
      leave(worker);
      this.#worker = undefined;
    }
    this.#tell('workers');
    try {
      const serve = await servedOnPage(core, module);
      if (!isOver()) serve(port2);
    } catch {
      onPage.delete(core); // The file of the server could not be fetched; the next search tries again.
      this.onerror?.(new ErrorEvent('error'));
    }
  }

  #tell(refusal: HostRefusal): void {
    if (this.#ended) return;
    const data: PortReply<AnswerCalls> = { type: 'host-refused', refusal };
    this.onmessage?.(new MessageEvent('message', { data }));
  }
}

function servedOnPage(core: Core, module: WebAssembly.Module) {
  const serving = onPage.get(core) ?? core.loadSeats().then((serveSeats) => serveSeats(module));
  onPage.set(core, serving);
  return serving;
}

/** The worker of that core with the fewest clients, or a new one. */
function workerFor(seat: Seat, core: Core): PooledWorker {
  const alike = [...taken].filter(([worker]) => worker.runs(core));
  let best: PooledWorker | undefined;
  for (const [worker, seats] of alike) {
    if (!best || seats.size < (taken.get(best)?.size ?? 0)) best = worker;
  }
  const fewest = best ? (taken.get(best)?.size ?? 0) : Infinity;
  if (!best || (fewest >= clientsEach && alike.length < mostWorkers)) {
    const worker = new PooledWorker(core, (event) => {
      crash(worker, event);
    });
    best = worker;
    taken.set(best, new Set());
  }
  taken.get(best)?.add(seat);
  return best;
}

/** Ends a worker and reports the failure to the other seats that it served. */
function crash(worker: PooledWorker, event: ErrorEvent, except?: Seat): void {
  const seats = taken.get(worker) ?? new Set();
  leave(worker);
  for (const seat of seats) if (seat !== except) seat.onerror?.(event);
}

function leave(worker: PooledWorker): void {
  taken.delete(worker);
  worker.end();
}
