// The keys of the board.
import { columnOf, rowOf } from '../../../core/cell';
import type { Writing } from '../../contract/board-actions';
import type { Action } from './solving-state';

export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  code?: string;
  getModifierState?: (name: string) => boolean;
}

/** The zeros of the digits that keyboards write: full-width, Arabic-Indic, Persian. */
const zeros = [0x30, 0xff10, 0x660, 0x6f0];

/** The digit that a key writes, in whatever script. */
export function digitOf(key: string): number | undefined {
  const code = key.length === 1 ? key.charCodeAt(0) : Number.NaN;
  const zero = zeros.find((each) => code >= each && code <= each + 9);
  return zero === undefined ? undefined : code - zero;
}

/** The Latin letter of a key, by its position, where the keyboard writes another script, as Hangul or Cyrillic. */
export const letterAt = ({ code }: Pick<Key, 'code'>): string =>
  /^Key([A-Z])$/.exec(code ?? '')?.[1]?.toLowerCase() ?? '';

const isLatin = (key: string) => /^[a-z]$/i.test(key);

/** The letter that a key writes, or the one at its place where it writes no Latin one. */
export const letterOf = (pressed: Pick<Key, 'key' | 'code'>): string =>
  isLatin(pressed.key) ? pressed.key.toLowerCase() : letterAt(pressed);

/** Whether a key writes the letter, or stands at its place: both serve keyboards that are not QWERTY. */
export const letterIs = (pressed: Pick<Key, 'key' | 'code'>, letter: string): boolean =>
  pressed.key.toLowerCase() === letter || letterAt(pressed) === letter;

/** Undo and redo, wherever in the element the focus is. */
export function undoActionOf(pressed: Key): Action | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = letterOf(pressed);
  if (letter === 'z') return { type: shiftKey ? 'redo' : 'undo' };
  if (letter === 'y' && !shiftKey) return { type: 'redo' };
  return undefined;
}

/** Moving and entering, with the focus on a cell. */
export function boardActionOf(pressed: Key, selected: number): Action | undefined {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (altKey) return undefined;
  // Keys of the number pad both move and, with Shift, note digits, so notes come first.
  const noted = noteOf(pressed);
  if (noted) return noted;
  const target = targetOf(key, ctrlKey || metaKey, selected);
  if (target !== undefined) return { type: 'select', cell: target };
  if (ctrlKey || metaKey) return undefined;
  const letter = letterOf(pressed);
  if (letter === 'n') return { type: 'write-as', writing: 'corner' };
  const digit = digitOf(key) ?? digitByPosition(pressed);
  if (digit !== undefined) return { type: 'enter', digit };
  if (key === 'Backspace') return { type: 'erase' };
  if (key === 'Delete') return { type: 'enter', digit: 0 };
  // The key would scroll the page.
  if (key === ' ') return { type: 'select', cell: selected };
  return undefined;
}

/** The digit of a key, by its position, where the keyboard writes it only with Shift, as French ones do. */
const digitByPosition = ({ key, code, shiftKey }: Key): number | undefined =>
  shiftKey || key.length > 1 ? undefined : digitIn(code, /^Digit(\d)$/);

const digitIn = (code: string | undefined, form: RegExp): number | undefined => {
  const digit = form.exec(code ?? '')?.[1];
  return digit === undefined ? undefined : Number(digit);
};

/** With Shift corner notes, with Ctrl centre notes, with both colours, as in SudokuPad; undefined with neither. */
export function heldWriting({
  shiftKey,
  ctrlKey,
}: Pick<Key, 'shiftKey' | 'ctrlKey'>): Exclude<Writing, 'digit'> | undefined {
  if (ctrlKey) return shiftKey ? 'colour' : 'centre';
  return shiftKey ? 'corner' : undefined;
}

function noteOf(pressed: Key): Action | undefined {
  const digit = digitIn(pressed.code, /^(?:Digit|Numpad)([1-9])$/);
  if (digit === undefined || pressed.metaKey) return undefined;
  const shiftKey = pressed.shiftKey || losesShift(pressed);
  const writing = heldWriting({ shiftKey, ctrlKey: pressed.ctrlKey });
  return writing && { type: 'note', digit, writing };
}

/** On Windows, Shift with the number pad is reported as End or an arrow without Shift, though the pad writes digits. */
const losesShift = (pressed: Key): boolean =>
  pressed.code?.startsWith('Numpad') === true &&
  digitOf(pressed.key) === undefined &&
  pressed.getModifierState?.('NumLock') === true;

/** The cell that a key moves to; moves stop at the edge of the board. */
export function targetOf(key: string, toTheEnd: boolean, selected: number): number | undefined {
  const row = rowOf(selected);
  const column = columnOf(selected);
  const at = (toRow: number, toColumn: number) =>
    Math.min(8, Math.max(0, toRow)) * 9 + Math.min(8, Math.max(0, toColumn));
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'Home':
      return toTheEnd ? 0 : at(row, 0);
    case 'End':
      return toTheEnd ? 80 : at(row, 8);
    case 'PageUp':
      return at(row - 3, column);
    case 'PageDown':
      return at(row + 3, column);
    default:
      return undefined;
  }
}
