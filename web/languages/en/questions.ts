// Questions in English.
import { cellName } from '../../core/cell';
import type { SolutionCount, Completion, Conflict } from '../../core/questions/puzzle-questions';
import { wordsIn } from '../look-up';
import { number, plural, rounded } from './grammar';

const about = rounded(2);
const large = (value: number) =>
  value < 1e9
    ? about(value)
    : value.toExponential(1).replace(/e\+(\d+)$/, (_, power: string) => ` × 10^${power}`);

export const words = {
  nameOf: cellName,
  tools: {
    label: 'Look closer',
    certificate: 'Is it unique?',
    solutions: 'Solutions',
    candidates: 'True candidates',
    redundant: 'Redundant givens',
    share: 'Share and print',
  },
  working: 'Searching…',
  stop: 'Stop',
  stopped: 'Stopped.',
  failed: 'The search failed. Ask again.',
  certificate: {
    /** One sentence on the result. */
    verdict: {
      unique: 'Unique: there is exactly one solution.',
      several: 'Not unique.',
      none: 'No solution.',
    },
    count: ({ solutions, isEstimate, standardError }: SolutionCount) =>
      isEstimate
        ? `About ${large(solutions)} solutions: an estimate, give or take ${large(standardError)}.`
        : `Exactly ${plural(solutions, 'solution')}.`,
    first: 'The first solution',
    other: 'Another one',
    differing: (cells: number) => `They differ in ${plural(cells, 'cell')}.`,
    completion: ({ cells: { length }, isSmallest }: Completion, cells: string) =>
      `${length === 1 ? 'One more given makes' : `${length} more givens make`} it unique: ${cells}. ` +
      (isSmallest
        ? 'Fewer are not enough: this is proven.'
        : 'This is the smallest set found; a smaller one is not ruled out.'),
    addThem: 'Add them to the puzzle',
    conflict: ({ cells: { length }, isSmallest }: Conflict, cells: string) =>
      `${plural(length, 'given')} already leave no solution: ${cells}. ` +
      (isSmallest
        ? 'No smaller set does: this is proven.'
        : 'None of them can be left out; another set may still be smaller.'),
    picture: (title: string) => title,
  },
  solutions: {
    first: 'First',
    previous: 'Previous',
    next: 'Next',
    last: 'Last',
    /** `k`: undefined where it is not known. */
    place: (k: number | undefined, { solutions, isEstimate }: SolutionCount) =>
      `${k === undefined ? 'one' : number(k)} of ${isEstimate ? `about ${large(solutions)} (estimate)` : number(solutions)}`,
    onBoard: 'Enter on the board',
    download: 'Download as text',
    downloadNote: (limit: number) => `In lexicographic order, at most the first ${number(limit)}.`,
    none: 'There is no solution.',
    fileName: 'solutions',
    picture: 'The solution',
  },
  candidates: {
    none: 'There is no solution, so no cell has a true candidate.',
    counted: (solutions: number) =>
      `The digits that occur in some solution. Counted over ${solutions === 1 ? 'the only solution' : `all ${number(solutions)} solutions`}.`,
    uncounted: 'The digits that occur in some solution. There are too many solutions to count.',
    picture: 'True candidates of each blank',
    list: 'List with counts',
    cell: (name: string, digits: string) => `${name}: ${digits}`,
    times: (digit: number, times: number) => `${digit} (${number(times)})`,
    asNotes: 'Write as notes',
  },
  redundant: {
    none: 'Every given is needed: without any of them the puzzle has more solutions.',
    some: (count: number, cells: string) =>
      `${plural(count, 'given')} can be taken away, one at a time, without another solution: ${cells}.`,
    picture: 'The redundant givens',
    reduce: 'Reduce to a minimal puzzle',
    /** The sentence on a puzzle that is not unique. */
    several: ({ solutions, isEstimate }: SolutionCount) =>
      `This puzzle has ${isEstimate ? `about ${large(solutions)}` : number(solutions)} solutions, and reducing it keeps every one of them. ` +
      'A minimal puzzle, as setters mean it, has a single solution: make it unique first.',
    reduceKeeping: 'Reduce, keeping all solutions',
    reduced: (before: number, after: number, isUnique: boolean) =>
      `Reduced from ${before} to ${plural(after, 'given')}${isUnique ? '' : ' with all its solutions'}. Undo brings the others back.`,
  },
  share: {
    link: 'Link with givens, entries and notes',
    copyLink: 'Copy link',
    copied: 'Copied.',
    copyFailed: 'The browser did not allow copying.',
    openIn: 'Open in',
    qr: 'QR code',
    qrOf: 'QR code of the link',
    picture: 'Picture',
    svg: 'Save as SVG',
    png: 'Save as PNG',
    print: 'Print',
    printOne: 'One on a page',
    printFour: 'Four on a page',
    printFourNote: 'Four on a page: this puzzle and those that were on the board before.',
    saveFailed: 'The picture could not be saved.',
    fileName: 'sudoku',
    sheet: 'Puzzles to print',
  },
  number,
};

export type QuestionsMessages = typeof words;

export const questionsMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/questions.ts', { eager: true, import: 'words' }),
);
