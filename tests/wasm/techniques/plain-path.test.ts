// The widget's binding of paths gives the same steps as the page's binding, and nothing for a text without a puzzle.
import { beforeAll, describe, expect, it } from 'vitest';
import { techniqueOrders, type TechniqueOrder } from '../../../web/core/techniques/technique-calls';
import type { Grid } from '../../../web/core/grid';
import type { Deduction } from '../../../web/core/techniques/deduction';
import { loadPlain, puzzleLine, puzzleLines } from '../core';
import { read } from '../../../web/worker/core/read-layout';
import { core, grid, nestedCore } from './techniques-core';
import {
  path as pathLayout,
  pathNews,
  pathsTable,
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
  [
    'a puzzle of chains with patterns and chains in them',
    grid('..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2'),
  ],
  ['a puzzle without a solution', grid(`12345678........9${'.'.repeat(64)}`)],
  ['a contradiction', grid(`11${'.'.repeat(79)}`)],
];

describe('the path as plain functions', () => {
  let first: PathCore;
  let plain: PathCore;
  beforeAll(async () => {
    first = await loadPlain('retrace-plain-path', pathsTable);
    plain = await loadPlain('retrace-plain-nested', pathsTable);
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
    const needsNested = task.needsNested();
    if (needsNested) told.push(...read(pathNews, task.news()).steps);
    task.delete();
    return { answer, told, needsNested };
  }

  for (const order of techniqueOrders) {
    it.each(puzzles)(`is the one through Embind, in the ${order} order: %s`, (_, puzzle) => {
      const found = path(plain, puzzle, order);
      expect(found).toEqual(path(nestedCore, puzzle, order));
      expect(found.told).toEqual(found.answer.steps);
      expect(found.needsNested).toBe(false);
    });
  }

  it('begins with the same steps where nested chains are in another core', () => {
    let ends = 0;
    for (const order of techniqueOrders) {
      for (const [name, puzzle] of puzzles) {
        const whole = path(plain, puzzle, order).answer;
        for (const from of [first, core]) {
          const { answer, told, needsNested } = path(from, puzzle, order);
          const where = `${name}, ${order}`;
          expect(told, where).toEqual(whole.steps.slice(0, told.length));
          expect(answer.steps, where).toEqual(told);
          if (needsNested) ends++;
          else expect(answer, where).toEqual(whole);
          const next = whole.steps[told.length]?.technique;
          const isNested = next === undefined || /plus$|nested/.test(next);
          expect(isNested, where).toBe(needsNested || told.length === whole.steps.length);
        }
      }
    }
    expect(ends).toBeGreaterThan(0);
  });

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
