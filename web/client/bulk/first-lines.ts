// The line on which each of many keys stands first: 12 bytes a key in a table that is at most three quarters full.

const leastRoom = 2 ** 10;

export class FirstLines {
  /** Two words a key. */
  #keys = new Uint32Array(2 * leastRoom);
  /** From 1; 0: the slot is free. */
  #lines = new Uint32Array(leastRoom);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The line of an equal key that was noted before; 0 where there was none, and the key is now noted with `line`. */
  note(low: number, high: number, line: number): number {
    if (4 * (this.#size + 1) > 3 * this.#lines.length) this.#grow();
    const slot = this.#slotOf(low, high);
    const before = this.#lines[slot] ?? 0;
    if (before > 0) return before;
    this.#put(slot, low, high, line);
    this.#size++;
    return 0;
  }

  /** The slot of a key, or the free one where it belongs. */
  #slotOf(low: number, high: number): number {
    const last = this.#lines.length - 1;
    for (let slot = (low ^ high) & last; ; slot = (slot + 1) & last) {
      if (this.#lines[slot] === 0) return slot;
      if (this.#keys[2 * slot] === low && this.#keys[2 * slot + 1] === high) return slot;
    }
  }

  #put(slot: number, low: number, high: number, line: number): void {
    this.#keys[2 * slot] = low;
    this.#keys[2 * slot + 1] = high;
    this.#lines[slot] = line;
  }

  #grow(): void {
    const keys = this.#keys;
    const lines = this.#lines;
    this.#keys = new Uint32Array(2 * keys.length);
    this.#lines = new Uint32Array(2 * lines.length);
    for (let slot = 0; slot < lines.length; slot++) {
      const line = lines[slot] ?? 0;
      if (line === 0) continue;
      const low = keys[2 * slot] ?? 0;
      const high = keys[2 * slot + 1] ?? 0;
      this.#put(this.#slotOf(low, high), low, high, line);
    }
  }
}
