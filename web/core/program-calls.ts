// The chain of calls that a program is in at a position: dfs(0) → dfs(1) → …
import { columnOf, rowOf } from './cell';
import type { SteppedStrategyName } from './strategy';
import { strategySources } from './strategy-sources';
import type { WatchState } from './watched-search';

/** The calls that have not returned, the outermost first; empty where the program does not recur. */
export function callsAt(
  strategy: SteppedStrategyName,
  { stack, status }: Pick<WatchState, 'stack' | 'status'>,
): string[] {
  const { recursion } = strategySources[strategy];
  if (!recursion) return [];
  const { name, first, given } = recursion;
  const isFull = status === 'solution';
  const call = (...values: readonly number[]) =>
    `${name}(${[...(first === undefined ? [] : [first]), ...values].join(', ')})`;
  // A call for each level, and one more that finds the board full.
  const levels = stack.length + (isFull ? 1 : 0);
  if (given === 'nothing') return Array.from({ length: levels }, () => call());
  if (given === 'index') return Array.from({ length: levels }, (_, index) => call(index));
  const goal = stack.at(-1)?.goal;
  const last = isFull || goal?.kind !== 'cell' ? 81 : goal.cell;
  const cells = Array.from({ length: last + 1 }, (_, cell) => cell);
  if (given === 'cell') return cells.map((cell) => call(cell));
  // The end of a row is a call of its own; behind the last cell there are its end and the end of all.
  return cells.flatMap((cell) => {
    const [row, column] = [rowOf(cell), columnOf(cell)];
    const isNewRow = column === 0 && row > 0;
    return [...(isNewRow ? [call(row - 1, 9)] : []), call(row, column)];
  });
}

/** The first and the last calls of a long chain, with `undefined` for those between them. */
export function foldedCalls(calls: readonly string[]): (string | undefined)[] {
  const atRoot = 2;
  const atWork = 3;
  if (calls.length <= atRoot + atWork + 1) return [...calls];
  return [...calls.slice(0, atRoot), undefined, ...calls.slice(-atWork)];
}
