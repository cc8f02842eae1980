// The widget's binding of paths: the very steps that the page's gives, and nothing for what is no puzzle.
import type { PathCore } from '@core/retrace-techniques.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { techniqueOrders, type TechniqueOrder } from '../../../web/core/techniques/order';
import type { Grid } from '../../../web/core/grid';
import { declaredMembers } from '../../support/declared-members';
import { loadPlainPaths, puzzleLine, puzzleLines } from '../core';
import { core, grid } from './techniques-core';

const declared = (name: string) =>
  declaredMembers(name, 'web/worker/techniques/techniques-module.d.ts');

/** With singles alone, with every family, beyond the scale, and what has not one solution. */
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

  /** The answer, and the steps that were told on the way. */
  function path(from: PathCore, puzzle: Grid, order: TechniqueOrder) {
    const task = from.startTechnique({ kind: 'path', puzzle, order });
    if (!task) throw new Error('the core refused a puzzle');
    const told: number[] = [];
    while (!task.run(1)) told.push(task.steps());
    const answer = task.answer();
    task.delete();
    return { answer, told };
  }

  for (const order of techniqueOrders) {
    it.each(puzzles)(`is the one through Embind, in the ${order} order: %s`, (_, puzzle) => {
      const found = path(plain, puzzle, order);
      expect(found).toEqual(path(core, puzzle, order));
      expect(found.told.at(-1) ?? 0).toBe(found.answer.steps.length);
    });
  }

  it('has steps with evidence of every kind among those', () => {
    const steps = puzzles.flatMap(([, puzzle]) => path(plain, puzzle, 'classic').answer.steps);
    for (const part of [
      'eliminations',
      'cells',
      'candidates',
      'links',
      'houses',
      'crossed',
    ] as const)
      expect(
        steps.some((step) => step[part].length > 0),
        part,
      ).toBe(true);
  });

  it('has exactly the members that are declared', () => {
    expect(Object.keys(plain)).toEqual(declared('PathCore'));
    const puzzle = grid(puzzleLine('easy50.txt'));
    const task = plain.startTechnique({ kind: 'path', puzzle, order: 'teaching' });
    expect(Object.keys(task ?? {}).sort()).toEqual(declared('CoreTechniqueTask'));
    task?.delete();
  });

  it('refuses what is not 81 characters', () => {
    for (const text of ['', '1'.repeat(80), '.'.repeat(200)]) {
      const puzzle = text as Grid;
      expect(plain.startTechnique({ kind: 'path', puzzle, order: 'classic' })).toBeNull();
    }
  });
});
