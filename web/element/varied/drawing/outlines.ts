// The borders of sets of cells: of regions, on the lines; of cages and extra regions, a little inside.
import type { VariedPuzzle } from '../../../core/varied/varied-puzzle';
import { cellAt, columnIn, rowIn, type Point } from '../../../core/varied/places';
import { pathOf } from './shape';

type Board = Pick<VariedPuzzle, 'rows' | 'columns'>;

/** The sides of a cell, each as the step out of the cell and the step along the side. */
const sides: readonly { out: Point; along: Point }[] = [
  { out: { x: 0, y: -1 }, along: { x: 1, y: 0 } },
  { out: { x: 1, y: 0 }, along: { x: 0, y: 1 } },
  { out: { x: 0, y: 1 }, along: { x: 1, y: 0 } },
  { out: { x: -1, y: 0 }, along: { x: 0, y: 1 } },
];

/** The border of cells, so far inside of them. */
export function outlineOf(board: Board, cells: readonly number[], inset: number): string {
  const own = new Set(cells);
  return cells
    .flatMap((cell) => {
      const [row, column] = [rowIn(board, cell), columnIn(board, cell)];
      const has = (across: number, down: number) => {
        const other = cellAt(board, row + down, column + across);
        return other !== undefined && own.has(other);
      };
      return sides.flatMap(({ out, along }) => {
        if (has(out.x, out.y)) return [];
        /** How far the side reaches beyond the middle of the cell, to one end. */
        const reach = (way: 1 | -1) => {
          const [x, y] = [along.x * way, along.y * way];
          if (!has(x, y)) return 0.5 - inset;
          return has(x + out.x, y + out.y) ? 0.5 + inset : 0.5;
        };
        const from = {
          x: column + 0.5 + out.x * (0.5 - inset),
          y: row + 0.5 + out.y * (0.5 - inset),
        };
        const end = (way: 1 | -1) => ({
          x: from.x + along.x * way * reach(way),
          y: from.y + along.y * way * reach(way),
        });
        return [pathOf([end(-1), end(1)])];
      });
    })
    .join('');
}

/** The lines between cells of different regions. */
export function regionLines(board: Board & Pick<VariedPuzzle, 'regions'>): string {
  const { rows, columns, regions } = board;
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const own = regions[row * columns + column];
      const right = cellAt(board, row, column + 1);
      const below = cellAt(board, row + 1, column);
      const [x, y] = [column + 1, row + 1];
      if (right !== undefined && regions[right] !== own) {
        lines.push(
          pathOf([
            { x, y: row },
            { x, y },
          ]),
        );
      }
      if (below !== undefined && regions[below] !== own) {
        lines.push(
          pathOf([
            { x: column, y },
            { x, y },
          ]),
        );
      }
    }
  }
  return lines.join('');
}

/** The lines between all cells. */
export function cellLines({ rows, columns }: Board): string {
  const lines: string[] = [];
  for (let x = 1; x < columns; x++)
    lines.push(
      pathOf([
        { x, y: 0 },
        { x, y: rows },
      ]),
    );
  for (let y = 1; y < rows; y++)
    lines.push(
      pathOf([
        { x: 0, y },
        { x: columns, y },
      ]),
    );
  return lines.join('');
}

/** The whole area of cells. */
export const areaOf = (board: Board, cells: readonly number[]): string =>
  cells
    .map((cell) => {
      const [x, y] = [columnIn(board, cell), rowIn(board, cell)];
      return `M${x} ${y}h1v1h-1Z`;
    })
    .join('');
