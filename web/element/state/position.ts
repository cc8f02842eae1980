// A position: the digits on the board, where each comes from, and the answer found for them.
import { cellCount } from '../../core/cell';
import { digitAt, emptyGrid, withDigit, type Grid } from '../../core/grid';
import type { SolveReport } from '../../core/protocol';

export interface Position {
  /** What the puzzle came with. */
  givens: Grid;
  /** Givens and own entries: what a search starts from. */
  digits: Grid;
  /** The answer to `digits`. Any change of them takes it away. */
  answer?: SolveReport;
}

export const emptyPosition: Position = { givens: emptyGrid, digits: emptyGrid };

export type CellKind = 'given' | 'entry' | 'found' | 'blank';

export interface ShownCell {
  kind: CellKind;
  /** 0 in a blank. */
  digit: number;
}

/** What a search left on the board: its solution, or where greedy stopped. */
export function foundBy(answer: SolveReport | undefined): Grid | undefined {
  switch (answer?.outcome.kind) {
    case 'solved':
      return answer.outcome.solution;
    case 'dead-end':
      return answer.outcome.board;
    case 'none':
    case undefined:
      return undefined;
  }
}

/** A cell as it is seen; `found` is the board of a search, running or done. */
export function shownAt(
  { givens, digits }: Position,
  found: Grid | undefined,
  cell: number,
): ShownCell {
  const digit = digitAt(digits, cell);
  if (digitAt(givens, cell) !== 0) return { kind: 'given', digit };
  if (digit !== 0) return { kind: 'entry', digit };
  const foundDigit = found ? digitAt(found, cell) : 0;
  return { kind: foundDigit === 0 ? 'blank' : 'found', digit: foundDigit };
}

/** The board as it is seen, as a grid. */
export function shownGrid(position: Position, found: Grid | undefined): Grid {
  let grid = position.digits;
  for (let cell = 0; cell < cellCount; cell++) {
    const { kind, digit } = shownAt(position, found, cell);
    if (kind === 'found') grid = withDigit(grid, cell, digit);
  }
  return grid;
}

/** The position with another digit (0 for none) in a cell; undefined where nothing changes. */
export function entered(position: Position, cell: number, digit: number): Position | undefined {
  const { givens, digits } = position;
  if (digitAt(givens, cell) !== 0 || digitAt(digits, cell) === digit) return undefined;
  return { givens, digits: withDigit(digits, cell, digit) };
}
