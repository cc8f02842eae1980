// Bulk mode in English.
import type { Likeness, BulkRow } from '../../core/bulk/rows';
import { wordsIn } from '../look-up';
import { ratingText } from '../../core/techniques/grade';
import { duration } from './duration';
import { words as fileWords } from './file-problems';
import { number as whole, plural } from './grammar';

const number = (value: number) => whole(Math.round(value));
const puzzles = (count: number) => plural(Math.round(count), 'puzzle');

const left = (leftMs: number | undefined) =>
  leftMs === undefined ? '' : ` · ${duration(leftMs)} left`;

const kind = {
  unique: 'unique',
  several: 'several',
  none: 'none',
  contradiction: 'contradiction',
  unreadable: 'bad line',
};

export const words = {
  source: {
    title: 'Puzzles',
    hint: 'Drop a file of any size here. The page reads it piece by piece, and it stays on this device.',
    openFile: 'Open file…',
    text: 'Or paste a list',
    start: 'Check the list',
    limit: 'Count up to',
    limitNote: 'Counting to 2 is enough to know whether a solution is unique.',
    limitOf: (limit: number) => `${number(limit)} solutions`,
    workers: 'Workers',
    workersOf: (count: number) => plural(count, 'worker'),
    /** The text for an empty field when a list is to be checked. */
    empty: 'The field is still empty.',
    /** The file cannot be read as a text. */
    problem: fileWords.problem,
  },
  run: {
    title: 'Progress',
    progress: 'Answered part of the file',
    /** The progress of the run, in figures. */
    figures: (rows: number, perSecond: number, leftMs: number | undefined) =>
      `${puzzles(rows)} · ${number(perSecond)} a second` + left(leftMs),
    took: (rows: number, elapsedMs: number, perSecond: number, workers: number) =>
      `${puzzles(rows)} in ${(elapsedMs / 1000).toFixed(1)} s · ${number(perSecond)} a second · ` +
      plural(workers, 'worker'),
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
    failed: (message: string) => `The run could not go on: ${message}`,
  },
  kinds: {
    all: 'All',
    unique: 'Unique',
    several: 'Several',
    none: 'None',
    contradiction: 'Contradiction',
    unreadable: 'Bad lines',
  },
  /** The name of the filter of the list below. */
  filter: 'Show',
  histograms: {
    givens: 'Givens',
    branches: 'Branches',
    branchesNote: 'Choices the engine tried; 0: logic alone was enough.',
    bar: (from: number, to: number, count: number) =>
      `${from === to ? number(from) : `${number(from)} to ${number(to)}`}: ${number(count)}`,
    none: 'nothing yet',
  },
  rating: {
    title: 'Difficulty',
    note: 'Rates each puzzle that has one solution as Sudoku Explainer does (SE: ER, EP and ED), by solving it with logic. This takes longer than finding the answers.',
    start: 'Rate the puzzles',
    /** The button after the rating was cancelled. */
    goOn: 'Rate the rest',
    cancel: 'Cancel rating',
    phase: {
      rating: 'Rating:',
      rated: 'Rated:',
      cancelled: 'Cancelled; the ratings so far are kept:',
      failed: 'The rating failed:',
    },
    /** `leftMs`: undefined while nobody can tell. */
    progress: (rated: number, wanted: number, leftMs: number | undefined) =>
      `${number(rated)} of ${puzzles(wanted)}${left(leftMs)}`,
    /** Ratings in tenths. */
    bar: (from: number, to: number, count: number) =>
      `${ratingText(from)} to ${ratingText(to)}: ${number(count)}`,
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
    progress: (compared: number, wanted: number, leftMs: number | undefined) =>
      `${number(compared)} of ${puzzles(wanted)}${left(leftMs)}`,
    kinds: {
      different: 'Different',
      repeat: 'Repeats',
      isomorph: 'In another form',
    },
    /** The head of the column. */
    column: 'Same as',
    /** `first`: the line of the earlier puzzle. */
    of: (likeness: Likeness, first: number) => {
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
    show: (line: number) => `Show line ${line}`,
    page: (from: number, to: number, of: number) =>
      `${number(from)} to ${number(to)} of ${number(of)}`,
    previous: 'Previous',
    next: 'Next',
    goToLine: 'Line',
    go: 'Go',
    none: 'No row of this kind.',
    onBoard: 'Put on the board',
    picture: (line: number) => `The puzzle of line ${line}`,
  },
  kind,
  solutionsOf: (solutions: number, limitReached: boolean) =>
    (limitReached ? '≥ ' : '') + number(solutions),
  problem: ({ reason, column }: NonNullable<BulkRow['problem']>) => {
    const at = ` (column ${column})`;
    return {
      empty: 'no puzzle',
      'bad-character': `neither a digit nor a blank${at}`,
      'number-too-big': `a number over 9${at}`,
      'too-few-cells': `too few cells${at}`,
      'too-many-cells': `too many cells${at}`,
      'too-few-lines': 'too few rows',
      'too-many-lines': 'too many rows',
      binary: `not text${at}`,
      'too-large': 'longer than 1 MiB',
      'no-puzzle-in-link': `no puzzle in this link${at}`,
      'link-needs-site': `a link that only its own site can open${at}`,
      'unknown-rules': 'rules beyond the classic ones',
      'no-puzzle-in-line': 'no puzzle in this line',
      'other-size': 'a puzzle of another size than 9×9',
      letters: 'letters instead of digits',
      'too-few-candidates': 'candidates of too few cells',
      sukaku: 'a Sukaku: pencilmarks for givens',
    }[reason];
  },
  save: {
    label: 'Save these rows',
    csv: 'as CSV',
    puzzles: 'as puzzles',
    solutions: 'as solutions',
    ratings: 'with ratings',
    pdf: 'as PDF',
    print: 'Print',
    /** The name of the sheets, the title of their pages with solutions, and the foot of each page. */
    sheet: 'Puzzles to print',
    answersTitle: 'Solutions',
    page: (page: number, pages: number) => `${page} / ${pages}`,
    onPaper: (count: number) => `The first ${count} are on the sheets.`,
    saving: 'Saving…',
    saved: 'Saved.',
    /** The file holds the part that was answered so far. */
    savedPart: (percent: number) =>
      `Saved: the first ${percent} % of the file, as far as it is answered.`,
    failed: 'The file could not be saved.',
    fileName: 'retrace-bulk',
  },
  number,
};

export type BulkMessages = typeof words;

export const bulkMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/bulk.ts', { eager: true, import: 'words' }),
);
