// The layout of a board in memory: the address of each cell, and how its digit is written there.
import type { Container } from '../../finder/board-finder';

/** How a digit is written: a number of so many bytes, or the character. */
export interface Encoding {
  /** Bytes of one cell. */
  size: 1 | 2 | 4 | 8;
  /** The number that stands for the digit 0. */
  zero: number;
}

const characterOfZero = 48;

/** The likeliest first. */
export const encodings: readonly Encoding[] = [
  { size: 4, zero: 0 },
  { size: 1, zero: characterOfZero },
  { size: 1, zero: 0 },
  { size: 2, zero: 0 },
  { size: 8, zero: 0 },
  { size: 4, zero: characterOfZero },
];

/** A board whose cells lie further apart has no table of them. */
const mostBytesInTable = 2 ** 16;

export class Layout implements Container {
  readonly mayBeReused = true;
  isArriving = false;
  readonly encoding: Encoding;
  /** The address of each cell, row by row. */
  readonly addresses: Int32Array;
  readonly lowest: number;
  /** Behind the last byte. */
  readonly highest: number;
  readonly #memory: () => DataView;
  /** The cell that begins at each byte from the lowest address on, from 1; made where it is asked for. */
  #table: Uint8Array | undefined;

  constructor(encoding: Encoding, addresses: Int32Array, memory: () => DataView) {
    this.encoding = encoding;
    this.#memory = memory;
    this.addresses = addresses;
    this.lowest = addresses.reduce((least, each) => Math.min(least, each));
    this.highest = addresses.reduce((most, each) => Math.max(most, each)) + encoding.size;
  }

  /** The cell that begins at an address; undefined where none does, or where cells lie too far apart. */
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

/** -1 outside memory. */
export function valueAt(memory: DataView, address: number, size: Encoding['size']): number {
  const isInside = address >= 0 && address + size <= memory.byteLength;
  return isInside ? readAt(memory, address, size) : -1;
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
      // A digit has nothing in its upper half.
      return memory.getInt32(address + 4, true) === 0 ? memory.getInt32(address, true) : -1;
  }
}
