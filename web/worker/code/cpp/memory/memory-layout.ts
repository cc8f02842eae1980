// The layout of a board in memory: the address of each cell, and how its digit is written there.
import type { Container } from '../../finder/board-finder';

/** How memory holds a digit: as a number of `size` bytes, or as a character. */
export interface Encoding {
  /** Bytes of one cell. */
  size: 1 | 2 | 4 | 8;
  /** The number that stands for the digit 0. */
  zero: number;
}

const characterOfZero = 48;

/** The encodings to try, the likeliest first. */
export const encodings: readonly Encoding[] = [
  { size: 4, zero: 0 },
  { size: 1, zero: characterOfZero },
  { size: 1, zero: 0 },
  { size: 2, zero: 0 },
  { size: 8, zero: 0 },
  { size: 4, zero: characterOfZero },
];

/** The widest board that gets a table of its cells. */
const mostBytesInTable = 2 ** 16;

export class Layout implements Container {
  readonly mayBeReused = true;
  isArriving = false;
  readonly encoding: Encoding;
  /** The address of each cell, row by row. */
  readonly addresses: Int32Array;
  readonly lowest: number;
  /** The address after the last byte. */
  readonly highest: number;
  readonly #memory: () => DataView;
  /** For each byte from the lowest address on, 1 plus the cell that begins there, or 0; made at its first use. */
  #table: Uint8Array | undefined;

  constructor(encoding: Encoding, addresses: Int32Array, memory: () => DataView) {
    this.encoding = encoding;
    this.#memory = memory;
    this.addresses = addresses;
    this.lowest = addresses.reduce((least, each) => Math.min(least, each));
    this.highest = addresses.reduce((most, each) => Math.max(most, each)) + encoding.size;
  }

  /** The cell that begins at an address; undefined where no cell does, or where cells lie too far apart for a table. */
  cellAt(address: number): number | undefined {
    this.#table ??= tableOf(this);
    const cell = this.#table[address - this.lowest];
    return cell === undefined || cell === 0 ? undefined : cell - 1;
  }

  /** A board of the same kind at other addresses, or in the memory of another run. */
  elsewhere(addresses: Int32Array, memory = this.#memory): Layout {
    return new Layout(this.encoding, addresses, memory);
  }

  digitAt(cell: number): number | undefined {
    const value = readAt(this.#memory(), this.addresses[cell] ?? 0, this.encoding.size);
    const digit = value - this.encoding.zero;
    if (digit >= 0 && digit <= 9) return digit;
    const isBlank = this.encoding.zero === characterOfZero && blanks.has(value);
    return isBlank ? 0 : undefined;
  }
}

function tableOf({ addresses, lowest, highest }: Layout): Uint8Array {
  if (highest - lowest > mostBytesInTable) return new Uint8Array();
  const table = new Uint8Array(highest - lowest);
  addresses.forEach((address, cell) => {
    table[address - lowest] = cell + 1;
  });
  return table;
}

/** Characters that stand for a blank: a dot, a space, a star, an underscore, and nothing. */
const blanks: ReadonlySet<number> = new Set([46, 32, 42, 95, 0]);

/** The number at an address; -1 outside memory. */
export function valueAt(memory: DataView, address: number, size: Encoding['size']): number {
  const isInside = address >= 0 && address + size <= memory.byteLength;
  return isInside ? readAt(memory, address, size) : -1;
}

/** Writes a blank over the digit at an address; gives what writes the digit again. */
export function blankAt(memory: DataView, address: number, { size, zero }: Encoding): () => void {
  const bytes = new Uint8Array(memory.buffer, address, size);
  const before = bytes.slice();
  bytes.fill(0);
  bytes[0] = zero;
  return () => {
    bytes.set(before);
  };
}

function readAt(memory: DataView, address: number, size: Encoding['size']): number {
  switch (size) {
    case 1:
      return memory.getUint8(address);
    case 2:
      return memory.getInt16(address, true);
    case 4:
      return memory.getInt32(address, true);
    case 8:
      // The upper half of a digit is zero.
      return memory.getInt32(address + 4, true) === 0 ? memory.getInt32(address, true) : -1;
  }
}
