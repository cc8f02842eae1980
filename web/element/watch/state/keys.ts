// Keys of watch mode and what they do; the help sheet lists the same table.
import type { Act } from '../words';
import type { Key } from '../../shared/state/keys';

interface KeyRow {
  act: Act;
  /** As they are listed; `⇧` is Shift. */
  keys: readonly string[];
}

export const keyTable: readonly KeyRow[] = [
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
  { act: 'help', keys: ['?'] },
];

const nameOf: ReadonlyMap<string, string> = new Map([
  [' ', 'Space'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['=', '+'],
]);

const actOf: ReadonlyMap<string, Act> = new Map(
  keyTable.flatMap(({ act, keys }) => keys.map((key) => [key, act] as const)),
);

export interface PressedKey extends Key {
  /** The key's place, for keyboards that write other letters. */
  code: string;
}

/** What holds the focus, where that takes keys for itself. */
export type FocusHolder = 'board' | 'button' | 'field' | 'tab' | undefined;

/** What a key does, given what has the focus. */
export function actOfKey(pressed: PressedKey, holder: FocusHolder): Act | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey || metaKey || altKey || holder === 'field') return undefined;
  const name = nameOfKey(pressed);
  const isArrow = name === '←' || name === '→';
  if (isArrow && shiftKey) return actOf.get(`⇧ ${name}`);
  if (holder === 'button' && name === 'Space') return undefined;
  if (holder === 'tab' && (isArrow || name === 'Home' || name === 'End')) return undefined;
  if (holder === 'board' && (isArrow || name === 'Home' || name === 'End')) return undefined;
  const shifted = shiftKey ? actOf.get(`⇧ ${name}`) : undefined;
  return shifted ?? actOf.get(name);
}

/** Letters by the key's place where the keyboard writes no Latin ones, as with Hangul. */
function nameOfKey({ key, code }: PressedKey): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter && !/^[a-z]$/i.test(key)) return letter;
  return nameOf.get(key) ?? (key.length === 1 ? key.toUpperCase() : key);
}
