// A key press as the tables of keys read it.
import type { Key } from '../../../../../web/element/shared/state/board-keys';

export const keyOf = (key: string, modifiers: Partial<Key> = {}): Key => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});
export const ctrl = { ctrlKey: true };
