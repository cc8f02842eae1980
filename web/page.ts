// The page: the element with every mode and extra, the frame around it and the address bar.
import { readLink } from './core/link';
import { bulkMode } from './element/bulk/mode';
import { codeMode } from './element/code/mode';
import { defineElement, elementWith } from './element/compose';
import { examplesExtra } from './element/gallery/extra';
import { explainModeWithExamples } from './element/explain/mode';
import { Course } from './element/lessons/course';
import { lessonsExtra } from './element/lessons/extra';
import { learnMode } from './element/lessons/mode';
import { playExtra } from './element/play/extra';
import { questionsExtra } from './element/questions/extra';
import { makeMode } from './element/make/mode';
import { questionsMode } from './element/questions/mode';
import { raceMode } from './element/race/mode';
import { watchModeWithSource } from './element/watch/mode-with-source';
import { searchPieces } from './element/watch/pieces';
import { photosExtra } from './element/scan/extra';
import { Photos } from './element/scan/photos';
import { ratingExtra } from './element/rating/extra';
import { loadNotes } from './element/shared/strategy/note';
import { welcomeExtra } from './element/welcome/extra';
import { bringTo, intakeWith, listenOn } from './intake/bring';
import { read } from './intake/read';
import type { RetraceSudoku } from './element/retrace-sudoku';
import { extrasOf } from './element/slots';
import { startAddress } from './page/address';
import { startArrivals } from './page/arrivals';
import { startEmbed } from './page/embed';
import { languageNow, messagesNow, startFrame } from './page/frame';
import { startKeys } from './page/keys';
import { startKeeping } from './page/kept';
import { startNews } from './page/news';
import { startOffline } from './page/offline';
import { modeNamedIn, offeredIn, startPlaces } from './page/places';

const sudoku = document.querySelector('retrace-sudoku');
// The puzzle to begin with is not for those who bring one.
if (readLink(location.hash).puzzle !== undefined) sudoku?.removeAttribute('puzzle');

// The address is read at once, so this comes with the page.
const loadRead = () => Promise.resolve({ read });
const photos = new Photos();
const sources = {
  outsideLinks: () => import('./intake/outside-links'),
  pictures: photos.take,
};

const course = new Course();

const modes = {
  explain: explainModeWithExamples,
  watch: watchModeWithSource,
  race: raceMode,
  code: codeMode,
  learn: learnMode(course, searchPieces),
  make: makeMode,
  questions: questionsMode,
  bulk: bulkMode,
};
const offered = offeredIn(modes);
const modeNamed = modeNamedIn(offered);

const Element = elementWith({
  modes,
  extras: extrasOf([
    welcomeExtra,
    playExtra,
    ratingExtra,
    questionsExtra,
    examplesExtra,
    lessonsExtra,
    photosExtra(photos),
  ]),
  intake: intakeWith(loadRead, sources),
});

/** Lets the browser have its turn: the start as one task would hold up the first taps on a slow phone. */
const turn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

async function start(sudoku: RetraceSudoku): Promise<void> {
  let drawPlaces = (): void => undefined;
  startFrame(sudoku, () => {
    drawPlaces();
  });
  const bring = bringTo(sudoku, loadRead, sources);
  listenOn(document, sudoku, bring);
  const address = await startAddress(sudoku, course, modeNamed, () => {
    drawPlaces();
  });
  drawPlaces = startPlaces({
    offered,
    shown: () => sudoku.mode,
    language: languageNow,
    linkTo: address.linkTo,
    go: (mode) => {
      // From a lesson the place leads to all of them.
      if (mode === sudoku.mode) course.close();
      sudoku.mode = mode;
    },
  });
  drawPlaces();
  await turn();
  startKeys(sudoku);
  loadNotes();
  const show = startNews(messagesNow);
  startEmbed(sudoku, show);
  const kept = startKeeping(sudoku, modeNamed);
  void kept.then(address.begin);
  void startArrivals(bring, kept, sources);
  if (import.meta.env.PROD) void startOffline(sudoku, show);
  await kept;
}

/** The element has drawn its own board by now, the one that it is to begin with; see web/page/first.js. */
function showBoard(): void {
  sudoku?.replaceChildren();
  delete document.documentElement.dataset.sample;
}

async function begin(): Promise<void> {
  await turn();
  defineElement(Element);
  await turn();
  if (sudoku) await start(sudoku).finally(showBoard);
}

void begin();
