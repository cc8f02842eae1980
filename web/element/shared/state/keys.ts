// Keys on the board and what they do there.
import { columnOf, rowOf } from '../../../core/cell';
import type { Action } from './state';

export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  code?: string;
}

/** Undo and redo, wherever in the element the focus is. */
export function undoActionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): Action | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return { type: shiftKey ? 'redo' : 'undo' };
  if (letter === 'y' && !shiftKey) return { type: 'redo' };
  return undefined;
}

/** Moving and entering, with the focus on a cell. */
export function boardActionOf(pressed: Key, selected: number): Action | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, code } = pressed;
  if (altKey) return undefined;
  const target = targetOf(key, ctrlKey || metaKey, selected);
  if (target !== undefined) return { type: 'select', cell: target };
  if (ctrlKey || metaKey) return undefined;
  const noted = shiftKey ? /^(?:Digit|Numpad)([1-9])$/.exec(code ?? '') : null;
  if (noted) return { type: 'note', digit: Number(noted[1]) };
  if (key === 'n' || key === 'N') return { type: 'write-as', writing: 'corner' };
  if (/^[0-9]$/.test(key)) return { type: 'enter', digit: Number(key) };
  if (key === 'Backspace' || key === 'Delete') return { type: 'enter', digit: 0 };
  return undefined;
}

/** The cell a key moves to; the edge of the board is where it stops. */
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
