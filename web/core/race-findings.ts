// The findings of a race: whether answers agree, which searches keep the limit, and the reply to the write-up's question.
import type { StrategyName } from './strategy';
import type { Finisher } from './race-reports';

/** The time limit of Baekjoon 2580, in milliseconds. */
export const limitMs = 1000;

/** Times that problem 2580 lists for its own inputs on its own machine, in milliseconds. */
export const referenceTimes = [
  { language: 'C++14', ms: 80 },
  { language: 'Java', ms: 292 },
  { language: 'PyPy3', ms: 1172 },
] as const;

/** How an answer compares with the row-major one; `other`: another solution of a puzzle with several. */
export type Standing = 'first' | 'other' | 'none' | 'dead-end';

export interface Agreement {
  standings: readonly { strategy: StrategyName; standing: Standing }[];
  /** Whether all strategies agree. */
  isUnanimous: boolean;
}

export interface Verdict {
  within: readonly Finisher[];
  over: readonly Finisher[];
  /** Strategies without a solution, at any time: stuck at a dead end. */
  unsolved: readonly Finisher[];
}

/** `same`: the runs of the two overlap, so no difference is measured. */
export type Difference = 'slower' | 'faster' | 'same';

export interface Cost {
  /** The ratio of the medians. */
  ratio: number;
  difference: Difference;
}

export type Question =
  /** Not all of the three strategies have been timed. */
  | { kind: 'open'; missing: readonly StrategyName[] }
  | { kind: 'too-few-runs' }
  | {
      kind: 'answered';
      /** Compared with the array of `scan-blanks`: the board of vectors by reference, and by value. */
      reference: Cost;
      value: Cost;
      /** The one of the two that costs more. */
      dearer: 'reference' | 'value' | 'neither';
      /** The slowest of the three. */
      slowestMs: number;
    };
