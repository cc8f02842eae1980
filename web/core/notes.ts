// Pencil marks: for each cell digits as bits 1 to 9.
import { cellCount, peersOf } from './cell';
import { digitAt, type Grid } from './grid';

export type Notes = readonly number[];

export const noNotes: Notes = new Array<number>(cellCount).fill(0);

export const digitsIn = (bits: number): number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => bits & (1 << digit));

export const isEmpty = (notes: Notes): boolean => notes.every((bits) => bits === 0);

/** With a digit noted in a cell, or no more where it was. */
export const toggled = (notes: Notes, cell: number, digit: number): Notes =>
  notes.with(cell, (notes[cell] ?? 0) ^ (1 << digit));

/** After a digit was entered: none in its cell, the digit no more in its peers. */
export function afterEntry(notes: Notes, cell: number, digit: number): Notes {
  if (digit === 0) return notes;
  const left = notes.with(cell, 0).slice();
  for (const peer of peersOf(cell)) left[peer] = (left[peer] ?? 0) & ~(1 << digit);
  return left;
}

/** What peers leave each blank. */
export function candidateNotes(digits: Grid): Notes {
  return noNotes.map((_, cell) => {
    if (digitAt(digits, cell) !== 0) return 0;
    const taken = peersOf(cell).reduce((bits, peer) => bits | (1 << digitAt(digits, peer)), 1);
    return 0b1111111111 & ~taken;
  });
}
