// The games of this browser in IndexedDB: each with its board, and what finds it. A later version adds to this one.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptBoard } from '../../element/shared/state/kept';

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
}

export type GamesDatabase = IDBPDatabase<GamesSchema>;

/** `onClosed`: called when it can be used no more, and is to be opened again. */
export async function openDatabase(onClosed: () => void): Promise<GamesDatabase> {
  const database = await openDB<GamesSchema>('retrace-games', 1, {
    upgrade: (opened, from) => {
      if (from >= 1) return;
      const games = opened.createObjectStore('games', { keyPath: 'id' });
      games.createIndex('link', 'link');
      games.createIndex('played', 'played');
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
