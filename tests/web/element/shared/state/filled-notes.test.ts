// Notes that are filled in again bring back nothing that was crossed out by hand.
import { describe, expect, it } from 'vitest';
import { centreIn } from '../../../../../web/core/notes';
import {
  initialState,
  reduce,
  type Action,
  type State,
} from '../../../../../web/element/shared/state/solving-state';
import { write } from '../../../../../web/element/shared/state/writing';
import { known } from '../../../core/known';

const puzzle = known('12345678'.padEnd(81, '.'));
const after = (state: State, ...actions: Action[]): State =>
  actions.reduce((before, action) => reduce(before, action, write), state);
const noted = (state: State, cell: number) => centreIn(state.history.present.notes?.[cell] ?? 0);

const fill: Action = { type: 'write-notes' };
const loaded = after(initialState, { type: 'load', puzzle, more: 0 });
const crossed = after(
  loaded,
  fill,
  { type: 'select', cell: 80 },
  { type: 'note', digit: 3, writing: 'centre' },
);

describe('notes that are filled in', () => {
  it('are the candidates of every blank', () => {
    expect(noted(after(loaded, fill), 8)).toEqual([9]);
    expect(noted(after(loaded, fill), 80)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('leave out a note that was taken out by hand', () => {
    expect(noted(after(crossed, fill), 80)).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
  });

  it('have it again once it was noted again', () => {
    expect(
      noted(after(crossed, { type: 'note', digit: 3, writing: 'centre' }, fill), 80),
    ).toContain(3);
  });

  it('have again what an entry took away, once that is gone', () => {
    const entry = { type: 'enter', digit: 5 } as const;
    const erased = { type: 'enter', digit: 0 } as const;
    const state = after(loaded, fill, { type: 'select', cell: 79 }, entry, erased, fill);
    expect(noted(state, 80)).toContain(5);
  });

  it('begin anew after a reset', () => {
    expect(noted(after(crossed, { type: 'reset' }, fill), 80)).toContain(3);
  });
});

describe('a digit that clashes', () => {
  it('takes no notes, and those of its own cell are there when it goes', () => {
    const before = after(loaded, fill, { type: 'select', cell: 17 });
    const clashing = after(before, { type: 'enter', digit: 8 }, { type: 'select', cell: 26 });
    expect(noted(clashing, 35)).toContain(8);
    const gone = after(clashing, { type: 'select', cell: 17 }, { type: 'enter', digit: 0 });
    expect(noted(gone, 17)).toEqual(noted(before, 17));
  });
});
