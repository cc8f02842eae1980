// English texts in and about the figures of the lessons.
import type { FigureMessages } from '../../element/lessons/figures/words';
import { roundedNumbersIn, wholeNumbersIn } from '../../element/shared/words/numbers';

const whole = wholeNumbersIn('en');
const number = (value: number) => whole.format(value);
const short = roundedNumbersIn('en', 3);
const ms = (value: number) => short.format(value);

export const words: FigureMessages = {
  forms: { spaced: 'Input of 2580', plain: 'Input of 2239' },
  boxes: {
    label: 'Boxes 0 to 8; rows and columns counted from 0, too.',
    cell: (row, column) => `The cell with row = ${row}, column = ${column}:`,
  },
  maze: {
    label: ({ deadEnds, isOut }) =>
      `A maze. The walk ${isOut ? 'has reached the exit' : 'is looking for the exit'}. Dead ends so far: ${deadEnds}.`,
    start: 'Start (left)',
    exit: 'exit (right)',
  },
  tree: {
    label: (path, deadEnds) =>
      `The search tree. ${path.length > 0 ? `On the board: ${path.join(', ')}` : 'At the root'}. Dead ends so far: ${deadEnds}.`,
    tried: 'the current way',
    open: 'not walked',
    dead: 'dead end',
  },
  calls: {
    title: 'Calls that have not returned',
    put: (cell, digit) => `${digit} in ${cell}, waits`,
    atWork: (cell) => `looking for a digit for ${cell}`,
    full: 'no blank left',
  },
  flags: {
    title: (cell) => `Flags that the program reads for ${cell}`,
    digit: 'Digit',
    name: { row: 'row', column: 'col', box: 'box' },
    any: 'any of them',
  },
  rowEnd: {
    label: (isAnswered) =>
      isAnswered
        ? 'Column 9 is off the board; the search goes on at column 0 of the next row.'
        : 'The end of row 1, and row 2.',
  },
  refusals: {
    title: (cell) => `Digits around ${cell}, and the candidates left`,
    has: { row: 'Its row', column: 'Its column', box: 'Its box' },
    left: 'Candidates',
  },
  coins: {
    pay: (amount, coins) => `${amount} from coins of ${coins.join(', ')}`,
    greedy: 'Greedy, largest first:',
    best: 'As few as possible:',
    count: (coins) => `${coins} coins`,
  },
  strings: {
    title: (count) => `${count} solutions, read as 81 characters`,
    smallest: 'the lexicographically first',
    differs: (at, digit, smaller) => `${smaller} < ${digit} at character ${at + 1}`,
  },
  pruned: {
    label: (blanks, seen) =>
      `Bars by depth: boards with any digits in ${blanks} blanks${seen === undefined ? '' : `, and the ${number(seen)} that the search saw`}.`,
    all: (blanks) => `Possible boards: nine times as many at each depth, 9^${blanks} at the end`,
    seen: (boards) => `Boards the search saw: ${number(boards)} in all`,
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
    value: (value, what, range) =>
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
