// A board with any rules as texts: its digits a sign for each cell, and a game as a link that brings it back.
import type { VariedPuzzle } from './varied-puzzle';
import { readLink } from '../link';

type Digits = Pick<VariedPuzzle, 'digits' | 'areLetters'>;

/** For each cell its digit, 0 for a blank, and its notes as bits from 1 on. */
export interface Sheet {
  readonly digits: readonly number[];
  readonly corner: readonly number[];
  readonly centre: readonly number[];
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** One character, where signOfDigit has two figures for 10. */
const signOf = ({ areLetters }: Digits, digit: number): string => {
  if (digit === 0) return '.';
  if (areLetters) return letters.charAt(digit - 1);
  return digit < 10 ? String(digit) : letters.charAt(digit - 10);
};

export const boardText = (board: Digits, digits: readonly number[]): string =>
  digits.map((digit) => signOf(board, digit)).join('');

/** Undefined where the text is not a sign for each of so many cells. */
function digitsIn(board: Digits, text: string, cells: number): readonly number[] | undefined {
  const places = new Map(
    Array.from({ length: board.digits + 1 }, (_, digit) => [signOf(board, digit), digit]),
  );
  places.set('0', 0);
  const digits = Array.from(text.toUpperCase(), (sign) => places.get(sign) ?? -1);
  return digits.length === cells && !digits.includes(-1) ? digits : undefined;
}

/** Characters of the notes of a cell: each has five digits. */
const noteWidth = ({ digits }: Digits): number => Math.ceil(digits / 5);

const inSigns = (board: Digits, bits: number): string =>
  (bits >> 1).toString(32).padStart(noteWidth(board), '0');

function notesIn(board: Digits, text: string | undefined, cells: number) {
  const width = noteWidth(board);
  if (text === undefined) return Array<number>(cells).fill(0);
  if (text.length !== cells * width || !/^[0-9a-v]*$/.test(text)) return undefined;
  return Array.from(
    { length: cells },
    (_, cell) => parseInt(text.slice(cell * width, (cell + 1) * width), 32) << 1,
  );
}

type Board = Digits & Pick<VariedPuzzle, 'text' | 'givens'>;

/** `#v=…&e=…&n=…&c=…`: the puzzle, its digits, and five digits a character for the corner notes of each cell and its centre notes. */
export function formatVariedGame(board: Board, { digits, corner, centre }: Sheet): string {
  const notes = (name: string, values: readonly number[]) =>
    values.some((bits) => bits > 0)
      ? `&${name}=${values.map((bits) => inSigns(board, bits)).join('')}`
      : '';
  const isPlayed = digits.some((digit, cell) => digit !== board.givens[cell]);
  return `#v=${encodeURIComponent(board.text)}${isPlayed ? `&e=${boardText(board, digits)}` : ''}${notes('n', corner)}${notes('c', centre)}`;
}

const ownLink = /#(?:m=\w+&)?v=[^\s"'<>]+/;

/** The text of the puzzle in a link of ours; the text itself where it is none. */
export const variedTextIn = (text: string): string =>
  readLink(ownLink.exec(text)?.[0] ?? '').varied ?? text;

/** A game of this puzzle out of a link of ours, or the digits alone, which say nothing of notes; undefined where it is none of it. */
export function readVariedGame(board: Board, text: string): Partial<Sheet> | undefined {
  const link = ownLink.exec(text)?.[0];
  const { givens } = board;
  const { varied, entries, notes, centre } = readLink(link ?? '');
  if (link !== undefined && varied?.trim() !== board.text) return undefined;
  const written = link === undefined ? text.replace(/\s/g, '') : entries;
  const digits = written === undefined ? givens : digitsIn(board, written, givens.length);
  const [corner, middle] = [notes, centre].map((each) => notesIn(board, each, givens.length));
  const keeps = digits && givens.every((given, cell) => given === 0 || digits[cell] === given);
  if (!keeps || !corner || !middle) return undefined;
  return link === undefined ? { digits } : { digits, corner, centre: middle };
}

/** Whether a text, which is no classic puzzle, is to be asked about; a board with a fault is none where its signs are no square. */
export function mayBeVaried(text: string): boolean {
  const signs = text.replace(/[\s/|]/g, '');
  if (!/^[.\-_0-9A-Ya-y]*$/.test(signs)) return signs.length > 15;
  const size = Math.sqrt(signs.length);
  const isPacked = signs.includes('N4Ig');
  const isMarks = signs.length === 729;
  return isPacked || isMarks || (Number.isInteger(size) && size > 3 && size !== 9);
}
