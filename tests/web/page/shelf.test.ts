// The shelf of games, on an IndexedDB in memory.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyGrid, gridOf, withDigit, type Grid } from '../../../web/core/grid';
import { historyOf, pushed } from '../../../web/element/shared/state/history';
import { keptBoard, type RecalledBoard } from '../../../web/element/shared/state/kept-board';
import { fileOf, readFile } from '../../../web/page/games/file';
import { Keeper } from '../../../web/page/games/keeper';
import { Shelf } from '../../../web/page/games/games-shelf';
import type { GameChange } from '../../../web/page/games/browser-tabs';

const played = { seconds: 75, hints: 2 };
const givens: Grid = gridOf(`12${'.'.repeat(79)}`) ?? emptyGrid;

/** A board with `entries` entries; undo takes back one entry at a time. */
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

  it('lists every game, the one played last first, without their boards', async () => {
    const shelf = new Shelf();
    await shelf.write({ id: 'one', revision: 0 }, boardWith(1));
    await shelf.write({ id: 'two', revision: 0 }, { ...boardWith(2), played });
    await shelf.rate('two', 25);
    await shelf.write({ id: 'two', revision: 1 }, { ...boardWith(3), played });
    const { givens, digits } = boardWith(3).history.present;
    const rows = await shelf.rows();
    expect(rows.map(({ id }) => id)).toEqual(['two', 'one']);
    const row = { id: 'two', givens, digits, ...played, isSolved: false, rating: 25 };
    expect(rows[0]).toEqual({ ...row, played: rows[0]?.played });
  });

  it('restores a deleted game, but never over one that another tab has played on', async () => {
    const shelf = new Shelf();
    const written = await shelf.write({ id: 'one', revision: 0 }, boardWith(1));
    const taken = await shelf.takeOff('one');
    expect(await shelf.open('one')).toBeUndefined();
    expect(await shelf.rows()).toEqual([]);
    if (!taken) throw new Error('there was a game');
    expect(await shelf.putBack(taken)).toBe(true);
    expect(await shelf.open('one')).toEqual({ ...written, board: boardWith(1) });
    expect(await shelf.rows()).toHaveLength(1);
    expect(await shelf.putBack(taken)).toBe(false);
  });

  it('tells the other tabs of each change', async () => {
    const told: GameChange[] = [];
    const shelf = new Shelf((change) => told.push({ id: change.id, revision: change.revision }));
    await shelf.write({ id: 'one', revision: 0 }, boardWith(1));
    await shelf.takeOff('one');
    expect(told).toEqual([
      { id: 'one', revision: 1 },
      { id: 'one', revision: 0 },
    ]);
  });

  it('gives the clock back with a game', async () => {
    const shelf = new Shelf();
    await shelf.write({ id: 'one', revision: 0 }, { ...boardWith(1), played });
    expect((await shelf.open('one'))?.board.played).toEqual(played);
  });

  it('lists games that were kept before there was a list', async () => {
    const before = await openDB('retrace-games', 1, {
      upgrade: (opened) => {
        const games = opened.createObjectStore('games', { keyPath: 'id' });
        games.createIndex('link', 'link');
        games.createIndex('played', 'played');
      },
    });
    const board = keptBoard(boardWith(2));
    await before.put('games', { id: 'one', revision: 4, board, link: '', played: 7 });
    before.close();
    const shelf = new Shelf();
    expect(await shelf.rows()).toMatchObject([{ id: 'one', played: 7, seconds: 0 }]);
    expect((await shelf.open('one'))?.revision).toBe(4);
  });

  it('has no game under a name that it never wrote', async () => {
    expect(await new Shelf().open('none')).toBeUndefined();
  });
});

describe('a file of games', () => {
  it('brings all games into another browser, and none twice', async () => {
    const shelf = new Shelf();
    await shelf.write({ id: 'one', revision: 0 }, { ...boardWith(1), played });
    await shelf.write({ id: 'two', revision: 0 }, boardWith(2));
    const text = await (await fileOf(shelf)).text();
    globalThis.indexedDB = new IDBFactory();
    const other = new Shelf();
    await other.write({ id: 'two', revision: 0 }, boardWith(5));
    expect(await readFile(text, other)).toEqual({ added: 2, known: 0, unread: 0 });
    expect((await other.open('one'))?.board).toEqual({ ...boardWith(1), played });
    // The shelf already has another game under the name `two`; the list then holds both.
    expect((await other.open('two'))?.board).toEqual(boardWith(5));
    expect(await other.rows()).toHaveLength(3);
    expect(await readFile(await (await fileOf(other)).text(), other)).toMatchObject({ known: 3 });
  });

  it('says why it could not read a file, and takes no other', async () => {
    const shelf = new Shelf();
    const games = [{ id: 'one', played: 1, board: { version: 9 } }, 'x'];
    const text = JSON.stringify({ format: 'retrace-games', version: 1, games });
    expect(await readFile(text, shelf)).toEqual({ added: 0, known: 0, unread: 2 });
    expect(await readFile('{"games":[]}', shelf)).toBeUndefined();
    expect(await readFile('no', shelf)).toBeUndefined();
  });
});

describe('the shelf of games', () => {
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

describe('a game that could not be written', () => {
  it('stays to be noted, as does one of an earlier page, until it is written', async () => {
    let isFetched = false;
    const keeper = new Keeper(
      // Scripts cannot be fetched any more, as in a page that the person has left.
      () => (isFetched ? Promise.resolve(new Shelf()) : Promise.reject(new TypeError('Left.'))),
      () => undefined,
    );
    const game = {};
    await keeper.keep(game, boardWith(1));
    const earlier = { written: { id: 'earlier', revision: 0 }, board: boardWith(2) };
    await keeper.restore(earlier);
    expect(keeper.unwritten.map(({ board }) => board)).toEqual([boardWith(1), boardWith(2)]);
    isFetched = true;
    await keeper.keep(game, boardWith(3));
    await keeper.restore(earlier);
    expect(keeper.unwritten).toEqual([]);
    expect((await new Shelf().open('earlier'))?.board).toEqual(boardWith(2));
  });
});

const fail = (): never => {
  throw new Error('Storage was refused.');
};
