// English texts of puzzles with rules beyond the classic ones: the board, what is said about it, and its controls.
import { wordsIn } from '../look-up';
import type { VariedRefusal } from '../../core/varied/varied-puzzle';
import { number } from './grammar';

/** A cell as its name tells it. */
export interface CellFacts {
  row: number;
  column: number;
  /** As the board writes it; empty for a blank. */
  digit: string;
  isGiven: boolean;
  corner: readonly string[];
  centre: readonly string[];
  /** The digits that occur in some solution, where they are shown. */
  candidates: readonly string[];
  /** The rules of the cell, in words. */
  rules: readonly string[];
  isBroken: boolean;
}

/** A place that a rule or house is broken at. */
export interface BrokenPlace {
  /** The rule, in words; undefined for a house. */
  rule: string | undefined;
  of: 'given' | 'house' | 'rule' | 'board';
  cells: readonly string[];
}

const list = (cells: readonly string[]) => cells.join(', ');

/** A drawing may be about all cells. */
const mostCells = 12;
const shortList = (cells: readonly string[]) =>
  list(cells.slice(0, mostCells)) + (cells.length > mostCells ? ' …' : '');

/** By the names that drawings have in files. */
const drawings: Readonly<Record<string, string>> = {
  line: 'lines',
  arrow: 'arrows',
  circle: 'circles',
  rectangle: 'rectangles',
  text: 'letters or numbers',
  cage: 'cages',
  cages: 'cages',
};

function broken({ of, rule, cells }: BrokenPlace): string {
  if (of === 'given') return `${list(cells)} may not hold that digit.`;
  if (of === 'house' || rule === undefined) return `Contradiction: ${list(cells)} are equal.`;
  return `The ${rule} is broken: ${list(cells)}.`;
}

export const words = {
  board: (rows: number, columns: number) => `Board of ${rows} rows and ${columns} columns`,
  cell: (facts: CellFacts) => {
    const { row, column, digit, isGiven, corner, centre, candidates, rules, isBroken } = facts;
    const content =
      digit === ''
        ? [
            'blank',
            ...(corner.length > 0 ? [`notes ${corner.join(' ')}`] : []),
            ...(centre.length > 0 ? [`centre notes ${centre.join(' ')}`] : []),
            ...(candidates.length > 0 ? [`candidates ${candidates.join(' ')}`] : []),
          ]
        : [`${isGiven ? 'given' : 'entered'} ${digit}`];
    return [
      `row ${row}`,
      `column ${column}`,
      ...content,
      ...rules,
      ...(isBroken ? ['rule broken'] : []),
    ].join(', ');
  },
  /** Where the puzzle has no title. */
  untitled: (rows: number, columns: number) => `A ${rows}×${columns} puzzle`,
  by: (author: string) => `by ${author}`,
  rulesTitle: 'Rules',
  /** Above the author's text. */
  inWords: 'In the author’s words',
  loading: 'Reading the puzzle …',
  lost: 'This part of the page could not be loaded.',
  again: 'Try again',
  /** Nothing was brought, and nothing is kept. */
  empty:
    'Paste, drop or open a link of f-puzzles or SudokuPad anywhere on this page, or a board of another size as text: it opens here with its rules.',
  example: 'Example of 25×25',
  make: 'Make a puzzle of your own',
  editRules: 'Edit the rules',
  back: 'Classic board',
  others: 'Other puzzles of yours',
  writing: 'Write as',
  writings: { digit: 'Digits', corner: 'Corner', centre: 'Centre' },
  keypad: 'Keypad',
  enter: (digit: string) => `Enter ${digit}`,
  left: (count: number) => `${count} left`,
  erase: 'Erase',
  edit: 'Edit',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Reset',
  check: 'Check',
  solve: 'Solve',
  cancel: 'Cancel',
  print: 'Print',
  zoomIn: 'Larger cells',
  zoomOut: 'Whole board',
  several: 'Several cells',
  picture: { svg: 'Save as SVG', png: 'Save as PNG', copy: 'Copy picture' },
  pictureCopied: 'The picture is copied.',
  pictureFailed: 'The browser did not make the picture.',
  /** The name of a picture's file where the puzzle has no title. */
  fileName: 'puzzle',
  forget: (title: string) => `Delete ${title}`,
  /** The pages of a post that is too small for all. */
  pages: { label: 'Pages', board: 'Board', rules: 'Rules' },
  /** `mode`: the name of one that is for classic puzzles alone. */
  noMode: (mode: string) =>
    `“${mode}” is for classic puzzles; this one can be played and solved here.`,
  /** `more`: the number of other broken places. */
  broken: (place: BrokenPlace, more: number) =>
    `${broken(place)}${more > 0 ? ` And ${number(more)} more.` : ''}`,
  holds: (filled: number, cells: number) =>
    `${number(filled)} of ${number(cells)} cells filled. No rule is broken.`,
  done: 'Solved: every cell is filled, and every rule holds.',
  searching: (choices: number, seconds: number) =>
    `Searching: ${number(choices)} choices, ${number(seconds)} s`,
  answers: {
    one: 'This is the only answer. Undo takes it back.',
    several: 'This is one of several answers. Undo takes it back.',
    none: 'This puzzle has no answer.',
    unchecked: '',
  },
  /** In place of the texts of the same names, where not all rules were read. */
  partly: {
    holds: (filled: number, cells: number) =>
      `${number(filled)} of ${number(cells)} cells filled. No rule that was read is broken. Not all rules were read.`,
    done: 'Every cell is filled, and every rule that was read holds. Not all rules were read.',
    answers: {
      one: 'This is the author’s answer: the rules that were read allow no other. Not all rules were read. Undo takes it back.',
      several: '',
      none: 'No board holds to the rules that were read. Not all rules were read.',
      unchecked: 'There is no telling the answer: not all rules were read.',
    },
  },
  unread: {
    title: (reason: VariedRefusal['reason'], name: string) =>
      reason === 'drawing' ? `Drawing: ${drawings[name] ?? name}` : `“${name}”`,
    sentence: (cells: readonly string[]) =>
      cells.length === 0 ? 'Not checked.' : `Not checked: ${shortList(cells)}.`,
  },
  failed: 'The search has failed. Ask again.',
  checked: {
    right: 'So far so good: everything entered is in the answer.',
    nothing: 'Nothing is entered yet.',
    unchecked:
      'Not all rules were read, so entries cannot be compared with the answer. No rule that was read is broken.',
    wrong: (cells: readonly string[]) => `Wrong: ${list(cells)}.`,
    several:
      'The puzzle has several answers, so entries cannot be compared with one. No rule is broken.',
  },
  /** Beside puzzles whose rules were not all read. */
  refused: (name: string | undefined, { reason, found }: VariedRefusal) => {
    const puzzle = name ? `“${name}”` : 'This puzzle';
    const key = found === '' ? '' : ` (${found})`;
    switch (reason) {
      case 'rule':
        return `${puzzle} has a rule that Retrace does not know${key}.`;
      case 'drawing':
        return `${puzzle} has a drawing that may be a rule${key}: Retrace cannot tell what it means.`;
      case 'size':
        return `${puzzle} is on a board of a size that Retrace does not know.`;
      case 'cells':
        return `A rule of this puzzle has cells that it cannot have${key}.`;
      case 'number':
        return `A rule of this puzzle has no number that it can have${key}.`;
      case 'many':
        return `${puzzle} has more rules than Retrace reads.`;
      case 'no-puzzle':
      case 'classic':
        return `${puzzle} could not be read.`;
    }
  },
};

export type VariedMessages = typeof words;

export const variedMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/varied.ts', { eager: true, import: 'words' }),
);
