// The keys of several cells and of how digits are written, beside those that every board has.
import { cells } from '../../core/cell';
import type { BoardAction, Writing } from '../contract/board';
import type { ExtraHost } from '../contract/extra';
import { letterAt, targetOf, type Key } from '../shared/state/keys';

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
): BoardAction | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    const isAll = key.toLowerCase() === 'a' && ctrlKey !== metaKey && !shiftKey;
    return isAll ? { type: 'pick', cell: selected, also: cells } : undefined;
  }
  const target = shiftKey ? targetOf(key, false, selected) : undefined;
  if (target !== undefined) return { type: 'pick', cell: target, also: [...also, selected] };
  if (key === 'Escape' && also.length > 0) return { type: 'pick', cell: selected, also: [] };
  // By the letter that a key writes, or else by its place on the keyboard: both serve keyboards that are not QWERTY.
  const writing = writings.get(key.toLowerCase()) ?? writings.get(letterAt(pressed));
  return writing && { type: 'write-as', writing };
}
