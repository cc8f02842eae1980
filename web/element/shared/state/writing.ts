// Entries into several cells at once: digits, notes in corners and centre, colours, givens.
import { digitAt, withDigit } from '../../../core/grid';
import { coloured, noNotes, noteBits, toggled, withoutNotes } from '../../../core/notes';
import { entered, noted, type Position, type Write } from './position';

/** Writes into cells; a note or colour that all of them have is removed. */
export const write: Write = (position, { cells, digit, writing, setting }) => {
  const { givens, digits, notes = noNotes } = position;
  if (!setting && writing === 'colour') return noted(position, coloured(notes, cells, digit));
  if (!setting && writing !== 'digit' && digit > 0) {
    const blanks = cells.filter((cell) => digitAt(digits, cell) === 0);
    return blanks.length > 0 && writing !== 'colour'
      ? noted(position, toggled(notes, blanks, digit, writing))
      : undefined;
  }
  // Where notes are written, erasing takes away those of this kind, and a digit where there are none.
  if (!setting && (writing === 'corner' || writing === 'centre')) {
    const hasSome = cells.some((cell) => noteBits(notes[cell] ?? 0, writing) > 0);
    if (hasSome) return noted(position, withoutNotes(notes, cells, writing));
  }
  const own = cells.filter((cell) => setting || digitAt(givens, cell) === 0);
  const isTakenAway = own.length > 1 && own.every((cell) => digitAt(digits, cell) === digit);
  const put = setting ? given : entered;
  const next = own.reduce(
    (before, cell) => put(before, cell, isTakenAway ? 0 : digit) ?? before,
    position,
  );
  return next === position ? undefined : next;
};

/** The position with another given (0 for none) in a cell, instead of an entry. */
function given(position: Position, cell: number, digit: number): Position | undefined {
  const { givens, digits } = position;
  if (digitAt(givens, cell) === digit && digitAt(digits, cell) === digit) return undefined;
  const freed = { ...position, givens: withDigit(givens, cell, 0) };
  const next = entered(freed, cell, digit) ?? freed;
  return { ...next, givens: withDigit(givens, cell, digit) };
}
