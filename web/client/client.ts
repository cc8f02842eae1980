// Searches as promises and sessions, in a worker that is replaced when it fails.
import { startWorker } from '#start-worker';
import { isWidget } from '#variant';
import { findContradictions } from '../core/contradiction';
import type { Grid } from '../core/grid';
import type { CountProgress, CountReport, Progress, SolveReport } from '../core/reports';
import type { MeasureProgress, MeasureReport } from '../core/race';
import type { SteppedStrategyName, StrategyName } from '../core/strategy';
import type { WatchOptions } from '../core/watch';
import type { HostRefusal } from '../core/refused';
import type { SearchReply, SearchRequest } from '../core/worker-messages';
import { abortError } from './abort-error';
import type { WatchListeners, WatchSession } from './watch-session';
import type { WorkerFailure } from './worker-failure';
import { WorkerLine } from './worker-line';
import type { WorkerPort } from './worker-port';
import { WorkerWatch } from './worker-watch';

export interface SearchOptions<Told = Progress> {
  signal?: AbortSignal | undefined;
  /** Called a few times a second while the search runs. */
  onProgress?: ((progress: Told) => void) | undefined;
}

export interface ClientOptions {
  createWorker?: (() => WorkerPort) | undefined;
  /** Called when the host page turns out to allow no workers or no WebAssembly. */
  onRefusal?: ((refusal: HostRefusal) => void) | undefined;
  /** A running search that says nothing for this long is taken as hung, in milliseconds. */
  hungAfterMs?: number | undefined;
  /** What a worker may take to load, over the slowest network, in milliseconds. */
  loadWithinMs?: number | undefined;
}

/** A search that somebody waits for. */
interface Pending {
  id: number;
  paused: boolean;
  /** Takes a reply to this search; true when it was the last one. */
  hear: (reply: SearchReply) => boolean;
  reject: (reason: unknown) => void;
  /** Stops listening to the caller's signal. */
  release: () => void;
}

/**
 * One search at a time: a new one ends the one before, whose promise rejects with an `AbortError`.
 * Beside it one watched search, which likewise ends the one before. After a `WorkerFailure` the
 * next call has a fresh worker.
 */
export class SudokuClient {
  readonly #line: WorkerLine;
  #pending: Pending | undefined;
  #watch: WorkerWatch | undefined;
  #lastId = 0;

  constructor({ createWorker = startWorker, onRefusal, ...limits }: ClientOptions = {}) {
    this.#line = new WorkerLine(
      { createWorker, ...limits },
      {
        onReply: (reply) => {
          if ('watch' in reply) this.#watch?.hear(reply);
          else this.#hear(reply);
        },
        onRefusal,
        onFailure: (failure) => {
          this.#fail(failure);
        },
        isWaiting: () => this.#pending?.paused === false || this.#watch?.isWaiting === true,
      },
    );
  }

  /** Starts the worker ahead of the first search, where workers are shared or this one is alone. */
  prepare(alone: boolean): void {
    if (alone || isWidget) this.#line.start();
  }

  /** The first solution and whether it is the only one. */
  solve(puzzle: Grid, strategy: StrategyName, options: SearchOptions = {}): Promise<SolveReport> {
    return new Promise((resolve, reject) => {
      const request = { type: 'solve', id: ++this.#lastId, puzzle, strategy } as const;
      this.#search(request, options.signal, reject, (reply) => {
        if (reply.type === 'progress') options.onProgress?.(reply.progress);
        if (reply.type !== 'solved') return false;
        resolve(reply.report);
        return true;
      });
    });
  }

  /** How many solutions there are, counted up to `limit` (at least 1). */
  count(
    puzzle: Grid,
    limit: number,
    options: SearchOptions<CountProgress> = {},
  ): Promise<CountReport> {
    return new Promise((resolve, reject) => {
      const request = { type: 'count', id: ++this.#lastId, puzzle, limit } as const;
      this.#search(request, options.signal, reject, (reply) => {
        if (reply.type === 'counting') options.onProgress?.(reply.progress);
        if (reply.type !== 'counted') return false;
        resolve(reply.report);
        return true;
      });
    });
  }

  /** Times `runs` runs of a strategy's own search. The givens must not contradict each other. */
  measure(
    puzzle: Grid,
    strategy: SteppedStrategyName,
    runs: number,
    options: SearchOptions<MeasureProgress> = {},
  ): Promise<MeasureReport> {
    refuseContradictions(puzzle);
    return new Promise((resolve, reject) => {
      const request = { type: 'measure', id: ++this.#lastId, puzzle, strategy, runs } as const;
      this.#search(request, options.signal, reject, (reply) => {
        if (reply.type === 'measuring') options.onProgress?.(reply.progress);
        if (reply.type !== 'measured') return false;
        resolve(reply.report);
        return true;
      });
    });
  }

  /** Opens a session at position 0. The givens must not contradict each other. */
  watch(
    puzzle: Grid,
    strategy: SteppedStrategyName,
    options: WatchOptions & WatchListeners = {},
  ): WatchSession {
    refuseContradictions(puzzle);
    this.#watch?.close();
    this.#watch = new WorkerWatch(++this.#lastId, puzzle, strategy, options, (request) => {
      this.#line.post(request);
    });
    this.#watch.open();
    return this.#watch;
  }

  /** Halts the running search, if there is one, until `resume`. */
  pause(): void {
    if (!this.#pending) return;
    this.#pending.paused = true;
    this.#line.post({ type: 'pause', id: this.#pending.id });
  }

  resume(): void {
    if (!this.#pending) return;
    this.#pending.paused = false;
    this.#line.post({ type: 'resume', id: this.#pending.id });
  }

  /** Ends the running search, the watched one and the worker. The client can be used again. */
  close(): void {
    this.#takePending()?.reject(abortError());
    this.#watch?.fail(abortError());
    this.#watch = undefined;
    this.#line.discard();
  }

  #search(
    request: SearchRequest,
    signal: AbortSignal | undefined,
    reject: Pending['reject'],
    hear: Pending['hear'],
  ): void {
    if (signal?.aborted) {
      reject(abortError());
      return;
    }
    this.#cancel();
    const cancel = () => {
      this.#cancel();
    };
    signal?.addEventListener('abort', cancel);
    const release = () => signal?.removeEventListener('abort', cancel);
    this.#pending = { id: request.id, paused: false, hear, reject, release };
    this.#line.post(request);
  }

  #cancel(): void {
    const pending = this.#takePending();
    if (!pending) return;
    this.#line.post({ type: 'cancel', id: pending.id });
    pending.reject(abortError());
  }

  #hear(reply: SearchReply): void {
    // A search that was cancelled may still have had something on the way.
    if (this.#pending?.id !== reply.id) return;
    if (this.#pending.hear(reply)) this.#takePending();
  }

  #fail(failure: WorkerFailure): void {
    this.#takePending()?.reject(failure);
    const watch = this.#watch;
    this.#watch = undefined;
    watch?.fail(failure);
  }

  #takePending(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    pending?.release();
    return pending;
  }
}

function refuseContradictions(puzzle: Grid): void {
  if (findContradictions(puzzle).length > 0) {
    throw new RangeError('the givens contradict each other');
  }
}
