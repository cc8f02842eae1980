// The widget's binding of paths gives the same steps as the page's binding, and nothing for a text without a puzzle.
import { beforeAll, describe, expect, it } from 'vitest';
import { techniqueOrders, type TechniqueOrder } from '../../../web/core/techniques/calls';
import type { Grid } from '../../../web/core/grid';
import type { Deduction } from '../../../web/core/techniques/deduction';
import { loadPlainPaths, puzzleLine, puzzleLines } from '../core';
import { read } from '../../../web/worker/core/read';
import { core, grid } from './techniques-core';
import {
  path as pathLayout,
  pathNews,
  type PathCore,
} from '../../../web/worker/techniques/paths-table';

/** Puzzles that need singles alone or every family of techniques, one beyond the scale, and some without exactly one solution. */
const puzzles: readonly [string, Grid][] = [
  ['an easy puzzle', grid(puzzleLine('easy50.txt'))],
  ...puzzleLines('top95.txt')
    .filter((_, index) => index % 19 === 0)
    .map((line, index): [string, Grid] => [`puzzle ${index * 19} of top95`, grid(line)]),
  [
    'a puzzle with several solutions',
    grid('8.........95.......76.........426798...571243...893165......916....3.487....1.532'),
  ],
  ['a puzzle without a solution', grid(`12345678........9${'.'.repeat(64)}`)],
  ['a contradiction', grid(`11${'.'.repeat(79)}`)],
];

describe('the path as plain functions', () => {
  let plain: PathCore;
  beforeAll(async () => {
    plain = await loadPlainPaths();
  });

  /** The answer, and the steps that were news on the way. */
  function path(from: PathCore, puzzle: Grid, order: TechniqueOrder) {
    const task = from.startPath(puzzle, techniqueOrders.indexOf(order), '');
    if (!task) throw new Error('the core refused a puzzle');
    const told: Deduction[] = [];
    while (!task.run(1)) {
      const { begin, steps } = read(pathNews, task.news());
      expect(begin).toBe(told.length);
      told.push(...steps);
    }
    const answer = read(pathLayout, task.answer());
    task.delete();
    return { answer, told };
  }

  for (const order of techniqueOrders) {
    it.each(puzzles)(`is the one through Embind, in the ${order} order: %s`, (_, puzzle) => {
      const found = path(plain, puzzle, order);
      expect(found).toEqual(path(core, puzzle, order));
      expect(found.told).toEqual(found.answer.steps);
    });
  }

  it('has steps with evidence of every kind among those', () => {
    const steps = puzzles.flatMap(([, puzzle]) => path(plain, puzzle, 'classic').answer.steps);
    expect(steps.some(({ eliminations }) => eliminations.length > 0)).toBe(true);
    for (const part of ['cells', 'candidates', 'links', 'houses', 'crossed'] as const)
      expect(
        steps.some(({ evidence }) => evidence[part].length > 0),
        part,
      ).toBe(true);
  });

  it('keeps to the techniques of a list, and refuses an unknown one', () => {
    for (const from of [plain, core]) {
      const task = from.startPath(puzzles[0]?.[1] ?? '', 0, 'full-house');
      while (task?.run(1) === false);
      const steps = task ? read(pathLayout, task.answer()).steps : undefined;
      expect(steps?.every(({ technique }) => technique === 'full-house')).toBe(true);
      task?.delete();
      expect(from.startPath(puzzles[0]?.[1] ?? '', 0, 'full-hose')).toBeNull();
    }
  });

  it('refuses a text that is not 81 characters', () => {
    for (const text of ['', '1'.repeat(80), '.'.repeat(200)]) {
      expect(plain.startPath(text, 1, '')).toBeNull();
    }
  });
});
