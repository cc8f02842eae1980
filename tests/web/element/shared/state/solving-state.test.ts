// The state of the element, action by action, without a page.
import { describe, expect, it } from 'vitest';
import { emptyGrid, gridOf, withDigit, type Grid } from '../../../../../web/core/grid';
import type { Counters, Outcome, Progress, SolveReport } from '../../../../../web/core/reports';
import { shownAt, shownGrid } from '../../../../../web/element/shared/state/position';
import {
  deadEndIn,
  figuresOf,
  foundIn,
  statusOf,
} from '../../../../../web/element/shared/state/solving-selectors';
import {
  initialState,
  reduce,
  type Action,
  type State,
} from '../../../../../web/element/shared/state/solving-state';

const puzzle =
  gridOf('1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7') ??
  emptyGrid;
const solution =
  gridOf('143628579572139468986754231391542786468917352725863914237481695619275843854396127') ??
  emptyGrid;

const counters: Counters = {
  steps: 3,
  placements: 2,
  backtracks: 1,
  deadEnds: 0,
  legalityChecks: 9,
  calls: 4,
  depth: 1,
  maxDepth: 2,
};
const reportOf = (outcome: Outcome): SolveReport => ({
  outcome,
  elapsedMs: 1.5,
  counters,
});
const solved = reportOf({ kind: 'solved', solution, solutions: 'one' });
const progressOf = (board: Grid): Progress => ({
  elapsedMs: 12,
  counters,
  board,
});

const after = (state: State, ...actions: Action[]): State =>
  actions.reduce((before, action) => reduce(before, action), state);
const loaded = after(initialState, { type: 'load', puzzle, more: 0 });
const positionOf = (state: State) => state.history.present;
const valueOf = (state: State) => shownGrid(positionOf(state), foundIn(state));
const enter = (cell: number, digit: number): Action[] => [
  { type: 'select', cell },
  { type: 'enter', digit },
];

describe('entering', () => {
  it('puts a digit into the selected cell', () => {
    const state = after(loaded, ...enter(1, 4));
    expect(positionOf(state)).toEqual({ givens: puzzle, digits: withDigit(puzzle, 1, 4) });
    expect(shownAt(positionOf(state), undefined, 1)).toEqual({ kind: 'entry', digit: 4 });
  });

  it('takes a digit away with 0', () => {
    expect(positionOf(after(loaded, ...enter(1, 4), ...enter(1, 0))).digits).toBe(puzzle);
  });

  it('leaves givens and says so', () => {
    const state = after(loaded, ...enter(0, 4));
    expect(positionOf(state)).toBe(positionOf(loaded));
    expect(state.notice).toEqual({ kind: 'given', cell: 0 });
  });

  it('makes nothing to undo when the digit is there already', () => {
    const state = after(loaded, ...enter(1, 4), ...enter(1, 4));
    expect(state.history.past).toHaveLength(1);
  });
});

describe('undo and redo', () => {
  it('walk over entries, clearing, resetting and loading alike', () => {
    const states = [
      loaded,
      after(loaded, ...enter(1, 4)),
      after(loaded, ...enter(1, 4), { type: 'reset' }),
      after(loaded, ...enter(1, 4), { type: 'reset' }, { type: 'clear' }),
    ];
    let state = after(loaded, ...enter(1, 4), { type: 'reset' }, { type: 'clear' });
    for (const expected of states.toReversed()) {
      expect(positionOf(state)).toEqual(positionOf(expected));
      state = reduce(state, { type: 'undo' });
    }
    expect(positionOf(after(state, { type: 'redo' }, { type: 'redo' }, { type: 'redo' }))).toEqual({
      givens: emptyGrid,
      digits: emptyGrid,
    });
  });

  it('have nothing to go back to after the first puzzle on an untouched board', () => {
    expect(loaded.history.past).toHaveLength(0);
  });

  it('take a solution back and bring it again', () => {
    const state = after(loaded, { type: 'start' }, { type: 'answer', report: solved });
    expect(valueOf(reduce(state, { type: 'undo' }))).toBe(puzzle);
    expect(valueOf(after(state, { type: 'undo' }, { type: 'redo' }))).toBe(solution);
  });

  it('do not go through the same answer twice when a puzzle is solved again', () => {
    const once = after(loaded, { type: 'start' }, { type: 'answer', report: solved });
    const twice = after(once, { type: 'start' }, { type: 'answer', report: solved });
    expect(twice.history.past).toHaveLength(once.history.past.length);
  });
});

describe('clear and reset', () => {
  it('clear takes found digits from a board that was empty', () => {
    const state = after(initialState, { type: 'answer', report: solved }, { type: 'clear' });
    expect(valueOf(state)).toBe(emptyGrid);
  });

  it('clear takes everything away', () => {
    expect(positionOf(after(loaded, { type: 'clear' })).givens).toBe(emptyGrid);
  });

  it('reset keeps the givens and takes entries and found digits away', () => {
    const state = after(loaded, ...enter(1, 4), { type: 'answer', report: solved });
    expect(valueOf(reduce(state, { type: 'reset' }))).toBe(puzzle);
  });
});

describe('a running search', () => {
  const running = after(loaded, { type: 'start' });

  it('shows its board as it stands', () => {
    const board = withDigit(puzzle, 1, 2);
    const state = reduce(running, { type: 'progress', progress: progressOf(board) });
    expect(valueOf(state)).toBe(board);
    expect(statusOf(state)).toBe('searching');
    expect(figuresOf(state)?.elapsedMs).toBe(12);
  });

  it.each<Action>([
    { type: 'enter', digit: 7 },
    { type: 'clear' },
    { type: 'load', puzzle: emptyGrid, more: 0 },
  ])('ends when the board is changed by $type', (action) => {
    expect(statusOf(after(running, { type: 'select', cell: 1 }, action))).toBe('idle');
  });

  it.each<Action>([
    { type: 'select', cell: 5 },
    { type: 'choose', strategy: 'greedy' },
    {
      type: 'tell',
      notice: { kind: 'problem', problem: { kind: 'unknown-strategy', found: 'magic' } },
    },
    { type: 'undo' },
  ])('goes on when $type changes nothing on the board', (action) => {
    expect(statusOf(reduce(running, action))).toBe('searching');
  });

  it('leaves the board as it was when it is stopped, and keeps its figures', () => {
    const state = after(
      running,
      { type: 'progress', progress: progressOf(withDigit(puzzle, 1, 2)) },
      { type: 'stop' },
    );
    expect(valueOf(state)).toBe(puzzle);
    expect(statusOf(state)).toBe('stopped');
    expect(figuresOf(state)?.counters).toEqual(counters);
  });

  it('leaves the answer found before when it is stopped or only counts', () => {
    const again = after(loaded, { type: 'answer', report: solved }, { type: 'start' });
    expect(valueOf(reduce(again, { type: 'stop' }))).toBe(solution);
    expect(statusOf(reduce(again, { type: 'ended' }))).toBe('solved');
  });

  it('can be paused and resumed', () => {
    const paused = reduce(running, { type: 'pause', paused: true });
    expect(statusOf(paused)).toBe('paused');
    expect(statusOf(reduce(paused, { type: 'pause', paused: false }))).toBe('searching');
  });

  it('says that it failed and lets the next one begin', () => {
    const failed = reduce(running, {
      type: 'search-failed',
      problem: { kind: 'worker', code: 'worker-failed' },
    });
    expect(statusOf(failed)).toBe('failed');
    expect(failed.notice?.kind).toBe('problem');
    expect(statusOf(reduce(failed, { type: 'start' }))).toBe('searching');
  });

  it('is not disturbed by progress that comes after its end', () => {
    const late: Action = { type: 'progress', progress: progressOf(solution) };
    expect(valueOf(after(running, { type: 'stop' }, late))).toBe(puzzle);
  });
});

describe('answers', () => {
  it('fill the blanks with found digits', () => {
    const state = after(loaded, ...enter(1, 4), { type: 'answer', report: solved });
    expect(valueOf(state)).toBe(solution);
    expect(shownAt(positionOf(state), foundIn(state), 0).kind).toBe('given');
    expect(shownAt(positionOf(state), foundIn(state), 1).kind).toBe('entry');
    expect(shownAt(positionOf(state), foundIn(state), 3).kind).toBe('found');
    expect(statusOf(state)).toBe('solved');
  });

  it('vanish when a digit is changed', () => {
    const state = after(loaded, { type: 'answer', report: solved }, ...enter(1, 9));
    expect(valueOf(state)).toBe(withDigit(puzzle, 1, 9));
    expect(statusOf(state)).toBe('idle');
  });

  it('say where greedy stopped', () => {
    const board = withDigit(puzzle, 1, 2);
    const report = reportOf({ kind: 'dead-end', cell: 4, board, solvable: true });
    const state = reduce(loaded, { type: 'answer', report });
    expect(statusOf(state)).toBe('dead-end');
    expect(deadEndIn(state)).toBe(4);
    expect(valueOf(state)).toBe(board);
  });

  it('without a solution leave the board and make nothing to undo', () => {
    const report = reportOf({ kind: 'none', reason: 'searched' });
    const state = reduce(loaded, { type: 'answer', report });
    expect(valueOf(state)).toBe(puzzle);
    expect(state.history.past).toHaveLength(0);
    expect(statusOf(state)).toBe('no-solution');
  });
});

describe('messages', () => {
  it('tell how many more puzzles a text held', () => {
    const state = reduce(initialState, { type: 'load', puzzle, more: 2 });
    expect(state.notice).toEqual({ kind: 'loaded', more: 2 });
  });

  it('go when the board is changed', () => {
    const told = reduce(loaded, { type: 'tell', notice: { kind: 'copy-failed' } });
    expect(after(told, ...enter(1, 4)).notice).toBeUndefined();
  });

  it('stay when a strategy is chosen, unless they are about one', () => {
    const chosen: Action = { type: 'choose', strategy: 'greedy' };
    const problem = { kind: 'unknown-strategy', found: 'magic' } as const;
    const unknown: Action = { type: 'tell', notice: { kind: 'problem', problem } };
    const copyFailed: Action = { type: 'tell', notice: { kind: 'copy-failed' } };
    expect(after(loaded, unknown, chosen).notice).toBeUndefined();
    expect(after(loaded, copyFailed, chosen).notice).toEqual({ kind: 'copy-failed' });
  });

  it('leave everything else as it is when a text was wrong', () => {
    const wrong: Action = {
      type: 'tell',
      notice: {
        kind: 'problem',
        problem: {
          kind: 'wrong-text',
          origin: { kind: 'text' },
          error: { code: 'empty', line: 1, column: 1, found: '' },
        },
      },
    };
    const { notice, ...rest } = reduce(loaded, wrong);
    expect(notice?.kind).toBe('problem');
    expect({ ...rest, notice: undefined }).toEqual(loaded);
  });
});

describe('a puzzle that is typed in', () => {
  const typed = (...actions: Action[]) => after(loaded, { type: 'type' }, ...actions);
  const enter = (digit: number): Action => ({ type: 'enter', digit });

  it('begins on an empty board at the first cell, and the puzzle before comes back', () => {
    const state = typed();
    expect([state.history.present.digits, state.selected]).toEqual([emptyGrid, 0]);
    expect(after(state, { type: 'undo' }).history.present.digits).toBe(emptyGrid);
    expect(after(state, { type: 'go-to-before' }).history.present.digits).toBe(puzzle);
  });

  it('goes on to the next cell with each digit, and over blanks', () => {
    const state = typed(enter(5), enter(0), enter(7));
    expect(state.history.present.digits).toBe('5.7'.padEnd(81, '.'));
    expect(state.selected).toBe(3);
  });

  it('goes back from a blank by Backspace, and takes a digit away where it stands', () => {
    const back = typed(enter(5), { type: 'erase' });
    expect([back.selected, back.history.present.digits.charAt(0)]).toEqual([0, '5']);
    const gone = after(back, { type: 'erase' });
    expect([gone.selected, gone.history.present.digits]).toEqual([0, emptyGrid]);
  });

  it('stays at the last cell, and where several are chosen or the digit comes first', () => {
    expect(typed({ type: 'select', cell: 80 }, enter(5)).selected).toBe(80);
    expect(typed({ type: 'pick', cell: 4, also: [5] }, enter(5)).selected).toBe(4);
    const preferences = { peers: true, equal: true, digitFirst: true };
    const first = typed({ type: 'prefer', preferences }, { type: 'press', digit: 5 });
    expect(after(first, { type: 'pick', cell: 4, also: [] }, enter(5)).selected).toBe(4);
  });

  it.each<Action>([
    { type: 'fix-givens' },
    { type: 'load', puzzle, more: 0 },
    { type: 'typing', on: false },
  ])('ends with $type', (action) => {
    expect(typed(enter(5), action).typing).toBe(false);
  });
});

describe('givens that are changed', () => {
  it('stay in the game, whose undo brings the ones before back', () => {
    const begun = after(initialState, { type: 'load', puzzle, more: 0 });
    const more = gridOf(`1${puzzle.slice(1)}`) ?? emptyGrid;
    const changed = after(begun, { type: 'fix-givens', puzzle: more });
    expect(changed.history.present).toEqual({ givens: more, digits: more });
    expect(changed.before).toBe(begun.before);
    expect(after(changed, { type: 'undo' }).history.present.givens).toBe(puzzle);
  });
});
