// The signs of rules: the kinds of the core, of which two stand for things that players tell apart.
import type { VariedKind, VariedPuzzle, VariedRule } from './varied-puzzle';
import { columnIn, outsideCorner, outsideOf, rowIn } from './places';

export type RuleSign =
  | Exclude<VariedKind, 'sum' | 'index'>
  | 'sum'
  | 'x-or-v'
  | 'little-killer'
  | 'row-index'
  | 'column-index'
  | 'box-index';

/** The kind whose rules have that sign. */
export const kindOf = (sign: RuleSign): VariedKind =>
  sign === 'x-or-v' || sign === 'little-killer'
    ? 'sum'
    : sign === 'row-index' || sign === 'column-index' || sign === 'box-index'
      ? 'index'
      : sign;

type Board = Pick<VariedPuzzle, 'rows' | 'columns'>;

export function signOf(board: Board, { kind, cells, numbers }: VariedRule): RuleSign {
  if (kind === 'sum') return signOfSum(board, cells, numbers[0] ?? 0);
  if (kind !== 'index') return kind;
  const others = cells.slice(1);
  if (isOneLine(others.map((cell) => rowIn(board, cell)))) return 'column-index';
  return isOneLine(others.map((cell) => columnIn(board, cell))) ? 'row-index' : 'box-index';
}

function signOfSum(board: Board, cells: readonly number[], sum: number): RuleSign {
  const [only] = cells;
  const isAlone = cells.length === 1 && only !== undefined;
  const outside = isAlone ? outsideCorner(board, only) : outsideOf(board, cells);
  // Two neighbours at the edge are seen from outside, too: an X or V stands between them.
  const isDiagonal = outside !== undefined && outside.step.x !== 0 && outside.step.y !== 0;
  if (isDiagonal) return 'little-killer';
  return cells.length === 2 && (sum === 5 || sum === 10) ? 'x-or-v' : 'sum';
}

const isOneLine = (numbers: readonly number[]): boolean => new Set(numbers).size === 1;
