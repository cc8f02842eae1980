// Grids and cells: valid grids, the content of a cell, and the cells that see each other.
import { describe, expect, it } from 'vitest';
import {
  boxOf,
  cellCount,
  cellName,
  cellsOf,
  columnOf,
  housesOf,
  peersOf,
  rowOf,
} from '../../../web/core/cell';
import { digitAt, emptyGrid, gridOf, withDigit } from '../../../web/core/grid';

const cells = Array.from({ length: cellCount }, (_, cell) => cell);

describe('gridOf', () => {
  it('accepts exactly 81 digits and blanks and writes blanks as full stops', () => {
    expect(gridOf('0'.repeat(80) + '7')).toBe('.'.repeat(80) + '7');
  });

  it.each(['', '1'.repeat(80), '1'.repeat(82), '1'.repeat(80) + 'x', '1'.repeat(81) + '\n'])(
    'refuses %j',
    (text) => {
      expect(gridOf(text)).toBeUndefined();
    },
  );
});

describe('withDigit', () => {
  it('changes one cell and nothing else', () => {
    const grid = withDigit(emptyGrid, 40, 5);
    expect(cells.filter((cell) => digitAt(grid, cell) !== 0)).toEqual([40]);
    expect(digitAt(grid, 40)).toBe(5);
  });

  it('makes a blank of 0', () => {
    expect(withDigit(withDigit(emptyGrid, 80, 9), 80, 0)).toBe(emptyGrid);
  });
});

describe('cells', () => {
  it('are named by row and column from 1', () => {
    expect([0, 8, 9, 40, 80].map(cellName)).toEqual(['r1c1', 'r1c9', 'r2c1', 'r5c5', 'r9c9']);
  });

  it('are in one row, one column and one box each, of nine cells', () => {
    for (const cell of cells) {
      const houses = housesOf(cell);
      expect(houses.map(({ kind }) => kind)).toEqual(['row', 'column', 'box']);
      for (const house of houses) {
        expect(cellsOf(house)).toContain(cell);
        expect(new Set(cellsOf(house)).size).toBe(9);
      }
    }
  });

  it('have 20 peers, which are the cells that share a house', () => {
    for (const cell of cells) {
      const sharing = cells.filter(
        (other) =>
          other !== cell &&
          (rowOf(other) === rowOf(cell) ||
            columnOf(other) === columnOf(cell) ||
            boxOf(other) === boxOf(cell)),
      );
      expect(peersOf(cell)).toEqual(sharing);
      expect(sharing).toHaveLength(20);
    }
  });
});
