// Starts the page around the drawn element: frame, address, keys, kept board and arrivals.
import type { Features } from '../element/contract/features';
import type { Course } from '../element/lessons/course';
import type { GamesDoor } from '../element/begin/games-door';
import type { RetraceSudoku } from '../element/retrace-sudoku';
import { nextTurn } from '../element/shared/clock';
import { loadNotes } from '../element/shared/strategy/note';
import type { Bring } from '../intake/bring';
import type { ReadOptions } from '../intake/read';
import { startAddress } from './address/address';
import { startArrivals } from './arrivals';
import { startEmbed } from './embed';
import { languageNow, messagesNow, startFrame } from './frame';
import { openGames, resumeGame } from './games/list/open-list';
import { Keeping } from './kept';
import { startKeys } from './keys';
import { startNews } from './news';
import { startOffline } from './offline';
import { modeNamedIn, offeredIn, startPlaces } from './places';

/** The parts that the page shares with its element. */
interface Shared {
  modes: Features['modes'];
  course: Course;
  bring: Bring;
  /** Opens the list of games from the element. */
  door: GamesDoor;
  sources: ReadOptions;
}

export async function start(
  sudoku: RetraceSudoku,
  { modes, course, bring, door, sources }: Shared,
): Promise<void> {
  const offered = offeredIn(modes);
  const modeNamed = modeNamedIn(offered);
  let drawPlaces = (): void => undefined;
  startKeys(sudoku);
  startFrame(sudoku, () => {
    drawPlaces();
  });
  const address = await startAddress(sudoku, course, modeNamed, () => {
    drawPlaces();
  });
  drawPlaces = startPlaces({
    offered,
    shown: () => sudoku.mode,
    language: languageNow,
    linkTo: address.linkTo,
    go: (mode) => {
      // From an open lesson, the place Learn leads back to the list of lessons.
      if (mode === sudoku.mode) course.close();
      sudoku.mode = mode;
    },
  });
  drawPlaces();
  await nextTurn();
  loadNotes();
  const show = startNews(messagesNow);
  startEmbed(sudoku, show);
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
  void startArrivals(bring, ready, sources);
  if (import.meta.env.PROD) void startOffline(sudoku, show);
  await ready;
}
