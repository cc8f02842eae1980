// The keys of a mode that shows steps, and the controls that take some of these keys for themselves.
import { targetOf, type Key } from './board-keys';

export interface KeyRow<Act> {
  act: Act;
  /** The keys as the help lists them; `⇧` is Shift. */
  keys: readonly string[];
}

const nameOf: ReadonlyMap<string, string> = new Map([
  [' ', 'Space'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['=', '+'],
]);

export interface PressedKey extends Key {
  /** The key by its position, for keyboards that write other letters. */
  code: string;
}

/** The kind of control with the focus, where it takes keys for itself. */
export type FocusHolder = 'board' | 'button' | 'field' | 'tab' | undefined;

/** The action of a key in a table, for a kind of control with the focus. */
export function actIn<Act>(
  table: readonly KeyRow<Act>[],
  pressed: PressedKey,
  holder: FocusHolder,
): Act | undefined {
  const actOf = (key: string) => table.find(({ keys }) => keys.includes(key))?.act;
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey || metaKey || altKey || holder === 'field') return undefined;
  const name = nameOfKey(pressed);
  const isArrow = name === '←' || name === '→';
  if (isArrow && shiftKey) return actOf(`⇧ ${name}`);
  if (holder === 'button' && name === 'Space') return undefined;
  if (holder === 'tab' && (isArrow || name === 'Home' || name === 'End')) return undefined;
  if (holder === 'board' && (isArrow || name === 'Home' || name === 'End')) return undefined;
  const shifted = shiftKey ? actOf(`⇧ ${name}`) : undefined;
  return shifted ?? actOf(name);
}

/** The letter by the key's position, where the keyboard writes no Latin letters, as with Hangul. */
function nameOfKey({ key, code }: PressedKey): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter && !/^[a-z]$/i.test(key)) return letter;
  return nameOf.get(key) ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** How many steps a key moves on a timeline. Left, right, Home and End are keys of the whole view already. */
export function alongTimeline(event: KeyboardEvent, page: number): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  switch (event.key) {
    case 'ArrowUp':
      return 1;
    case 'ArrowDown':
      return -1;
    case 'PageUp':
      return page;
    case 'PageDown':
      return -page;
    default:
      return undefined;
  }
}

/** The cell that a key goes to from `selected`, on a board that cannot be changed. */
export function cellGoneTo(event: KeyboardEvent, selected: number): number | undefined {
  if (event.altKey || event.shiftKey) return undefined;
  return targetOf(event.key, event.ctrlKey || event.metaKey, selected);
}

/** The kind of control that a key press goes to. */
export function focusHolderOf(target: EventTarget | undefined): FocusHolder {
  if (!(target instanceof HTMLElement)) return undefined;
  if (target.role === 'gridcell') return 'board';
  if (target.role === 'tab') return 'tab';
  if (target.closest('dialog')) return 'field';
  if (target.matches('button, summary, a[href], input[type="checkbox"]')) return 'button';
  if (target.matches('input, select, textarea')) return 'field';
  return undefined;
}
