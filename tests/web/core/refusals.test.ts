// The digits that fit a cell.
import { describe, expect, it } from 'vitest';
import { peersOf } from '../../../web/core/cell';
import { digitAt, emptyGrid, gridOf, withDigit } from '../../../web/core/grid';
import { candidatesOf } from '../../../web/core/refusals';

const inkala =
  gridOf('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..') ??
  emptyGrid;

describe('candidates', () => {
  it('are the digits that no peer has', () => {
    for (let cell = 0; cell < 81; cell++) {
      const taken = peersOf(cell).map((peer) => digitAt(inkala, peer));
      const candidates = candidatesOf(inkala, cell);
      for (let digit = 1; digit <= 9; digit++) {
        expect(candidates.includes(digit)).toBe(!taken.includes(digit));
      }
    }
  });

  it('do not mind the cell itself, nor a cell that is no peer', () => {
    expect(candidatesOf(withDigit(emptyGrid, 0, 5), 0)).toContain(5);
    expect(candidatesOf(withDigit(emptyGrid, 40, 5), 0)).toContain(5);
  });
});
