// Games whose writing has not ended when the page is left: noted at once in plain storage, which does not wait, and put onto
// the shelf by the next page.
import {
  keptBoard,
  readKeptBoard,
  type RecalledBoard,
} from '../../element/shared/state/kept-board';
import { isRecord, newId, parsedJson } from '../../element/shared/records';
import type { Written } from './database';

const prefix = 'retrace-journal-';

export interface Unwritten {
  written: Written;
  board: RecalledBoard;
}

/** The notes that earlier pages have left. */
export interface Noted {
  games: readonly Unwritten[];
  /** The board that was shown last, as last-board.ts keeps it; undefined where there is no note of it. */
  last: unknown;
  /** To be called once all of it is written. */
  forget: () => void;
}

export class Journal {
  /** Each tab has its own. */
  readonly #key = prefix + newId();
  #isNoted = false;

  /** `last`: undefined where it is written already. */
  note(games: readonly Unwritten[], last: unknown): void {
    if (games.length === 0 && last === undefined) {
      this.clear();
      return;
    }
    const entries = games.map(({ written, board }) => ({ written, board: keptBoard(board) }));
    try {
      localStorage.setItem(this.#key, JSON.stringify({ games: entries, last }));
      this.#isNoted = true;
    } catch {
      // Refused or full: the browser may still end the writing.
    }
  }

  /** All of it was written after all. */
  clear(): void {
    if (this.#isNoted) remove([this.#key]);
    this.#isNoted = false;
  }
}

export function readJournals(): Noted {
  const keys = keysThere();
  const entries = keys.map((key) => parsedJson(localStorage.getItem(key))).filter(isRecord);
  return {
    games: entries.flatMap(({ games }) => (Array.isArray(games) ? games.flatMap(unwrittenIn) : [])),
    last: entries.find(({ last }) => last !== undefined)?.last,
    forget: () => {
      remove(keys);
    },
  };
}

function unwrittenIn(value: unknown): Unwritten[] {
  if (!isRecord(value) || !isRecord(value.written)) return [];
  const { id, revision } = value.written;
  const board = readKeptBoard(value.board);
  if (!board || typeof id !== 'string' || typeof revision !== 'number') return [];
  return [{ written: { id, revision }, board }];
}

function keysThere(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function remove(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Then nothing was noted either.
  }
}
