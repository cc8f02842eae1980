// The board, its undo history, the mode and the speed of watching outlive the page, in IndexedDB; without
// storage they last as long as the page. A game that was begun stays on the shelf when another takes the board.
import { defaultMode } from '../core/mode';
import { readLink } from '../core/link';
import { defaultSpeed, speedOf } from '../core/speed';
import type { RetraceSudoku } from '../element/retrace-sudoku';
import { isBegun, type Games } from '../element/shared/state/game';
import type { Game } from '../element/shared/state/position';
import { keptBoard, readKeptBoard, type RecalledBoard } from '../element/shared/state/kept';
import { noteClock, withClock } from './games/clock-note';
import { Journal, readJournals } from './games/journal';
import { Keeper } from './games/keeper';
import { recall, remember } from './games/last-board';
import { LeftGame, type Show } from './games/left';
import type { Written } from './games/database';
import { Tabs } from './games/tabs';
import type { ModeNamed } from './places';

const restMs = 200;

/** The commands of the list of games for those of this page. */
export interface Keeping {
  keeper: Keeper;
  tabs: Tabs;
  /** Writes what has changed and waits to be written. */
  keepNow: () => void;
  /** The name of the game on the board. */
  now: () => string;
  /** Puts a game of the shelf on the board; resolves with whether it is there. */
  goBack: (id: string) => Promise<boolean>;
}

/** Keeps the games of the element from now on; `recalled` resolves once those of before are back. */
export function startKeeping(
  sudoku: RetraceSudoku,
  games: Games,
  modeNamed: ModeNamed,
  show: Show,
): Keeping & { recalled: Promise<void> } {
  let changes = 0;
  let isReady = false;
  let isRefused = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const tabs = new Tabs();
  const keeper = new Keeper(
    async () =>
      new (await import('./games/shelf')).Shelf((change) => {
        tabs.tell(change);
      }),
    () => {
      if (!isRefused) show('gamesRefused');
      isRefused = true;
    },
  );
  const boardOf = (game: Game): RecalledBoard => ({
    history: games.historyOf(game, sudoku.positions),
    strategy: sudoku.strategy,
  });
  /** With what was counted by now, which is no change of the board. */
  const counted = (game: Game, of: RecalledBoard): RecalledBoard => ({
    ...of,
    played: games.playedOf(game),
  });
  const journal = new Journal();
  /** The last board, while it is written. */
  let shown: unknown;
  let playing: Game = games.now;
  /** As it was after the last change: when another has taken the board it is too late to ask. */
  let board: RecalledBoard = boardOf(playing);
  /** Another tab, or an earlier visit, has written what comes onto the board now. */
  let isTaking = false;

  const keep = () => {
    clearTimeout(resting);
    resting = undefined;
    const game = isBegun(board.history) ? keeper.nameOf(playing) : undefined;
    const kept = counted(playing, board);
    if (game) void keeper.keep(playing, kept).then(settle);
    const last = {
      board: keptBoard(kept),
      mode: sudoku.mode,
      speed: String(sudoku.speed),
      ...(game && { game }),
    };
    shown = last;
    void remember(last).then(() => {
      if (shown === last) shown = undefined;
      settle();
    });
  };
  /** All that was noted is written: the note would only be read in vain. */
  const settle = () => {
    if (shown === undefined && keeper.unwritten.length === 0) journal.clear();
  };
  const keepSoon = () => {
    // Before it is known what was kept, nothing is written over that.
    if (isReady) resting ??= setTimeout(keep, restMs);
  };

  /** Goes on with a game in the place of the board that is there, which is the same or an earlier one. */
  const takeUp = (taken: RecalledBoard, game: Game) => {
    [playing, board] = [game, taken];
    isTaking = true;
    sudoku.recall(taken, game);
    isTaking = false;
  };
  const goBack = async (id: string) => {
    const opened = await keeper.open(id);
    if (!opened) return false;
    const { board: found, ...written } = withClock(opened);
    sudoku.recall(found, keeper.gameOf(written));
    sudoku.mode = defaultMode;
    sudoku.reveal();
    return true;
  };
  const left = new LeftGame(show, goBack);
  const leave = async (game: Game, of: RecalledBoard) => {
    left.note(keeper.nameOf(game).id);
    const id = await keeper.keep(game, counted(game, of));
    settle();
    // Undo may have come back to it meanwhile.
    if (id !== undefined && playing !== game) left.tell(id);
  };

  sudoku.addEventListener('retrace-change', () => {
    changes++;
    if (isTaking) return;
    if (games.now !== playing) {
      if (left.id === keeper.nameOf(games.now).id) left.forget();
      if (isBegun(board.history)) void leave(playing, board);
      playing = games.now;
    }
    board = boardOf(playing);
    keepSoon();
  });

  /** Where another tab plays on with the game on this board, it is followed. */
  const follow = async (id: string, revision: number) => {
    const isIdle = () => resting === undefined && sudoku.status !== 'searching';
    const name = keeper.nameOf(playing);
    if (name.id !== id || revision <= name.revision || !isIdle()) return;
    const game = playing;
    const opened = await keeper.open(id);
    if (opened && playing === game && isIdle()) takeUp(opened.board, keeper.gameOf(opened));
  };
  tabs.listen(({ id, revision }) => void follow(id, revision));

  const recallAll = async () => {
    const link = readLink(location.hash);
    const noted = readJournals();
    for (const game of noted.games) await keeper.restore(game);
    if (noted.last !== undefined) await remember(noted.last);
    const kept = await recall(noted.last);
    if (kept && sudoku.speed === defaultSpeed) sudoku.speed = speedOf(kept.speed);
    const read = kept && readKeptBoard(kept.board);
    if (read) {
      const name = kept.game ?? (isBegun(read.history) ? firstGame : undefined);
      const onShelf = name && (await keeper.open(name.id));
      const isHere = link.puzzle === undefined || isSamePosition(read, board);
      if (changes === 0 && isHere) {
        // The page may have been closed after the game was written and before its name was.
        const isLast = onShelf && isSamePosition(onShelf.board, read);
        const written = isLast ? onShelf : name;
        const { board: taken } = withClock({ id: written?.id ?? '', board: read });
        takeUp(taken, written ? keeper.gameOf(written) : {});
        const leadsNowhere = link.mode === undefined && link.lesson === undefined;
        if (link.puzzle === undefined && leadsNowhere) {
          sudoku.mode = modeNamed(kept.mode) ?? defaultMode;
        }
      } else {
        const like = changes === 0 ? await keeper.like(board) : undefined;
        if (like && changes === 0) takeUp(withClock(like).board, keeper.gameOf(like));
        // A board that was kept before there was a shelf goes there now.
        const id = onShelf?.id ?? (name && (await keeper.keep(keeper.gameOf(name), read)));
        // Another tab may have it: who has come back to a game of their own is told nothing.
        if (id !== undefined && !like) left.tell(id);
      }
    }
    const { id } = left;
    if (id && id !== keeper.nameOf(playing).id && (await keeper.open(id))) left.tell(id);
    // Something may have been entered or pasted before this.
    isReady = true;
    if (changes > 0 || isBegun(board.history)) keepSoon();
    new MutationObserver(keepSoon).observe(sudoku, { attributeFilter: ['mode', 'speed'] });
    // A page that is hidden may never be heard of again.
    const leavePage = () => {
      const { id: name } = keeper.nameOf(playing);
      if (isBegun(board.history)) noteClock(name, games.playedOf(playing).seconds);
      if (resting !== undefined) keep();
      journal.note(keeper.unwritten, shown);
    };
    document.addEventListener('visibilitychange', leavePage);
    addEventListener('pagehide', leavePage);
    noted.forget();
  };
  return {
    keeper,
    tabs,
    keepNow: () => {
      if (resting !== undefined) keep();
    },
    now: () => keeper.nameOf(playing).id,
    goBack,
    recalled: recallAll(),
  };
}

/** The name of a board that was kept before there was a shelf: the same in every tab that finds it. */
const firstGame: Written = { id: 'first', revision: 0 };

/** A search's answer is not kept, and makes no difference. */
const isSamePosition = (one: RecalledBoard, other: RecalledBoard): boolean =>
  presentOf(one) === presentOf(other);

const presentOf = (board: RecalledBoard): string => JSON.stringify(keptBoard(board).present);
