// The positions of the board that belong to one game.
import { describe, expect, it } from 'vitest';
import { emptyGrid, withDigit, type Grid } from '../../../../../web/core/grid';
import { Games, isBegun } from '../../../../../web/element/shared/state/game';
import { initialState, reduce, type Action } from '../../../../../web/element/shared/state/state';

const puzzle = withDigit(emptyGrid, 80, 9);
const another = withDigit(emptyGrid, 80, 8);

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

  it('become another with each puzzle, and undo goes back into the one before', () => {
    const { does, own } = board();
    const first = does(load(puzzle), enter(1), enter(2));
    const second = does(load(another));
    expect(second).not.toBe(first);
    expect(own().past).toEqual([]);
    expect(does({ type: 'undo' })).toBe(first);
    expect(own().past).toHaveLength(2);
    expect(does({ type: 'redo' })).toBe(second);
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
