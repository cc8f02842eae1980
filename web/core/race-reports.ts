// The reports of a race of strategies on one puzzle.
import type { Grid } from './grid';
import type { Counters } from './reports';
import type { SteppedStrategyName } from './strategy';
import type { Timeline } from './watched-search';

/** How a strategy's own search ended. Where there are several solutions, strategies may find different ones. */
export type RaceAnswer =
  | { kind: 'solution'; grid: Grid }
  | { kind: 'none' }
  /** It never takes back and is stuck: no digit fits the cell. */
  | { kind: 'dead-end'; cell: number; board: Grid };

/** While a strategy's search is timed, run by run. */
export interface MeasureProgress {
  runsDone: number;
  /** The time of the current run. */
  elapsedMs: number;
  counters: Counters;
}

export interface MeasureReport {
  answer: RaceAnswer;
  /** The counters of one search; every run makes the same steps. */
  counters: Counters;
  /**
   * Milliseconds of each run, setting up included. A search too short for the clock is repeated
   * within its run, which is then the mean.
   */
  runs: readonly number[];
}

export interface Timing {
  runs: readonly number[];
  median: number;
  min: number;
  max: number;
  /** False where other searches ran meanwhile: then the times mean nothing. */
  undisturbed: boolean;
}

export type RaceEntry = { strategy: SteppedStrategyName } & (
  | { state: 'waiting' }
  | { state: 'running'; progress: MeasureProgress }
  /** `profile`: depth over the whole search; it comes a little later, where profiles were asked for. */
  | {
      state: 'finished';
      answer: RaceAnswer;
      counters: Counters;
      timing: Timing;
      profile: Timeline | undefined;
    }
  | { state: 'stopped' }
  | { state: 'failed'; message: string }
);

export function timingOf(runs: readonly number[], undisturbed: boolean): Timing {
  const sorted = runs.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
  return { runs, median, min: at(0), max: at(sorted.length - 1), undisturbed };
}

export const orders = ['one-after-another', 'side-by-side'] as const;

export type RaceOrder = (typeof orders)[number];

export type RaceNotice =
  | { kind: 'copied'; form: 'markdown' | 'csv' }
  | { kind: 'saved'; form: 'png' | 'svg' }
  | { kind: 'copy-failed' | 'save-failed' };

/** A strategy that finished, with all that is known of it. */
export type Finisher = Extract<RaceEntry, { state: 'finished' }>;
