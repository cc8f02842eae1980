// The board, its undo history, the mode and the speed of watching outlive the page, in IndexedDB; without
// storage they last as long as the page. A game that was begun stays on the shelf when another takes the board.
import { defaultMode } from '../core/mode';
import { readLink } from '../core/link';
import type { RetraceSudoku } from '../element/retrace-sudoku';
import { isBegun } from '../element/shared/state/game';
import type { Game } from '../element/shared/state/position';
import { keptBoard, readKeptBoard, type RecalledBoard } from '../element/shared/state/kept';
import { recall as recallNote, remember as note } from '../element/shared/remembered';
import { Keeper } from './games/keeper';
import { recall, remember } from './games/last-board';
import type { Written } from './games/shelf';
import type { ModeNamed } from './places';
import type { PageText } from './words';
import { defaultSpeed, speedOf } from '../core/speed';

const restMs = 200;

/** The name under which the game is remembered that another has taken the board from. */
const leftNote = 'left-game';

type Show = (
  name: PageText,
  onAct?: () => void,
  label?: PageText,
  onClose?: () => void,
) => () => void;

/** Brings back what was kept, unless a link or the visitor brought something else; keeps from then on. */
export async function startKeeping(
  sudoku: RetraceSudoku,
  modeNamed: ModeNamed,
  show: Show,
): Promise<void> {
  const { games } = sudoku;
  if (!games) return;
  let changes = 0;
  let isReady = false;
  let isRefused = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const keeper = new Keeper(
    async () => new (await import('./games/shelf')).Shelf(),
    () => {
      if (!isRefused) show('gamesRefused');
      isRefused = true;
    },
  );
  let playing: Game = games.now;
  /** As it was after the last change: when another has taken the board it is too late to ask. */
  let board: RecalledBoard = boardOf(sudoku, playing);
  let hide = (): void => undefined;

  const keep = () => {
    clearTimeout(resting);
    resting = undefined;
    const game = isBegun(board.history) ? keeper.nameOf(playing) : undefined;
    if (game) void keeper.keep(playing, board);
    void remember({
      board: keptBoard(board.history, board.strategy),
      mode: sudoku.mode,
      speed: String(sudoku.speed),
      ...(game && { game }),
    });
  };
  const keepSoon = () => {
    // Before it is known what was kept, nothing is written over that.
    if (isReady) resting ??= setTimeout(keep, restMs);
  };

  const forgetLeft = () => {
    note(leftNote, '');
    hide();
  };
  /** Says that a game is kept, with the way back to it. */
  const tellLeft = (id: string) => {
    note(leftNote, id);
    hide = show(
      'gameKept',
      () => {
        forgetLeft();
        void goBack(id);
      },
      'gameBack',
      forgetLeft,
    );
  };
  const goBack = async (id: string) => {
    const opened = await keeper.open(id);
    if (!opened) return;
    sudoku.recall(opened.board, keeper.gameOf(opened));
    sudoku.mode = defaultMode;
    sudoku.reveal();
  };
  const leave = async (game: Game, left: RecalledBoard) => {
    const id = await keeper.keep(game, left);
    // Undo may have come back to it meanwhile.
    if (id !== undefined && playing !== game) tellLeft(id);
  };

  sudoku.addEventListener('retrace-change', () => {
    changes++;
    if (games.now !== playing) {
      if (recallNote(leftNote) === keeper.nameOf(games.now).id) forgetLeft();
      if (isBegun(board.history)) void leave(playing, board);
      playing = games.now;
    }
    board = boardOf(sudoku, playing);
    keepSoon();
  });
  /** Goes on with a game in the place of the board that is there, which is the same or nothing. */
  const takeUp = (taken: RecalledBoard, game: Game) => {
    [playing, board] = [game, taken];
    sudoku.recall(taken, game);
  };
  const link = readLink(location.hash);
  const kept = await recall();
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
      takeUp(read, written ? keeper.gameOf(written) : {});
      const leadsNowhere = link.mode === undefined && link.lesson === undefined;
      if (link.puzzle === undefined && leadsNowhere) {
        sudoku.mode = modeNamed(kept.mode) ?? defaultMode;
      }
    } else {
      const like = changes === 0 ? await keeper.like(board) : undefined;
      if (like && changes === 0) takeUp(like.board, keeper.gameOf(like));
      // A board that was kept before there was a shelf goes there now.
      const id = onShelf?.id ?? (name && (await keeper.keep(keeper.gameOf(name), read)));
      // Another tab may have it: who has come back to a game of their own is told nothing.
      if (id !== undefined && !like) tellLeft(id);
    }
  }
  const left = recallNote(leftNote);
  if (left && left !== keeper.nameOf(playing).id && (await keeper.open(left))) tellLeft(left);
  // Something may have been entered or pasted before this.
  isReady = true;
  if (changes > 0 || isBegun(board.history)) keepSoon();
  new MutationObserver(keepSoon).observe(sudoku, { attributeFilter: ['mode', 'speed'] });
  // A page that is hidden may never be heard of again.
  document.addEventListener('visibilitychange', () => {
    if (resting !== undefined) keep();
  });
}

/** The name of a board that was kept before there was a shelf: the same in every tab that finds it. */
const firstGame: Written = { id: 'first', revision: 0 };

const boardOf = (sudoku: RetraceSudoku, game: Game): RecalledBoard => ({
  history: sudoku.games?.historyOf(game, sudoku.positions) ?? sudoku.positions,
  strategy: sudoku.strategy,
});

/** A search's answer is not kept, and makes no difference. */
const isSamePosition = (one: RecalledBoard, other: RecalledBoard): boolean =>
  presentOf(one) === presentOf(other);

const presentOf = ({ history, strategy }: RecalledBoard): string =>
  JSON.stringify(keptBoard(history, strategy).present);
