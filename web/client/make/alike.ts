// The hashes of a series, eight bytes each: a set of a million is 16 MiB, and its memory is known beforehand.

/** Numbers of 32 bits, two a hash. */
export type HashWords = Uint32Array<ArrayBuffer>;

/** Of sixteen hexadecimal digits. */
export const wordsOf = (hash: string): readonly [number, number] => [
  parseInt(hash.slice(0, 8), 16),
  parseInt(hash.slice(8), 16),
];

export class HashSet {
  /** Open addressing, never more than half full; a place with two zeros is free. */
  #places: HashWords = new Uint32Array(2 * 1024);
  #size = 0;
  #hasZero = false;

  has(high: number, low: number): boolean {
    if (high === 0 && low === 0) return this.#hasZero;
    const at = placeOf(this.#places, high, low);
    return this.#places[at] !== 0 || this.#places[at + 1] !== 0;
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
  }

  #grow(): void {
    const old = this.#places;
    this.#places = new Uint32Array(2 * old.length);
    for (const [high, low] of hashesIn(old)) {
      if (high !== 0 || low !== 0) put(this.#places, high, low);
    }
  }
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
