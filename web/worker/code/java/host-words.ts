// Numbers and bytes in words of four bytes, as retrace.shared.Host takes and gives them.

/** The number of bytes, and the bytes, filled up to whole words. */
function fromBytes(bytes: Uint8Array): Int32Array {
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  padded.set(bytes);
  const words = new Int32Array(1 + padded.length / 4);
  words[0] = bytes.length;
  words.set(new Int32Array(padded.buffer), 1);
  return words;
}

/** The words that a module takes, one part after another. */
export class Taken {
  #parts: Int32Array[] = [];
  #at = 0;

  /** Bytes, and words as another module gave them. */
  offer(...parts: readonly (Uint8Array | Int32Array)[]): void {
    this.#parts = parts.map((part) => (part instanceof Int32Array ? part : fromBytes(part)));
    this.#at = 0;
  }

  readonly take = (): number => {
    const [part] = this.#parts;
    if (!part) throw new Error('nothing is offered');
    const word = part[this.#at++] ?? 0;
    if (this.#at === part.length) {
      this.#parts.shift();
      this.#at = 0;
    }
    return word;
  };
}

/** The words that a module gives. */
export class Given {
  #words = new Int32Array(2 ** 16);
  #length = 0;
  #at = 0;

  readonly give = (word: number): void => {
    if (this.#length === this.#words.length) {
      const larger = new Int32Array(2 * this.#length);
      larger.set(this.#words);
      this.#words = larger;
    }
    this.#words[this.#length++] = word;
  };

  clear(): void {
    this.#length = 0;
    this.#at = 0;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const length = this.#words[this.#at] ?? 0;
    const start = (this.#at + 1) * 4;
    this.#at += 1 + Math.ceil(length / 4);
    return new Uint8Array(this.#words.buffer).slice(start, start + length);
  }

  text(): string {
    return new TextDecoder().decode(this.bytes());
  }

  /** All words that were not read yet. */
  rest(): Int32Array {
    return this.#words.slice(this.#at, this.#length);
  }
}
