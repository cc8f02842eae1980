// Bulk mode in English.
import { ratingText } from '../../core/techniques/grade';
import type { BulkMessages } from '../../element/bulk/words';
import { wholeNumbersIn } from '../../element/shared/words/numbers';
import { duration } from './duration';
import { words as fileWords } from './file-problems';

const numbers = wholeNumbersIn('en');
const number = (value: number) => numbers.format(Math.round(value));
const puzzles = (count: number) => `${number(count)} ${count === 1 ? 'puzzle' : 'puzzles'}`;

const left = (leftMs: number | undefined) =>
  leftMs === undefined ? '' : ` · ${duration(leftMs)} left`;

const kind = {
  unique: 'unique',
  several: 'several',
  none: 'none',
  contradiction: 'contradiction',
  unreadable: 'bad line',
} as const;

export const words: BulkMessages = {
  source: {
    title: 'Puzzles',
    hint: 'Drop a file of any size here. The page reads it piece by piece, and it stays on this device.',
    openFile: 'Open file…',
    text: 'Or paste a list',
    start: 'Check the list',
    limit: 'Count up to',
    limitNote: 'Counting to 2 is enough to know whether a solution is unique.',
    limitOf: (limit) => `${number(limit)} solutions`,
    workers: 'Workers',
    workersOf: (count) => (count === 1 ? '1 worker' : `${count} workers`),
    empty: 'The field is still empty.',
    problem: fileWords.problem,
  },
  run: {
    title: 'Progress',
    progress: 'Answered part of the file',
    figures: (rows, perSecond, leftMs) =>
      `${puzzles(rows)} · ${number(perSecond)} a second` + left(leftMs),
    took: (rows, elapsedMs, perSecond, workers) =>
      `${puzzles(rows)} in ${(elapsedMs / 1000).toFixed(1)} s · ${number(perSecond)} a second · ` +
      (workers === 1 ? '1 worker' : `${workers} workers`),
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Cancel',
    phase: {
      running: 'Running',
      paused: 'Paused',
      done: 'Done',
      cancelled: 'Cancelled; the answers so far are kept',
      failed: 'Failed',
    },
    nothing: 'The file has no puzzle.',
    failed: (message) => `The run could not go on: ${message}`,
  },
  kinds: {
    all: 'All',
    unique: 'Unique',
    several: 'Several',
    none: 'None',
    contradiction: 'Contradiction',
    unreadable: 'Bad lines',
  },
  filter: 'Show',
  histograms: {
    givens: 'Givens',
    branches: 'Branches',
    branchesNote: 'Choices the engine tried; 0: logic alone was enough.',
    bar: (from, to, count) =>
      `${from === to ? number(from) : `${number(from)} to ${number(to)}`}: ${number(count)}`,
    none: 'nothing yet',
  },
  rating: {
    title: 'Difficulty',
    note: 'Rates each puzzle that has one solution on the classic scale, by solving it with logic. This takes longer than finding the answers.',
    start: 'Rate the puzzles',
    goOn: 'Rate the rest',
    cancel: 'Cancel rating',
    phase: {
      rating: 'Rating:',
      rated: 'Rated:',
      cancelled: 'Cancelled; the ratings so far are kept:',
      failed: 'The rating failed:',
    },
    progress: (rated, wanted, leftMs) => `${number(rated)} of ${puzzles(wanted)}${left(leftMs)}`,
    bar: (from, to, count) => `${ratingText(from)} to ${ratingText(to)}: ${number(count)}`,
    from: 'Rated from',
    to: 'up to',
    show: 'Show these',
  },
  repeats: {
    title: 'Repeats',
    note: 'Compares the puzzles: one may stand in the list twice, or again in another form, with digits renamed, rows or columns exchanged, turned or mirrored.',
    start: 'Find repeats',
    cancel: 'Cancel comparing',
    phase: {
      comparing: 'Comparing:',
      compared: 'Compared:',
      cancelled: 'Cancelled; the comparison so far is kept:',
      failed: 'The comparison failed:',
    },
    progress: (compared, wanted, leftMs) =>
      `${number(compared)} of ${puzzles(wanted)}${left(leftMs)}`,
    kinds: {
      different: 'Different',
      repeat: 'Repeats',
      isomorph: 'In another form',
    },
    column: 'Same as',
    of: (likeness, first) => {
      if (likeness === 'different') return '';
      return likeness === 'repeat'
        ? `line ${number(first)}`
        : `line ${number(first)}, another form`;
    },
  },
  rows: {
    title: 'Rows',
    line: 'Line',
    result: 'Result',
    solutions: 'Solutions',
    givens: 'Givens',
    branches: 'Branches',
    puzzle: 'Puzzle',
    show: (line) => `Show line ${line}`,
    page: (from, to, of) => `${number(from)} to ${number(to)} of ${number(of)}`,
    previous: 'Previous',
    next: 'Next',
    goToLine: 'Line',
    go: 'Go',
    none: 'No row of this kind.',
    onBoard: 'Put on the board',
    picture: (line) => `The puzzle of line ${line}`,
  },
  kind,
  solutionsOf: (solutions, limitReached) => (limitReached ? '≥ ' : '') + number(solutions),
  problem: ({ reason, column }) => {
    const at = ` (column ${column})`;
    switch (reason) {
      case 'empty':
        return 'no puzzle';
      case 'bad-character':
        return `neither a digit nor a blank${at}`;
      case 'number-too-big':
        return `a number over 9${at}`;
      case 'too-few-cells':
        return `too few cells${at}`;
      case 'too-many-cells':
        return `too many cells${at}`;
      case 'too-few-lines':
        return 'too few rows';
      case 'too-many-lines':
        return 'too many rows';
      case 'binary':
        return `not text${at}`;
      case 'too-large':
        return 'longer than 1 MiB';
      case 'no-puzzle-in-link':
        return `no puzzle in this link${at}`;
      case 'link-needs-site':
        return `a link that only its own site can open${at}`;
      case 'unknown-rules':
        return 'rules beyond the classic ones';
      case 'no-puzzle-in-line':
        return 'no puzzle in this line';
      case 'other-size':
        return 'a puzzle of another size than 9×9';
      case 'letters':
        return 'letters instead of digits';
      case 'too-few-candidates':
        return 'candidates of too few cells';
    }
  },
  save: {
    label: 'Save these rows',
    csv: 'as CSV',
    puzzles: 'as puzzles',
    solutions: 'as solutions',
    ratings: 'with ratings',
    saving: 'Saving…',
    saved: 'Saved.',
    savedPart: (percent) => `Saved: the first ${percent} % of the file, as far as it is answered.`,
    failed: 'The file could not be saved.',
    fileName: 'retrace-bulk',
  },
  number,
};
