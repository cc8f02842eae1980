// The extras of an entry: the contents of their slots, and the element as they see it.
import type { Extra } from './contract/extra';
import { extraHostOf } from './extra-host';
import type { Extras } from './extras';
import { Games } from './shared/state/game';
import { write } from './shared/state/writing';
import { gameLook } from './solve/game-view';

export const extrasOf = (extras: readonly Extra[]): Extras => ({
  styles: extras.flatMap(({ styles = [] }) => styles),
  look: gameLook,
  write,
  games: () => new Games(),
  attach: (inside) => {
    const host = extraHostOf(inside);
    const attached = extras.map(({ attach }) => attach(host));
    return {
      start: () => {
        for (const { start } of attached) start?.();
      },
      changed: () => {
        for (const { changed } of attached) changed?.();
      },
      marks: () => new Map(attached.flatMap(({ marks }) => [...(marks?.() ?? [])])),
      at: (slot) => attached.flatMap((slots) => slots[slot]?.() ?? []),
    };
  },
});
