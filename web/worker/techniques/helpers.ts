// Other workers that draw suppositions of a long search of this one. The result is the same without them: what does not
// come back in time is drawn here.
import type { PortReply, PortRequest } from '../../core/port-messages';
import type { SharedSearch } from './sharing-table';

/** Between workers: both sides take the bytes as their cores write and read them. */
export interface HelperCalls {
  draw: {
    ask: { job: Uint8Array; cases: Uint8Array };
    progress: undefined;
    answer: { drawn: Uint8Array; ms: number };
  };
}

/** A worker, as far as it is needed here. */
export interface HelperPort {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

export interface HelperOptions {
  start: () => HelperPort;
  most: () => number;
  /** Without a search for so long, helpers are let go. */
  restMs?: number;
}

/** A task that may have a long search at work. */
export interface Shareable {
  sharedSearch?: () => SharedSearch | null;
}

/** Helpers are started once the long searches of a task have taken so much time. */
const longMs = 50;
/** Where helpers are there, a search gets help after so much of its own. */
const longEnoughMs = 2;
/** The most requests of a helper at once: it begins the next one while the answer is on its way. */
const mostRequests = 2;
/** The time of a request, and how many suppositions the first ones of a search have, before their time is known. */
const requestMs = 16;
const firstCases = 4;
const mostCases = 64;
/** A helper that is silent for so long is given up. */
const patienceMs = 5000;

interface Helper {
  readonly port: HelperPort;
  isReady: boolean;
  /** The time of a supposition in the request before; undefined: the search is new. */
  msEach: number | undefined;
  readonly asked: Map<number, { at: number; count: number }>;
}

export class Helpers {
  readonly #options: HelperOptions;
  readonly #all = new Set<Helper>();
  #most: number | undefined;
  #lastId = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** The search at work, with what helpers must know of it. */
  #shared: { search: SharedSearch; job: Uint8Array } | undefined;

  constructor(options: HelperOptions) {
    this.#options = options;
  }

  get areUp(): boolean {
    return this.#all.size > 0;
  }

  /** Gives helpers what they have room for. */
  feed(search: SharedSearch): void {
    clearTimeout(this.#resting);
    this.#shared ??= { search, job: search.job().slice() };
    this.#startMissing();
    for (const helper of this.#all) {
      const { at = Infinity } = helper.asked.values().next().value ?? {};
      if (performance.now() - at > patienceMs) this.#lose(helper);
      else while (helper.isReady && helper.asked.size < mostRequests && this.#ask(helper));
    }
  }

  /** The search is over or given up. */
  leave(): void {
    if (!this.#shared) return;
    this.#shared = undefined;
    for (const helper of this.#all) {
      for (const id of helper.asked.keys()) {
        helper.port.postMessage({ type: 'cancel', id } satisfies PortRequest<HelperCalls>);
      }
      helper.asked.clear();
      helper.msEach = undefined;
    }
    this.#resting = setTimeout(() => {
      for (const helper of this.#all) this.#end(helper);
    }, this.#options.restMs ?? 30_000);
  }

  #startMissing(): void {
    try {
      this.#most ??= this.#options.most();
      while (this.#all.size < this.#most) this.#start();
    } catch {
      this.#most = this.#all.size; // The browser or the host refuses workers of workers.
    }
  }

  #start(): void {
    const port = this.#options.start();
    const helper: Helper = { port, isReady: false, msEach: undefined, asked: new Map() };
    this.#all.add(helper);
    port.onmessage = ({ data }: MessageEvent<PortReply<HelperCalls>>) => {
      if (this.#all.has(helper)) this.#hear(helper, data);
    };
    port.onerror = (event) => {
      event.preventDefault();
      this.#lose(helper);
    };
  }

  #hear(helper: Helper, reply: PortReply<HelperCalls>): void {
    if (reply.type === 'refused' || reply.type === 'failed') this.#lose(helper);
    if (reply.type === 'ready') helper.isReady = true;
    if (reply.type === 'answer') this.#take(helper, reply.id, reply.answer);
    if (this.#shared) this.feed(this.#shared.search);
  }

  #take(helper: Helper, id: number, { drawn, ms }: HelperCalls['draw']['answer']): void {
    const asked = helper.asked.get(id);
    if (!asked || !this.#shared) return; // for a search that is over
    helper.asked.delete(id);
    helper.msEach = ms / asked.count;
    if (!this.#shared.search.bring(drawn)) this.#lose(helper);
  }

  /** False where nothing is left to be drawn. */
  #ask({ port, asked, msEach }: Helper): boolean {
    if (!this.#shared) return false;
    const { search, job } = this.#shared;
    const share = Math.ceil(search.left() / (2 * (this.#all.size + 1)));
    const wanted = msEach === undefined ? firstCases : Math.round(requestMs / msEach);
    const count = Math.min(share, mostCases, Math.max(wanted, 1));
    const cases = search.handOut(count).slice();
    if (cases.length === 0) return false;
    const id = ++this.#lastId;
    asked.set(id, { at: performance.now(), count });
    const ask = { job, cases };
    port.postMessage({ type: 'request', id, kind: 'draw', ask } satisfies PortRequest<HelperCalls>);
    return true;
  }

  /** One that failed is not started again. */
  #lose(helper: Helper): void {
    this.#end(helper);
    this.#most = this.#all.size;
  }

  #end(helper: Helper): void {
    this.#all.delete(helper);
    helper.port.terminate();
  }
}

/** The long searches of one task, one after another. */
export class Sharing {
  readonly #helpers: Helpers;
  readonly #task: Shareable;
  #search: SharedSearch | null | undefined;
  #searchMs = 0;
  #allMs = 0;
  #lookedAt = 0;

  constructor(helpers: Helpers, task: Shareable) {
    this.#helpers = helpers;
    this.#task = task;
  }

  /** Called between pieces of the task. */
  look(): void {
    if (this.#search?.isOver()) this.end();
    const now = performance.now();
    if (this.#search) {
      this.#searchMs += now - this.#lookedAt;
      this.#allMs += now - this.#lookedAt;
      const isLong = this.#helpers.areUp ? this.#searchMs >= longEnoughMs : this.#allMs >= longMs;
      if (isLong) this.#helpers.feed(this.#search);
    } else {
      this.#search = this.#task.sharedSearch?.();
      this.#searchMs = 0;
    }
    this.#lookedAt = now;
  }

  end(): void {
    if (!this.#search) return;
    this.#helpers.leave();
    this.#search.delete();
    this.#search = undefined;
  }
}
