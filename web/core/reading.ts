// The reading of a text: the puzzles in it, what cannot be read, and how much of it is neither.
import type { Grid } from './grid';
import type { Notes } from './notes';
import type { Form, ParseError } from './text';

export interface ReadPuzzle {
  /** Where it begins, from 1. */
  line: number;
  form: Form;
  givens: Grid;
  /** Givens and entries, where it came with entries. */
  digits?: Grid;
  notes?: Notes;
  /** The name that the text gives it, or the heading above it. */
  name?: string;
  /** Names of the rules that it has beyond the classic ones; `size` first where the board is another one. */
  rules?: readonly string[];
}

export interface Reading {
  /** All of them, of which `puzzles` has the first. */
  count: number;
  puzzles: readonly ReadPuzzle[];
  faultCount: number;
  faults: readonly ParseError[];
  /** Headings, and lines of sections that are not known. */
  passed: number;
  /** Puzzles in comments. */
  commented: number;
}

/** To a worker that reads texts, see web/worker/reader/reader-tasks.ts. */
export interface ReaderCalls {
  /** UTF-8, or UTF-16 with its mark; packed by gzip or not. Only as much is read as tells that it is too large. */
  read: { ask: { source: Blob }; progress: undefined; answer: Reading };
}

/** The name of a board of another size among the rules. */
export const otherSize = 'size';
