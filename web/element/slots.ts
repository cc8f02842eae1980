// The extras of one element: what each puts into its places, and the element as they know it.
import type { Extra, ExtraHost, Slot, Slots } from './contract';

type Place = Exclude<keyof Slots, 'start' | 'changed' | 'marks'>;

export class ExtraSlots {
  readonly #slots: readonly Slots[];

  constructor(extras: readonly Extra[], host: ExtraHost) {
    this.#slots = extras.map(({ attach }) => attach(host));
  }

  start(): void {
    for (const { start } of this.#slots) start?.();
  }

  changed(): void {
    for (const { changed } of this.#slots) changed?.();
  }

  /** What all extras mark, by cell. */
  readonly marks = (): ReadonlyMap<number, string> =>
    new Map(this.#slots.flatMap((slots) => [...(slots.marks?.() ?? [])]));

  /** In the order in which the entry has its extras. */
  readonly at = (place: Place): readonly Slot[] =>
    this.#slots.flatMap((slots) => slots[place]?.() ?? []);
}
