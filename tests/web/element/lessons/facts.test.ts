// The facts that the lessons tell of their grids are true in the core that runs them.
import { describe, expect, it } from 'vitest';
import { digitAt, emptyGrid, gridOf, type Grid } from '../../../../web/core/grid';
import { candidatesOf } from '../../../../web/core/refusals';
import type { StrategyName } from '../../../../web/core/strategy';
import { payBest, payGreedily } from '../../../../web/element/lessons/figures/coins-figure';
import { mazeWalk } from '../../../../web/element/lessons/figures/maze-figure';
import { movesOf, solutionsOf } from '../../../../web/element/lessons/figures/small-search';
import { forgetfulFilm } from '../../../../web/element/lessons/forgetful-film';
import { lessonGrids } from '../../../../web/element/lessons/grids';
import { loadSearches } from '../../../wasm/core';
import { named, read } from '../../../../web/worker/core/read-layout';
import { counters } from '../../../../web/worker/core/shared-kinds';
import { searchStatus } from '../../../../web/worker/searches/searches-table';

const core = await loadSearches();

function searched(grid: Grid, strategy: StrategyName) {
  const search = core.startSearch(grid, strategy);
  if (!search) throw new Error('the givens contradict each other');
  let status = named(searchStatus, search.run(1_000_000));
  while (status === 'running') status = named(searchStatus, search.run(1_000_000));
  const { placements, backtracks, deadEnds, legalityChecks } = read(counters, search.counters());
  const cell = status === 'dead-end' ? search.deadEndCell() : undefined;
  const result = {
    status,
    grid: gridOf(search.grid()) ?? emptyGrid,
    steps: placements + backtracks,
    placements,
    deadEnds,
    legalityChecks,
    cell,
  };
  search.delete();
  return result;
}

describe('three cells', () => {
  it('have the candidates {1, 3}, {2, 3} and {1, 2}, and are solved in eight steps, one of them back', () => {
    const grid = lessonGrids.threeCells;
    expect([0, 5, 8].map((cell) => candidatesOf(grid, cell))).toEqual([
      [1, 3],
      [2, 3],
      [1, 2],
    ]);
    expect(searched(grid, 'used-flags')).toMatchObject({ steps: 8, placements: 7, deadEnds: 1 });
  });
});

describe('the program that forgets to empty cells', () => {
  it('solves the sample of 2580 and, by luck, the three cells', () => {
    expect(forgetfulFilm(lessonGrids.sample2580)).toMatchObject({ isSolved: true, steps: 14 });
    expect(forgetfulFilm(lessonGrids.threeCells).isSolved).toBe(true);
  });

  it('solves neither the sample of 2239 nor the grid with three solutions', () => {
    expect(forgetfulFilm(lessonGrids.sample2239).isSolved).toBe(false);
    const { isSolved, text } = forgetfulFilm(lessonGrids.several);
    expect(isSolved).toBe(false);
    // The first eleven steps are those of the search; then 9 stays in r2c7, and r2c6 is given up for r2c5.
    expect(text.split('\n').slice(12, 15)).toEqual([
      'placement r2c7 9',
      'backtrack r2c5 4',
      'placement r2c5 8',
    ]);
  });
});

describe('the sample of 2580', () => {
  it('has 14 blanks and takes 14 steps, even greedily', () => {
    for (const strategy of ['scan-blanks', 'greedy'] as const) {
      const { status, steps, deadEnds } = searched(lessonGrids.sample2580, strategy);
      expect({ status, steps, deadEnds }).toEqual({ status: 'solution', steps: 14, deadEnds: 0 });
    }
  });
});

describe('greedy', () => {
  const grid = lessonGrids.greedy;

  it('takes 1 and is stuck at r1c8, as column 8 has a 2 in r7c8', () => {
    expect(candidatesOf(grid, 0)).toEqual([1, 2]);
    expect(digitAt(grid, 61)).toBe(2);
    const { status, steps, cell } = searched(grid, 'greedy');
    expect({ status, steps, cell }).toEqual({ status: 'dead-end', steps: 1, cell: 7 });
  });

  it('is put right by backtracking in 116 steps, 73 of them placements, on 30 blanks', () => {
    expect(searched(grid, 'used-flags')).toMatchObject({ steps: 116, placements: 73 });
    expect(searched(grid, 'first-blank').steps).toBe(116);
    expect(grid.match(/\./g)).toHaveLength(30);
    const seen = movesOf(grid).filter(({ kind }) => kind === 'place');
    expect(seen).toHaveLength(73);
    const at = (wanted: number) => seen.filter(({ depth }) => depth === wanted).length;
    expect(Math.max(...Array.from({ length: 30 }, (_, index) => at(index + 1)))).toBe(8);
  });

  it('pays 6 from 1, 3, 4 with three coins where two do, and 28 from 1, 5, 10 as well as can be', () => {
    const payment = { coins: [1, 3, 4], amount: 6 };
    expect([payGreedily(payment), payBest(payment)]).toEqual([
      [4, 1, 1],
      [3, 3],
    ]);
    const other = { coins: [1, 5, 10], amount: 28 };
    expect(payGreedily(other)).toHaveLength(payBest(other).length);
  });
});

describe('the grid with three solutions', () => {
  const grid = lessonGrids.several;
  const solutions = solutionsOf(grid, 9);

  it('has 36 blanks, and r1c2 holds 1, 4 and 5 in the three', () => {
    expect(grid.match(/\./g)).toHaveLength(36);
    expect(solutions.map((solution) => solution[1])).toEqual(['1', '4', '5']);
    expect(solutions).toEqual(solutions.toSorted());
  });

  it('has its first solution row by row in 148 steps, its third with fewest-candidates in 36', () => {
    expect(searched(grid, 'used-flags')).toMatchObject({ steps: 148, grid: solutions[0] });
    expect(searched(grid, 'fewest-candidates')).toMatchObject({ steps: 36, grid: solutions[2] });
    expect(candidatesOf(grid, 7)).toEqual([7]);
    expect(candidatesOf(grid, 1)).toEqual([1, 4, 5, 7]);
  });
});

describe('the same steps', () => {
  it('are 323 for four ways of checking, at another cost each', () => {
    const all = (['scan-blanks', 'used-flags', 'candidate-list', 'house-masks'] as const).map(
      (strategy) => searched(lessonGrids.sample2239, strategy),
    );
    expect(all.map(({ steps }) => steps)).toEqual([323, 323, 323, 323]);
    expect(new Set(all.map(({ legalityChecks }) => legalityChecks)).size).toBe(4);
  });
});

describe('the grid against row order', () => {
  const grid = lessonGrids.againstRowOrder;

  it('takes 138,350,568 steps row by row', () => {
    expect(searched(grid, 'house-masks').steps).toBe(138_350_568);
  });

  it('takes 90,470 with fewest-candidates, which begins with r2c3, and 64 with propagation', () => {
    expect(candidatesOf(grid, 11)).toEqual([6, 7, 9]);
    expect(searched(grid, 'fewest-candidates').steps).toBe(90_470);
    const { steps, deadEnds, grid: solution } = searched(grid, 'propagation');
    expect({ steps, deadEnds }).toEqual({ steps: 64, deadEnds: 0 });
    expect(grid.match(/\./g)).toHaveLength(64);
    expect(solution.slice(0, 9)).toBe('987654321');
  });
});

it('the walk through the maze is in its first dead end after 9 moves and back at the fork after 16', () => {
  expect(mazeWalk.slice(0, 9).every(({ isBack }) => !isBack)).toBe(true);
  expect(mazeWalk.slice(9, 16).every(({ isBack }) => isBack)).toBe(true);
  expect(mazeWalk[15]?.tile).toBe(mazeWalk[1]?.tile);
  expect(mazeWalk[16]?.isBack).toBe(false);
});
