// Calls searches and opens watches, in workers that are replaced when they fail.
import { workers } from '#start-worker';
import {
  countLimitExpected,
  isCountLimit,
  type AnswerCalls,
  type SearchCalls,
} from '../core/calls';
import { findContradictions } from '../core/contradiction';
import type { Grid } from '../core/grid';
import type { CountProgress, CountReport, Progress, SolveReport } from '../core/reports';
import type { CallTypes, HostRefusal } from '../core/port-messages';
import type { MeasureProgress, MeasureReport } from '../core/race-reports';
import { answersAtOnce, type SteppedStrategyName, type StrategyName } from '../core/strategy';
import type { WatchOptions } from '../core/watched-search';
import type { RecordingProgress } from '../core/watch-messages';
import { abortError, RequestRefused } from './errors';
import type { WatchListeners, WatchSession } from './watch-session';
import { Port } from './port-connection';
import type { WorkerPort } from './worker-port';
import { WorkerWatch } from './worker-watch';

export interface SearchOptions<Reported = Progress> {
  signal?: AbortSignal | undefined;
  /** Called a few times a second while the search runs. */
  onProgress?: ((progress: Reported) => void) | undefined;
}

export interface ClientOptions {
  /** Creates workers in place of the page's own: one that answers at once, or one that searches. */
  createWorker?: ((kind: 'answers' | 'searches') => WorkerPort) | undefined;
  /** Called when the host page turns out to allow no workers or no WebAssembly. */
  onRefusal?: ((refusal: HostRefusal) => void) | undefined;
  /** A worker that says nothing for this long during a search is taken as hung, in milliseconds. */
  hungAfterMs?: number | undefined;
  /** The longest time that a worker may take to load, over the slowest network, in milliseconds. */
  loadWithinMs?: number | undefined;
}

export interface RecordingOptions extends WatchListeners {
  signal?: AbortSignal | undefined;
  /** Called about ten times a second while the recording is read. */
  onReading?: ((progress: RecordingProgress) => void) | undefined;
}

export interface WatchedRecording {
  session: WatchSession;
  /** The givens that the recorded search began with. */
  puzzle: Grid;
}

/**
 * Runs one search at a time: a new one ends the one before, whose promise rejects with an `AbortError`.
 * In addition there is one watched search, which also ends the one before. After a `WorkerFailure` the
 * next call starts a new worker.
 */
export class SudokuClient {
  readonly #answers: Port<AnswerCalls>;
  /** Its worker starts with the first search of a strategy that has steps. */
  readonly #searches: Port<SearchCalls>;
  /** The port of searches, or one whose worker starts with the first recording. */
  readonly #recordings: Port<SearchCalls>;
  #watch: WorkerWatch | undefined;

  constructor(options: ClientOptions = {}) {
    const { createWorker, onRefusal, hungAfterMs = 5000, loadWithinMs = 60_000 } = options;
    const portOf = <Calls extends CallTypes<Calls>>(start: () => WorkerPort) =>
      new Port<Calls>({
        createWorker: start,
        onRefusal,
        patienceMs: (isReady) => (isReady ? hungAfterMs : loadWithinMs),
      });
    const started = (kind: 'answers' | 'searches') => () =>
      createWorker ? createWorker(kind) : workers[kind]();
    this.#answers = portOf(started('answers'));
    this.#searches = portOf(started('searches'));
    const { recordings } = workers;
    this.#recordings = createWorker || !recordings ? this.#searches : portOf(recordings);
  }

  /** Starts the worker before the first answer is asked for. */
  prepare(): void {
    this.#answers.start();
  }

  /** The first solution and whether it is the only one. */
  solve(puzzle: Grid, strategy: StrategyName, options: SearchOptions = {}): Promise<SolveReport> {
    if (answersAtOnce(strategy)) {
      return this.#next(this.#answers, options).call(
        'answer',
        { puzzle },
        { signal: options.signal },
      );
    }
    return this.#next(this.#searches, options).call('solve', { puzzle, strategy }, options);
  }

  /** How many solutions there are, counted up to `limit` (at least 1). */
  count(
    puzzle: Grid,
    limit: number,
    options: SearchOptions<CountProgress> = {},
  ): Promise<CountReport> {
    // Checked first, since a refused request must not end the running search.
    if (!isCountLimit(limit)) return Promise.reject(new RequestRefused(countLimitExpected));
    return this.#next(this.#answers, options).call('count', { puzzle, limit }, options);
  }

  /** Times `runs` runs of a strategy's own search. The givens must not contradict each other. */
  measure(
    puzzle: Grid,
    strategy: SteppedStrategyName,
    runs: number,
    options: SearchOptions<MeasureProgress> = {},
  ): Promise<MeasureReport> {
    refuseContradictions(puzzle);
    return this.#next(this.#searches, options).call('measure', { puzzle, strategy, runs }, options);
  }

  /** Opens a session at position 0. The givens must not contradict each other. */
  watch(
    puzzle: Grid,
    strategy: SteppedStrategyName,
    options: WatchOptions & WatchListeners = {},
  ): WatchSession {
    refuseContradictions(puzzle);
    this.#watch?.close();
    const { everySolution = false } = options;
    const opening = { kind: 'strategy', puzzle, strategy, everySolution } as const;
    this.#watch = new WorkerWatch(this.#searches, opening, options);
    return this.#watch;
  }

  /**
   * Opens a recorded search at position 0, once it is read; until then the search watched before goes
   * on. Rejects with a `RecordingRefused`, an `AbortError` or a `WorkerFailure`.
   */
  watchRecording(
    recording: Blob,
    { signal, onReading, ...listeners }: RecordingOptions = {},
  ): Promise<WatchedRecording> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const cancel = () => {
        session.close();
        reject(abortError());
      };
      const release = () => signal?.removeEventListener('abort', cancel);
      const session = new WorkerWatch(
        this.#recordings,
        { kind: 'recording', recording },
        {
          ...listeners,
          onReading,
          onOpened: (puzzle) => {
            release();
            this.#watch?.close();
            this.#watch = session;
            resolve({ session, puzzle });
          },
          onRefused: (error) => {
            release();
            reject(error);
          },
        },
      );
      signal?.addEventListener('abort', cancel);
    });
  }

  /** Halts the running search, if there is one, until `resume`. */
  pause(): void {
    for (const port of this.#calls) port.pause();
  }

  resume(): void {
    for (const port of this.#calls) port.resume();
  }

  /** Ends the running search, the watched one and the workers. The client can be used again. */
  close(): void {
    for (const port of new Set([...this.#calls, this.#recordings])) port.close();
    this.#watch = undefined;
  }

  /** The ports for searches, of which one runs at a time. */
  get #calls() {
    return [this.#answers, this.#searches] as const;
  }

  /** The port for the next search; ends the search before. */
  #next<Each>(port: Each, { signal }: { signal?: AbortSignal | undefined }): Each {
    if (!signal?.aborted) for (const each of this.#calls) each.cancelCalls();
    return port;
  }
}

function refuseContradictions(puzzle: Grid): void {
  if (findContradictions(puzzle).length > 0) {
    throw new RangeError('the givens contradict each other');
  }
}
