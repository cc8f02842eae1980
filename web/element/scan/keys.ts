// The meaning of keys while the digits of a photo are looked over.
import { targetOf } from '../shared/state/keys';

export type Meant =
  | { kind: 'enter'; digit: number }
  /** To the next doubtful cell. */
  | { kind: 'next' }
  /** The chosen digit from given to entry, or back. */
  | { kind: 'turn' }
  | { kind: 'go'; cell: number };

/** Digits, blanks, `n`, `e`, and on the board arrows from the `chosen` cell. */
export function meantBy(event: KeyboardEvent, chosen: number): Meant | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^[0-9]$/.test(key)) return { kind: 'enter', digit: Number(key) };
  if (key === 'Backspace' || key === 'Delete') return { kind: 'enter', digit: 0 };
  if (key.toLowerCase() === 'n') return { kind: 'next' };
  if (key.toLowerCase() === 'e') return { kind: 'turn' };
  const isOnBoard = target instanceof Element && target.closest('[role=grid]') !== null;
  const cell = isOnBoard && key.startsWith('Arrow') ? targetOf(key, false, chosen) : undefined;
  return cell === undefined ? undefined : { kind: 'go', cell };
}
