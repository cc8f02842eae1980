// What a key means while the digits of a photo are looked over.
import { columnOf, rowOf } from '../../core/cell';

export type Meant =
  | { kind: 'enter'; digit: number }
  /** To the next doubtful cell. */
  | { kind: 'next' }
  | { kind: 'go'; cell: number };

/** Columns and rows. */
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Digits, blanks, `n`, and on the board arrows from the `chosen` cell. */
export function meantBy(event: KeyboardEvent, chosen: number): Meant | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^[0-9]$/.test(key)) return { kind: 'enter', digit: Number(key) };
  if (key === 'Backspace' || key === 'Delete') return { kind: 'enter', digit: 0 };
  if (key.toLowerCase() === 'n') return { kind: 'next' };
  const way = arrows[key];
  const isOnBoard = target instanceof Element && target.closest('[role=grid]') !== null;
  return way && isOnBoard ? { kind: 'go', cell: stepped(chosen, way) } : undefined;
}

/** The neighbour of a cell; the cell itself at the board's edge. */
function stepped(cell: number, [across, down]: readonly [number, number]): number {
  const column = columnOf(cell) + across;
  const row = rowOf(cell) + down;
  const leaves = Math.min(column, row) < 0 || Math.max(column, row) > 8;
  return leaves ? cell : row * 9 + column;
}
