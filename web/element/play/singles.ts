// The naked singles of a board, and the cells that a digit can still go to: by what peers leave, and by notes where there are some.
import { cells } from '../../core/cell';
import { digitAt, withDigit, type Grid } from '../../core/grid';
import { candidateNotes, digitsIn, noNotes, noteBits } from '../../core/notes';
import type { BoardPosition } from '../contract/board-actions';

/** The candidates of each cell as bits 1 to 9; none where there is a digit. */
function candidatesOf({ digits, notes = noNotes }: BoardPosition): number[] {
  return candidateNotes(digits).map((legal, cell) => {
    const bits = notes[cell] ?? 0;
    const noted = noteBits(bits, 'corner') | noteBits(bits, 'centre');
    // A blank without any note has all that is legal.
    return noted === 0 ? legal : legal & noted;
  });
}

/** The board with a digit in each blank that has one candidate left. */
export function withNakedSingles(position: BoardPosition): Grid {
  const candidates = candidateNotes(position.digits);
  return cells.reduce((grid, cell) => {
    const [only = 0, ...others] = digitsIn(candidates[cell] ?? 0);
    // Two blanks of a house may have the same one left: then something is wrong, and the second is left alone.
    const stillFits = (candidateNotes(grid)[cell] ?? 0) & (1 << only);
    return only > 0 && others.length === 0 && stillFits ? withDigit(grid, cell, only) : grid;
  }, position.digits);
}

/** The blanks that still have a digit among their candidates. */
export const cellsWith = (position: BoardPosition, digit: number): number[] => {
  const candidates = candidatesOf(position);
  return cells.filter((cell) => (candidates[cell] ?? 0) & (1 << digit));
};

/** The cells that hold the same digit as a cell, itself among them; none for a blank. */
export const cellsLike = ({ digits }: BoardPosition, cell: number): number[] => {
  const digit = digitAt(digits, cell);
  return digit === 0 ? [] : cells.filter((each) => digitAt(digits, each) === digit);
};
