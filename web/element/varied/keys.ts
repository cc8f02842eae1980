// The keys of a board of any size. A number of two digits is typed digit by digit, or as the letter that stands for it.
import type { VariedPuzzle } from '../../core/varied/varied-puzzle';
import { digitOf, letterOf, type Key } from '../shared/state/board-keys';
import { digitOfLetter } from './digit-signs';
import { writings, type Writing } from './game';

type Board = Pick<VariedPuzzle, 'digits' | 'areLetters' | 'rows' | 'columns'>;

export type KeyAction =
  | { type: 'pick'; cell: number; more: boolean }
  /** `again`: together with the digit typed before. */
  | { type: 'enter'; digit: number; writing: Writing; again: boolean }
  | { type: 'write-as'; writing: Writing }
  | { type: 'all' | 'undo' | 'redo' };

/** The digit that was typed last, while nothing else has happened since. */
export interface Typed {
  digit: number;
  writing: Writing;
  at: number;
}

/** A note of two digits is typed within so many milliseconds: 1 and 2 may be meant apart, as a digit of a cell never is. */
const notesMs = 1000;

/** Down and across. */
const arrows = new Map<string, readonly [number, number]>([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

interface State {
  selected: number;
  writing: Writing;
  typed: Typed | undefined;
  /** In milliseconds, as `typed` has it. */
  now: number;
}

export function keyActionOf(board: Board, pressed: Key, state: State): KeyAction | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (altKey) return undefined;
  const isCommand = ctrlKey || metaKey;
  const target = targetOf(board, key, isCommand, state.selected);
  if (target !== undefined) return { type: 'pick', cell: target, more: shiftKey };
  const letter = letterOf(pressed);
  if (isCommand) {
    if (letter === 'z') return { type: shiftKey ? 'redo' : 'undo' };
    if (letter === 'y') return { type: 'redo' };
    if (letter === 'a') return { type: 'all' };
  }
  const digit = typedDigit(board, pressed);
  if (digit !== undefined) {
    const writing = isCommand ? 'centre' : shiftKey ? 'corner' : state.writing;
    return entered(board, digit, writing, state);
  }
  if (isCommand) return undefined;
  if (key === 'Backspace' || key === 'Delete') return erases(state.writing);
  if (key === ' ') return { type: 'write-as', writing: next(state.writing) };
  const byLetter = digitOfLetter(board, letter);
  if (byLetter !== undefined && (board.areLetters || board.digits > 9)) {
    const writing = shiftKey ? 'corner' : state.writing;
    return { type: 'enter', digit: byLetter, writing, again: false };
  }
  const wanted = writings[['z', 'x', 'c'].indexOf(letter)];
  return wanted && { type: 'write-as', writing: wanted };
}

const erases = (writing: Writing): KeyAction => ({
  type: 'enter',
  digit: 0,
  writing,
  again: false,
});

const next = (writing: Writing): Writing =>
  writings[(writings.indexOf(writing) + 1) % writings.length] ?? 'digit';

/** A digit of the keyboard, also where Shift or another layout writes something else with its key. */
function typedDigit({ areLetters }: Board, { key, code }: Key): number | undefined {
  if (areLetters) return undefined;
  const place = /^(?:Digit|Numpad)(\d)$/.exec(code ?? '')?.[1];
  return digitOf(key) ?? (place === undefined ? undefined : Number(place));
}

function entered(
  { digits }: Board,
  digit: number,
  writing: Writing,
  { typed, now }: State,
): KeyAction | undefined {
  const isSoon = typed && (writing === 'digit' || now - typed.at < notesMs);
  const whole = isSoon && typed.writing === writing ? typed.digit * 10 + digit : 0;
  if (whole > 9 && whole <= digits) return { type: 'enter', digit: whole, writing, again: true };
  return digit <= digits ? { type: 'enter', digit, writing, again: false } : undefined;
}

function targetOf(
  { rows, columns }: Board,
  key: string,
  isFar: boolean,
  from: number,
): number | undefined {
  const row = Math.floor(from / columns);
  const column = from % columns;
  const arrow = arrows.get(key);
  if (arrow) {
    const [down, across] = arrow;
    const step = (at: number, by: number, count: number) =>
      isFar && by !== 0 ? (by < 0 ? 0 : count - 1) : (at + by + count) % count;
    return step(row, down, rows) * columns + step(column, across, columns);
  }
  if (key === 'Home') return isFar ? 0 : row * columns;
  if (key === 'End') return isFar ? rows * columns - 1 : row * columns + columns - 1;
  return undefined;
}
