// What the lessons say happens on their grids does happen, in the core that runs them.
import { describe, expect, it } from 'vitest';
import { candidatesOf } from '../../../../web/core/refusals';
import { digitAt, emptyGrid, gridOf, withDigit, type Grid } from '../../../../web/core/grid';
import type { StrategyName } from '../../../../web/core/strategy';
import type { Stage } from '../../../../web/element/contract';
import { messagesIn } from '../../../../web/element/shared/words/words-in';
import { lessonMessagesIn } from '../../../../web/element/lessons/words-in';
import {
  embedOf,
  lessonGrids,
  lessonNames,
  scenes,
  showScene,
} from '../../../../web/element/lessons/lessons';
import { countersOf, searchStatusOf } from '../../../../web/worker/from-core';
import { loadAnswers, loadSearches } from '../../../wasm/core';

const core = await loadSearches();
const answers = await loadAnswers();

function searched(grid: Grid, strategy: StrategyName) {
  const search = core.startSearch(grid, strategy);
  if (!search) throw new Error('the givens contradict each other');
  let status = searchStatusOf(search.run(1_000_000));
  while (status === 'running') status = searchStatusOf(search.run(1_000_000));
  const { placements, backtracks, deadEnds } = countersOf(search.counters());
  const cell = status === 'dead-end' ? search.deadEndCell() : undefined;
  const result = {
    status,
    grid: gridOf(search.grid()) ?? emptyGrid,
    steps: placements + backtracks,
    deadEnds,
    cell,
  };
  search.delete();
  return result;
}

function solutionsOf(grid: Grid): number {
  const count = answers.startCount(grid, 100);
  if (!count) throw new Error('a grid has 81 characters');
  while (!count.run(1_000_000));
  const solutions = count.count();
  count.delete();
  return solutions;
}

describe('three cells', () => {
  const grid = lessonGrids.threeCells;
  const [first, second, third] = [0, 5, 8];

  it('have the candidates {1, 3}, {2, 3} and {1, 2}, and no other blank comes before them', () => {
    expect(candidatesOf(grid, first)).toEqual([1, 3]);
    expect(candidatesOf(grid, second)).toEqual([2, 3]);
    expect(candidatesOf(grid, third)).toEqual([1, 2]);
    expect(grid.slice(0, 9)).toBe('.7546.98.');
  });

  it('leave nothing for the third after 1 and 2, and 2 after 1 and 3', () => {
    const afterOne = withDigit(grid, first, 1);
    expect(candidatesOf(withDigit(afterOne, second, 2), third)).toEqual([]);
    expect(candidatesOf(withDigit(afterOne, second, 3), third)).toEqual([2]);
  });

  it('take eight steps with one dead end to the only solution', () => {
    const { status, steps, deadEnds, grid: solution } = searched(grid, 'used-flags');
    expect({ status, steps, deadEnds }).toEqual({ status: 'solution', steps: 8, deadEnds: 1 });
    expect([first, second, third].map((cell) => digitAt(solution, cell))).toEqual([1, 3, 2]);
    expect(solutionsOf(grid)).toBe(1);
  });
});

describe('greedy', () => {
  const grid = lessonGrids.greedy;

  it('has a first row that lacks 1 and 2, and a 2 further down the column of the second blank', () => {
    expect(grid.slice(0, 9)).toBe('.345678.9');
    expect(digitAt(grid, 6 * 9 + 7)).toBe(2);
    expect(candidatesOf(grid, 0)).toEqual([1, 2]);
  });

  it('takes 1 and is stuck at r1c8', () => {
    const { status, steps, cell, grid: board } = searched(grid, 'greedy');
    expect({ status, steps, cell }).toEqual({ status: 'dead-end', steps: 1, cell: 7 });
    expect(digitAt(board, 0)).toBe(1);
  });

  it('is put right by backtracking, in 116 steps', () => {
    const { status, steps, grid: solution } = searched(grid, 'used-flags');
    expect({ status, steps }).toEqual({ status: 'solution', steps: 116 });
    expect(solution.slice(0, 9)).toBe('234567819');
    expect(solutionsOf(grid)).toBe(1);
  });
});

describe('the sample of 2580', () => {
  it('needs 14 steps and nothing taken back, even greedily', () => {
    const [{ puzzle }] = scenes['sample-2580'];
    for (const strategy of ['scan-blanks', 'greedy'] as const) {
      const { status, steps, deadEnds } = searched(puzzle, strategy);
      expect({ status, steps, deadEnds }).toEqual({ status: 'solution', steps: 14, deadEnds: 0 });
    }
  });
});

describe('the first solution', () => {
  const grid = lessonGrids.several;

  it('is one of three, found row by row in 148 steps', () => {
    const { steps, grid: solution } = searched(grid, 'used-flags');
    expect(solutionsOf(grid)).toBe(3);
    expect(steps).toBe(148);
    expect(solution.slice(0, 9)).toBe('915423678');
  });

  it('is smaller than what fewest-candidates comes to in 36 steps', () => {
    const first = searched(grid, 'used-flags').grid;
    const { steps, grid: other } = searched(grid, 'fewest-candidates');
    expect(steps).toBe(36);
    expect(other.slice(0, 9)).toBe('951423678');
    expect(first < other).toBe(true);
  });
});

describe('the grid against row order', () => {
  const [{ puzzle }] = scenes['row-major-defeated'];

  it('takes 90,470 steps with fewest-candidates and 64 with propagation', () => {
    expect(searched(puzzle, 'fewest-candidates').steps).toBe(90_470);
    const { steps, deadEnds, grid } = searched(puzzle, 'propagation');
    expect({ steps, deadEnds }).toEqual({ steps: 64, deadEnds: 0 });
    expect(grid.slice(0, 9)).toBe('987654321');
  });

  it('takes 138,350,568 steps row by row', () => {
    expect(searched(puzzle, 'house-masks').steps).toBe(138_350_568);
  });
});

describe.each(['en', 'ko'] as const)('texts in %s', (language) => {
  const text = lessonMessagesIn(language);

  it.each(lessonNames)('of %s name each of its scenes once', (name) => {
    const titles: readonly string[] = text.lessons[name].scenes;
    expect(titles).toHaveLength(scenes[name].length);
    expect(new Set(titles).size).toBe(titles.length);
    expect(text.lessons[name].paragraphs.length).toBeGreaterThanOrEqual(2);
  });

  it('write large figures as the element does', () => {
    const all = JSON.stringify(text.lessons);
    expect(all).toContain(messagesIn(language).number(138_350_568));
  });
});

describe('scenes', () => {
  it('are on steps that there are', () => {
    for (const name of lessonNames) {
      for (const { puzzle, strategy, at } of scenes[name]) {
        if (at > 0) expect(searched(puzzle, strategy).steps, name).toBeGreaterThanOrEqual(at);
      }
    }
  });

  it('are tags with the attributes an embed uses', () => {
    expect(embedOf(scenes['three-cells'][2])).toBe(
      `<retrace-sudoku puzzle="${lessonGrids.threeCells}" mode="watch" strategy="used-flags" at="3"></retrace-sudoku>`,
    );
  });

  it('set puzzle, strategy, step and mode, and go to the step', () => {
    const sought: number[] = [];
    const stage: Stage = {
      puzzle: '',
      mode: 'solve',
      strategy: '',
      at: 0,
      order: 'teaching',
      seek: (step) => Promise.resolve(void sought.push(step)),
    };
    showScene(stage, scenes['greedy-dead-end'][0]);
    expect(stage).toMatchObject({
      puzzle: lessonGrids.greedy,
      mode: 'watch',
      strategy: 'greedy',
      at: 1,
    });
    expect(sought).toEqual([1]);
  });
});
