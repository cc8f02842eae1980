// The properties and commands that the questions' view gets from the element around it.
import type { Grid } from '../../core/grid';
import type { Language } from '../../core/language';

export interface QuestionsInput {
  givens: Grid;
  /** Givens and own entries. */
  digits: Grid;
  /** For each cell the noted digits, as bits 1 to 9. */
  notes: readonly number[];
  /** Puzzles that were on the board before, the latest last. */
  earlier: readonly Grid[];
  language: Language;
  readonly: boolean;
  /** Changes the givens of the puzzle; undo brings the current ones back. */
  give: (puzzle: Grid) => void;
  /** Puts digits into blanks as entries. */
  enter: (digits: Grid) => void;
  writeNotes: (notes: readonly number[]) => void;
}
