// The widget's workers: few, shared by all elements of a page; where workers are refused, searches
// run on the page in short slices.
import { loadSeats } from 'virtual:packed-core';
import type { HostRefusal } from '../../core/refused';
import type { SearchCalls } from '../../core/calls';
import type { PortReply, PortRequest } from '../../core/port';
import type { WorkerPort, WorkerStart } from '../worker-port';
import { compiledCore } from './compiled-core';
import { PooledWorker } from './pooled-worker';

/** One core of the machine is left to the page; more workers than this gain little. */
const mostWorkers = Math.min(4, Math.max(1, navigator.hardwareConcurrency - 1));
/** Another worker is started when each has so many clients: an element has up to two. */
const clientsEach = 2;

const taken = new Map<PooledWorker, Set<Seat>>();
/** Where workers are refused: serves on the page. */
let onPage: Promise<(port: MessagePort) => void> | undefined;

export const workers: WorkerStart = { start: () => new Seat(), areShared: true };

/** A client's place. What is asked before it is served waits in the channel. */
class Seat implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  readonly #channel = new MessageChannel();
  #worker: PooledWorker | undefined;
  #ended = false;

  constructor() {
    this.#channel.port1.onmessage = (event: MessageEvent) => {
      this.onmessage?.(event);
    };
    void this.#findPlace();
  }

  postMessage(request: PortRequest<SearchCalls>): void {
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

  async #findPlace(): Promise<void> {
    let module: WebAssembly.Module;
    try {
      module = await compiledCore();
    } catch {
      this.#tell('webassembly');
      return;
    }
    const isOver = () => this.#ended;
    if (isOver()) return;
    const { port2 } = this.#channel;
    if (!onPage) {
      const worker = placeFor(this);
      this.#worker = worker;
      const isUp = await worker.isUp;
      if (isOver()) return;
      if (isUp) {
        worker.introduce(port2, module);
        return;
      }
      leave(worker);
      this.#worker = undefined;
      onPage ??= loadSeats().then((seats) => seats.serveSeats(module));
    }
    this.#tell('workers');
    try {
      const serve = await onPage;
      if (!isOver()) serve(port2);
    } catch {
      onPage = undefined; // Its file could not be fetched; the next search tries again.
      this.onerror?.(new ErrorEvent('error'));
    }
  }

  #tell(refusal: HostRefusal): void {
    if (this.#ended) return;
    const data: PortReply<SearchCalls> = { type: 'host-refused', refusal };
    this.onmessage?.(new MessageEvent('message', { data }));
  }
}

/** A place in the worker with the fewest clients, or in a new one. */
function placeFor(seat: Seat): PooledWorker {
  let best: PooledWorker | undefined;
  for (const [worker, seats] of taken) {
    if (!best || seats.size < (taken.get(best)?.size ?? 0)) best = worker;
  }
  const fewest = best ? (taken.get(best)?.size ?? 0) : Infinity;
  if (!best || (fewest >= clientsEach && taken.size < mostWorkers)) {
    const worker = new PooledWorker((event) => {
      crash(worker, event);
    });
    best = worker;
    taken.set(best, new Set());
  }
  taken.get(best)?.add(seat);
  return best;
}

/** Ends a worker; whoever else was served by it hears so. */
function crash(worker: PooledWorker, event: ErrorEvent, except?: Seat): void {
  const seats = taken.get(worker) ?? new Set();
  leave(worker);
  for (const seat of seats) if (seat !== except) seat.onerror?.(event);
}

function leave(worker: PooledWorker): void {
  taken.delete(worker);
  worker.end();
}
