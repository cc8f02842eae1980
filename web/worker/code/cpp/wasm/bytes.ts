// Reads and writes the numbers of WebAssembly and DWARF: little-endian, and LEB128.

export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly end: number;
  at: number;

  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = start;
    this.end = end;
  }

  get isAtEnd(): boolean {
    return this.at >= this.end;
  }

  u8(): number {
    return this.#view.getUint8(this.at++);
  }

  u16(): number {
    this.at += 2;
    return this.#view.getUint16(this.at - 2, true);
  }

  u32(): number {
    this.at += 4;
    return this.#view.getUint32(this.at - 4, true);
  }

  /** Reads a number that is exact up to 2^53; longer numbers are only passed over. */
  unsigned(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.u8();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  signed(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.u8();
      value += (byte & 127) * factor;
      if (byte < 128) return byte < 64 ? value : value - factor * 128;
    }
  }

  /** Passes over one LEB128 number of any length. */
  skipNumber(): void {
    while (this.u8() >= 128);
  }

  bytes(length: number): Uint8Array {
    this.at += length;
    return this.#bytes.subarray(this.at - length, this.at);
  }

  /** A name of WebAssembly: its length, then UTF-8. */
  name(): string {
    return new TextDecoder().decode(this.bytes(this.unsigned()));
  }

  /** A text that ends with a zero byte. */
  string(): string {
    const end = this.#bytes.indexOf(0, this.at);
    const text = new TextDecoder().decode(this.#bytes.subarray(this.at, end));
    this.at = end + 1;
    return text;
  }
}

export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  clear(): void {
    this.#length = 0;
  }

  u8(...values: readonly number[]): void {
    this.#reserve(values.length);
    for (const value of values) this.#bytes[this.#length++] = value;
  }

  unsigned(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.u8((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.u8(rest);
  }

  /** A number of 32 bits, either sign. */
  signed(value: number): void {
    let rest = value | 0;
    while (rest < -64 || rest > 63) {
      this.u8((rest & 127) | 128);
      rest >>= 7;
    }
    this.u8(rest & 127);
  }

  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  name(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.unsigned(bytes.length);
    this.bytes(bytes);
  }

  /** The bytes written so far; valid until the next write. */
  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    larger.set(this.written());
    this.#bytes = larger;
  }
}
