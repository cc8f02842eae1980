// Which digits fit a cell, and what is said of one that does not.
import { peersOf, type House } from './cell';
import { digitAt, type Grid } from './grid';

/** A digit that does not fit a cell: the peer that has it, and the house that the two share. */
export interface Refusal {
  digit: number;
  peer: number;
  house: House;
}

/** Every digit that no peer of the cell has, ascending. */
export function candidatesOf(grid: Grid, cell: number): number[] {
  const taken = new Set(peersOf(cell).map((peer) => digitAt(grid, peer)));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !taken.has(digit));
}
