// The hashes of a series, eight bytes each: a set of a million is 16 MiB, and neither its memory nor what an addition takes is a surprise.

/** Numbers of 32 bits, two a hash. */
export type HashWords = Uint32Array<ArrayBuffer>;

/** The two words of sixteen hexadecimal digits. */
export const wordsOf = (hash: string): readonly [number, number] => [
  parseInt(hash.slice(0, 8), 16),
  parseInt(hash.slice(8), 16),
];

/** Places of a table that has become too small, moved with each hash that is added. */
const movedEach = 32;

export class HashSet {
  /** Open addressing, never more than half full; a place with two zeros is free. */
  #places: HashWords = new Uint32Array(2 * 1024);
  /** Half as large, from `#moved` on still to be moved: growing takes no longer at once than anything else. */
  #old: HashWords = new Uint32Array(0);
  #moved = 0;
  #size = 0;
  #hasZero = false;

  /** 16 to 32 a hash; while it grows up to 48. */
  get bytes(): number {
    return this.#places.byteLength + this.#old.byteLength;
  }

  has(high: number, low: number): boolean {
    if (high === 0 && low === 0) return this.#hasZero;
    return isIn(this.#places, high, low) || (this.#old.length > 0 && isIn(this.#old, high, low));
  }

  add(high: number, low: number): void {
    if (this.has(high, low)) return;
    if (high === 0 && low === 0) {
      this.#hasZero = true;
      return;
    }
    if (4 * (this.#size + 1) > this.#places.length) this.#grow();
    put(this.#places, high, low);
    this.#size += 1;
    this.#move();
  }

  #grow(): void {
    this.#old = this.#places;
    this.#moved = 0;
    this.#places = new Uint32Array(2 * this.#old.length);
  }

  #move(): void {
    const old = this.#old;
    if (old.length === 0) return;
    const end = this.#moved + 2 * movedEach;
    for (; this.#moved < end; this.#moved += 2) {
      const [high = 0, low = 0] = [old[this.#moved], old[this.#moved + 1]];
      if (high !== 0 || low !== 0) put(this.#places, high, low);
    }
    if (this.#moved >= old.length) this.#old = new Uint32Array(0);
  }
}

function isIn(places: HashWords, high: number, low: number): boolean {
  const at = placeOf(places, high, low);
  return places[at] !== 0 || places[at + 1] !== 0;
}

export function* hashesIn(words: HashWords): Generator<readonly [high: number, low: number]> {
  for (let at = 0; at < words.length; at += 2) yield [words[at] ?? 0, words[at + 1] ?? 0];
}

function put(places: HashWords, high: number, low: number): void {
  const at = placeOf(places, high, low);
  places[at] = high;
  places[at + 1] = low;
}

/** Where the hash is, or the free place where it belongs. */
function placeOf(places: HashWords, high: number, low: number): number {
  const mask = places.length - 1;
  let at = (2 * low) & mask;
  while (places[at] !== 0 || places[at + 1] !== 0) {
    if (places[at] === high && places[at + 1] === low) break;
    at = (at + 2) & mask;
  }
  return at;
}
