// A grid of digits and blanks as 81 characters.
import { cellCount } from './cell';

/** 81 characters, '1'-'9' or '.', row by row. Made only here, so it can be trusted. */
export type Grid = string & { readonly __grid: unique symbol };

/** The grid that 81 characters of '1'-'9' and '.' or '0' are, or undefined. */
export function gridOf(text: string): Grid | undefined {
  return /^[0-9.]{81}$/.test(text) ? (text.replaceAll('0', '.') as Grid) : undefined;
}

export const emptyGrid = '.'.repeat(cellCount) as Grid;

/** The digit in a cell, 0 in a blank. */
export function digitAt(grid: Grid, cell: number): number {
  const character = grid.charAt(cell);
  return character === '.' ? 0 : Number(character);
}

/** The grid with another digit, or with 0 a blank, in a cell. */
export function withDigit(grid: Grid, cell: number, digit: number): Grid {
  const character = digit === 0 ? '.' : String(digit);
  return (grid.slice(0, cell) + character + grid.slice(cell + 1)) as Grid;
}
