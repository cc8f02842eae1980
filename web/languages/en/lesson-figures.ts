// English texts in and about the figures of the lessons.
import { cellName } from '../../core/cell';
import { wordsIn } from '../look-up';
import { number, rounded } from './grammar';

const ms = rounded(3);

type Measured = 'steps' | 'checks' | 'time';

export const words = {
  nameOf: cellName,
  forms: { spaced: 'Input of 2580', plain: 'Input of 2239' },
  boxes: {
    label: 'Boxes 0 to 8; rows and columns counted from 0, too.',
    cell: (row: number, column: number) => `The cell with row = ${row}, column = ${column}:`,
  },
  /** The number of dead ends that the walk has met, and whether it is out. */
  maze: {
    label: ({ deadEnds, isOut }: { deadEnds: number; isOut: boolean }) =>
      `A maze. The walk ${isOut ? 'has reached the exit' : 'is looking for the exit'}. Dead ends so far: ${deadEnds}.`,
    start: 'Start (left)',
    exit: 'exit (right)',
  },
  tree: {
    /** `path`: the digits on the board, cell by cell. */
    label: (path: readonly number[], deadEnds: number) =>
      `The search tree. ${path.length > 0 ? `On the board: ${path.join(', ')}` : 'At the root'}. Dead ends so far: ${deadEnds}.`,
    tried: 'the current way',
    open: 'not walked',
    dead: 'dead end',
  },
  calls: {
    title: 'Calls that have not returned',
    /** The digit that a call has put into a cell. */
    put: (cell: string, digit: number) => `${digit} in ${cell}, waits`,
    atWork: (cell: string) => `looking for a digit for ${cell}`,
    full: 'no blank left',
  },
  flags: {
    title: (cell: string) => `Flags that the program reads for ${cell}`,
    digit: 'Digit',
    name: { row: 'row', column: 'col', box: 'box' },
    /** The result of the three together. */
    any: 'any of them',
  },
  rowEnd: {
    label: (isAnswered: boolean): string =>
      isAnswered
        ? 'Column 9 is off the board; the search goes on at column 0 of the next row.'
        : 'The end of row 1, and row 2.',
  },
  refusals: {
    title: (cell: string) => `Digits around ${cell}, and the candidates left`,
    has: { row: 'Its row', column: 'Its column', box: 'Its box' },
    left: 'Candidates',
  },
  coins: {
    pay: (amount: number, coins: readonly number[]) =>
      `${amount} from coins of ${coins.join(', ')}`,
    greedy: 'Greedy, largest first:',
    best: 'As few as possible:',
    count: (coins: number) => `${coins} coins`,
  },
  strings: {
    title: (count: number) => `${count} solutions, read as 81 characters`,
    smallest: 'the lexicographically first',
    /** `at`: the first position, from 0, at which the text differs from the smallest. */
    differs: (at: number, digit: string, smaller: string) =>
      `${smaller} < ${digit} at character ${at + 1}`,
  },
  pruned: {
    /** `seen`: undefined while the question asks for it. */
    label: (blanks: number, seen: number | undefined) =>
      `Bars by depth: boards with any digits in ${blanks} blanks${seen === undefined ? '' : `, and the ${number(seen)} that the search saw`}.`,
    all: (blanks: number) =>
      `Possible boards: nine times as many at each depth, 9^${blanks} at the end`,
    seen: (boards: number) => `Boards the search saw: ${number(boards)} in all`,
    scale: 'From the left: 1 digit put in, 2 digits, … Heights are logarithmic.',
  },
  measured: {
    title: {
      steps: 'Steps to the solution',
      checks: 'Cells or flags read',
      time: 'Time to the solution (median of five runs)',
    },
    start: { steps: 'Count now', checks: 'Count now', time: 'Measure now' },
    stop: 'Stop',
    race: 'Compare in Race mode',
    /** Times are in milliseconds. */
    value: (value: number, what: Measured, range: readonly [number, number] | undefined) =>
      what === 'time'
        ? `${ms(value)} ms${range ? ` (${ms(range[0])} to ${ms(range[1])})` : ''}`
        : number(value),
    said: {
      done: 'Measured on this device just now.',
      stopped: 'Stopped.',
      failed: 'The measurement failed. Please try again.',
    },
  },
};

export type FigureMessages = typeof words;

export const figureMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/lesson-figures.ts', { eager: true, import: 'words' }),
);
