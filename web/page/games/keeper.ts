// Writes the games of this page to the shelf, one write after another; the shelf is loaded with the first of them.
import type { Game } from '../../element/shared/state/position';
import type { RecalledBoard } from '../../element/shared/state/kept-board';
import { newId } from '../../element/shared/records';
import type { Unwritten } from './journal';
import type { Written } from './database';
import type { OpenedGame, Shelf } from './games-shelf';

export class Keeper {
  readonly #written = new WeakMap<Game, Written>();
  #shelf: Promise<Shelf> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  /** Asked for, and not on the shelf yet. */
  readonly #unwritten = new Map<Game, RecalledBoard>();

  /** `load`: of the shelf; `onRefused`: called when a game cannot be kept. */
  constructor(
    readonly load: () => Promise<Shelf>,
    readonly onRefused: () => void,
  ) {}

  /** The name of a game, which it has from the first time that it is asked for. */
  nameOf(game: Game): Written {
    const known = this.#written.get(game) ?? { id: newId(), revision: 0 };
    this.#written.set(game, known);
    return known;
  }

  /** Resolves with its name once it is on the shelf; with undefined where it cannot be kept. */
  keep(game: Game, board: RecalledBoard): Promise<string | undefined> {
    this.#unwritten.set(game, board);
    return this.#next(
      async (shelf) => {
        const written = await shelf.write(this.nameOf(game), board);
        this.#written.set(game, written);
        this.#end(game, board);
        return written.id;
      },
      // It stays unwritten: a page that is left may not even fetch the shelf, and the next page writes the game.
      this.onRefused,
    );
  }

  /** The games that the page would lose if it ended now. */
  get unwritten(): Unwritten[] {
    return Array.from(this.#unwritten, ([game, board]) => ({ written: this.nameOf(game), board }));
  }

  /** Puts a game onto the shelf that another page could not write any more. */
  restore(unwritten: Unwritten): Promise<unknown> {
    const isThis = (game: Game) => this.nameOf(game).id === unwritten.written.id;
    const game = [...this.#unwritten.keys()].find(isThis) ?? this.gameOf(unwritten.written);
    this.#unwritten.set(game, unwritten.board);
    return this.#next(async (shelf) => {
      await shelf.restore(unwritten);
      this.#end(game, unwritten.board);
    });
  }

  open(id: string): Promise<OpenedGame | undefined> {
    return this.#next((shelf) => shelf.open(id));
  }

  /** The shelf itself, for the list of all that is on it; rejects where it cannot be fetched. */
  shelf(): Promise<Shelf> {
    return this.#last.then(() => (this.#shelf ??= this.load()));
  }

  like({ history }: RecalledBoard): Promise<OpenedGame | undefined> {
    return this.#next((shelf) => shelf.like(history));
  }

  /** The game on the page that goes on with this one of the shelf. */
  gameOf({ id, revision }: Written): Game {
    const game = {};
    this.#written.set(game, { id, revision });
    return game;
  }

  /** A later board of the game may wait to be written. */
  #end(game: Game, board: RecalledBoard): void {
    if (this.#unwritten.get(game) === board) this.#unwritten.delete(game);
  }

  #next<T>(ask: (shelf: Shelf) => Promise<T>, onRefused?: () => void): Promise<T | undefined> {
    const asked = this.#last.then(async () => {
      try {
        return await ask(await (this.#shelf ??= this.load()));
      } catch {
        // A shelf that could not be fetched is fetched again next time.
        if (
          await this.#shelf?.then(
            () => false,
            () => true,
          )
        )
          this.#shelf = undefined;
        onRefused?.();
        return undefined;
      }
    });
    this.#last = asked;
    return asked;
  }
}
