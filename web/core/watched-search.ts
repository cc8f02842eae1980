// The state of a watched search: the search at one position, and a picture of its depth over all steps.
import type { House } from './cell';
import type { Grid } from './grid';
import type { Refusal } from './refusals';
import type { Counters } from './reports';

/**
 * A position counts the steps taken: 0 is the start, n is after step n. A span `from`..`to` is
 * the steps after position `from` up to and with step `to`.
 */

/**
 * `placement`: `digit` is put into `cell`. `solution`: the placement that fills the last blank.
 * `backtrack`: every choice of the goal has been tried, so the `digit` before it is taken from `cell`.
 * `dead-end`: the goal had no choice at all, so the `digit` before it is taken from `cell`.
 */
export type StepKind = 'placement' | 'solution' | 'backtrack' | 'dead-end';

/** A digit in a cell. */
export interface Choice {
  cell: number;
  digit: number;
}

/**
 * The goal of one level of the search: filling a cell or, with `exact-cover` alone, putting a
 * digit into a house (or filling a cell, whichever has fewer choices).
 */
export type Goal = { kind: 'cell'; cell: number } | { kind: 'house'; digit: number; house: House };

export interface Step extends Choice {
  kind: StepKind;
  /** Digits placed by the search after this step. */
  depth: number;
  /**
   * The goal of the level at work before this step. At a placement: the goal that `cell` and `digit`
   * meet. At a dead end: the goal that could not be met, in a cell other than `cell`. At a backtrack: the goal that
   * has been tried through. Undefined where a recording does not tell and the board does not show.
   */
  goal: Goal | undefined;
  /** At a placement: the choice tried just before it for the same goal. */
  previous: Choice | undefined;
  reason: Reason;
  /** The line of the source that took the step, from 1, where whoever took it says so. */
  line: number | undefined;
  /** The depth of the calls that it was taken in, from 1, where it is said. */
  call: number | undefined;
  /** The digit that a recorded program wrote over the one that is taken back, without emptying the cell in between. */
  overwrittenBy: number | undefined;
}

/** Why a step was taken, as its source tells. */
export interface Reason {
  /**
   * The goal that could be met in one way only, which forced a placement, or in no way, which is a dead
   * end; undefined where nothing forced the step.
   */
  cause: Goal | undefined;
  /** The digits that did not fit the cell to be filled, ascending. */
  refused: readonly Refusal[];
  /** Candidates that a deduction ruled out. */
  removed: readonly Choice[];
}

/** A choice that was tried and taken back, with all that followed from it. */
export interface Trial extends Choice {
  /** Steps from the placement to the taking back, both counted. */
  steps: number;
}

/** One level of the stack; the level at work is the last one and has no choice placed. */
export interface Level {
  goal: Goal;
  /** The choice that is placed now. */
  choice: Choice | undefined;
  /** The step that placed it; what it has cost so far is `position - placedAt + 1`. */
  placedAt: number | undefined;
  /** Siblings before it, in the order they were tried. */
  tried: readonly Trial[];
  /** Choices that fit when the level was entered and have not been tried. */
  left: readonly Choice[];
}

export type WatchStatus =
  /** There is a next step. */
  | 'searching'
  /** The board is full: the step here is a solution. */
  | 'solution'
  /** The last position of a search without a (further) solution. */
  | 'exhausted'
  /** The last position of what never takes back: nothing fits `stack.at(-1).goal`. */
  | 'dead-end'
  /** The last position of a recording whose search was not over. */
  | 'stopped';

/** The search at one position. */
export interface WatchState {
  position: number;
  status: WatchStatus;
  /** Givens and what the search has placed. */
  grid: Grid;
  /** The last steps that led here, the oldest first, at most `trailLength`. */
  trail: readonly Step[];
  /** The step that led here: the last of `trail`; undefined at position 0. */
  step: Step | undefined;
  /** From the root on. Empty only where the givens are a full board. */
  stack: readonly Level[];
  /** The goal of the next step: the goal of the last level; undefined at a solution. */
  goal: Goal | undefined;
  /** Why nothing can be done, where the status is `dead-end`. */
  stuck: Reason | undefined;
  /** Digits that no peer forbids in the goal's cell, ascending; empty where it is no cell. */
  candidates: readonly number[];
  counters: Counters;
  /** Positions up to here are explored: a seek within them is quick. */
  explored: number;
  /** Exploring is over: `explored` is the last position. */
  finished: boolean;
}

export const trailLength = 32;

/**
 * Depth over a span, in `columns` columns of equal length. A column shorter than a step shows
 * the step it is in. Where nothing is explored yet, `min` is above `max`.
 */
export interface Timeline {
  from: number;
  to: number;
  columns: number;
  /** Lowest and highest depth after a step of the column. */
  min: Uint8Array<ArrayBuffer>;
  max: Uint8Array<ArrayBuffer>;
  /** Dead ends in the column. */
  deadEnds: Uint32Array<ArrayBuffer>;
  /** 1 where the column has a solution. */
  solutions: Uint8Array<ArrayBuffer>;
  /** False: drawn from the summary kept while exploring, so columns may share their values. */
  exact: boolean;
  explored: number;
  finished: boolean;
}

/**
 * The target of `find`: a step of that kind; one that fills or empties the cell, or puts the digit into it; one after
 * which so many digits are placed; one that a line of the recorded program took.
 */
export type FindTarget =
  | 'dead-end'
  | 'backtrack'
  | 'solution'
  | { cell: number; digit?: number }
  | { depth: number }
  | { line: number };

export type FindDirection = 'next' | 'previous';

export interface WatchOptions {
  /** Explores to the end of the search instead of to its first solution. */
  everySolution?: boolean | undefined;
}

/** The target of a search along the steps. */
export interface Quest {
  target: FindTarget;
  direction: FindDirection;
}
