// Remembers a limited number of containers, for programs that copy their board at every call: the oldest are forgotten
// first, since they are no longer written to.

const mostKept = 512;

export class Kept<C> {
  readonly #kept = new Set<C>();
  readonly #forgotten: (container: C) => void;

  constructor(forgotten: (container: C) => void) {
    this.#forgotten = forgotten;
  }

  has(container: C): boolean {
    return this.#kept.has(container);
  }

  add(container: C): void {
    this.#kept.add(container);
    if (this.#kept.size <= mostKept) return;
    const [oldest] = this.#kept;
    if (oldest) this.drop(oldest);
  }

  drop(container: C): void {
    if (this.#kept.delete(container)) this.#forgotten(container);
  }

  [Symbol.iterator](): IterableIterator<C> {
    return this.#kept.values();
  }
}
