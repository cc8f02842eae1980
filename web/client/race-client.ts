// Runs strategies against each other on one puzzle, in workers of its own.
import type { Grid } from '../core/grid';
import { timingOf, type MeasureProgress, type RaceEntry } from '../core/race-reports';
import { quickestRowMajor, takesRowMajorSteps, type SteppedStrategyName } from '../core/strategy';
import type { Timeline } from '../core/watched-search';
import { SudokuClient, type ClientOptions } from './client';

export interface RaceOptions {
  /** Its givens must not contradict each other. */
  puzzle: Grid;
  strategies: readonly SteppedStrategyName[];
  /** Timed runs of each strategy; 1 by default. */
  repeats?: number | undefined;
  /** `one-after-another` (the default) gives undisturbed times; `side-by-side` does not. */
  order?: 'one-after-another' | 'side-by-side' | undefined;
  /** The most searches that run side by side. */
  workers?: number | undefined;
  /** Columns of the depth profiles; undefined: no profiles are made. */
  profileColumns?: number | undefined;
  /** Called with every entry that changed, about twenty times a second while it runs. */
  onEntry?: ((entry: RaceEntry) => void) | undefined;
  createWorker?: ClientOptions['createWorker'];
}

export interface Race {
  /** One entry a strategy, in the order of `strategies`, once all are finished, stopped or failed. */
  readonly entries: Promise<RaceEntry[]>;
  /** Stops one strategy, or all of them. */
  stop(strategy?: SteppedStrategyName): void;
}

export function startRace(options: RaceOptions): Race {
  const running = new RunningRace(options);
  return {
    entries: running.run(),
    stop: (strategy) => {
      running.stop(strategy);
    },
  };
}

interface Lane {
  entry: RaceEntry;
  readonly stop: AbortController;
}

class RunningRace {
  readonly #options: RaceOptions;
  readonly #lanes: readonly Lane[];
  /** The profile that all strategies with the same steps share. */
  #rowMajorProfile: Timeline | undefined;

  constructor(options: RaceOptions) {
    this.#options = options;
    this.#lanes = options.strategies.map((strategy) => ({
      entry: { strategy, state: 'waiting' },
      stop: new AbortController(),
    }));
  }

  stop(strategy?: SteppedStrategyName): void {
    for (const { entry, stop } of this.#lanes) {
      if (strategy === undefined || entry.strategy === strategy) stop.abort();
    }
  }

  async run(): Promise<RaceEntry[]> {
    const { createWorker, order, workers = 4, profileColumns = 0 } = this.#options;
    const lanes = order === 'side-by-side' ? Math.min(workers, this.#lanes.length) : 1;
    const clients = Array.from({ length: lanes }, () => new SudokuClient({ createWorker }));
    await shareOut(clients, this.#lanes, (client, lane) => this.#measure(client, lane));
    // Profiles come after the times, one after another: a timed run must not pay for watching.
    const [client] = clients;
    if (client && profileColumns > 0) {
      for (const lane of this.#lanes) await this.#profile(client, lane, profileColumns);
    }
    for (const each of clients) each.close();
    return this.#lanes.map(({ entry }) => entry);
  }

  async #measure(client: SudokuClient, lane: Lane): Promise<void> {
    const { puzzle, repeats = 1, order } = this.#options;
    const { strategy } = lane.entry;
    const { signal } = lane.stop;
    try {
      const onProgress = (progress: MeasureProgress) => {
        this.#tell(lane, { strategy, state: 'running', progress });
      };
      const report = await client.measure(puzzle, strategy, repeats, { signal, onProgress });
      const { answer, counters, runs } = report;
      const timing = timingOf(runs, order !== 'side-by-side');
      this.#tell(lane, {
        strategy,
        state: 'finished',
        answer,
        counters,
        timing,
        profile: undefined,
      });
    } catch (error) {
      const message = String(error);
      this.#tell(
        lane,
        signal.aborted ? { strategy, state: 'stopped' } : { strategy, state: 'failed', message },
      );
    }
  }

  async #profile(client: SudokuClient, lane: Lane, columns: number): Promise<void> {
    if (lane.entry.state !== 'finished' || lane.stop.signal.aborted) return;
    const { strategy } = lane.entry;
    const shared = takesRowMajorSteps(strategy);
    let profile = shared ? this.#rowMajorProfile : undefined;
    const session = profile
      ? undefined
      : client.watch(this.#options.puzzle, shared ? quickestRowMajor : strategy);
    const close = () => session?.close();
    lane.stop.signal.addEventListener('abort', close);
    try {
      const end = await session?.seek(Number.POSITIVE_INFINITY);
      profile ??= await session?.detail(0, end?.explored ?? 0, columns);
      this.#tell(lane, { ...lane.entry, profile });
      if (shared) this.#rowMajorProfile = profile;
    } catch {
      // Stopped, or the worker was lost: the entry stays without a profile.
    }
    lane.stop.signal.removeEventListener('abort', close);
    close();
  }

  #tell(lane: Lane, entry: RaceEntry): void {
    lane.entry = entry;
    this.#options.onEntry?.(entry);
  }
}

/** Every worker takes the next task when it is done with one. */
async function shareOut<W, T>(
  workers: readonly W[],
  tasks: readonly T[],
  perform: (worker: W, task: T) => Promise<void>,
): Promise<void> {
  const left = tasks.values();
  await Promise.all(
    workers.map(async (worker) => {
      for (const task of left) await perform(worker, task);
    }),
  );
}
