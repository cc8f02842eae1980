// The panel in the place of a small screen's keys, action by action: nothing that comes leaves a game without its keys.
import { describe, expect, it } from 'vitest';
import type { CardPanel, Panel } from '../../../../../web/element/contract/board-actions';
import { emptyGrid, gridOf } from '../../../../../web/core/grid';
import { panelOf, reduceWithPanel } from '../../../../../web/element/shared/state/panel';
import { writePlainly } from '../../../../../web/element/shared/state/position';
import {
  initialState,
  type Action,
  type Notice,
  type State,
} from '../../../../../web/element/shared/state/solving-state';

const puzzle =
  gridOf('1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7') ??
  emptyGrid;
const solution =
  gridOf('143628579572139468986754231391542786468917352725863914237481695619275843854396127') ??
  emptyGrid;
const cards: readonly CardPanel[] = ['begin', 'hint', 'done', 'reading', 'said'];

const after = (state: State, ...actions: Action[]): State =>
  actions.reduce((before, action) => reduceWithPanel(before, action, writePlainly), state);
const load: Action = { type: 'load', puzzle, more: 0 };
const loaded = after(initialState, load);
/** A game with an entry in the chosen cell. */
const begun = after(loaded, { type: 'select', cell: 1 }, { type: 'enter', digit: 4 });
const open = (panel: Panel): Action => ({ type: 'open', panel });
const tell = (notice: Notice): Action => ({ type: 'tell', notice });
const said = (isError: boolean, hasWay = false): Notice => ({
  kind: 'said',
  saying: { isError, hasWay, text: () => '' },
});
const problem = { kind: 'mode-not-loaded' } as const;
const report = (outcome: Extract<Action, { type: 'answer' }>['report']['outcome']): Action => ({
  type: 'answer',
  report: {
    outcome,
    elapsedMs: 1,
    counters: {
      steps: 0,
      placements: 0,
      backtracks: 0,
      deadEnds: 0,
      legalityChecks: 0,
      calls: 0,
      depth: 0,
      maxDepth: 0,
    },
  },
});

const rows: readonly [name: string, from: Panel, action: Action, panel: Panel][] = [
  ['a card that is opened', 'keys', open('hint'), 'hint'],
  ['the last card that is opened', 'hint', open('begin'), 'begin'],
  ['a tap on the cell that is chosen', 'hint', { type: 'pick', cell: 1, also: [] }, 'keys'],
  ['another cell', 'hint', { type: 'select', cell: 5 }, 'keys'],
  ['the focus that comes back to the cell', 'hint', { type: 'select', cell: 1 }, 'hint'],
  ['a digit', 'reading', { type: 'enter', digit: 2 }, 'keys'],
  ['a digit that is there', 'reading', { type: 'enter', digit: 4 }, 'reading'],
  ['another puzzle', 'reading', { type: 'load', puzzle: solution, more: 0 }, 'keys'],
  ['undo', 'more', { type: 'undo' }, 'keys'],
  ['a sentence', 'keys', tell(said(false)), 'keys'],
  ['a sentence about the board', 'more', tell(said(false)), 'keys'],
  ['a sentence with a button', 'keys', tell(said(false, true)), 'said'],
  ['a sentence about a fault', 'hint', tell(said(true)), 'said'],
  ['an error', 'keys', tell({ kind: 'problem', problem }), 'said'],
  [
    'an error beside its field',
    'more',
    tell({ kind: 'problem', problem, beside: 'panel' }),
    'more',
  ],
  ['a copy', 'more', tell({ kind: 'copied', form: 'line' }), 'more'],
  ['an answer', 'more', report({ kind: 'solved', solution, solutions: 'one' }), 'more'],
  ['no answer', 'more', report({ kind: 'none', reason: 'searched' }), 'said'],
  ['a puzzle that is typed in', 'more', { type: 'type' }, 'keys'],
  ['a preference', 'more', { type: 'prefer', preferences: initialState.preferences }, 'more'],
];

describe('the panel after an action', () => {
  for (const [name, from, action, panel] of rows) {
    it(`${name}: ${from} → ${panel}`, () => {
      expect(after(begun, open(from), action).panel).toBe(panel);
    });
  }

  it('is the card of the finished game after the last digit, until the player plays on', () => {
    const almost = after(
      initialState,
      { type: 'load', puzzle: puzzle, more: 0 },
      {
        type: 'fill',
        digits: gridOf(`${solution.slice(0, 79)}.${solution.slice(80)}`) ?? emptyGrid,
      },
      { type: 'select', cell: 79 },
    );
    expect(almost.panel).toBe('keys');
    const done = after(almost, { type: 'enter', digit: Number(solution.charAt(79)) });
    expect(done.panel).toBe('done');
    expect(after(done, { type: 'undo' }).panel).toBe('keys');
  });

  it('stays where it is when the page puts its first puzzle on the board', () => {
    expect(after(initialState, open('begin'), load).panel).toBe('begin');
    expect(after(begun, open('begin'), { ...load, puzzle: solution }).panel).toBe('keys');
  });
});

describe('the panel that is shown', () => {
  it('is the opened one where its card is there, and else the keys', () => {
    for (const panel of cards) {
      expect(panelOf({ panel, isPaused: false }, cards)).toBe(panel);
      expect(panelOf({ panel, isPaused: false }, [])).toBe('keys');
    }
    expect(panelOf({ panel: 'more', isPaused: false }, [])).toBe('more');
  });

  it('is the pause while the board is covered, which takes no entries and ends with undo', () => {
    const paused = after(begun, open('hint'), { type: 'cover', on: true });
    expect(panelOf(paused, cards)).toBe('pause');
    expect(panelOf(after(paused, { type: 'cover', on: false }), cards)).toBe('hint');
    const pressed = after(paused, { type: 'select', cell: 3 }, { type: 'enter', digit: 2 });
    expect(pressed).toBe(paused);
    expect(panelOf(after(paused, { type: 'undo' }), cards)).toBe('keys');
  });
});
