// The requests to a worker for puzzles with any rules, and its answers.
import type { CountProgress, CountReport } from '../reports';
import type { BoardRule, VariedPuzzle, VariedReading } from './varied-puzzle';

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
  /** For each cell the digits that occur in some solution, bit 1 for the digit 1; 0 everywhere: there is none. */
  variedCandidates: {
    ask: { text: string };
    progress: VariedProgress;
    answer: readonly number[];
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
  candidates(
    puzzle: Pick<VariedPuzzle, 'text'>,
    options?: VariedOptions<VariedProgress>,
  ): Promise<readonly number[]>;
  /** Ends the worker; the next call starts another one. */
  close(): void;
}

export interface VariedOptions<Progress> {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}
