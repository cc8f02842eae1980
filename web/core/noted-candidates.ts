// The candidates that a person's notes name; cpp/sudoku/text/noted_candidates.cpp has the same rule.
import { boxOf, cells } from './cell';
import type { Grid } from './grid';
import { candidateNotes, noteBits, type Notes } from './notes';

/**
 * As bits 1 to 9. Centre notes are candidates, and corner notes beside them in the cell. Corner notes alone are, too, unless they are
 * places: where a digit goes in a box, while most of the cells have candidates that are not noted.
 */
export function notedCandidates(digits: Grid, notes: Notes): Notes {
  const corner = notes.map((bits) => noteBits(bits, 'corner'));
  const centre = notes.map((bits) => noteBits(bits, 'centre'));
  const alone = corner.map((bits, cell) => (centre[cell] === 0 ? bits : 0));
  const others = cells.filter((cell) => centre[cell] === 0);
  const arePlaces = namePlaces(digits, alone, others);
  return corner.map((bits, cell) =>
    arePlaces && centre[cell] === 0 ? 0 : bits | (centre[cell] ?? 0),
  );
}

/** Whether each digit that is noted in a box is noted in all its places there, and most of these cells have candidates that are not noted. */
function namePlaces(digits: Grid, corner: Notes, inCells: readonly number[]): boolean {
  const legal = candidateNotes(digits);
  const noted = new Array<number>(9).fill(0);
  for (const cell of cells) noted[boxOf(cell)] = (noted[boxOf(cell)] ?? 0) | (corner[cell] ?? 0);
  const lackingIn = (cell: number) => (legal[cell] ?? 0) & ~(corner[cell] ?? 0);
  const noting = inCells.filter((cell) => corner[cell] !== 0);
  return (
    noting.filter((cell) => lackingIn(cell) !== 0).length * 2 > noting.length &&
    inCells.every((cell) => (lackingIn(cell) & (noted[boxOf(cell)] ?? 0)) === 0)
  );
}
