// How chosen cells become rules: each gesture gives the cells of one rule or more, or none where they do not fit it. Cells come in
// the order in which they were chosen.
import { cellAt, columnIn, rowIn } from '../../../core/varied/places';
import type { VariedPuzzle } from '../../../core/varied/varied-puzzle';

type Board = Pick<VariedPuzzle, 'rows' | 'columns' | 'digits' | 'regions'>;
type Cells = readonly number[];
export type Gesture = (board: Board, chosen: Cells) => readonly Cells[];

const ascending = (cells: Cells): Cells => cells.toSorted((one, other) => one - other);

/** Rows and columns from one cell to another. */
const stepOf = (board: Board, from: number, to: number) => ({
  down: rowIn(board, to) - rowIn(board, from),
  right: columnIn(board, to) - columnIn(board, from),
});

const touch = (board: Board, one: number, other: number): boolean => {
  const { down, right } = stepOf(board, one, other);
  return one !== other && Math.abs(down) <= 1 && Math.abs(right) <= 1;
};

/** Cells in any order. */
export const group =
  (fewest: number): Gesture =>
  (_, chosen) =>
    chosen.length >= fewest ? [ascending(chosen)] : [];

/** Cells of which each touches the one before. */
export const line =
  (fewest: number): Gesture =>
  (board, chosen) =>
    chosen.length >= fewest &&
    chosen.every((cell, i) => i === 0 || touch(board, chosen[i - 1] ?? cell, cell))
      ? [chosen]
      : [];

/** Two cells with an edge between them. */
export const pair: Gesture = (board, chosen) => {
  const [one, other] = chosen;
  if (one === undefined || other === undefined || chosen.length > 2) return [];
  const { down, right } = stepOf(board, one, other);
  return Math.abs(down) + Math.abs(right) === 1 ? [chosen] : [];
};

/** Each cell by itself. */
export const each: Gesture = (_, chosen) => chosen.map((cell) => [cell]);

/** The four cells around a corner. */
export const corner: Gesture = (board, chosen) => {
  const cells = ascending(chosen);
  const [first] = cells;
  if (first === undefined || cells.length !== 4) return [];
  const isSquare = cells.every((cell, i) => {
    const { down, right } = stepOf(board, first, cell);
    return down === Math.floor(i / 2) && right === i % 2;
  });
  return isSquare ? [cells] : [];
};

/** All cells that are seen from outside, along a row or column, or along a diagonal: the first chosen one is at the edge. */
const seen =
  (isDiagonal: boolean): Gesture =>
  (board, chosen) => {
    const [first, second = first] = chosen;
    if (first === undefined || second === undefined) return [];
    const ways = chosen.length > 1 ? [stepOf(board, first, second)] : waysIn(board, first);
    const [way] = ways;
    if (!way || ways.length > 1 || Math.max(Math.abs(way.down), Math.abs(way.right)) !== 1)
      return [];
    if ((way.down !== 0 && way.right !== 0) !== isDiagonal) return [];
    const at = (steps: number) =>
      cellAt(
        board,
        rowIn(board, first) + steps * way.down,
        columnIn(board, first) + steps * way.right,
      );
    if (at(-1) !== undefined || chosen.some((cell, steps) => cell !== at(steps))) return [];
    const cells: number[] = [];
    for (let cell = at(0); cell !== undefined; cell = at(cells.length)) cells.push(cell);
    return [cells];
  };

/** The ways from the edges that a cell lies at; one alone but in a corner. */
function waysIn(board: Board, cell: number): { down: number; right: number }[] {
  const [row, column] = [rowIn(board, cell), columnIn(board, cell)];
  return [
    ...(row === 0 ? [{ down: 1, right: 0 }] : []),
    ...(row === board.rows - 1 ? [{ down: -1, right: 0 }] : []),
    ...(column === 0 ? [{ down: 0, right: 1 }] : []),
    ...(column === board.columns - 1 ? [{ down: 0, right: -1 }] : []),
  ];
}

export const side = seen(false);
export const diagonal = seen(true);

/** Two areas of the same shape, apart from each other: each pair of their cells. */
export const clones: Gesture = (board, chosen) => {
  const [first] = chosen;
  if (first === undefined) return [];
  const one = ascending(areaAround(board, chosen, first));
  const other = ascending(chosen.filter((cell) => !one.includes(cell)));
  const [begin = first, start = first] = [one[0], other[0]];
  const isSame =
    one.length === other.length &&
    areaAround(board, other, start).length === other.length &&
    one.every((cell, i) => {
      const [a, b] = [stepOf(board, begin, cell), stepOf(board, start, other[i] ?? cell)];
      return a.down === b.down && a.right === b.right;
    });
  return isSame ? one.map((cell, i) => [cell, other[i] ?? cell]) : [];
};

/** Those of the cells that can be reached from one of them. */
function areaAround(board: Board, cells: Cells, from: number): Cells {
  const area = [from];
  // Cells that are added on the way are gone through, too.
  for (const at of area) {
    area.push(...cells.filter((cell) => !area.includes(cell) && touch(board, at, cell)));
  }
  return area;
}

/** The marked cell, and its whole row, column or box. */
export const indexed =
  (by: 'row' | 'column' | 'box'): Gesture =>
  (board, chosen) => {
    const all = board.regions.map((_, cell) => cell);
    const lineOf = (cell: number): Cells => {
      if (by === 'row')
        return all.filter((other) => columnIn(board, other) === columnIn(board, cell));
      if (by === 'column') return all.filter((other) => rowIn(board, other) === rowIn(board, cell));
      return all.filter((other) => board.regions[other] === board.regions[cell]);
    };
    const lines = chosen.map((cell) => [cell, ...lineOf(cell)]);
    const areWhole = lines.every(({ length }) => length === board.digits + 1);
    const haveRegions = by !== 'box' || chosen.every((cell) => (board.regions[cell] ?? -1) >= 0);
    return areWhole && haveRegions ? lines : [];
  };
