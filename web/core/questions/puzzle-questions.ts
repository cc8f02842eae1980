// The questions about one puzzle, and their answers. Page and worker share these types.
import type { Contradiction } from '../contradiction';
import type { Grid } from '../grid';

/** The most solutions that go into a file. */
export const downloadLimit = 10_000;

export interface SolutionCount {
  /** Exact, or where `isEstimate` about so many. */
  solutions: number;
  isEstimate: boolean;
  /** The standard error of the estimate's mean; 0 where the count is exact. */
  standardError: number;
}

/** Cells that, given with these digits, leave one solution. */
export interface Completion {
  cells: readonly number[];
  /** The solution that is left. */
  solution: Grid;
  /** No fewer cells do. */
  isSmallest: boolean;
}

/** Givens that contradict each other already. */
export interface Conflict {
  cells: readonly number[];
  isSmallest: boolean;
}

export type Certificate =
  | { kind: 'unique'; solution: Grid }
  | {
      kind: 'several';
      /** The first solution, and the one that differs from it in the fewest cells of those seen. */
      first: Grid;
      other: Grid;
      count: SolutionCount;
      completion: Completion;
    }
  | { kind: 'none'; conflict: Conflict; contradictions: readonly Contradiction[] };

export type Move = 'first' | 'next' | 'previous' | 'last';

export interface Candidates {
  /** For each cell the digits that occur in some solution, as bits 1 to 9. */
  digits: readonly number[];
  /** In how many solutions, at 9 * cell + digit - 1; undefined where there are too many to count. */
  counts: readonly number[] | undefined;
  solutions: number;
}

/** How entries stand to the solutions of the givens. */
export interface Check {
  /** Whether the givens alone have a solution. */
  givensSolvable: boolean;
  /** Whether givens and entries together have one. */
  solvable: boolean;
  /** Entries that stand in no solution of the givens. */
  wrong: readonly number[];
  /** The givens have more than one solution. */
  several: boolean;
}

export interface QuestionMap {
  certificate: { ask: { puzzle: Grid }; answer: Certificate };
  count: { ask: { puzzle: Grid }; answer: SolutionCount };
  /** From `solution`; undefined where there is none that way. */
  move: {
    ask: { puzzle: Grid; move: Move; solution: Grid | undefined };
    answer: Grid | undefined;
  };
  /** In lexicographic order, from the first or from the one after `after` on, up to `limit`. */
  list: {
    ask: { puzzle: Grid; limit: number; after?: Grid };
    answer: { text: string; isComplete: boolean };
  };
  candidates: { ask: { puzzle: Grid }; answer: Candidates };
  /** Givens that can be taken away one at a time. */
  redundant: { ask: { puzzle: Grid }; answer: readonly number[] };
  /** A puzzle with the same solutions and no redundant given. */
  reduce: { ask: { puzzle: Grid }; answer: Grid };
  check: { ask: { givens: Grid; digits: Grid }; answer: Check };
  /** The last of these positions, oldest first, that had a solution; undefined where none had. */
  mistake: { ask: { positions: readonly Grid[] }; answer: number | undefined };
}

export type QuestionKind = keyof QuestionMap;

export type QuestionOf<Kind extends QuestionKind> = { kind: Kind } & QuestionMap[Kind]['ask'];

export type Question = { [Kind in QuestionKind]: QuestionOf<Kind> }[QuestionKind];

export type AnswerTo<Kind extends QuestionKind> = QuestionMap[Kind]['answer'];
