// The referee's finding: its sentence, and the cells that it is about.
import type { Check } from './questions/puzzle-questions';

/** The entry after which no solution was left. */
export interface Mistake {
  cell: number;
  digit: number;
  /** The number of changes made since the givens alone. */
  change: number;
  of: number;
}

export type FindingText =
  /** `together`: entries that no solution has all of, where none of them is wrong alone. */
  | { kind: 'checked'; check: Check; together: readonly number[] }
  /** A board without givens, taken as a puzzle; `conflict`: digits that leave no solution. */
  | { kind: 'typed'; solutions: 'none' | 'one' | 'several'; conflict: readonly number[] }
  | { kind: 'mistake'; mistake: Mistake }
  /** There is no mistake: the givens alone have no solution, or everything still leads to one. */
  | { kind: 'no-mistake'; because: 'givens' | 'none' }
  | { kind: 'failed' };

export interface Finding {
  text: FindingText;
  /** Marked for as long as it is said. */
  cells: readonly number[];
  /** How many undos lead before the mistake. */
  undos?: number;
}
