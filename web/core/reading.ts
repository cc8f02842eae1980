// The findings in a text, as the core's reader gives them: all in their order, or the first of each kind and how many there are.
import type { Grid } from './grid';
import type { Notes } from './notes';
import type { VariedRefusal } from './varied/varied-puzzle';
import type { Form, ParseError, TextFault } from './text';

/** A puzzle of a text. Facts that the text does not have are left out. */
export interface FoundPuzzle {
  kind: 'puzzle';
  /** Where it begins, from 1. */
  line: number;
  puzzle: Grid;
  form: Form;
  /** Givens and entries. */
  digits?: Grid;
  /** For each cell its corner notes as bits 1 to 9, centre notes as bits 11 to 19, colours as bits 21 to 29. */
  notes?: Notes;
  /** The name of the puzzle, or the heading above it. */
  name?: string;
  /** As the text has it: nobody has looked whether it is one. */
  solution?: Grid;
  /** The other columns of its line. */
  fields?: readonly string[];
  /** Names of the rules that it has beyond the classic ones, such as `killer`; `size` first where the board is another one. */
  rules?: readonly string[];
}

/** A text that was meant as a puzzle and is none. */
export interface FoundError extends TextFault {
  kind: 'error';
}

/** A line that is no puzzle and no part of one. `commented`: a puzzle stands in a comment. */
export interface FoundLine {
  kind: 'passed';
  line: number;
  as: 'comment' | 'commented' | 'heading' | 'section' | 'punctuation';
  text: string;
}

/** In the order of the text. */
export type Found = FoundPuzzle | FoundError | FoundLine;

export interface Reading {
  /** All of them, of which `puzzles` has the first. */
  count: number;
  puzzles: readonly FoundPuzzle[];
  faultCount: number;
  faults: readonly ParseError[];
  /** Headings, and lines of sections that are not known. */
  passed: number;
  /** Puzzles in comments. */
  commented: number;
  /** The thing for which the rules of its first puzzle were not read. */
  refusal?: VariedRefusal;
}

/** To a worker that reads texts, see web/worker/reader/reader-tasks.ts. */
export interface ReaderCalls {
  /** UTF-8, or UTF-16 with its mark; packed by gzip or not. Only as much is read as tells that it is too large. */
  read: { ask: { source: Blob }; progress: undefined; answer: Reading };
}

/** The name of a board of another size among the rules. */
export const otherSize = 'size';

/** Whether the rules of its first puzzle have to be asked about, since that is not on the board, or has no digits that would tell. */
export const isAsked = ({ puzzles: [first], refusal }: Reading, givens: Grid): boolean =>
  first?.rules !== undefined && (refusal !== undefined || givens !== first.puzzle);

/** Whether there is more to say of a text than the board shows. */
export const saysMore = (reading: Reading, givens: Grid): boolean =>
  isAsked(reading, givens) || reading.count > 1 || reading.faultCount > 0 || reading.commented > 0;
