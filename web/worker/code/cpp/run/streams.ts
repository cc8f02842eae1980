// A program's standard input and output: all of the input at once, or byte by byte where its board is looked for.
import { OutputFull } from './wasi';

/** A listener that looks for the board. */
interface Reader {
  /** Called just before the last of the puzzle's digits is handed out. */
  lastDigitRead(): void;
  /** Called when the program asks for more input after that. */
  paused(): void;
}

export class Input {
  readonly #bytes: Uint8Array;
  readonly #reader: Reader | undefined;
  readonly #lastDigit: number;
  #at = 0;

  /** With a reader the input is handed out byte by byte, so that no buffer of the program holds the whole puzzle; `digits`: how many there are up to its last. */
  constructor(text: string, reader?: Reader, digits = 81) {
    this.#bytes = new TextEncoder().encode(text);
    this.#reader = reader;
    this.#lastDigit = offsetOfDigit(this.#bytes, digits);
  }

  read(most: number): Uint8Array {
    const start = this.#at;
    const length = this.#reader ? Math.min(most, 1) : most;
    this.#at = Math.min(start + length, this.#bytes.length);
    if (this.#lastDigit >= 0 && start === this.#lastDigit) this.#reader?.lastDigitRead();
    else if (this.#lastDigit >= 0 && start > this.#lastDigit) this.#reader?.paused();
    return this.#bytes.subarray(start, this.#at);
  }
}

/** The offset of the `count`-th digit; -1 where there are fewer digits. */
function offsetOfDigit(bytes: Uint8Array, count: number): number {
  let left = count;
  return bytes.findIndex((byte) => byte >= 48 && byte <= 57 && --left === 0);
}

export class Output {
  readonly #mostBytes: number;
  readonly #printed: (text: string) => void;
  readonly #decoder = new TextDecoder();
  #bytes = 0;

  constructor(mostBytes: number, printed: (text: string) => void) {
    this.#mostBytes = mostBytes;
    this.#printed = printed;
  }

  print(bytes: Uint8Array): void {
    const room = this.#mostBytes - this.#bytes;
    this.#bytes += bytes.length;
    // The bytes belong to the program's memory, so a copy is decoded.
    this.#printed(this.#decoder.decode(bytes.slice(0, Math.max(room, 0)), { stream: true }));
    if (bytes.length > room) throw new OutputFull();
  }
}
