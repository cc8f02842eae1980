// The keys of several cells and of how digits are written, beside those that every board has.
import { cells } from '../../core/cell';
import type { BoardAction, BoardPosition, Writing } from '../contract/board-actions';
import type { ExtraHost } from '../contract/extra';
import { letterAt, letterIs, letterOf, targetOf, type Key } from '../shared/state/board-keys';
import { cellsLike } from './singles';

/** As SudokuPad has them. */
const writings = new Map<string, Writing>([
  ['z', 'digit'],
  ['x', 'corner'],
  ['c', 'centre'],
  ['v', 'colour'],
]);

/** The arrows of a hand that stays on the letters, by their places on a keyboard. */
const letterArrows = new Map([
  ['KeyW', 'ArrowUp'],
  ['KeyA', 'ArrowLeft'],
  ['KeyS', 'ArrowDown'],
  ['KeyD', 'ArrowRight'],
]);

/** `lettersMove`: whether W, A, S and D do what arrows do. */
export function playActionOf(
  pressed: Key,
  { selected, also }: ExtraHost['chosen'],
  writing: Writing,
  position: BoardPosition,
  lettersMove = false,
): BoardAction | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (altKey) return undefined;
  const isCommand = ctrlKey || metaKey;
  const arrow = lettersMove && !isCommand ? letterArrows.get(pressed.code ?? '') : undefined;
  const key = arrow ?? pressed.key;
  const letter = letterOf(pressed);
  const isMore = isCommand ? key.startsWith('Arrow') : shiftKey;
  const isMove = (isMore && !isOnPad(pressed)) || arrow !== undefined;
  const target = isMove ? targetOf(key, false, selected) : undefined;
  if (target !== undefined) {
    return { type: 'pick', cell: target, also: isMore ? [...also, selected] : [] };
  }
  if (isCommand) {
    if (ctrlKey === metaKey || shiftKey) return undefined;
    if (letter === 'a') return { type: 'pick', cell: selected, also: cells };
    return letter === 'i' ? inverted([selected, ...also], selected) : undefined;
  }
  if (key === 'Escape' && also.length > 0) return { type: 'pick', cell: selected, also: [] };
  // By the letter that a key writes, or else by its place: both serve keyboards that are not QWERTY.
  const wanted = writings.get(pressed.key.toLowerCase()) ?? writings.get(letterAt(pressed));
  if (wanted) return { type: 'write-as', writing: wanted };
  if (key === ' ') return { type: 'write-as', writing: afterOf(writing) };
  if (letterIs(pressed, 'e')) {
    const equal = cellsLike(position, selected);
    return equal.length > 0 ? { type: 'pick', cell: selected, also: equal } : undefined;
  }
  return undefined;
}

/** All cells but these, the one next to the cell with the focus first; one cell always stays chosen. */
function inverted(chosen: readonly number[], selected: number): BoardAction | undefined {
  const others = cells.filter((cell) => !chosen.includes(cell));
  const cell = others.find((each) => each > selected) ?? others[0];
  return cell === undefined ? undefined : { type: 'pick', cell, also: others };
}

/** There Shift is for notes, and the key may be End or an arrow. */
const isOnPad = ({ code }: Key): boolean => code?.startsWith('Numpad') === true;

/** The next way of writing, after the last one the first. */
function afterOf(writing: Writing): Writing {
  const ways = [...writings.values()];
  return ways[(ways.indexOf(writing) + 1) % ways.length] ?? 'digit';
}
