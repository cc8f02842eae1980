// Why digits do not fit: the peer and the house that a reading strategy would name.
import { describe, expect, it } from 'vitest';
import { peersOf } from '../../../web/core/cell';
import { emptyGrid, gridOf, withDigit } from '../../../web/core/grid';
import { candidatesOf, refusalOf, refusalsOf } from '../../../web/core/refusals';

const inkala =
  gridOf('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..') ??
  emptyGrid;

describe('a refusal', () => {
  it('names the peer in the row before those in the column and the box', () => {
    const grid = [8, 72, 10].reduce((board, cell) => withDigit(board, cell, 5), emptyGrid);
    expect(refusalOf(grid, 0, 5)).toEqual({
      digit: 5,
      peer: 8,
      house: { kind: 'row', index: 0 },
    });
    expect(refusalOf(withDigit(grid, 8, 0), 0, 5)?.house.kind).toBe('column');
    expect(refusalOf(withDigit(withDigit(grid, 8, 0), 72, 0), 0, 5)).toEqual({
      digit: 5,
      peer: 10,
      house: { kind: 'box', index: 0 },
    });
  });

  it('is not given by the cell itself, nor by a cell that is no peer', () => {
    expect(refusalOf(withDigit(emptyGrid, 0, 5), 0, 5)).toBeUndefined();
    expect(refusalOf(withDigit(emptyGrid, 40, 5), 0, 5)).toBeUndefined();
  });

  it('is given for every digit or the digit is a candidate', () => {
    for (let cell = 0; cell < 81; cell++) {
      const refused = refusalsOf(inkala, cell);
      for (const { peer, digit } of refused) {
        expect(peersOf(cell)).toContain(peer);
        expect(inkala[peer]).toBe(String(digit));
      }
      const digits = [...refused.map(({ digit }) => digit), ...candidatesOf(inkala, cell)];
      expect(digits.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
  });
});
