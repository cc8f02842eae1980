// A grid as nine lines of digits, 0 for a blank.
import type { Grid } from '../../../core/grid';

export const rowsOf = (grid: Grid): string[] =>
  Array.from({ length: 9 }, (_, row) => grid.slice(row * 9, row * 9 + 9).replaceAll('.', '0'));
