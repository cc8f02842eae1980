// The marks of the board: the cell at work, what the last step did, and why digits were refused.
import { describe, expect, it } from 'vitest';
import { emptyGrid } from '../../../../../web/core/grid';
import type { Reason, Step } from '../../../../../web/core/watched-search';
import { lastHappening, marksAt } from '../../../../../web/element/watch/state/watch-marks';
import { gridIn, stateAt } from '../fixtures';

const noReason: Reason = { cause: undefined, refused: [], removed: [] };
const row = { kind: 'row', index: 0 } as const;
const column = { kind: 'column', index: 0 } as const;
const inPlace = (digit: number) => ({ kind: 'house', digit, house: row }) as const;

const step = (known: Partial<Step>): Step => ({
  kind: 'placement',
  cell: 0,
  digit: 1,
  depth: 1,
  goal: { kind: 'cell', cell: known.cell ?? 0 },
  previous: undefined,
  reason: noReason,
  line: undefined,
  call: undefined,
  overwrittenBy: undefined,
  ...known,
});

/** 1 and 2 stand in the row of r1c1, 3 in its column; 4 is placed there. */
const placed = stateAt(1, {
  grid: gridIn(`4.12.....3${emptyGrid.slice(10)}`),
  step: step({
    cell: 0,
    digit: 4,
    reason: {
      ...noReason,
      refused: [
        { digit: 1, peer: 2, house: row },
        { digit: 2, peer: 3, house: row },
        { digit: 3, peer: 9, house: column },
      ],
    },
  }),
  goal: { kind: 'cell', cell: 1 },
  candidates: [5, 6],
});

describe('the board’s marks', () => {
  it('are the cell at work and its candidates', () => {
    const marks = marksAt(placed, false);
    expect(marks).toMatchObject({ atWork: 1, candidates: [5, 6] });
  });

  it('have no cell at work where the search asks for a digit’s cell', () => {
    expect(marksAt({ ...placed, goal: inPlace(5) }, false).atWork).toBeUndefined();
  });

  it('show the cell that a placement has filled', () => {
    expect(marksAt(placed, false)).toMatchObject({ placed: 0, emptied: undefined });
  });

  it('show the cell that a backtrack has emptied, and its digit', () => {
    const state = stateAt(2, { step: step({ kind: 'backtrack', cell: 7, digit: 9 }) });
    expect(marksAt(state, false)).toMatchObject({
      placed: undefined,
      emptied: { cell: 7, digit: 9 },
    });
  });

  it('give no reasons while the board moves', () => {
    expect(marksAt(placed, false).refusals).toEqual([]);
  });

  it('give the reasons of the digits passed over, the house of the last one', () => {
    const { refusals, refusedAt, house } = marksAt(placed, true);
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
    expect(marksAt(first, true).refusedAt).toBeUndefined();
  });

  it('show the house in which a digit has one cell left', () => {
    const goal = inPlace(9);
    const state = stateAt(1, {
      grid: gridIn(`123456789${emptyGrid.slice(9)}`),
      step: step({ cell: 8, digit: 9, goal, reason: { ...noReason, cause: goal } }),
    });
    expect(marksAt(state, true).house).toEqual({ kind: 'row', index: 0 });
  });

  it('show where a search is stuck, and every peer that refuses it a digit', () => {
    const peers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const goal = { kind: 'cell', cell: 0 } as const;
    const state = stateAt(9, {
      grid: gridIn(`.123456789........${emptyGrid.slice(18)}`),
      status: 'dead-end',
      goal,
      stuck: {
        ...noReason,
        cause: goal,
        refused: peers.map((peer) => ({ digit: peer, peer, house: peer < 9 ? row : column })),
      },
    });
    const { deadEnds, refusals, refusedAt } = marksAt(state, false);
    expect([...deadEnds]).toEqual([0]);
    expect(refusals).toHaveLength(9);
    expect(refusedAt).toBe(0);
  });

  it('show every blank of a house that has no cell for a digit', () => {
    const goal = inPlace(9);
    const grid = gridIn(`1234567..${emptyGrid.slice(9)}`);
    const stuck = { ...noReason, cause: goal };
    const state = stateAt(9, { grid, status: 'dead-end', goal, stuck });
    expect([...marksAt(state, false).deadEnds]).toEqual([7, 8]);
  });

  it('show the cell of a dead end without its reasons while the board moves', () => {
    const dead = step({ kind: 'dead-end', cell: 3, digit: 5, goal: { kind: 'cell', cell: 4 } });
    const marks = marksAt(stateAt(2, { step: dead }), false);
    expect([...marks.deadEnds]).toEqual([4]);
    expect(marks.refusals).toEqual([]);
  });
});

describe('the last happening', () => {
  it('is nothing at the start', () => {
    expect(lastHappening(stateAt(0))).toBeUndefined();
  });

  it('is in the step itself', () => {
    expect(lastHappening(placed)).toMatchObject({
      kind: 'placement',
      cell: 0,
      digit: 4,
      forced: undefined,
    });
  });
});
