// Why a digit does not fit a cell: the peer that already has it, found as a reading strategy finds it.
import { cellsOf, housesOf, type House } from './cell';
import { digitAt, type Grid } from './grid';

export interface Refusal {
  digit: number;
  /** The cell that holds the digit, and the house it shares. */
  peer: number;
  house: House;
}

/** The first peer with the digit in the cell's row, then its column, then its box. */
export function refusalOf(grid: Grid, cell: number, digit: number): Refusal | undefined {
  for (const house of housesOf(cell)) {
    const peer = cellsOf(house).find((other) => other !== cell && digitAt(grid, other) === digit);
    if (peer !== undefined) return { digit, peer, house };
  }
  return undefined;
}

/** Every digit that does not fit the cell, ascending. */
export function refusalsOf(grid: Grid, cell: number): Refusal[] {
  return digits.map((digit) => refusalOf(grid, cell, digit)).filter((refusal) => !!refusal);
}

/** Every digit that fits the cell, ascending. */
export function candidatesOf(grid: Grid, cell: number): number[] {
  return digits.filter((digit) => !refusalOf(grid, cell, digit));
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
