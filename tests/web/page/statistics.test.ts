// Statistics of solved games: how many of each level, the best time and the usual one.
import { describe, expect, it } from 'vitest';
import { emptyGrid } from '../../../web/core/grid';
import { statisticsOf } from '../../../web/page/games/list/statistics';
import type { GameRow } from '../../../web/page/games/row';

const row = (id: string, rating: number, seconds: number, isSolved = true): GameRow => ({
  id,
  givens: emptyGrid,
  digits: emptyGrid,
  played: 0,
  seconds,
  hints: 0,
  isSolved,
  rating,
});

describe('statistics', () => {
  it('count the solved games of each level, with best and usual time', () => {
    const rows = [row('a', 12, 300), row('b', 15, 100), row('c', 12, 200), row('d', 40, 900)];
    expect(statisticsOf(rows)).toEqual([
      { grade: 'easy', solved: 3, best: 100, usual: 200 },
      { grade: 'hard', solved: 1, best: 900, usual: 900 },
    ]);
  });

  it('leave out games that go on, and puzzles without a rating', () => {
    expect(statisticsOf([row('a', 12, 300, false), row('b', 0, 100)])).toEqual([]);
  });

  it('say no time where none was counted', () => {
    expect(statisticsOf([row('a', 12, 0)])).toEqual([
      { grade: 'easy', solved: 1, best: undefined, usual: undefined },
    ]);
  });
});
