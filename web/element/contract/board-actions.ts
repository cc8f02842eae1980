// The board as extras see it, and their actions on it.
import type { Grid } from '../../core/grid';
import type { NoteKind, Notes } from '../../core/notes';
import type { SolveReport } from '../../core/reports';

/** The ways of writing: as digits, as notes in the corners or the centre, or as colours. */
export type Writing = 'digit' | NoteKind | 'colour';

/** The panels of an extra's cards. */
export type CardPanel = 'begin' | 'hint' | 'done' | 'reading' | 'said';

/** The keys of a small screen, or the part in their place: a card, nothing while the board is covered, the page of the rest, in a
 *  box of given height the ways to bring a puzzle. */
export type Panel = CardPanel | 'keys' | 'pause' | 'more' | 'puzzle';

/** A position of the board: givens, givens with entries, notes where there are some, and the answer of a search. */
export interface BoardPosition {
  readonly givens: Grid;
  readonly digits: Grid;
  readonly notes?: Notes;
  readonly answer?: SolveReport;
}

/** The player's preferences for the board. */
export interface Preferences {
  /** Whether the peers of the chosen cell are highlighted, and digits equal to its own. */
  peers: boolean;
  equal: boolean;
  /** Whether the keypad chooses a digit, which pressing a cell enters. */
  digitFirst: boolean;
}

export const defaultPreferences: Preferences = { peers: true, equal: true, digitFirst: false };

/** An action of an extra on the board; undo takes it back. */
export type BoardAction =
  /** Changes the way of writing; choosing the current way again goes back to digits. */
  | { type: 'write-as'; writing: Writing }
  /** Chooses one cell, which gets the focus, and others with it. */
  | { type: 'pick'; cell: number; also: readonly number[] }
  /** Enters a digit into all chosen cells, in the current way of writing; 0 erases. */
  | { type: 'enter'; digit: number }
  /** Whether a puzzle is typed in: from each entry the next cell is chosen. */
  | { type: 'typing'; on: boolean }
  /** Turns entering digits as givens on or off. */
  | { type: 'setting' }
  /** Turns all entries into givens, or makes these the givens; undo brings the ones before back, in the same game. */
  | { type: 'fix-givens'; puzzle?: Grid }
  | { type: 'prefer'; preferences: Preferences }
  /** Replaces the position. */
  | { type: 'restore'; position: BoardPosition }
  /** Removes everything but the givens, or those, too. */
  | { type: 'reset' | 'clear' }
  /** Writes centre notes: the given ones, or all candidates. */
  | { type: 'write-notes'; notes?: Notes }
  /** Enters digits into blanks. */
  | { type: 'fill'; digits: Grid }
  /** Puts a panel in the place of the keys, where these have no room beside it. */
  | { type: 'open'; panel: Panel }
  /** Covers the board and stops the clock, or goes on. */
  | { type: 'cover'; on: boolean }
  /** Takes away all corner and centre notes. */
  | { type: 'erase-notes' }
  /** Undoes so many actions. */
  | { type: 'go-back'; undos: number };
