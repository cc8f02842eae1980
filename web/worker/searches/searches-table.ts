// The calls of the core that searches step by step.
import { count, flag, indexIn, int, laidOut, name, text } from '../core/kinds';
import { answer, counters } from '../core/shared-kinds';
import { call, object, started, table, type CoreOf, type ObjectOf } from '../core/table';
import { watchTable } from '../watch/watch-table';

const solve = object('Solve', 'SolveCall', {
  /** Takes at most `budget` steps more; true when the answer is there. */
  run: call(flag, ['budget', count]),
  /** The counters of the chosen strategy; all are 0 where it has no steps. */
  counters: call(laidOut(counters)),
  /** The strategy's board as it stands: 81 characters. */
  board: call(text),
  /** The members below are valid once `run` gave true. */
  answer: call(indexIn(answer)),
  /** The lexicographically first solution, or the board at a dead end: 81 characters. */
  grid: call(text),
  deadEndCell: call(int),
  /** At a dead end of a greedy search: whether a search that takes back finds a solution. */
  solvable: call(flag),
});

export const searchStatus = name('SearchStatus', ['running', 'solution', 'exhausted', 'dead-end']);

/** The search of one strategy, without the fast engine. */
const search = object('Search', 'AnySearch', {
  /** Takes at most `budget` steps more. */
  run: call(indexIn(searchStatus), ['budget', count]),
  counters: call(laidOut(counters)),
  grid: call(text),
  deadEndCell: call(int),
});

export const searchesTable = table(watchTable.headers, {
  ...watchTable.calls,
  /** Null where `puzzle` is not 81 characters or there is no such strategy. */
  startSolve: call(started(solve), ['puzzle', text], ['strategy', text]),
  /** Null also where the givens contradict each other, or the strategy has no steps. */
  startSearch: call(started(search), ['puzzle', text], ['strategy', text]),
});

export type SearchCore = CoreOf<typeof searchesTable>;
export type CoreSolve = ObjectOf<typeof solve>;
export type CoreSearch = ObjectOf<typeof search>;
