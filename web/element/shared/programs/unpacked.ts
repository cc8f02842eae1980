// Unpacks what lz-string packed for an address, as far as a bound: its own function goes on to the end, and a few kilobytes may hold
// hundreds of megabytes.

export type Unpacked = { kind: 'text'; text: string } | { kind: 'too-long' } | { kind: 'damaged' };

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$';
const bitsOfCharacter = 6;

/** The codes of a packed text, the lowest bit first. */
class Bits {
  readonly #packed: string;
  #at = 0;
  #value = 0;
  #left = 0;

  constructor(packed: string) {
    this.#packed = packed;
  }

  /** Undefined where the text has ended, or has a character that is none of the alphabet. */
  take(count: number): number | undefined {
    let bits = 0;
    for (let bit = 0; bit < count; bit++) {
      if (this.#left === 0) {
        this.#value = alphabet.indexOf(this.#packed.charAt(this.#at));
        if (this.#at++ >= this.#packed.length || this.#value < 0) return undefined;
        this.#left = bitsOfCharacter;
      }
      bits += ((this.#value >> --this.#left) & 1) * 2 ** bit;
    }
    return bits;
  }
}

/** Codes that mean a character that is new, by its bits, and the end; those of known words begin behind them. */
const newCharacter = [8, 16] as const;
const end = newCharacter.length;

/** `most`: characters of the text. */
export function unpacked(packed: string, most: number): Unpacked {
  const bits = new Bits(packed);
  const newOf = (code: number): string | undefined => {
    const size = newCharacter[code];
    const character = size === undefined ? undefined : bits.take(size);
    return character === undefined ? undefined : String.fromCharCode(character);
  };
  const first = newOf(bits.take(2) ?? end);
  if (first === undefined) return { kind: 'damaged' };
  let [text, last] = [first, first];
  const words = ['', '', '', first];
  let [width, untilWider] = [3, 4];
  const add = (word: string) => {
    words.push(word);
    if (--untilWider === 0) untilWider = 2 ** width++;
  };
  while (text.length <= most) {
    const code = bits.take(width);
    if (code === end) return { kind: 'text', text };
    if (code === undefined) return { kind: 'damaged' };
    const word = wordOf(code);
    if (word === undefined) return { kind: 'damaged' };
    text += word;
    add(last + word.charAt(0));
    last = word;
  }
  return { kind: 'too-long' };

  function wordOf(code: number): string | undefined {
    if (code === words.length) return last + last.charAt(0);
    if (code > end) return words[code];
    const character = newOf(code);
    if (character !== undefined) add(character);
    return character;
  }
}
