// The judge's puzzles keep to what the problems promise, and their answers are those of a plain search.
import { describe, expect, it } from 'vitest';
import { boxOf, cellCount, columnOf, rowOf } from '../../../../../web/core/cell';
import { classicProblems, type ClassicProblem } from '../../../../../web/core/code/problems/names';
import { testsOf } from '../../../../../web/core/code/problems/all';
import type { ProgramLanguage } from '../../../../../web/core/program-languages';
import { digitAt, emptyGrid, type Grid } from '../../../../../web/core/grid';

/** A search that counts calls as the setter of 12095 does: one for each cell that it reaches, in row order, and one for the end. */
function search(puzzle: Grid) {
  const digits = Array.from({ length: cellCount }, (_, cell) => digitAt(puzzle, cell));
  /** The digits that each house has, as bits. */
  const taken = new Uint16Array(27);
  const houses = Array.from({ length: cellCount }, (_, cell) => [
    rowOf(cell),
    9 + columnOf(cell),
    18 + boxOf(cell),
  ]);
  const isGiven = digits.map((digit) => digit !== 0);
  const flip = (cell: number, bit: number) => {
    for (const house of houses[cell] ?? []) taken[house] = (taken[house] ?? 0) ^ bit;
  };
  digits.forEach((digit, cell) => {
    if (digit !== 0) flip(cell, 1 << digit);
  });
  const found: string[] = [];
  let calls = 0;
  let callsToFirst = 0;
  /** The search looks for a second solution for only a million calls after the first. */
  const isEnough = () => found.length > 1 || (found.length > 0 && calls > callsToFirst + 1_000_000);
  const dfs = (cell: number): void => {
    calls++;
    if (cell === cellCount) {
      if (found.length === 0) callsToFirst = calls;
      found.push(digits.join(''));
      return;
    }
    if (isGiven[cell]) {
      dfs(cell + 1);
      return;
    }
    let has = 0;
    for (const house of houses[cell] ?? []) has |= taken[house] ?? 0;
    for (let digit = 1; digit <= 9 && !isEnough(); digit++) {
      const bit = 1 << digit;
      if (has & bit) continue;
      digits[cell] = digit;
      flip(cell, bit);
      dfs(cell + 1);
      flip(cell, bit);
      digits[cell] = 0;
    }
  };
  dfs(0);
  return { first: found[0], calls: callsToFirst, hasSeveral: found.length > 1 };
}

/** The powers of ten that are nearest to the tests' numbers of calls. */
const decadesOf = (problem: ClassicProblem, language?: ProgramLanguage) =>
  new Set(testsOf(problem, language).map(({ calls = 0 }) => Math.round(Math.log10(calls))));

describe.each(classicProblems)('the tests of %s', (problem) => {
  const tests = testsOf(problem);
  const found = tests.map(({ puzzle }) => search(puzzle));

  it('take the setter as many calls as they say, below ten million', () => {
    expect(tests.map(({ calls }) => calls)).toEqual(found.map(({ calls }) => calls));
    expect(Math.max(...found.map(({ calls }) => calls))).toBeLessThan(10_000_000);
  });

  it('are a ladder from a thousand calls to ten million', () => {
    expect([...decadesOf(problem)]).toEqual(expect.arrayContaining([3, 4, 5, 6, 7]));
    const ladder = tests.map(({ calls = 0 }) => calls).filter((calls) => calls > 100_000);
    expect(ladder).toEqual(ladder.toSorted((one, other) => one - other));
  });

  it('end at a hundred thousand calls where a language is interpreted', () => {
    for (const language of ['python', 'javascript'] as const) {
      expect(Math.max(...decadesOf(problem, language))).toBe(5);
    }
  });

  it('have the first solution as their answer, where the problem asks for that', () => {
    const answers =
      problem === '2239' ? found.map(({ first }) => first) : tests.map(() => undefined);
    expect(tests.map(({ answer }) => answer)).toEqual(answers);
  });

  it('have several solutions here and there', () => {
    const several = found.filter(({ hasSeveral }) => hasSeveral).length;
    expect(several).toBeGreaterThanOrEqual(problem === '2239' ? 8 : 3);
  });
});

it('each problem begins with its published sample and ends with the empty grid', () => {
  expect(testsOf('2580')[0]?.input.startsWith('0 3 5 4 6 9 2 7 8\n')).toBe(true);
  expect(testsOf('2239')[0]?.input.startsWith('103000509\n')).toBe(true);
  expect(testsOf('2580').at(-1)?.puzzle).toBe(emptyGrid);
  expect(testsOf('2239').at(-1)?.puzzle).toBe(emptyGrid);
});
