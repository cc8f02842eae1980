// The requests to a worker for puzzles with any rules, and its answers.
import type { CountProgress, CountReport } from '../reports';
import type { BoardRule, VariedPuzzle, VariedReading, VariedRefusal } from './varied-puzzle';

/** Texts of more bytes are no such puzzle: one of 25×25 with a rule for every cell is far shorter. */
export const mostOfVaried = 500_000;

export interface VariedProgress {
  /** Cells and digits that the search has chosen so far. */
  choices: number;
  elapsedMs: number;
}

export interface VariedSolveReport {
  /**
   * `solution`: the first one, whose digits are the smallest, cell by cell. `unchecked`: not all rules were read, and those that were leave
   * more than the author's own solution. `none`: no board holds to the rules that were read.
   */
  outcome:
    | { kind: 'solved'; solution: readonly number[]; solutions: 'one' | 'several' }
    | { kind: 'none' }
    | { kind: 'unchecked' };
  choices: number;
  elapsedMs: number;
}

/**
 * A fault of a board. `given`: its cell has another digit than the puzzle allows it. `house`: cells with the same digit. `rule`: the
 * filled cells of the rule, which its blanks cannot mend; `index`: its place in the puzzle's houses or rules. `board`: the pair of cells
 * that breaks a rule of the whole board.
 */
export type VariedViolation =
  | { of: 'given'; cells: readonly number[] }
  | { of: 'house' | 'rule'; index: number; cells: readonly number[] }
  | { of: 'board'; rule: BoardRule; cells: readonly number[] };

/** Cells, and for each of them digits as bits, bit 1 for the digit 1. */
export interface CellDigits {
  cells: readonly number[];
  digits: readonly number[];
}

/**
 * Digits that a reason takes from cells. `rule`: one rule by itself, with the houses among its cells; `index`: its place in the
 * puzzle's rules. `board`: the same for a pair of cells under a rule of the whole board. `locked`: a digit of house `index` stands only
 * in the cells that it shares with house `other`. `before`: the cells that are looked at, with the digits that they have left.
 */
export type VariedRemoval = { before: CellDigits; removed: CellDigits } & (
  | { of: 'rule'; index: number }
  | { of: 'board'; rule: BoardRule }
  | { of: 'locked'; index: number; other: number }
);

/**
 * The next step. `only-digit`: the cell has no other digit left; `only-place`: the digit has no other place in `house`, a place in the
 * puzzle's houses; `removal`: nothing follows yet but its one removal. Each of `removals`, in their order, is needed for it; digits
 * that cells see are not told.
 */
export interface VariedHint {
  step: 'only-digit' | 'only-place' | 'removal';
  cell: number;
  digit: number;
  house: number;
  removals: readonly VariedRemoval[];
}

/** The forms that puzzles are written in, in the order of cpp/varied/write.hpp: packed as f-puzzles has it, and the text of ISS. */
export const variedTargets = ['fpuzzles', 'iss'] as const;
export type VariedTarget = (typeof variedTargets)[number];

export type VariedWritten =
  { kind: 'written'; text: string } | ({ kind: 'refused' } & VariedRefusal);

/** `text`: the one of a VariedPuzzle; other texts are refused. */
export interface VariedCalls {
  readVaried: { ask: { text: string }; progress: undefined; answer: VariedReading };
  solveVaried: { ask: { text: string }; progress: VariedProgress; answer: VariedSolveReport };
  /** Refused where rules were not read, as variedCandidates is. */
  countVaried: {
    ask: { text: string; limit: number };
    progress: CountProgress;
    answer: CountReport;
  };
  /** `board`: the digit of each cell, givens included, 0 for a blank. No violation: all rules that were read hold so far. */
  checkVaried: {
    ask: { text: string; board: readonly number[] };
    progress: undefined;
    answer: readonly VariedViolation[];
  };
  /** For each blank the digits that no rule and no house takes from it by itself, bit 1 for the digit 1; undefined: the board is broken. */
  variedNotes: {
    ask: { text: string; board: readonly number[] };
    progress: undefined;
    answer: readonly number[] | undefined;
  };
  /** Undefined: no rule by itself leads on, or the board is broken. `board`: as for `checkVaried`. */
  hintVaried: {
    ask: { text: string; board: readonly number[] };
    progress: undefined;
    answer: VariedHint | undefined;
  };
  /**
   * For each digit of each cell, cell by cell from the digit 1, the number of solutions with it, as far as `most`, which is 2 or more.
   */
  countVariedCandidates: {
    ask: { text: string; most: number };
    progress: VariedProgress;
    answer: readonly number[];
  };
  /** For each cell the digits that occur in some solution, bit 1 for the digit 1; 0 everywhere: there is none. */
  variedCandidates: {
    ask: { text: string };
    progress: VariedProgress;
    answer: readonly number[];
  };
}

/** The orders in which backtracking fills cells, as cpp/varied/film.hpp has them. */
export const filmOrders = ['row-major', 'fewest-candidates', 'propagation'] as const;
export type FilmOrder = (typeof filmOrders)[number];

/** Searches that can be watched: backtracking in an order, and the one that learns from each dead end. */
export const filmedSearches = [...filmOrders, 'learning'] as const;
export type FilmedSearch = (typeof filmedSearches)[number];

/** A digit that the cell was refused: by its marks, by a house whose cell `peer` has it, by a rule, or by one of the whole board. */
export type FilmRefusal = { digit: number } & (
  | { by: 'marks' }
  | { by: 'house'; index: number; peer: number }
  | { by: 'rule'; index: number }
  | { by: 'board'; rule: BoardRule }
);

/** The part that pictures of every search have. */
interface FilmPosition {
  /** The number of steps taken; `explored`: how many are known. */
  position: number;
  explored: number;
  /** How the known steps end; `open`: there are more; `full`: there may be more, for which there is no room. */
  end: 'open' | 'solution' | 'exhausted' | 'full';
  digits: readonly number[];
  /** The highest depth of each of `parts` equal parts of the known steps. */
  depths: readonly number[];
}

/** Backtracking at one position. */
export interface BacktrackingShown extends FilmPosition {
  search: FilmOrder;
  /** The step to this position; its digit is 0 at the start. */
  kind: 'placement' | 'solution' | 'backtrack' | 'dead-end';
  stepCell: number;
  stepDigit: number;
  depth: number;
  /** The cell that was to be filled. */
  stuck: number;
  refused: readonly FilmRefusal[];
}

/** That a digit stands in a cell, or that it does not. */
export interface FilmClaim {
  cell: number;
  digit: number;
  holds: boolean;
}

/** A step of the search that learns. `from`: how many choices stood before it, `choices`: after it. */
export interface LearningStep {
  kind: 'start' | 'choice' | 'dead-end' | 'lesson' | 'restart' | 'solution';
  /** The fault of a dead end: a cell without candidates, a digit without a place, two digits that exclude each other, a rule, an earlier lesson. */
  broken: 'cell' | 'place' | 'pair' | 'rule' | 'lesson';
  /** That of a choice, or what follows at once from a lesson. */
  claim: FilmClaim;
  from: number;
  choices: number;
}

/** The search that learns at one position. */
export interface LearningShown extends FilmPosition {
  search: 'learning';
  step: LearningStep;
  /** Digits that follow from the step. */
  forced: number;
  /** The number of lessons so far. */
  lessons: number;
  /** After a lesson claims that cannot all be; after a dead end those that led to it, where a broken rule has its cells with digit 0. */
  claims: readonly FilmClaim[];
  /** Cells whose digits were chosen, in that order. */
  chosen: readonly number[];
  /** Steps around the position, from `nearFirst` on. */
  nearFirst: number;
  near: readonly LearningStep[];
}

export type FilmShown = BacktrackingShown | LearningShown;

/** Asked of the page's worker alone. */
export interface VariedPageCalls {
  /**
   * The search at position `at`, or at the last one that is known. It is explored as far, and then for `exploreMs` more. The worker keeps the
   * search until another one is asked for.
   */
  filmVaried: {
    ask: { text: string; search: FilmedSearch; at: number; exploreMs: number; parts: number };
    progress: undefined;
    answer: FilmShown;
  };
  /** The puzzle as another program reads it, or the rule that it has not. */
  writeVaried: {
    ask: { text: string; target: VariedTarget };
    progress: undefined;
    answer: VariedWritten;
  };
}

/** The calls that `openVaried` of web/client/varied makes to a worker of its own; they are rejected as those of other clients are. */
export interface VariedSolver {
  read(text: string, options?: VariedOptions<undefined>): Promise<VariedReading>;
  solve(
    puzzle: Pick<VariedPuzzle, 'text'>,
    options?: VariedOptions<VariedProgress>,
  ): Promise<VariedSolveReport>;
  count(
    puzzle: Pick<VariedPuzzle, 'text'>,
    limit: number,
    options?: VariedOptions<CountProgress>,
  ): Promise<CountReport>;
  check(
    puzzle: Pick<VariedPuzzle, 'text'>,
    board: readonly number[],
    options?: VariedOptions<undefined>,
  ): Promise<readonly VariedViolation[]>;
  notes(
    puzzle: Pick<VariedPuzzle, 'text'>,
    board: readonly number[],
    options?: VariedOptions<undefined>,
  ): Promise<readonly number[] | undefined>;
  hint(
    puzzle: Pick<VariedPuzzle, 'text'>,
    board: readonly number[],
    options?: VariedOptions<undefined>,
  ): Promise<VariedHint | undefined>;
  candidates(
    puzzle: Pick<VariedPuzzle, 'text'>,
    options?: VariedOptions<VariedProgress>,
  ): Promise<readonly number[]>;
  countCandidates(
    puzzle: Pick<VariedPuzzle, 'text'>,
    most: number,
    options?: VariedOptions<VariedProgress>,
  ): Promise<readonly number[]>;
  write(
    puzzle: Pick<VariedPuzzle, 'text'>,
    target: VariedTarget,
    options?: VariedOptions<undefined>,
  ): Promise<VariedWritten>;
  film(
    puzzle: Pick<VariedPuzzle, 'text'>,
    asked: Omit<VariedPageCalls['filmVaried']['ask'], 'text'>,
    options?: VariedOptions<undefined>,
  ): Promise<FilmShown>;
  /** Ends the worker; the next call starts another one. */
  close(): void;
}

export interface VariedOptions<Progress> {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}
