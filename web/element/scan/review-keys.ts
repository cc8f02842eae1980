// The meaning of keys while the digits of a photo are looked over.
import { boardActionOf, targetOf } from '../shared/state/board-keys';

export type Meant =
  | { kind: 'enter'; digit: number }
  /** To the next doubtful cell. */
  | { kind: 'next' }
  /** A note into the chosen blank, or out of it. */
  | { kind: 'note'; digit: number }
  /** The chosen digit from given to entry, or back; in a blank, from digits to notes. */
  | { kind: 'turn' }
  | { kind: 'go'; cell: number };

/** Digits, with Shift notes, blanks, `n`, `e`, and on the board arrows from the `chosen` cell. */
export function meantBy(event: KeyboardEvent, chosen: number): Meant | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey) return undefined;
  const action = boardActionOf(event, chosen);
  if (action?.type === 'note') return { kind: 'note', digit: action.digit };
  if (/^[0-9]$/.test(key)) return { kind: 'enter', digit: Number(key) };
  if (key === 'Backspace' || key === 'Delete') return { kind: 'enter', digit: 0 };
  if (key.toLowerCase() === 'n') return { kind: 'next' };
  if (key.toLowerCase() === 'e') return { kind: 'turn' };
  const isOnBoard = target instanceof Element && target.closest('[role=grid]') !== null;
  const cell = isOnBoard && key.startsWith('Arrow') ? targetOf(key, false, chosen) : undefined;
  return cell === undefined ? undefined : { kind: 'go', cell };
}
