// The keys of several cells and of how digits are written, beside those that every board has.
import { cells } from '../../core/cell';
import type { BoardAction, BoardPosition, Writing } from '../contract/board';
import type { ExtraHost } from '../contract/extra';
import { letterAt, targetOf, type Key } from '../shared/state/keys';
import { cellsLike } from './singles';

/** As SudokuPad has them. */
const writings = new Map<string, Writing>([
  ['z', 'digit'],
  ['x', 'corner'],
  ['c', 'centre'],
  ['v', 'colour'],
]);

export function playActionOf(
  pressed: Key,
  { selected, also }: ExtraHost['chosen'],
  writing: Writing,
  position: BoardPosition,
): BoardAction | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    const isAll = key.toLowerCase() === 'a' && ctrlKey !== metaKey && !shiftKey;
    return isAll ? { type: 'pick', cell: selected, also: cells } : undefined;
  }
  const place = letterAt(pressed);
  const target = shiftKey && !isOnPad(pressed) ? targetOf(key, false, selected) : undefined;
  if (target !== undefined) return { type: 'pick', cell: target, also: [...also, selected] };
  if (key === 'Escape' && also.length > 0) return { type: 'pick', cell: selected, also: [] };
  // By the letter that a key writes, or else by its place on the keyboard: both serve keyboards that are not QWERTY.
  const wanted = writings.get(key.toLowerCase()) ?? writings.get(place);
  if (wanted) return { type: 'write-as', writing: wanted };
  if (key === ' ') return { type: 'write-as', writing: afterOf(writing) };
  if (key.toLowerCase() === 'e' || place === 'e') {
    const equal = cellsLike(position, selected);
    return equal.length > 0 ? { type: 'pick', cell: selected, also: equal } : undefined;
  }
  return undefined;
}

/** There Shift is for notes, and the key may be End or an arrow. */
const isOnPad = ({ code }: Key): boolean => code?.startsWith('Numpad') === true;

/** The next way of writing, after the last one the first. */
function afterOf(writing: Writing): Writing {
  const ways = [...writings.values()];
  return ways[(ways.indexOf(writing) + 1) % ways.length] ?? 'digit';
}
