// The hashes of a series as a set: eight bytes a hash, 16 MiB for a million, and no addition takes long at once.

/** Two words of 32 bits a hash. */
export type HashWords = Uint32Array<ArrayBuffer>;

/** The two words of sixteen hexadecimal digits. */
export const wordsOf = (hash: string): readonly [number, number] => [
  parseInt(hash.slice(0, 8), 16),
  parseInt(hash.slice(8), 16),
];

/** Slots of the old table that are moved with each added hash. */
const movedEach = 32;

export class HashSet {
  /** Open addressing, never more than half full; a slot of two zeros is free. */
  #slots: HashWords = new Uint32Array(2 * 1024);
  /** The table before it grew; slots from `#moved` on are still to be moved, so that growing never takes long at once. */
  #old: HashWords = new Uint32Array(0);
  #moved = 0;
  #size = 0;
  #hasZero = false;

  /** 16 to 32 bytes a hash; up to 48 while the table grows. */
  get bytes(): number {
    return this.#slots.byteLength + this.#old.byteLength;
  }

  has(high: number, low: number): boolean {
    if (high === 0 && low === 0) return this.#hasZero;
    return isIn(this.#slots, high, low) || (this.#old.length > 0 && isIn(this.#old, high, low));
  }

  add(high: number, low: number): void {
    if (this.has(high, low)) return;
    if (high === 0 && low === 0) {
      this.#hasZero = true;
      return;
    }
    if (4 * (this.#size + 1) > this.#slots.length) this.#grow();
    put(this.#slots, high, low);
    this.#size += 1;
    this.#move();
  }

  #grow(): void {
    this.#old = this.#slots;
    this.#moved = 0;
    this.#slots = new Uint32Array(2 * this.#old.length);
  }

  #move(): void {
    const old = this.#old;
    if (old.length === 0) return;
    const end = this.#moved + 2 * movedEach;
    for (; this.#moved < end; this.#moved += 2) {
      const [high = 0, low = 0] = [old[this.#moved], old[this.#moved + 1]];
      if (high !== 0 || low !== 0) put(this.#slots, high, low);
    }
    if (this.#moved >= old.length) this.#old = new Uint32Array(0);
  }
}

function isIn(slots: HashWords, high: number, low: number): boolean {
  const at = indexOf(slots, high, low);
  return slots[at] !== 0 || slots[at + 1] !== 0;
}

export function* hashesIn(words: HashWords): Generator<readonly [high: number, low: number]> {
  for (let at = 0; at < words.length; at += 2) yield [words[at] ?? 0, words[at + 1] ?? 0];
}

function put(slots: HashWords, high: number, low: number): void {
  const at = indexOf(slots, high, low);
  slots[at] = high;
  slots[at + 1] = low;
}

/** The index of the hash, or of the free slot for it. */
function indexOf(slots: HashWords, high: number, low: number): number {
  const mask = slots.length - 1;
  let at = (2 * low) & mask;
  while (slots[at] !== 0 || slots[at + 1] !== 0) {
    if (slots[at] === high && slots[at + 1] === low) break;
    at = (at + 2) & mask;
  }
  return at;
}
