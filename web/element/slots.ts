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
      cards: () =>
        attached.flatMap(({ cards }) => cards?.() ?? []).filter((card) => card !== undefined),
      level: () => firstOf(attached, ({ level }) => level?.()),
      banner: () => firstOf(attached, ({ banner }) => banner?.()),
      at: (slot) => attached.flatMap((slots) => slots[slot]?.() ?? []),
    };
  },
});

function firstOf<Part, Found>(parts: readonly Part[], ask: (part: Part) => Found | undefined) {
  for (const part of parts) {
    const found = ask(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
