// Starts the page around the drawn element: frame, address, keys, kept board and what other apps hand over.
import type { Features } from '../element/contract/features';
import type { GamesDoor } from '../element/begin/games-door';
import type { NewsDoor } from '../element/contract/news';
import type { RetraceSudoku } from '../element/retrace-sudoku';
import { nextTurn } from '../element/shared/clock';
import { loadNotes } from '../element/shared/strategy/strategy-note-slot';
import type { TakeIn } from '../element/contract/intake-host';
import type { ReadOptions } from '../element/intake/read';
import { startAddress } from './address/address';
import { courseIn, type Courses } from './address/page-courses';
import { startSystemIntake } from './system-intake';
import { startEmbed } from './embed-button';
import { languageNow, messagesNow, startFrame } from './frame';
import { openGames, resumeGame } from './games/list/open-list';
import { Keeping } from './kept-visit';
import { startKeys } from './page-keys';
import { startNews } from './news';
import { startOffline } from './offline';
import { modeNamedIn, offeredIn, startPlaces } from './places';

/** The parts that the page shares with its element. */
interface Shared {
  modes: Features['modes'];
  courses: Courses;
  takeIn: TakeIn;
  /** Opens the list of games from the element. */
  door: GamesDoor;
  /** Says the page's news beside the board of a game. */
  news: NewsDoor;
  sources: ReadOptions;
}

export async function start(
  sudoku: RetraceSudoku,
  { modes, courses, takeIn, door, news, sources }: Shared,
): Promise<void> {
  const offered = offeredIn(modes);
  const modeNamed = modeNamedIn(offered);
  let drawPlaces = (): void => undefined;
  startKeys(sudoku);
  startFrame(sudoku, () => {
    drawPlaces();
  });
  const address = await startAddress(sudoku, courses, modeNamed, () => {
    drawPlaces();
  });
  drawPlaces = startPlaces({
    offered,
    shown: () => sudoku.mode,
    language: languageNow,
    linkTo: address.linkTo,
    go: (mode) => {
      // From an open lesson, the place Learn leads back to the list of lessons.
      if (mode === sudoku.mode) courseIn(courses, mode)?.close();
      sudoku.mode = mode;
    },
  });
  drawPlaces();
  await nextTurn();
  loadNotes();
  const show = startNews(messagesNow, news);
  startEmbed(sudoku, courses.learn, show);
  const { games } = sudoku;
  if (!games) return;
  const keeping = new Keeping(sudoku, games, modeNamed, show);
  door.resume = (puzzle) => resumeGame(keeping, puzzle);
  door.open = () => void openGames(sudoku, keeping, show);
  const kept = keeping.recalled;
  void kept.then(address.begin);
  // Comes with the parts below the board: photos are reviewed there.
  const ready = kept.then(async () => {
    await sudoku.updateComplete;
  });
  void startSystemIntake(takeIn, ready, sources);
  if (import.meta.env.PROD) void startOffline(sudoku, show);
  await ready;
}
