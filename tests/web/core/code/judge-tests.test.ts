// The puzzles of the judge: within what the problems promise, with the answers that a plain search finds.
import { describe, expect, it } from 'vitest';
import { boxOf, cellCount, columnOf, rowOf } from '../../../../web/core/cell';
import { testsOf } from '../../../../web/core/code/judge-tests';
import { digitAt, emptyGrid, type Grid } from '../../../../web/core/grid';

/** The first solution of a search in row order, how many calls it took, and whether there is another one. */
function search(puzzle: Grid) {
  const digits = Array.from({ length: cellCount }, (_, cell) => digitAt(puzzle, cell));
  const fits = (cell: number, digit: number) =>
    digits.every(
      (other, at) =>
        other !== digit ||
        (rowOf(at) !== rowOf(cell) && columnOf(at) !== columnOf(cell) && boxOf(at) !== boxOf(cell)),
    );
  const found: string[] = [];
  let calls = 0;
  const dfs = (cell: number): void => {
    if (found.length === 0) calls++;
    if (cell === cellCount) {
      found.push(digits.join(''));
      return;
    }
    if (digitAt(puzzle, cell) !== 0) {
      dfs(cell + 1);
      return;
    }
    for (let digit = 1; digit <= 9 && found.length < 2; digit++) {
      if (!fits(cell, digit)) continue;
      digits[cell] = digit;
      dfs(cell + 1);
      digits[cell] = 0;
    }
  };
  dfs(0);
  return { first: found[0], calls, hasSeveral: found.length > 1 };
}

describe('the tests of 2580', () => {
  it('have each a solution, within the ten million calls that the setter allows', () => {
    const found = testsOf('2580').map(({ puzzle }) => search(puzzle));
    expect(found.every(({ first }) => first !== undefined)).toBe(true);
    expect(Math.max(...found.map(({ calls }) => calls))).toBeLessThan(10_000_000);
    expect(found.filter(({ hasSeveral }) => hasSeveral).length).toBeGreaterThanOrEqual(3);
  });
});

describe('the tests of 2239', () => {
  it('have the lexicographically first solution as their answer, also where there are several', () => {
    const tests = testsOf('2239');
    const found = tests.map(({ puzzle }) => search(puzzle));
    expect(tests.map(({ answer }) => answer)).toEqual(found.map(({ first }) => first));
    expect(found.filter(({ hasSeveral }) => hasSeveral).length).toBeGreaterThanOrEqual(4);
  });
});

it('each problem begins with its published sample and ends with the empty grid', () => {
  expect(testsOf('2580')[0]?.input.startsWith('0 3 5 4 6 9 2 7 8\n')).toBe(true);
  expect(testsOf('2239')[0]?.input.startsWith('103000509\n')).toBe(true);
  expect(testsOf('2580').at(-1)?.puzzle).toBe(emptyGrid);
  expect(testsOf('2239').at(-1)?.puzzle).toBe(emptyGrid);
});
