// English texts of hints on a board with any rules, and of what a rule leaves of the chosen cell.
import { wordsIn } from '../look-up';
import { number } from './grammar';

/** A house by its place: `first`: its number, or the name of its first cell. */
export interface NamedHouse {
  is: 'row' | 'column' | 'region' | 'extra';
  first: string;
}

/** A rule on the board. `name`: as a violation has it; `title`, `sentence`: as the list of rules has them. */
export interface NamedRule {
  name: string;
  title: string;
  sentence: string;
}

/** Digits that leave a cell. */
export interface Loss {
  cell: string;
  digits: readonly string[];
}

const list = (cells: readonly string[]) => cells.join(', ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const houseName = ({ is, first }: NamedHouse) =>
  ({
    row: `row ${first}`,
    column: `column ${first}`,
    region: `the region of ${first}`,
    extra: `the extra region of ${first}`,
  })[is];

const losses = (lost: readonly Loss[]) =>
  lost.map(({ cell, digits }) => `${cell} is not ${digits.join(', ')}`).join('; ');

export const words = {
  hint: 'Hint',
  more: 'More',
  notes: 'Fill notes',
  whereCells: (cells: readonly string[]) => `Look at ${list(cells)}.`,
  whereHouse: (house: NamedHouse) => `Look at ${houseName(house)}.`,
  byRule: ({ title, sentence }: NamedRule, cells: readonly string[]) =>
    `${title} (${list(cells)}): ${sentence}`,
  byLocked: (house: NamedHouse, other: NamedHouse) =>
    `In ${houseName(house)} a digit stands only where it meets ${houseName(other)}.`,
  byPlace: (house: NamedHouse) => `A digit has one place left in ${houseName(house)}.`,
  byDigit: (cell: string) => `${cell} has one digit left beside all that it sees.`,
  /** `sets`: the digits that are still possible together; none where they are too many or not told. */
  taken: (
    { name }: NamedRule,
    cells: readonly string[],
    sets: readonly string[],
    lost: readonly Loss[],
  ) =>
    `${capital(name)} (${list(cells)})${sets.length > 0 ? ` is ${sets.join(' or ')}` : ''}: ${losses(lost)}.`,
  takenByLocked: (house: NamedHouse, other: NamedHouse, lost: readonly Loss[]) =>
    `${capital(houseName(house))} has it where it meets ${houseName(other)}: ${losses(lost)}.`,
  place: (cell: string, digit: string, house: NamedHouse) =>
    `So ${cell} is ${digit}, which has no other place in ${houseName(house)}.`,
  digit: (cell: string, digit: string) => `So ${cell} is ${digit}, the only digit left there.`,
  noReason: (canTell: boolean) =>
    `No digit follows from single rules here.${canTell ? ' Press Hint again for the digit of the chosen cell.' : ''}`,
  answer: (cell: string, digit: string) =>
    `${cell} is ${digit} in the answer. That is no reason, only the answer.`,
  filled: 'Choose a blank cell to be told its digit.',
  /** The rest of a cage. `sets`: the digits that make it up, or how many ways there are. */
  left: (name: string, sum: number, cells: number, sets: readonly string[] | number) =>
    `${capital(name)}: ${number(sum)} left in ${cells === 1 ? '1 cell' : `${number(cells)} cells`}${typeof sets === 'number' ? ` (${number(sets)} ways)` : sets.length > 0 ? ` (${sets.join(', ')})` : ', which no digits make'}.`,
  range: (name: string, cell: string, from: string, to: string) =>
    `${capital(name)}: ${cell} is ${from === to ? from : `${from} to ${to}`}.`,
};

export type VariedHintMessages = typeof words;

export const variedHintsIn = wordsIn(
  words,
  import.meta.glob('../*/varied-hints.ts', { eager: true, import: 'words' }),
);
