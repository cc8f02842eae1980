// Practice at the step: everything before a technique is done, and doing what it allows counts as finding it.
import { describe, expect, it } from 'vitest';
import { centreIn, noNotes, withCentres } from '../../../web/core/notes';
import { applied } from '../../../web/core/techniques/deduction';
import { exampleOf } from '../../../web/core/techniques/technique-examples';
import { techniqueOf, type TechniqueName } from '../../../web/core/techniques/technique';
import {
  atStepOf,
  isAtOrAfter,
  notesAt,
  taskIn,
  type AtStep,
} from '../../../web/element/begin/practice/at-step';
import { isFound, waysAt } from '../../../web/element/begin/practice/found';
import { practisable } from '../../../web/element/begin/practice/progress';
import { positionOf } from '../../../web/element/begin/practice/finder';
import { asked } from './techniques-core';

async function stepFor(technique: TechniqueName): Promise<AtStep> {
  const puzzle = exampleOf(technique)?.puzzle;
  if (!puzzle) throw new Error(`${technique} has no example`);
  const { steps } = await asked('path', { puzzle, order: 'teaching' });
  const at = atStepOf(puzzle, steps, technique);
  if (!at) throw new Error(`${technique} is not on the path`);
  return at;
}

const ask = (hint: Parameters<Parameters<typeof waysAt>[1]>[0]) => asked('hint', hint);

/** The position of a player who has done a step. */
const doneBy = (at: AtStep, step = at.step) => {
  const after = applied(at.board, step);
  const position = positionOf(at);
  return {
    ...position,
    digits: after.digits,
    ...(position.notes && { notes: withCentres(noNotes, after.candidates) }),
  };
};

/** One in three of those without long chains, so that each family has some. */
const taught = practisable
  .filter(
    ({ name, rating, level }) =>
      level !== 'expert' && rating < 50 && exampleOf(name)?.order === 'teaching',
  )
  .filter((_, index) => index % 3 === 0);

describe('a puzzle at the step of a technique', () => {
  it('is had for techniques of the course', () => {
    expect(taught.length).toBeGreaterThan(8);
  });

  it.each(taught.map(({ name }) => name))('has %s next, and finding it counts', async (name) => {
    const at = await stepFor(name);
    expect(at.step.technique).toBe(name);
    const families = at.before.map(({ family }) => family);
    expect(new Set(families).size).toBe(families.length);
    const position = positionOf(at);
    const ways = await waysAt(at, ask);
    expect(ways[0]).toBe(at.step);
    expect(isFound(position, at, ways)).toBe(false);
    for (const way of ways.slice(0, 2)) expect(isFound(doneBy(at, way), at, [way])).toBe(true);
    // Back at the beginning nothing is found.
    const bare = { givens: at.puzzle, digits: at.puzzle };
    expect(isFound(bare, at, ways)).toBe(false);
  });

  it('has its candidates noted, but not where a single is looked for', async () => {
    const fish = await stepFor('x-wing');
    const notes = notesAt(fish) ?? noNotes;
    const blank = fish.board.digits.indexOf('.');
    expect(centreIn(notes[blank] ?? 0).length).toBeGreaterThan(0);
    expect(notes).toEqual(withCentres(noNotes, fish.board.candidates));
    const single = await stepFor('naked-single');
    expect(techniqueOf(single.step.technique).family).toBe('singles');
    expect(notesAt(single)).toBeUndefined();
  });

  it('is not found by notes that were erased as a whole', async () => {
    const at = await stepFor('x-wing');
    expect(isFound({ ...positionOf(at), notes: noNotes }, at, [at.step])).toBe(false);
  });

  it('counts from its own digits on', async () => {
    const at = await stepFor('pointing');
    expect(isAtOrAfter(at.board.digits, at)).toBe(true);
    expect(isAtOrAfter(at.puzzle, at)).toBe(at.puzzle === at.board.digits);
  });

  it('is introduced with what was done before, in each language', async () => {
    const at = await stepFor('x-wing');
    expect(taskIn(at, 'en')).toBe(
      'Find the X-Wing and cross out what it rules out. Done before it: singles ×1.',
    );
    expect(taskIn(at, 'ko')).toBe(
      'X-윙을 찾아 지울 수 있는 후보를 지우세요. 여기까지 쓴 기법: 싱글 1번.',
    );
  });
});
