// Keys of watch mode and what they do; the help sheet lists the same table.
import {
  actIn,
  type FocusHolder,
  type KeyRow,
  type PressedKey,
} from '../../shared/state/step-keys';

/** The acts of the buttons and keys. */
export type Act =
  | 'toggle'
  | 'step-back'
  | 'step-on'
  | 'dead-end-before'
  | 'dead-end-next'
  | 'backtrack-next'
  | 'cell-before'
  | 'cell-next'
  | 'solution'
  | 'start'
  | 'end'
  | 'mark-from'
  | 'mark-to'
  | 'unmark'
  | 'loop'
  | 'slower'
  | 'faster'
  | 'zoom-in'
  | 'zoom-out'
  | 'zoom-all'
  | 'present'
  | 'help';

export const keyTable: readonly KeyRow<Act>[] = [
  { act: 'toggle', keys: ['Space', 'K'] },
  { act: 'step-back', keys: ['←', '⇧ ←', ','] },
  { act: 'step-on', keys: ['→', '⇧ →', '.'] },
  { act: 'dead-end-before', keys: ['['] },
  { act: 'dead-end-next', keys: [']'] },
  { act: 'backtrack-next', keys: ['B'] },
  { act: 'cell-next', keys: ['C'] },
  { act: 'cell-before', keys: ['⇧ C'] },
  { act: 'solution', keys: ['S'] },
  { act: 'start', keys: ['Home'] },
  { act: 'end', keys: ['End'] },
  { act: 'mark-from', keys: ['I'] },
  { act: 'mark-to', keys: ['O'] },
  { act: 'loop', keys: ['L'] },
  { act: 'unmark', keys: ['X'] },
  { act: 'slower', keys: ['<'] },
  { act: 'faster', keys: ['>'] },
  { act: 'zoom-in', keys: ['+'] },
  { act: 'zoom-out', keys: ['-'] },
  { act: 'zoom-all', keys: ['0'] },
  { act: 'present', keys: ['P'] },
  { act: 'help', keys: ['?'] },
];

/** The act of a key, given the holder of the focus. */
export const actOfKey = (pressed: PressedKey, holder: FocusHolder): Act | undefined =>
  actIn(keyTable, pressed, holder);

/** The keys that a clicker sends, and the one that ends presenting. */
const presentingKeys: ReadonlyMap<string, Act> = new Map([
  ['PageDown', 'step-on'],
  ['PageUp', 'step-back'],
  ['Escape', 'present'],
]);

export const actWhilePresenting = ({ key }: PressedKey): Act | undefined => presentingKeys.get(key);
