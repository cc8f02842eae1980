// What the referee finds: what is said of it, and the cells that it is about.
import type { Check } from '../../core/questions/questions';
import type { PlayMessages } from './words';

/** The entry after which no solution was left. */
export interface Mistake {
  cell: number;
  digit: number;
  /** Of the changes made since the givens alone. */
  change: number;
  of: number;
}

export type FindingText =
  | { kind: 'checked'; check: Check }
  /** Of a board without givens, taken as a puzzle; `conflict`: digits that leave no solution. */
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

/** What the names of the cells say that a finding is about. */
export function marksOf(
  finding: Finding | undefined,
  { marks }: Pick<PlayMessages, 'marks'>,
): ReadonlyMap<number, string> {
  const mark = finding?.text.kind === 'typed' ? marks.conflict : marks.wrong;
  return new Map(finding?.cells.map((cell) => [cell, mark]));
}
