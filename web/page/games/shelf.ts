// The shelf of games: what every tab of this browser reads and writes, so that none writes over what another has.
import { formatPlayLink } from '../../core/play-link';
import { noNotes } from '../../core/notes';
import type { History } from '../../element/shared/state/history';
import { keptBoard, readKeptBoard, type RecalledBoard } from '../../element/shared/state/kept';
import type { Position } from '../../element/shared/state/position';
import { openDatabase, type GamesDatabase } from './database';
import { newId } from './new-id';

/** Under which name a game was written, and how often. */
export interface Written {
  id: string;
  revision: number;
}

export interface OpenedGame extends Written {
  board: RecalledBoard;
}

export class Shelf {
  #opening: Promise<GamesDatabase> | undefined;

  /**
   * Writes a game on top of what was read or written last; resolves with the name to go on with, which is another
   * one where another tab has played on meanwhile. Rejects where storage is refused or full.
   */
  async write({ id, revision }: Written, { history, strategy }: RecalledBoard): Promise<Written> {
    const transaction = (await this.#database()).transaction('games', 'readwrite');
    const stored = await transaction.store.get(id);
    const isOthers = stored !== undefined && stored.revision !== revision;
    const written = isOthers ? { id: newId(), revision: 1 } : { id, revision: revision + 1 };
    await Promise.all([
      transaction.store.put({
        ...written,
        board: keptBoard(history, strategy),
        link: linkOf(history),
        played: Date.now(),
      }),
      transaction.done,
    ]);
    return written;
  }

  /** Undefined where there is none, or none that can be read. */
  async open(id: string): Promise<OpenedGame | undefined> {
    const kept = await (await this.#database()).get('games', id);
    const board = readKeptBoard(kept?.board);
    return kept && board && { id, revision: kept.revision, board };
  }

  /** The game that was played last of those whose board is just as this one. */
  async like(history: History<Position>): Promise<OpenedGame | undefined> {
    const found = await (await this.#database()).getAllFromIndex('games', 'link', linkOf(history));
    const [last] = found.toSorted((one, other) => other.played - one.played);
    return last && this.open(last.id);
  }

  async #database(): Promise<GamesDatabase> {
    const opening = (this.#opening ??= openDatabase(() => {
      this.#opening = undefined;
    }));
    try {
      return await opening;
    } catch (error) {
      // The next try may be allowed.
      if (this.#opening === opening) this.#opening = undefined;
      throw error;
    }
  }
}

const linkOf = ({ present: { givens, digits, notes = noNotes } }: History<Position>): string =>
  formatPlayLink({ givens, digits, notes });
