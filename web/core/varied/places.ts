// Where cells lie on a board of any size. The unit is a cell, from the upper left corner of the first one.
import type { VariedPuzzle } from './varied-puzzle';

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Board = Pick<VariedPuzzle, 'rows' | 'columns'>;

export const rowIn = ({ columns }: Pick<Board, 'columns'>, cell: number): number =>
  Math.floor(cell / columns);
export const columnIn = ({ columns }: Pick<Board, 'columns'>, cell: number): number =>
  cell % columns;

/** The middle of a cell. */
export const middleOf = (board: Board, cell: number): Point => ({
  x: columnIn(board, cell) + 0.5,
  y: rowIn(board, cell) + 0.5,
});

export const between = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** The way from one point to another, in steps of one cell at most each way. */
export const stepTo = (from: Point, to: Point): Point => ({
  x: Math.sign(to.x - from.x),
  y: Math.sign(to.y - from.y),
});

/** The cell so many rows and columns further; undefined outside of the board. */
export function cellAt(board: Board, row: number, column: number): number | undefined {
  const isOn = row >= 0 && row < board.rows && column >= 0 && column < board.columns;
  return isOn ? row * board.columns + column : undefined;
}

/** The first of cells in reading order, where their label stands. */
export const firstOf = (cells: readonly number[]): number => Math.min(...cells);

/** The point outside from which a corner alone is seen along a diagonal; undefined for any other cell. */
export function outsideCorner(board: Board, cell: number): { at: Point; step: Point } | undefined {
  const { x, y } = middleOf(board, cell);
  const isCorner = (x < 1 || x > board.columns - 1) && (y < 1 || y > board.rows - 1);
  const step = { x: x < 1 ? 1 : -1, y: y < 1 ? 1 : -1 };
  return isCorner ? { at: { x: x - step.x, y: y - step.y }, step } : undefined;
}

/**
 * The point outside from which cells are seen in a straight line, and the step towards them; undefined where they are in no such line
 * or do not begin at an edge.
 */
export function outsideOf(
  board: Board,
  cells: readonly number[],
): { at: Point; step: Point } | undefined {
  const [first, second] = cells;
  if (first === undefined || second === undefined) return undefined;
  const points = cells.map((cell) => middleOf(board, cell));
  const [begin, next] = points;
  if (!begin || !next) return undefined;
  const step = { x: next.x - begin.x, y: next.y - begin.y };
  const isStraight =
    Math.max(Math.abs(step.x), Math.abs(step.y)) === 1 &&
    points.every(({ x, y }, i) => x === begin.x + i * step.x && y === begin.y + i * step.y);
  const at = { x: begin.x - step.x, y: begin.y - step.y };
  const isOutside = at.x < 0 || at.y < 0 || at.x > board.columns || at.y > board.rows;
  return isStraight && isOutside ? { at, step } : undefined;
}
