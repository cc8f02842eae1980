// The board, its undo history, the mode and the speed of watching outlive the page, in IndexedDB; without
// storage they last as long as the page. A game that was begun stays on the shelf when another takes the board.
import { defaultMode } from '../core/mode';
import { readLink } from '../core/link';
import { defaultSpeed, speedOf } from '../core/speed';
import type { RetraceSudoku } from '../element/retrace-sudoku';
import { recall as recallNote, remember as note } from '#remembered';
import type { Games } from '../element/shared/state/game';
import { isBegun, type Game } from '../element/shared/state/position';
import { keptBoard, readKeptBoard, type RecalledBoard } from '../element/shared/state/kept-board';
import { noteClock, withClock } from './games/clock-note';
import { Journal, readJournals } from './games/journal';
import { Keeper } from './games/keeper';
import { recall, remember } from './games/last-board';
import type { Written } from './games/database';
import { Tabs } from './games/browser-tabs';
import type { ModeNamed } from './places';

const restMs = 200;

/** The name under which the game that another has taken the board from is remembered for the next visit. */
const leftGame = 'left-game';

/** Keeps the games of the element from its making on. */
export class Keeping {
  readonly keeper: Keeper;
  readonly tabs = new Tabs();
  /** Resolves once the games of before are back. */
  readonly recalled: Promise<void>;
  readonly #sudoku: RetraceSudoku;
  readonly #games: Games;
  readonly #journal = new Journal();
  #changes = 0;
  #isReady = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** The last board, while it is written. */
  #shown: unknown;
  #playing: Game;
  /** As it was after the last change: when another has taken the board it is too late to ask. */
  #board: RecalledBoard;
  /** Another tab, or an earlier visit, has written what comes onto the board now. */
  #isTaking = false;

  constructor(
    sudoku: RetraceSudoku,
    games: Games,
    modeNamed: ModeNamed,
    show: (news: 'gamesRefused') => unknown,
  ) {
    this.#sudoku = sudoku;
    this.#games = games;
    this.#playing = games.now;
    this.#board = this.#boardOf(this.#playing);
    this.keeper = keeperFor(this.tabs, show);
    sudoku.addEventListener('retrace-change', () => {
      this.#changed();
    });
    this.tabs.listen(({ id, revision }) => void this.#follow(id, revision));
    this.recalled = this.#recall(modeNamed);
  }

  /** The name of the game on the board. */
  readonly now = (): string => this.keeper.nameOf(this.#playing).id;

  /** Writes what has changed and waits to be written. */
  readonly keepNow = (): void => {
    if (this.#resting !== undefined) this.#keep();
  };

  /** Puts a game of the shelf on the board; resolves with whether it is there. */
  readonly goBack = async (id: string): Promise<boolean> => {
    const opened = await this.keeper.open(id);
    if (!opened) return false;
    const { board, ...written } = withClock(opened);
    this.#sudoku.recall(board, this.keeper.gameOf(written));
    this.#sudoku.mode = defaultMode;
    this.#sudoku.reveal();
    return true;
  };

  #boardOf(game: Game): RecalledBoard {
    const { positions, strategy } = this.#sudoku;
    return { history: this.#games.historyOf(game, positions), strategy };
  }

  /** With what was counted by now, which is no change of the board. */
  #counted(game: Game, board: RecalledBoard): RecalledBoard {
    return { ...board, played: this.#games.playedOf(game) };
  }

  #changed(): void {
    this.#changes++;
    if (this.#isTaking) return;
    const { now } = this.#games;
    if (now !== this.#playing) {
      if (recallNote(leftGame) === this.keeper.nameOf(now).id) note(leftGame, '');
      if (isBegun(this.#board.history)) void this.#leave(this.#playing, this.#board);
      this.#playing = now;
    }
    this.#board = this.#boardOf(now);
    this.#keepSoon();
  }

  async #leave(game: Game, board: RecalledBoard): Promise<void> {
    // Before it is written: the page may be left meanwhile.
    note(leftGame, this.keeper.nameOf(game).id);
    await this.keeper.keep(game, this.#counted(game, board));
    this.#settle();
  }

  /** The element leads back to a game of an earlier visit as to one that it has just left. */
  async #offer(id: string): Promise<void> {
    const opened = id === this.now() ? undefined : await this.keeper.open(id);
    if (!opened) return;
    note(leftGame, id);
    this.#sudoku.keepBefore(withClock(opened).board, this.keeper.gameOf(opened));
  }

  readonly #keepSoon = (): void => {
    // Before it is known what was kept, nothing is written over that.
    if (!this.#isReady) return;
    this.#resting ??= setTimeout(() => {
      this.#keep();
    }, restMs);
  };

  #keep(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    const [playing, board] = [this.#playing, this.#board];
    const game = isBegun(board.history) ? this.keeper.nameOf(playing) : undefined;
    const kept = this.#counted(playing, board);
    if (game) {
      void this.keeper.keep(playing, kept).then(() => {
        this.#settle();
      });
    }
    const { mode, speed } = this.#sudoku;
    const last = { board: keptBoard(kept), mode, speed: String(speed), ...(game && { game }) };
    this.#shown = last;
    void remember(last).then(() => {
      if (this.#shown === last) this.#shown = undefined;
      this.#settle();
    });
  }

  /** Removes the note once all of it is written, so that the next visit does not read it again. */
  #settle(): void {
    if (this.#shown === undefined && this.keeper.unwritten.length === 0) this.#journal.clear();
  }

  /** Goes on with a game in the place of the board that is there, which is the same or an earlier one. */
  #takeUp(board: RecalledBoard, game: Game): void {
    [this.#playing, this.#board] = [game, board];
    this.#isTaking = true;
    this.#sudoku.recall(board, game, true);
    this.#isTaking = false;
  }

  /** Where another tab plays on with the game on this board, it is followed. */
  async #follow(id: string, revision: number): Promise<void> {
    const isIdle = () => this.#resting === undefined && this.#sudoku.status !== 'searching';
    const playing = this.#playing;
    const name = this.keeper.nameOf(playing);
    if (name.id !== id || revision <= name.revision || !isIdle()) return;
    const opened = await this.keeper.open(id);
    if (!opened || this.#playing !== playing || !isIdle()) return;
    this.#takeUp(opened.board, this.keeper.gameOf(opened));
  }

  async #recall(modeNamed: ModeNamed): Promise<void> {
    const link = readLink(location.hash);
    const noted = readJournals();
    for (const game of noted.games) await this.keeper.restore(game);
    if (noted.last !== undefined) await remember(noted.last);
    const kept = await recall(noted.last);
    if (kept && this.#sudoku.speed === defaultSpeed) this.#sudoku.speed = speedOf(kept.speed);
    const board = kept && readKeptBoard(kept.board);
    if (board) {
      const isBack = await this.#recallBoard(board, kept.game, link.puzzle !== undefined);
      const leadsNowhere = [link.puzzle, link.mode, link.lesson].every(
        (each) => each === undefined,
      );
      if (isBack && leadsNowhere) this.#sudoku.mode = modeNamed(kept.mode) ?? defaultMode;
    }
    const left = recallNote(leftGame);
    if (left) await this.#offer(left);
    // Something may have been entered or pasted before this.
    this.#isReady = true;
    if (this.#changes > 0 || isBegun(this.#board.history)) this.#keepSoon();
    this.#watchPage();
    noted.forget();
  }

  /**
   * Puts the last board of the visit before onto the board, unless a link or an entry has brought another one.
   * @returns whether it is there
   */
  async #recallBoard(
    last: RecalledBoard,
    named: Written | undefined,
    isLinked: boolean,
  ): Promise<boolean> {
    const name = named ?? (isBegun(last.history) ? firstGame : undefined);
    const onShelf = name && (await this.keeper.open(name.id));
    if (this.#changes === 0 && (!isLinked || isSamePosition(last, this.#board))) {
      // The page may have been closed after the game was written and before its name was.
      const isLast = onShelf && isSamePosition(onShelf.board, last);
      const written = isLast ? onShelf : name;
      const { board } = withClock({ id: written?.id ?? '', board: last });
      this.#takeUp(board, written ? this.keeper.gameOf(written) : {});
      return true;
    }
    const like = this.#changes === 0 ? await this.keeper.like(this.#board) : undefined;
    if (like && this.#changes === 0) this.#takeUp(withClock(like).board, this.keeper.gameOf(like));
    // A board that was kept before there was a shelf goes there now.
    const id = onShelf?.id ?? (name && (await this.keeper.keep(this.keeper.gameOf(name), last)));
    // Another tab may have it: whoever has come back to a game of their own is told nothing.
    if (id !== undefined && !like) note(leftGame, id);
    return false;
  }

  /** Mode and speed are kept when they change, and everything that waits when the page may be left. */
  #watchPage(): void {
    new MutationObserver(this.#keepSoon).observe(this.#sudoku, {
      attributeFilter: ['mode', 'speed'],
    });
    const leavePage = () => {
      if (isBegun(this.#board.history)) {
        noteClock(this.now(), this.#games.playedOf(this.#playing).seconds);
      }
      this.keepNow();
      this.#journal.note(this.keeper.unwritten, this.#shown);
    };
    // A page that is hidden may never be heard of again.
    document.addEventListener('visibilitychange', leavePage);
    addEventListener('pagehide', leavePage);
  }
}

/** Other tabs are told of each write, and the person once that this browser keeps nothing. */
function keeperFor(tabs: Tabs, show: (news: 'gamesRefused') => unknown): Keeper {
  let isRefused = false;
  return new Keeper(
    async () =>
      new (await import('./games/games-shelf')).Shelf((change) => {
        tabs.tell(change);
      }),
    () => {
      if (!isRefused) show('gamesRefused');
      isRefused = true;
    },
  );
}

/** The name of a board that was kept before there was a shelf: the same in every tab that finds it. */
const firstGame: Written = { id: 'first', revision: 0 };

/** A search's answer is not kept, and makes no difference. */
const isSamePosition = (one: RecalledBoard, other: RecalledBoard): boolean =>
  presentOf(one) === presentOf(other);

const presentOf = (board: RecalledBoard): string => JSON.stringify(keptBoard(board).present);
