// The 81 cells by index, row by row: their rows, columns, boxes and peers.

export const cellCount = 81;
/** Every cell, in row-major order. */
export const cells: readonly number[] = Array.from({ length: cellCount }, (_, cell) => cell);

/** A row, column or box; `index` from 0. Boxes count row by row, like cells. */
export interface House {
  kind: 'row' | 'column' | 'box';
  index: number;
}

export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const columnOf = (cell: number): number => cell % 9;
export const boxOf = (cell: number): number =>
  Math.floor(rowOf(cell) / 3) * 3 + Math.floor(columnOf(cell) / 3);

/** The cell's name for people: r1c1 to r9c9. */
export const cellName = (cell: number): string => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

/** The three houses a cell is in: its row, its column, its box. */
export const housesOf = (cell: number): readonly House[] => [
  { kind: 'row', index: rowOf(cell) },
  { kind: 'column', index: columnOf(cell) },
  { kind: 'box', index: boxOf(cell) },
];

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The nine cells of a house, in order. */
export function cellsOf({ kind, index }: House): readonly number[] {
  const corner = Math.floor(index / 3) * 27 + (index % 3) * 3;
  switch (kind) {
    case 'row':
      return nine.map((i) => index * 9 + i);
    case 'column':
      return nine.map((i) => i * 9 + index);
    case 'box':
      return nine.map((i) => corner + Math.floor(i / 3) * 9 + (i % 3));
  }
}

const peers = cells.map((cell) => {
  const others = new Set(housesOf(cell).flatMap(cellsOf));
  others.delete(cell);
  return [...others].sort((a, b) => a - b);
});

/** The 20 other cells of the cell's houses, in order. */
export const peersOf = (cell: number): readonly number[] => peers[cell] ?? [];

export type CellKind = 'given' | 'entry' | 'found' | 'blank';

export interface ShownCell {
  kind: CellKind;
  /** 0 in a blank. */
  digit: number;
  /** The notes of a blank that has some: in the corners, in the centre. */
  notes?: readonly number[];
  centre?: readonly number[];
  /** The candidates that a path leaves a blank, in place of notes: each digit has its own position in the cell. */
  candidates?: readonly number[];
  /** Each 1 to 9. */
  colours?: readonly number[];
}
