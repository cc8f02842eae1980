// Depth-first search in a few lines, for figures of small searches. The search on the board comes from the core.
import { cells } from '../../../core/cell';
import { digitAt, withDigit, type Grid } from '../../../core/grid';
import { candidatesOf } from '../../../core/refusals';

export interface Move {
  kind: 'place' | 'take-back';
  cell: number;
  digit: number;
  /** The digits on the board after the move. */
  depth: number;
}

/** The first `most` moves of a row-major search, up to its first solution. */
export function movesOf(puzzle: Grid, most = 10_000): Move[] {
  const blanks = cells.filter((cell) => digitAt(puzzle, cell) === 0);
  const moves: Move[] = [];
  let grid = puzzle;
  const fill = (depth: number): boolean => {
    const cell = blanks[depth];
    if (cell === undefined || moves.length >= most) return true;
    for (const digit of candidatesOf(grid, cell)) {
      grid = withDigit(grid, cell, digit);
      moves.push({ kind: 'place', cell, digit, depth: depth + 1 });
      if (fill(depth + 1)) return true;
      grid = withDigit(grid, cell, 0);
      moves.push({ kind: 'take-back', cell, digit, depth });
    }
    return false;
  };
  fill(0);
  return moves;
}

/** The first `most` solutions, in the order in which a row-major search finds them. */
export function solutionsOf(puzzle: Grid, most: number): Grid[] {
  const blanks = cells.filter((cell) => digitAt(puzzle, cell) === 0);
  const found: Grid[] = [];
  const fill = (grid: Grid, index: number): void => {
    const cell = blanks[index];
    if (found.length >= most) return;
    if (cell === undefined) found.push(grid);
    else
      for (const digit of candidatesOf(grid, cell)) fill(withDigit(grid, cell, digit), index + 1);
  };
  fill(puzzle, 0);
  return found;
}
