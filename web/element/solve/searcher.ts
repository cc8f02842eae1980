// Runs one search at a time for the element and tells the state of it.
import { SudokuClient, type SearchOptions } from '../../client/client';
import { WorkerFailure } from '../../client/errors';
import { countLimitExpected, isCountLimit } from '../../core/calls';
import type { BoardProblem } from '../../core/problem';
import type { CountReport, Progress, SolveReport } from '../../core/reports';
import type { Action, SearchState, State } from '../shared/state/solving-state';

/** A board that changes more often cannot be followed; with reduced motion it changes less. */
const showEveryMs = { motion: 200, reducedMotion: 1000 };

const optionsExpected =
  'the options of a search have to be { signal }, an AbortSignal, or left out';

/** Signals of another document, such as that of a frame, have a class of their own. */
const isSignal = (value: unknown): value is AbortSignal =>
  Object.prototype.toString.call(value) === '[object AbortSignal]';

/** The signal in a page's options; throws an error that names a wrong one. */
export function signalIn(asked: unknown): AbortSignal | undefined {
  if (asked === undefined) return undefined;
  if (typeof asked === 'object' && asked !== null && !isSignal(asked)) {
    const signal: unknown = 'signal' in asked ? asked.signal : undefined;
    if (signal === undefined || isSignal(signal)) return signal;
  }
  throw new TypeError(optionsExpected);
}

const problemOf = ({ code }: WorkerFailure): BoardProblem =>
  code === 'webassembly-refused'
    ? { kind: 'refused', refusal: 'webassembly' }
    : { kind: 'worker', code };

export class Searcher {
  readonly #client: SudokuClient;
  readonly #dispatch: (action: Action) => void;
  readonly #onProgress: (progress: Progress) => void;
  #running: AbortController | undefined;

  constructor(dispatch: (action: Action) => void, onProgress: (progress: Progress) => void) {
    this.#dispatch = dispatch;
    this.#onProgress = onProgress;
    this.#client = new SudokuClient({
      onRefusal: (refusal) => {
        const problem = { kind: 'refused', refusal } as const;
        dispatch({ type: 'tell', notice: { kind: 'problem', problem } });
      },
    });
  }

  /** Starts the worker ahead of the first answer. */
  prepare(): void {
    this.#client.prepare();
  }

  /** The first solution of what is on the board, and whether it is the only one. */
  solve({ history, strategy }: State, asked: unknown): Promise<SolveReport> {
    const { digits } = history.present;
    return this.#run(
      asked,
      (client, options) => client.solve(digits, strategy, options),
      (report) => ({ type: 'answer', report }),
    );
  }

  count({ history }: State, limit: number, asked: unknown): Promise<CountReport> {
    if (!isCountLimit(limit)) return Promise.reject(new RangeError(countLimitExpected));
    const { digits } = history.present;
    return this.#run(
      asked,
      (client, options) => client.count(digits, limit, { signal: options.signal }),
      () => ({ type: 'ended' }),
    );
  }

  /** Ends the running search and starts this one; rejects as the client does. */
  async #run<Report>(
    asked: unknown,
    search: (client: SudokuClient, options: SearchOptions) => Promise<Report>,
    actionOf: (report: Report) => Action,
  ): Promise<Report> {
    const signal = signalIn(asked);
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    this.#dispatch({ type: 'start' });
    const finish = (action: Action) => {
      if (this.#running !== running) return; // the next search has begun
      this.#running = undefined;
      this.#dispatch(action);
    };
    try {
      const report = await search(this.#client, {
        signal: signal ? AbortSignal.any([signal, running.signal]) : running.signal,
        onProgress: this.#shower(running),
      });
      finish(actionOf(report));
      return report;
    } catch (error) {
      finish(
        error instanceof WorkerFailure
          ? { type: 'search-failed', problem: problemOf(error) }
          : { type: 'stop' },
      );
      throw error;
    }
  }

  pause(): void {
    this.#client.pause();
    this.#dispatch({ type: 'pause', paused: true });
  }

  resume(): void {
    this.#client.resume();
    this.#dispatch({ type: 'pause', paused: false });
  }

  /** A search that runs waits; else its worker makes room for the one of another mode. */
  rest(search: SearchState): void {
    if (search.kind !== 'running') this.close();
    else if (!search.paused) this.pause();
  }

  stop(): void {
    this.#running?.abort();
  }

  /** Ends the search and the worker; the next search starts another. */
  close(): void {
    this.#client.close();
  }

  #shower(running: AbortController): (progress: Progress) => void {
    const { matches } = matchMedia('(prefers-reduced-motion: reduce)');
    const everyMs = matches ? showEveryMs.reducedMotion : showEveryMs.motion;
    let shownAt = -Infinity;
    return (progress) => {
      if (this.#running !== running) return;
      this.#onProgress(progress);
      const now = performance.now();
      if (now - shownAt < everyMs) return;
      shownAt = now;
      this.#dispatch({ type: 'progress', progress });
    };
  }
}
