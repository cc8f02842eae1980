// The cells that symmetries map to each other, for pictures and drawn patterns; tests/wasm/make holds it to the core.
import { cells, columnOf, rowOf } from '../cell';
import type { SymmetryName } from './order';

/** Where a turn or a reflection of the board takes a row and a column. */
type Image = (row: number, column: number) => number;

const at = (row: number, column: number): number => row * 9 + column;
const quarter: Image = (row, column) => at(column, 8 - row);
const half: Image = (row, column) => at(8 - row, 8 - column);
const threeQuarters: Image = (row, column) => at(8 - column, row);
const leftRight: Image = (row, column) => at(row, 8 - column);
const topBottom: Image = (row, column) => at(8 - row, column);
const diagonal: Image = (row, column) => at(column, row);
const antidiagonal: Image = (row, column) => at(8 - column, 8 - row);

/** Each is closed under doing one after another, with what leaves all in place. */
const images: Readonly<Record<SymmetryName, readonly Image[]>> = {
  none: [],
  'half-turn': [half],
  'quarter-turn': [quarter, half, threeQuarters],
  'left-right': [leftRight],
  'top-bottom': [topBottom],
  diagonal: [diagonal],
  antidiagonal: [antidiagonal],
  'both-mirrors': [leftRight, topBottom, half],
  'both-diagonals': [diagonal, antidiagonal, half],
  full: [quarter, half, threeQuarters, leftRight, topBottom, diagonal, antidiagonal],
};

/** The cells that a symmetry takes to one another, in order: givens are in all of them or in none. */
export const orbitOf = (symmetry: SymmetryName, cell: number): readonly number[] =>
  [...new Set([cell, ...images[symmetry].map((image) => image(rowOf(cell), columnOf(cell)))])].sort(
    (a, b) => a - b,
  );

/** The cells of a pattern that can have givens: an orbit that is partly outside is outside. */
export const openIn = (pattern: ReadonlySet<number>, symmetry: SymmetryName): ReadonlySet<number> =>
  new Set(cells.filter((cell) => orbitOf(symmetry, cell).every((each) => pattern.has(each))));

/** The same set with a cell's whole orbit in it, or without it. */
export function withOrbit(
  pattern: ReadonlySet<number>,
  symmetry: SymmetryName,
  cell: number,
  isIn: boolean,
): ReadonlySet<number> {
  const changed = new Set(pattern);
  for (const each of orbitOf(symmetry, cell)) {
    if (isIn) changed.add(each);
    else changed.delete(each);
  }
  return changed;
}

/** The use of a cell; `around`: it gets a given because its symmetric cell has a fixed digit. */
export type CellUse = { kind: 'open' | 'closed' | 'around' } | { kind: 'kept'; digit: number };
