// The row of a game in a list.
import type { Grid } from '../../core/grid';
import { unplayed } from '../../element/shared/state/game';
import type { RecalledBoard } from '../../element/shared/state/kept-board';
import { isFinished } from '../../element/shared/state/position';

/** A game as a list shows it: hundreds of these are read at once, and none of their boards. */
export interface GameRow {
  id: string;
  givens: Grid;
  digits: Grid;
  played: number;
  seconds: number;
  hints: number;
  isSolved: boolean;
  /** In tenths on the classic scale; 0 where it has no rating; absent until it is rated. */
  rating?: number;
}

export function rowOf(
  id: string,
  { history, played: { seconds, hints } = unplayed }: RecalledBoard,
  played: number,
  before?: GameRow,
): GameRow {
  const { givens, digits } = history.present;
  const isSolved = isFinished(history);
  const rating = before?.givens === givens ? before.rating : undefined;
  const row = { id, givens, digits, played, seconds, hints, isSolved };
  return rating === undefined ? row : { ...row, rating };
}
