// A position: the digits on the board, the origin of each, and the answer found for them.
import { type ShownCell, cellCount } from '../../../core/cell';
import { isSolved } from '../../../core/contradiction';
import { digitAt, emptyGrid, withDigit, type Grid } from '../../../core/grid';
import {
  afterEntry,
  centreIn,
  coloursIn,
  digitsIn,
  isEmpty,
  noNotes,
  toggled,
  type Notes,
} from '../../../core/notes';
import type { SolveReport } from '../../../core/reports';
import type { Writing } from '../../contract/board-actions';
import type { History } from './history';

/** One puzzle as it is played, with its many positions; two games differ as objects. */
export type Game = object;

export interface Position {
  /** The givens of the puzzle. */
  givens: Grid;
  /** Givens and entries: the start of a search. */
  digits: Grid;
  /** Notes and colours; absent where there are none. */
  notes?: Notes;
  /** The answer to `digits`, which any change of them removes. */
  answer?: SolveReport;
}

export const emptyPosition: Position = { givens: emptyGrid, digits: emptyGrid };

/** Whether there are entries, notes or own givens; a puzzle that was only looked at is nothing to lose. */
export const isBegun = ({ past, present, future }: History<Position>): boolean =>
  [...past, present, ...future].some(
    ({ givens, digits, notes }) =>
      digits !== givens || notes !== undefined || givens !== present.givens,
  );

/** Whether a person or a search has filled every blank, and every digit fits. */
export const isFilled = ({ givens, digits }: Position): boolean =>
  digits !== givens && isSolved(digits);

/**
 * Whether a person has filled the board here. A grid that came filled, from a photo or a link, or was filled at once from the bare
 * puzzle, is nobody's game.
 */
export function isFinished({
  past,
  present,
}: Pick<History<Position>, 'past' | 'present'>): boolean {
  if (!isFilled(present)) return false;
  const positions = [...past, present];
  const before = positions[positions.findIndex(isFilled) - 1];
  if (!before) return false;
  const blanks = before.digits.split('.').length - 1;
  return before.digits !== before.givens || blanks === 1;
}

/** The grid that a search left on the board: its solution, or the board at a dead end. */
export function foundBy(answer: SolveReport | undefined): Grid | undefined {
  switch (answer?.outcome.kind) {
    case 'solved':
      return answer.outcome.solution;
    case 'dead-end':
      return answer.outcome.board;
    case 'none':
    case undefined:
      return undefined;
  }
}

/** A cell as it is shown; `found` is the board of a search, running or finished. */
export function shownAt(
  { givens, digits, notes }: Position,
  found: Grid | undefined,
  cell: number,
): ShownCell {
  const digit = digitAt(digits, cell);
  const bits = notes?.[cell] ?? 0;
  const tones = coloursIn(bits);
  const colours = { ...(tones.length > 0 && { colours: tones }) };
  if (digitAt(givens, cell) !== 0) return { kind: 'given', digit, ...colours };
  if (digit !== 0) return { kind: 'entry', digit, ...colours };
  const foundDigit = found ? digitAt(found, cell) : 0;
  if (foundDigit !== 0) return { kind: 'found', digit: foundDigit, ...colours };
  const [corner, centre] = [digitsIn(bits), centreIn(bits)];
  return {
    kind: 'blank',
    digit: 0,
    ...(corner.length > 0 && { notes: corner }),
    ...(centre.length > 0 && { centre }),
    ...colours,
  };
}

/** The board as it is shown, as a grid. */
export function shownGrid(position: Position, found: Grid | undefined): Grid {
  let grid = position.digits;
  for (let cell = 0; cell < cellCount; cell++) {
    const { kind, digit } = shownAt(position, found, cell);
    if (kind === 'found') grid = withDigit(grid, cell, digit);
  }
  return grid;
}

/** The position with another digit (0 for none) in a cell; undefined where nothing changes. */
export function entered(position: Position, cell: number, digit: number): Position | undefined {
  const { givens, digits, notes } = position;
  if (digitAt(givens, cell) !== 0) return undefined;
  if (digitAt(digits, cell) === digit) {
    // Erasing a blank erases its notes.
    return digit === 0 && notes?.[cell] ? noted(position, notes.with(cell, 0)) : undefined;
  }
  const next = { givens, digits: withDigit(digits, cell, digit) };
  return notes ? noted(next, afterEntry(notes, digits, cell, digit)) : next;
}

/** The position with these notes. */
export function noted({ givens, digits, answer }: Position, notes: Notes): Position {
  return {
    givens,
    digits,
    ...(!isEmpty(notes) && { notes }),
    ...(answer && { answer }),
  };
}

/** An entry: its digit, its cells and the way of writing. */
export interface Entry {
  cells: readonly number[];
  digit: number;
  writing: Writing;
  /** Whether the digit is entered as a given. */
  setting: boolean;
}

/** The position with an entry; undefined where nothing changes. */
export type Write = (position: Position, entry: Entry) => Position | undefined;

/** Writes a digit or a note into one cell; writing.ts has everything that players want. */
export const writePlainly: Write = (position, { cells, digit, writing }) => {
  const { digits, notes = noNotes } = position;
  const [cell = 0] = cells;
  if (writing === 'digit' || digit === 0) return entered(position, cell, digit);
  return digitAt(digits, cell) === 0
    ? noted(position, toggled(notes, [cell], digit, 'corner'))
    : undefined;
};

/** The position with these digits entered in its blanks. */
export function filledIn({ givens, digits, notes }: Position, entries: Grid): Position {
  let next: Position = { givens, digits, ...(notes && { notes }) };
  for (let cell = 0; cell < cellCount; cell++) {
    const digit = digitAt(entries, cell);
    if (digitAt(digits, cell) === 0 && digit > 0) next = entered(next, cell, digit) ?? next;
  }
  return next;
}
