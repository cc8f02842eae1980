// Naked singles of a board, the cells that have a candidate, and the cells that hold a digit.
import { describe, expect, it } from 'vitest';
import { noNotes } from '../../../../web/core/notes';
import { known } from '../../core/known';
import { cellsLike, cellsWith, withNakedSingles } from '../../../../web/element/play/singles';

const row = '12345678.'.padEnd(81, '.');
const board = (text: string) => ({ givens: known(text), digits: known(text) });

describe('naked singles', () => {
  it('are entered where one candidate is left', () => {
    expect(withNakedSingles(board(row))).toBe('123456789'.padEnd(81, '.'));
  });

  it('leave a board alone that has none', () => {
    expect(withNakedSingles(board('.'.repeat(81)))).toBe('.'.repeat(81));
  });

  it('never make a contradiction where two blanks have the same one left', () => {
    const two = '1234567..'.padEnd(16, '.') + '89'.padEnd(65, '.');
    const after = withNakedSingles(board(two));
    expect(after.slice(7, 9)).not.toBe('99');
  });
});

describe('the blanks that have a candidate', () => {
  it('go by what peers leave', () => {
    expect(cellsWith(board(row), 9)).toContain(8);
    expect(cellsWith(board(row), 1)).not.toContain(9);
  });

  it('go by notes where a blank has some', () => {
    const notes = noNotes.with(8, 1 << 9).with(80, 1 << 2);
    expect(cellsWith({ ...board(row), notes }, 2)).toContain(80);
    expect(cellsWith({ ...board(row), notes }, 3)).not.toContain(80);
  });
});

it('equal digits are all cells that hold them, and a blank is like none', () => {
  expect(cellsLike(board('7.......7'.padEnd(81, '.')), 0)).toEqual([0, 8]);
  expect(cellsLike(board('7'.padEnd(81, '.')), 1)).toEqual([]);
});
