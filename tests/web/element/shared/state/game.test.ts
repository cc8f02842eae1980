// The positions of the board that belong to one game.
import { describe, expect, it } from 'vitest';
import { emptyGrid, withDigit, type Grid } from '../../../../../web/core/grid';
import { Games } from '../../../../../web/element/shared/state/game';
import { historyOf } from '../../../../../web/element/shared/state/history';
import { isBegun } from '../../../../../web/element/shared/state/position';
import {
  initialState,
  reduce,
  type Action,
} from '../../../../../web/element/shared/state/solving-state';

const puzzle = withDigit(emptyGrid, 80, 9);
const another = withDigit(emptyGrid, 80, 8);

const positionOf = (grid: Grid) => ({ givens: grid, digits: grid });
const strategy = 'fast';

/** A board whose games are told apart as the element does it. */
function board() {
  const games = new Games();
  let state = initialState;
  return {
    games,
    does: (...actions: readonly Action[]) => {
      for (const action of actions) {
        const before = state;
        state = reduce(before, action);
        games.follow(before, action, state);
      }
      return games.now;
    },
    own: () => games.historyOf(games.now, state.history),
  };
}

const load = (grid: Grid): Action => ({ type: 'load', puzzle: grid, more: 0 });
const enter = (digit: number): Action => ({ type: 'enter', digit });

describe('games on the board', () => {
  it('are the same one while it is played', () => {
    const { does, own } = board();
    const game = does(load(puzzle));
    expect(isBegun(own())).toBe(false);
    expect(does(enter(1), { type: 'note', digit: 2 }, { type: 'undo' }, { type: 'reset' })).toBe(
      game,
    );
    expect(isBegun(own())).toBe(true);
  });

  it('become another with each puzzle; undo stays in it, and the one before is a step away', () => {
    const { does, own } = board();
    const first = does(load(puzzle), enter(1), enter(2));
    const second = does(load(another));
    expect(second).not.toBe(first);
    expect(own().past).toEqual([]);
    expect(does({ type: 'undo' })).toBe(second);
    expect(own().present.givens).toBe(another);
    expect(does({ type: 'go-to-before' })).toBe(first);
    expect(own().past).toHaveLength(2);
    expect(does({ type: 'undo' }, { type: 'undo' }, { type: 'undo' })).toBe(first);
    expect(own().present.givens).toBe(puzzle);
  });

  it.each<[string, Action]>([
    ['a puzzle that is loaded', load(another)],
    ['a position of another puzzle', { type: 'restore', position: positionOf(another) }],
    ['a puzzle that is typed in', { type: 'type' }],
    ['a game of the list', { type: 'recall', history: historyOf(positionOf(another)), strategy }],
  ])('are a step away after %s', (_, begins) => {
    const { does, own } = board();
    const first = does(load(puzzle), enter(1));
    const second = does(begins);
    expect(second).not.toBe(first);
    expect(does({ type: 'undo' })).toBe(second);
    expect(does({ type: 'go-to-before' })).toBe(first);
    expect(own().present.digits).not.toBe(puzzle);
  });

  it('that were only looked at are a step away, too, but not what the page came with', () => {
    const { does, own } = board();
    const sample = { ...load(withDigit(emptyGrid, 0, 1)), isSample: true };
    does(sample, load(puzzle), { type: 'go-to-before' });
    expect(own().present.givens).toBe(puzzle);
    const looked = does(load(another));
    does(load(withDigit(emptyGrid, 4, 4)));
    expect(does({ type: 'go-to-before' })).toBe(looked);
  });

  it('may come from an earlier visit, and are exchanged with the one on the board', () => {
    const { does } = board();
    const history = historyOf({ ...positionOf(puzzle), digits: withDigit(puzzle, 0, 1) });
    const kept = {};
    const now = does(load(another), enter(2), { type: 'keep-before', history, game: kept });
    expect(does({ type: 'go-to-before' })).toBe(kept);
    expect(does({ type: 'go-to-before' })).toBe(now);
  });

  it('are another each time the board is cleared, also when that was done before', () => {
    const { does } = board();
    const games = [
      does(load(puzzle), enter(1)),
      does({ type: 'clear' }, enter(3)),
      does({ type: 'clear' }, enter(4)),
    ];
    expect(new Set(games).size).toBe(3);
  });

  it('are begun when somebody has set givens', () => {
    const { does, own } = board();
    does({ type: 'setting' }, enter(5), { type: 'fix-givens' });
    expect(isBegun(own())).toBe(true);
  });
});
