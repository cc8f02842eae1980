// The findings in any text, as cpp/wasm/solver/reader_binding.cpp gives it.
import type { Grid } from '../grid';
import type { Notes } from '../notes';
import type { Form } from '../text';

/** A puzzle of a text. Facts that the text does not have are left out. */
export interface FoundPuzzle {
  kind: 'puzzle';
  /** Where it begins, from 1. */
  line: number;
  puzzle: Grid;
  form: Form;
  /** Givens and entries. */
  digits?: Grid;
  /** For each cell its notes, as bits 1 to 9. */
  notes?: Notes;
  /** The name of the puzzle, or the heading above it. */
  name?: string;
  /** As the text has it: nobody has looked whether it is one. */
  solution?: Grid;
  /** The other columns of its line. */
  fields?: readonly string[];
  /** That it has beyond the classic ones, such as `killer`. */
  rules?: readonly string[];
}

/** A text that was meant as a puzzle and is none. */
export interface FoundError {
  kind: 'error';
  code:
    | 'empty'
    | 'bad-character'
    | 'number-too-big'
    | 'too-few-cells'
    | 'too-many-cells'
    | 'too-few-lines'
    | 'too-many-lines'
    | 'binary'
    | 'too-large'
    | 'no-puzzle-in-link'
    | 'link-needs-site'
    | 'unknown-rules'
    | 'no-puzzle-in-line';
  /** From 1; columns in code points. */
  line: number;
  column: number;
  /** The character, number or count found. */
  found: string;
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
