// What the board marks: the cell at work, what the last step did, and why digits were refused.
import { describe, expect, it } from 'vitest';
import { emptyGrid } from '../../../../../web/core/grid';
import type { Step } from '../../../../../web/core/watch';
import { lastHappening, marksAt } from '../../../../../web/element/watch/state/marks';
import { gridIn, stateAt } from '../fixtures';

const step = (known: Partial<Step>): Step => ({
  kind: 'placement',
  cell: 0,
  digit: 1,
  depth: 1,
  goal: { kind: 'cell', cell: known.cell ?? 0 },
  previous: undefined,
  ...known,
});

/** 1 and 2 stand in the row of r1c1, 3 in its column; 4 is placed there. */
const placed = stateAt(1, {
  grid: gridIn(`4.12.....3${emptyGrid.slice(10)}`),
  step: step({ cell: 0, digit: 4 }),
  goal: { kind: 'cell', cell: 1 },
  candidates: [5, 6],
});

describe('the board’s marks', () => {
  it('are the cell at work and its candidates', () => {
    const marks = marksAt(placed, 'used-flags', false);
    expect(marks).toMatchObject({ atWork: 1, candidates: [5, 6] });
  });

  it('have no cell at work where the search asks for a digit’s place', () => {
    const goal = { kind: 'place', digit: 5, house: { kind: 'row', index: 0 } } as const;
    expect(marksAt({ ...placed, goal }, 'exact-cover', false).atWork).toBeUndefined();
  });

  it('show what a placement has filled', () => {
    expect(marksAt(placed, 'used-flags', false)).toMatchObject({ placed: 0, emptied: undefined });
  });

  it('show what a backtrack has emptied, and the digit it took', () => {
    const state = stateAt(2, { step: step({ kind: 'backtrack', cell: 7, digit: 9 }) });
    expect(marksAt(state, 'used-flags', false)).toMatchObject({
      placed: undefined,
      emptied: { cell: 7, digit: 9 },
    });
  });

  it('give no reasons while the board moves', () => {
    expect(marksAt(placed, 'used-flags', false).refusals).toEqual([]);
  });

  it('give the reasons of the digits passed over, the house of the last one', () => {
    const { refusals, refusedAt, house } = marksAt(placed, 'used-flags', true);
    expect(refusals.map(({ digit, peer }) => [digit, peer])).toEqual([
      [1, 2],
      [2, 3],
      [3, 9],
    ]);
    expect(refusedAt).toBe(0);
    expect(house).toEqual({ kind: 'column', index: 0 });
  });

  it('name no cell of refusals where there are none', () => {
    const first = stateAt(1, { grid: gridIn(`1${emptyGrid.slice(1)}`), step: step({}) });
    expect(marksAt(first, 'used-flags', true).refusedAt).toBeUndefined();
  });

  it('show the house in which a digit has one place left', () => {
    const goal = { kind: 'place', digit: 9, house: { kind: 'row', index: 0 } } as const;
    const state = stateAt(1, {
      grid: gridIn(`12345678.${emptyGrid.slice(9)}`).replace('.', '9') as typeof emptyGrid,
      step: step({ cell: 8, digit: 9, goal }),
    });
    expect(marksAt(state, 'exact-cover', true).house).toEqual({ kind: 'row', index: 0 });
  });

  it('show where a search is stuck, and every peer that refuses it a digit', () => {
    const state = stateAt(9, {
      grid: gridIn(`.12345678........9${emptyGrid.slice(18)}`).replace(
        /^(.{9}).{9}/,
        '$19........',
      ) as typeof emptyGrid,
      status: 'dead-end',
      goal: { kind: 'cell', cell: 0 },
    });
    const { deadEnds, refusals, refusedAt } = marksAt(state, 'greedy', false);
    expect([...deadEnds]).toEqual([0]);
    expect(refusals).toHaveLength(9);
    expect(refusedAt).toBe(0);
  });

  it('show every blank of a house that has no place for a digit', () => {
    const goal = { kind: 'place', digit: 9, house: { kind: 'row', index: 0 } } as const;
    const grid = gridIn(`1234567..${emptyGrid.slice(9)}`);
    const state = stateAt(9, { grid, status: 'dead-end', goal });
    expect([...marksAt(state, 'exact-cover', false).deadEnds]).toEqual([7, 8]);
  });

  it('show the cell of a dead end without its reasons while the board moves', () => {
    const dead = step({ kind: 'dead-end', cell: 3, digit: 5, goal: { kind: 'cell', cell: 4 } });
    const marks = marksAt(stateAt(2, { step: dead }), 'used-flags', false);
    expect([...marks.deadEnds]).toEqual([4]);
    expect(marks.refusals).toEqual([]);
  });
});

describe('the last happening', () => {
  it('is nothing at the start', () => {
    expect(lastHappening(stateAt(0), 'used-flags')).toBeUndefined();
  });

  it('is seen on the board before the step', () => {
    expect(lastHappening(placed, 'propagation')).toMatchObject({
      kind: 'placement',
      cell: 0,
      digit: 4,
      forced: undefined,
    });
  });
});
