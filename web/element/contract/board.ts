// The board as extras see it, and what they may do to it.
import type { Grid } from '../../core/grid';
import type { NotePlace, Notes } from '../../core/notes';
import type { SolveReport } from '../../core/reports';

/** As digits, as notes in the corners or the centre, or as colours. */
export type Writing = 'digit' | NotePlace | 'colour';

/** Givens, and givens with entries; notes where there are some, and what a search answered. */
export interface BoardPosition {
  readonly givens: Grid;
  readonly digits: Grid;
  readonly notes?: Notes;
  readonly answer?: SolveReport;
}

/** How the board looks and works for a person. */
export interface Preferences {
  /** Whether the peers of the chosen cell are highlighted, and digits equal to its own. */
  peers: boolean;
  equal: boolean;
  /** The keypad chooses a digit, which presses on cells enter. */
  digitFirst: boolean;
}

export const defaultPreferences: Preferences = { peers: true, equal: true, digitFirst: false };

/** An action of an extra on the board; undo takes it back. */
export type BoardAction =
  /** How digits are written from now on; again as digits where it was so. */
  | { type: 'write-as'; writing: Writing }
  /** One cell, which gets the focus, and others with it. */
  | { type: 'pick'; cell: number; also: readonly number[] }
  /** Into all chosen cells, as it is written now; 0 takes away. */
  | { type: 'enter'; digit: number }
  /** Digits are entered as givens, or no more. */
  | { type: 'setting' }
  /** All that was entered becomes the givens. */
  | { type: 'fix-givens' }
  | { type: 'prefer'; preferences: Preferences }
  /** Another position in place of this one. */
  | { type: 'restore'; position: BoardPosition }
  /** Everything but the givens goes. */
  | { type: 'reset' }
  /** Notes of what peers leave each blank, or these. */
  | { type: 'write-notes'; notes?: Notes }
  /** Digits into blanks, as entries. */
  | { type: 'fill'; digits: Grid }
  /** Undo so many times. */
  | { type: 'go-back'; undos: number };
