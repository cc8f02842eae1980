// The reports of a search: progress while it runs, an outcome and its counters at the end.
import type { Contradiction } from './contradiction';
import type { Grid } from './grid';

export interface Counters {
  /** Placements and backtracks together. */
  steps: number;
  placements: number;
  backtracks: number;
  deadEnds: number;
  /** Cells or flags read to find whether a digit fits. */
  legalityChecks: number;
  calls: number;
  depth: number;
  maxDepth: number;
}

export const noCounters: Counters = {
  steps: 0,
  placements: 0,
  backtracks: 0,
  deadEnds: 0,
  legalityChecks: 0,
  calls: 0,
  depth: 0,
  maxDepth: 0,
};

/** `Board`: the text of a board, which is longer where the puzzle has a board of another size. */
export type Outcome<Board extends string = Grid> =
  /** `solution` is the lexicographically first one. */
  | { kind: 'solved'; solution: Board; solutions: 'one' | 'several' }
  | { kind: 'none'; reason: 'contradiction'; contradictions: Contradiction[] }
  | { kind: 'none'; reason: 'searched' }
  /** Only what never takes back stops like this: no digit fits `cell` on `board`. */
  | { kind: 'dead-end'; cell: number; board: Grid; solvable: boolean };

export interface Progress {
  elapsedMs: number;
  counters: Counters;
  board: Grid;
}

export interface SolveReport<Board extends string = Grid> {
  outcome: Outcome<Board>;
  /** The time of the chosen strategy's search alone. */
  elapsedMs: number;
  counters: Counters;
}

export interface CountProgress {
  /** Found so far. */
  count: number;
  elapsedMs: number;
}

export interface CountReport {
  count: number;
  limitReached: boolean;
  elapsedMs: number;
}

/** The status of an element, in a word. */
export type Status =
  | 'idle'
  | 'complete'
  | 'searching'
  | 'paused'
  | 'solved'
  | 'no-solution'
  | 'dead-end'
  | 'stopped'
  | 'failed';
