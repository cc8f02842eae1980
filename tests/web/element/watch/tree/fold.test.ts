// Folding a long path: its beginning, its end and its dearest levels are shown, the rest is counted.
import { describe, expect, it } from 'vitest';
import type { Level } from '../../../../../web/core/watched-search';
import { folded } from '../../../../../web/element/watch/tree/fold';

const level = (cost = 0): Level => ({
  goal: { kind: 'cell', cell: 0 },
  choice: { cell: 0, digit: 2 },
  placedAt: 1,
  tried: cost > 0 ? [{ cell: 0, digit: 1, steps: cost }] : [],
  left: [],
});
const path = (length: number, costs: Record<number, number> = {}) =>
  Array.from({ length }, (_, depth) => level(costs[depth]));
const said = (stack: readonly Level[], unfolded = false) =>
  folded(stack, unfolded).map((row) => (row.kind === 'gap' ? `gap of ${row.count}` : row.depth));

describe('a folded path', () => {
  it('is whole where it is short', () => {
    expect(said(path(8))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('shows two levels at the root and six at work', () => {
    expect(said(path(20))).toEqual([0, 1, 'gap of 12', 14, 15, 16, 17, 18, 19]);
  });

  it('shows the levels between that cost most, in their order', () => {
    const costs = { 3: 5, 5: 50, 7: 7, 9: 500, 11: 1 };
    expect(said(path(20, costs))).toEqual([
      0,
      1,
      'gap of 1',
      3,
      'gap of 1',
      5,
      'gap of 1',
      7,
      'gap of 1',
      9,
      'gap of 4',
      14,
      15,
      16,
      17,
      18,
      19,
    ]);
  });

  it('is whole when it is unfolded', () => {
    expect(said(path(20), true)).toHaveLength(20);
  });
});
