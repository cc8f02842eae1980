// The games of this browser in IndexedDB: each with its board, and a row of the list. A later version adds to this one.
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { readKeptBoard, type KeptBoard } from '../../element/shared/state/kept-board';
import { rowOf, type GameRow } from './row';

/** Under which name a game was written, and how often. */
export interface Written {
  id: string;
  revision: number;
}

export interface KeptGame {
  id: string;
  /** How often it was written: another tab that has it is noticed by that. */
  revision: number;
  board: KeptBoard;
  /** The position as a link has it, by which a link finds the game that it came from. */
  link: string;
  /** When it was played last, in milliseconds since 1970. */
  played: number;
}

interface GamesSchema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { link: string; played: number } };
  rows: { key: string; value: GameRow; indexes: { played: number } };
}

export type GamesDatabase = IDBPDatabase<GamesSchema>;
type Upgrade = IDBPTransaction<GamesSchema, ('games' | 'rows')[], 'versionchange'>;

/** `onClosed`: called when it can be used no more, and is to be opened again. */
export async function openDatabase(onClosed: () => void): Promise<GamesDatabase> {
  const database = await openDB<GamesSchema>('retrace-games', 2, {
    upgrade: (opened, from, _to, transaction) => {
      if (from < 1) {
        const games = opened.createObjectStore('games', { keyPath: 'id' });
        games.createIndex('link', 'link');
        games.createIndex('played', 'played');
      }
      opened.createObjectStore('rows', { keyPath: 'id' }).createIndex('played', 'played');
      if (from === 1) void addRows(transaction);
    },
    terminated: onClosed,
  });
  // A newer page, or who deletes the site's data, waits for this one.
  database.addEventListener('versionchange', () => {
    database.close();
    onClosed();
  });
  return database;
}

/** Games that were kept before there was a list. */
async function addRows(transaction: Upgrade): Promise<void> {
  for await (const { value } of transaction.objectStore('games')) {
    const board = readKeptBoard(value.board);
    if (board) await transaction.objectStore('rows').put(rowOf(value.id, board, value.played));
  }
}
