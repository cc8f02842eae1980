// Equal digits in a house are found, each pair once.
import { describe, expect, it } from 'vitest';
import { findContradictions } from '../../../web/core/contradiction';
import { emptyGrid, withDigit, type Grid } from '../../../web/core/grid';

const gridWith = (digits: Record<number, number>): Grid =>
  Object.entries(digits).reduce(
    (grid, [cell, digit]) => withDigit(grid, Number(cell), digit),
    emptyGrid,
  );

describe('findContradictions', () => {
  it('finds none in an empty grid', () => {
    expect(findContradictions(emptyGrid)).toEqual([]);
  });

  it('finds none between equal digits that share no house', () => {
    expect(findContradictions(gridWith({ 0: 5, 13: 5, 80: 5 }))).toEqual([]);
  });

  it.each([
    [
      'a row',
      { 9: 7, 17: 7 },
      { digit: 7, first: 9, second: 17, house: { kind: 'row', index: 1 } },
    ],
    [
      'a column',
      { 2: 4, 74: 4 },
      { digit: 4, first: 2, second: 74, house: { kind: 'column', index: 2 } },
    ],
    [
      'a box',
      { 30: 1, 50: 1 },
      { digit: 1, first: 30, second: 50, house: { kind: 'box', index: 4 } },
    ],
  ])('names the two cells and the house of equal digits in %s', (_, digits, expected) => {
    expect(findContradictions(gridWith(digits))).toEqual([expected]);
  });

  it('names every pair of three', () => {
    const found = findContradictions(gridWith({ 0: 3, 4: 3, 8: 3 }));
    expect(found.map(({ first, second }) => [first, second])).toEqual([
      [0, 4],
      [0, 8],
      [4, 8],
    ]);
  });

  it('names a pair that shares a row and a box once, by its row', () => {
    const found = findContradictions(gridWith({ 0: 9, 1: 9 }));
    expect(found).toEqual([{ digit: 9, first: 0, second: 1, house: { kind: 'row', index: 0 } }]);
  });
});
