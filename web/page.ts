// The page: the element with every mode and extra, the frame around it and the address bar.
import { gridOf } from './core/grid';
import { readLink } from './core/link';
import { beginExtra } from './element/begin/extra';
import type { GamesDoor } from './element/begin/games-door';
import { bulkMode } from './element/bulk/mode';
import { codeMode } from './element/code/mode';
import { defineElement, elementWith, prepareElement } from './element/compose';
import { examplesExtra } from './element/gallery/extra';
import { explainModeWithExamples } from './element/explain/mode';
import { Course } from './element/lessons/course';
import { lessonsExtra } from './element/lessons/extra';
import { learnMode } from './element/lessons/mode';
import { playExtra } from './element/play/extra';
import { questionsExtra } from './element/questions/extra';
import { makeMode } from './element/make/mode';
import { questionsMode } from './element/questions/mode';
import { raceModeWith } from './element/race/mode';
import { watchModeWithSource } from './element/watch/mode-with-source';
import { searchPieces } from './element/watch/pieces';
import { photosExtra } from './element/scan/extra';
import { Photos } from './element/scan/photos';
import { textsExtra } from './element/arrivals/extra';
import { Texts } from './element/arrivals/texts';
import { ratingExtra } from './element/rating/extra';
import { nextTurn } from './element/shared/clock';
import { recall } from './element/shared/remembered';
import { welcomeExtra } from './element/welcome/extra';
import { bringTo, intakeWith, listenOn } from './intake/bring';
import { FirstTurns } from './element/first-turns';
import { extrasOf } from './element/slots';

const sudoku = document.querySelector('retrace-sudoku');
// The puzzle to begin with is not for those who bring one.
const bringsPuzzle = readLink(location.hash).puzzle !== undefined;
if (bringsPuzzle) sudoku?.removeAttribute('puzzle');
const sample = gridOf(sudoku?.getAttribute('puzzle') ?? '');

const loadRead = () => import('./intake/read');
const photos = new Photos();
const texts = new Texts();
const sources = {
  reader: texts,
  pictures: photos.take,
};

const course = new Course();
const door: GamesDoor = { open: undefined, isFirst: !bringsPuzzle && recall('kept') === null };

const modes = {
  explain: explainModeWithExamples,
  watch: watchModeWithSource,
  race: raceModeWith(sample),
  code: codeMode,
  learn: learnMode(course, searchPieces),
  make: makeMode,
  questions: questionsMode,
  bulk: bulkMode,
};

const Element = elementWith({
  modes,
  extras: extrasOf([
    welcomeExtra,
    playExtra,
    beginExtra(door),
    ratingExtra,
    questionsExtra,
    examplesExtra,
    lessonsExtra,
    photosExtra(photos),
    textsExtra(texts),
  ]),
  intake: intakeWith(loadRead, sources),
  turns: (host) => new FirstTurns(host),
});

/** The element has drawn its own board by now, the one that it is to begin with; see web/page/first.js. */
function showBoard(): void {
  sudoku?.replaceChildren();
  delete document.documentElement.dataset.sample;
}

/** The browser has its turn in between: as one task it would hold up the first taps on a slow phone. */
async function begin(): Promise<void> {
  await nextTurn();
  const frame = import('./page/start');
  prepareElement(Element);
  await nextTurn();
  defineElement(Element);
  if (!sudoku) return;
  const bring = bringTo(sudoku, loadRead, sources);
  listenOn(document, sudoku, bring);
  const { start } = await frame;
  await nextTurn();
  await start(sudoku, { modes, course, bring, door, sources });
}

void begin().finally(showBoard);
