// The page: the element with every mode and extra, the frame around it and the address bar.
import { gridOf } from './core/grid';
import { readLink } from './core/link';
import { techniqueCourse, techniquesMode } from './element/begin/course/techniques-mode';
import { beginExtra } from './element/begin/begin-extra';
import type { GamesDoor } from './element/begin/games-door';
import { leftOut } from './element/contract/mode-entry';
import { newsExtra, type NewsDoor } from './element/contract/news';
import { bulkMode } from './element/bulk/bulk-mode';
import { codeMode } from './element/code/code-mode';
import { defineElement, elementWith, prepareElement } from './element/compose';
import { examplesExtra } from './element/gallery/gallery-extra';
import { explainModeWithExamples } from './element/explain/explain-mode';
import { lessonsExtra } from './element/lessons/lessons-extra';
import { learnCourse, learnMode } from './element/lessons/learn-mode';
import { playExtra } from './element/play/play-extra';
import { questionsExtra } from './element/questions/questions-extra';
import { makeMode } from './element/make/make-mode';
import { questionsMode } from './element/questions/questions-mode';
import { raceModeWith } from './element/race/race-mode';
import { watchModeWithSource } from './element/watch/watch-mode-with-source';
import { searchPiecesWith } from './element/watch/search-pieces';
import { photosExtra } from './element/scan/photos-extra';
import { Photos } from './element/scan/photos';
import { intakeExtra } from './element/intake/intake-extra';
import { IntakeReader } from './element/intake/intake-reader';
import { ratingExtra } from './element/rating/rating-extra';
import { nextTurn } from './element/shared/clock';
import { recall } from '#remembered';
import { variedMode } from './element/varied/varied-mode';
import { welcomeExtra } from './element/welcome/welcome-extra';
import { takingInto, intakeWith, listenOn } from './element/intake/take-in';
import { FirstTurns } from './element/first-turns';
import { extrasOf } from './element/slots';

const sudoku = document.querySelector('retrace-sudoku');
// The puzzle to begin with is not for those who come with one.
const hasPuzzle = readLink(location.hash).puzzle !== undefined;
if (hasPuzzle) sudoku?.removeAttribute('puzzle');
const sample = gridOf(sudoku?.getAttribute('puzzle') ?? '');

const loadRead = () => import('./element/intake/read');
const photos = new Photos();
const reader = new IntakeReader();
const sources = {
  reader,
  pictures: photos.take,
};

const course = learnCourse();
const techniques = techniqueCourse();
const door: GamesDoor = { open: undefined, isFirst: !hasPuzzle && recall('kept') === null };

const news: NewsDoor = { said: () => undefined, changed: () => undefined };

const modes = {
  play: leftOut, // its own mode `solve` is that
  explain: explainModeWithExamples,
  varied: variedMode,
  watch: watchModeWithSource,
  race: raceModeWith(sample),
  code: codeMode,
  learn: learnMode(
    course,
    searchPiecesWith(() =>
      Promise.all([
        watchModeWithSource.load(),
        import('./element/watch/source/program/program-view'),
      ]),
    ),
  ),
  lesson: leftOut, // `learn` has them all
  techniques: techniquesMode(techniques),
  make: makeMode,
  questions: questionsMode,
  bulk: bulkMode,
};

const Element = elementWith({
  modes,
  extras: extrasOf([
    welcomeExtra,
    playExtra,
    beginExtra(door, techniques),
    ratingExtra,
    questionsExtra,
    examplesExtra,
    lessonsExtra,
    photosExtra(photos),
    intakeExtra(reader),
    newsExtra(news),
  ]),
  takeIn: intakeWith(loadRead, sources),
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
  const takeIn = takingInto(sudoku, loadRead, sources);
  listenOn(document, sudoku, takeIn);
  const { start } = await frame;
  await nextTurn();
  await start(sudoku, {
    modes,
    courses: { learn: course, techniques },
    takeIn,
    door,
    news,
    sources,
  });
}

void begin().finally(showBoard);
