// The shelf of games: what every tab of this browser reads and writes, so that none writes over what another has.
import { formatPlayLink } from '../../core/play-link';
import { noNotes } from '../../core/notes';
import type { History } from '../../element/shared/state/history';
import {
  keptBoard,
  readKeptBoard,
  type RecalledBoard,
} from '../../element/shared/state/kept-board';
import type { Position } from '../../element/shared/state/position';
import { openDatabase, type GamesDatabase, type KeptGame, type Written } from './database';
import { newId } from '../../element/shared/records';
import type { Unwritten } from './journal';
import { rowOf, type GameRow } from './row';
import type { GameChange } from './browser-tabs';

export interface OpenedGame extends Written {
  board: RecalledBoard;
}

/** A game that was taken off the shelf, with all that puts it back. */
export interface TakenOff {
  game: KeptGame;
  row: GameRow | undefined;
}

const both = ['games', 'rows'] as const;

export class Shelf {
  #opening: Promise<GamesDatabase> | undefined;

  /** `tell`: called with each change, for the other tabs. */
  constructor(readonly tell: (change: GameChange) => void = () => undefined) {}

  /**
   * Writes a game on top of what was read or written last; resolves with the name to go on with, which is another
   * one where another tab has played on meanwhile. Rejects where storage is refused or full.
   */
  async write({ id, revision }: Written, board: RecalledBoard): Promise<Written> {
    const transaction = (await this.#database()).transaction(both, 'readwrite');
    const [games, rows] = [transaction.objectStore('games'), transaction.objectStore('rows')];
    const stored = await games.get(id);
    const isOthers = stored !== undefined && stored.revision !== revision;
    const written = isOthers ? { id: newId(), revision: 1 } : { id, revision: revision + 1 };
    const played = Date.now();
    const before = await rows.get(id);
    const link = linkOf(board.history);
    await Promise.all([
      games.put({ ...written, board: keptBoard(board), link, played }),
      rows.put(rowOf(written.id, board, played, before)),
      transaction.done,
    ]);
    this.tell(written);
    return written;
  }

  /** Writes a game that was noted as unwritten, unless it was written after all. */
  async restore({ written, board }: Unwritten): Promise<void> {
    const stored = await this.open(written.id);
    if (!stored || movesOf(stored.board) !== movesOf(board)) await this.write(written, board);
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

  /** Every game as a list has it, the one played last first. */
  async rows(): Promise<GameRow[]> {
    return (await (await this.#database()).getAllFromIndex('rows', 'played')).toReversed();
  }

  /** Notes how a game's puzzle is rated. */
  async rate(id: string, rating: number): Promise<void> {
    const transaction = (await this.#database()).transaction('rows', 'readwrite');
    const row = await transaction.store.get(id);
    if (row) await transaction.store.put({ ...row, rating });
    await transaction.done;
  }

  /** Resolves with what puts it back; undefined where there is no such game. */
  async takeOff(id: string): Promise<TakenOff | undefined> {
    const transaction = (await this.#database()).transaction(both, 'readwrite');
    const [games, rows] = [transaction.objectStore('games'), transaction.objectStore('rows')];
    const [game, row] = await Promise.all([games.get(id), rows.get(id)]);
    await Promise.all([games.delete(id), rows.delete(id), transaction.done]);
    this.tell({ id, revision: 0 });
    return game && { game, row };
  }

  /** Whether it is there now: one that another tab has played on stays as it is there. */
  async putBack({ game, row }: TakenOff): Promise<boolean> {
    const transaction = (await this.#database()).transaction(both, 'readwrite');
    const [games, rows] = [transaction.objectStore('games'), transaction.objectStore('rows')];
    const isFree = (await games.get(game.id)) === undefined;
    if (isFree) await Promise.all([games.put(game), row && rows.put(row)]);
    await transaction.done;
    if (isFree) this.tell(game);
    return isFree;
  }

  /** All games with their boards, for a file. */
  async all(): Promise<KeptGame[]> {
    return (await this.#database()).getAll('games');
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

/** A board with its undo history, without the clock. */
const movesOf = ({ history, strategy }: RecalledBoard): string =>
  JSON.stringify(keptBoard({ history, strategy }));

export const linkOf = ({
  present: { givens, digits, notes = noNotes },
}: History<Position>): string => formatPlayLink({ givens, digits, notes });
