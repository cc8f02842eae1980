// The page: the element with every mode and extra, the frame around it and the address bar.
import { bulkMode } from './element/bulk/mode';
import { defineElement, elementWith } from './element/compose';
import { examplesExtra } from './element/gallery/extra';
import { lessonsExtra } from './element/lessons/extra';
import { playExtra } from './element/play/extra';
import { questionsExtra } from './element/questions/extra';
import { raceMode } from './element/race/mode';
import { watchModeWithSource } from './element/watch/mode-with-source';
import { bringTo, intakeWith, listenOn } from './intake/bring';
import type { RetraceSudoku } from './element/retrace-sudoku';
import { startAddress } from './page/address';
import { startArrivals } from './page/arrivals';
import { startEmbed } from './page/embed';
import { messagesNow, startFrame } from './page/frame';
import { startKeys } from './page/keys';
import { startKeeping } from './page/kept';
import { startModeSwitch } from './page/mode-switch';
import { startNews } from './page/news';
import { startOffline } from './page/offline';

const sources = { outsideLinks: () => import('./intake/outside-links') };

defineElement(
  elementWith({
    modes: { watch: watchModeWithSource, race: raceMode, bulk: bulkMode },
    extras: [playExtra, questionsExtra, examplesExtra, lessonsExtra],
    intake: intakeWith(sources),
  }),
);

async function start(sudoku: RetraceSudoku): Promise<void> {
  startFrame(sudoku);
  const bring = bringTo(sudoku, sources);
  listenOn(document, sudoku, bring);
  startModeSwitch(sudoku, await startAddress(sudoku));
  startKeys(sudoku);
  const show = startNews(messagesNow);
  startEmbed(sudoku, show);
  void startArrivals(bring, startKeeping(sudoku));
  if (import.meta.env.PROD) void startOffline(sudoku, show);
}

const sudoku = document.querySelector('retrace-sudoku');
if (sudoku) void start(sudoku);
