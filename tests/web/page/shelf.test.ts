// The shelf of games, on an IndexedDB in memory.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyGrid, gridOf, withDigit, type Grid } from '../../../web/core/grid';
import { historyOf, pushed } from '../../../web/element/shared/state/history';
import type { RecalledBoard } from '../../../web/element/shared/state/kept';
import { Keeper } from '../../../web/page/games/keeper';
import { Shelf } from '../../../web/page/games/shelf';

const givens: Grid = gridOf(`12${'.'.repeat(79)}`) ?? emptyGrid;

/** A board with so many entries, each of which undo takes back. */
function boardWith(entries: number): RecalledBoard {
  let history = historyOf({ givens, digits: givens });
  for (let entry = 1; entry <= entries; entry++) {
    const { digits } = history.present;
    history = pushed(history, { givens, digits: withDigit(digits, 10 + entry, entry) });
  }
  return { history, strategy: 'fast' };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the shelf', () => {
  it('gives a game back with its undo history', async () => {
    const shelf = new Shelf();
    const written = await shelf.write({ id: 'one', revision: 0 }, boardWith(5));
    expect(written).toEqual({ id: 'one', revision: 1 });
    expect(await new Shelf().open('one')).toEqual({ ...written, board: boardWith(5) });
  });

  it('keeps both games where two tabs have played on from the same one', async () => {
    const [one, other] = [new Shelf(), new Shelf()];
    const begun = await one.write({ id: 'one', revision: 0 }, boardWith(1));
    await one.write(begun, boardWith(3));
    const apart = await other.write(begun, boardWith(2));
    expect(apart.id).not.toBe('one');
    expect((await one.open('one'))?.board).toEqual(boardWith(3));
    expect((await one.open(apart.id))?.board).toEqual(boardWith(2));
    expect(await other.write(apart, boardWith(4))).toEqual({ id: apart.id, revision: 2 });
  });

  it('finds a game by the board that a link shows, and no other', async () => {
    const shelf = new Shelf();
    await shelf.write({ id: 'one', revision: 0 }, boardWith(1));
    await shelf.write({ id: 'two', revision: 0 }, boardWith(2));
    const { history } = boardWith(2);
    const opened = await shelf.like(historyOf(history.present));
    expect(opened?.id).toBe('two');
    expect(opened?.board.history.past).toHaveLength(2);
    expect(await shelf.like(boardWith(3).history)).toBeUndefined();
  });

  it('has no game under a name that it never wrote', async () => {
    expect(await new Shelf().open('none')).toBeUndefined();
  });
});

describe('what keeps games', () => {
  it('goes on with a game under the name that it has after another tab wrote it', async () => {
    const shelf = new Shelf();
    const written = await shelf.write({ id: 'one', revision: 0 }, boardWith(1));
    const keeper = new Keeper(() => Promise.resolve(new Shelf()), fail);
    const game = keeper.gameOf(written);
    await shelf.write(written, boardWith(4));
    const apart = await keeper.keep(game, boardWith(2));
    expect(apart).not.toBe('one');
    expect(await keeper.keep(game, boardWith(3))).toBe(apart);
    expect((await shelf.open('one'))?.board).toEqual(boardWith(4));
  });

  it('tells that storage is refused, and keeps again once it is not', async () => {
    const allowed = globalThis.indexedDB;
    const told: string[] = [];
    const keeper = new Keeper(
      () => Promise.resolve(new Shelf()),
      () => told.push('refused'),
    );
    const refuse = (): never => {
      throw new DOMException('No.', 'SecurityError');
    };
    globalThis.indexedDB = Object.assign(new IDBFactory(), { open: refuse });
    const game = {};
    expect(await keeper.keep(game, boardWith(1))).toBeUndefined();
    expect(told).toEqual(['refused']);
    globalThis.indexedDB = allowed;
    const id = await keeper.keep(game, boardWith(2));
    expect(id && (await new Shelf().open(id))?.board).toEqual(boardWith(2));
  });
});

const fail = (): never => {
  throw new Error('Storage was refused.');
};
