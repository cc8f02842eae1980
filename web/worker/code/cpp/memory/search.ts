// Memory has no containers, names or types, so boards are found by the puzzle's 81 digits alone: rows of nine, and the distances
// or pointers that hold the rows together.
import { encodings, Layout, valueAt, type Encoding } from './memory-layout';

/** The number of cells before a row's first cell, where a pointer leads to a row with a border. */
const borders = [0, 1, 2];
/** The distances in bytes from one row's pointer to the next: for pointers, vectors, strings and larger objects. */
const pointerSteps = [4, 12, 8, 16, 20, 24];
/** The greatest distance, in cells, between rows that follow one another. */
const widestRow = 128;
/** A row with few givens matches at many addresses by chance, so only so many matches are tried. */
const mostMatches = 2000;

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Every layout that holds the board, as it is or, where none does, with rows and columns exchanged. Memory below `from`, the
 * unused part of the stack, is left out; where rows must have pointers to them, other layouts are left out, too.
 */
export function findLayouts(
  view: () => DataView,
  digits: ArrayLike<number>,
  from = 0,
  arePointedAt = false,
): Layout[] {
  const columns = exchanged(digits);
  return encodings.flatMap((encoding) => {
    const layouts = new RowSearch(view, encoding, digits, from).layouts(arePointedAt);
    if (layouts.length > 0 || arePointedAt) return layouts;
    return new RowSearch(view, encoding, columns, from)
      .layouts()
      .map((other) => other.elsewhere(Int32Array.from(exchanged(other.addresses))));
  });
}

/** Digits or addresses with rows and columns exchanged. */
export const exchanged = (digits: ArrayLike<number>): number[] =>
  nine.flatMap((row) => nine.map((column) => digits[column * 9 + row] ?? 0));

/** Whether memory has a row of the board at an address, whatever stands in the column `except`. */
export function rowStandsAt(
  memory: DataView,
  { size, zero }: Encoding,
  digits: ArrayLike<number>,
  row: number,
  address: number,
  except = -1,
): boolean {
  for (let column = 0; column < 9; column++) {
    if (column === except) continue;
    const value = valueAt(memory, address + column * size, size);
    if (value - zero !== digits[row * 9 + column]) return false;
  }
  return true;
}

class RowSearch {
  readonly #view: () => DataView;
  readonly #memory: DataView;
  readonly #encoding: Encoding;
  readonly #digits: ArrayLike<number>;
  readonly #from: number;

  constructor(view: () => DataView, encoding: Encoding, digits: ArrayLike<number>, from: number) {
    this.#view = view;
    this.#memory = view();
    this.#encoding = encoding;
    this.#digits = digits;
    this.#from = from;
  }

  layouts(arePointedAt = false): Layout[] {
    const givens = (row: number) => nine.filter((column) => this.#digit(row, column) !== 0).length;
    const rows = nine.filter((row) => givens(row) > 0).sort((a, b) => givens(b) - givens(a));
    const [first, second] = rows;
    if (first === undefined) return [];
    const starts = this.#matches(first);
    if (starts.length === 0) return [];
    const others = second === undefined ? undefined : this.#matches(second);
    return starts.flatMap((start) => {
      const even = arePointedAt ? undefined : this.#evenly(first, start, second ?? 0, others);
      return even ?? this.#byPointers(first, start) ?? [];
    });
  }

  /** Rows at equal distances: arrays, and short strings in a vector. */
  #evenly(row: number, start: number, second: number, others?: number[]): Layout | undefined {
    const { size } = this.#encoding;
    const isFar = (bytes: number) => bytes < 9 * size || bytes > widestRow * size;
    const distances =
      others?.map((other) => (other - start) / (second - row)) ??
      Array.from({ length: widestRow - 9 }, (_, more) => (9 + more) * size);
    for (const distance of distances) {
      if (!Number.isInteger(distance) || isFar(distance)) continue;
      const layout = this.#rowsAt((each) => start + (each - row) * distance);
      if (layout) return layout;
    }
    return undefined;
  }

  /** Rows anywhere in memory, with pointers to them at equal distances, or pointers to such pointers as a deque has. */
  #byPointers(row: number, start: number): Layout | undefined {
    const words = wordsOf(this.#memory);
    const rowsFrom = (at: number, before: number, isDeque: boolean): Layout | undefined => {
      for (const step of pointerSteps) {
        const layout = this.#rowsAt((each) => {
          const word = words[at + ((each - row) * step) / 4] ?? -1;
          const target = isDeque ? (words[word >> 2] ?? -1) : word;
          return target < 0 ? -1 : target + before;
        });
        if (layout) return layout;
      }
      return undefined;
    };
    for (const border of borders) {
      const before = border * this.#encoding.size;
      for (const at of this.#pointersTo(start - before)) {
        const layout = rowsFrom(at, before, false);
        if (layout) return layout;
        for (const holder of this.#pointersTo(at * 4)) {
          const inDeques = rowsFrom(holder, before, true);
          if (inDeques) return inDeques;
        }
      }
    }
    return undefined;
  }

  /** The words of memory that hold an address. */
  *#pointersTo(address: number): Generator<number> {
    const words = wordsOf(this.#memory);
    for (
      let at = words.indexOf(address, this.#from >> 2);
      at >= 0;
      at = words.indexOf(address, at + 1)
    ) {
      yield at;
    }
  }

  #rowsAt(startOf: (row: number) => number): Layout | undefined {
    const starts = nine.map(startOf);
    if (new Set(starts).size < 9) return undefined;
    const { size } = this.#encoding;
    const stands = (start: number, row: number) =>
      rowStandsAt(this.#memory, this.#encoding, this.#digits, row, start);
    if (!starts.every(stands)) return undefined;
    const addresses = starts.flatMap((start) => nine.map((column) => start + column * size));
    return new Layout(this.#encoding, Int32Array.from(addresses), this.#view);
  }

  /** The addresses at which a row may be, found by one of its givens, since most of memory is zero. */
  #matches(row: number): number[] {
    const { size, zero } = this.#encoding;
    const column = nine.find((each) => this.#digit(row, each) !== 0) ?? 0;
    const value = this.#digit(row, column) + zero;
    const array =
      size === 1
        ? bytesOf(this.#memory)
        : size === 2
          ? halvesOf(this.#memory)
          : wordsOf(this.#memory);
    const width = array.BYTES_PER_ELEMENT;
    const found: number[] = [];
    const first = Math.floor(this.#from / width);
    for (let at = array.indexOf(value, first); at >= 0; at = array.indexOf(value, at + 1)) {
      const start = at * width - column * size;
      if (rowStandsAt(this.#memory, this.#encoding, this.#digits, row, start)) found.push(start);
      if (found.length >= mostMatches) break;
    }
    return found;
  }

  #digit(row: number, column: number): number {
    return this.#digits[row * 9 + column] ?? 0;
  }
}

const bytesOf = ({ buffer }: DataView) => new Uint8Array(buffer);
const halvesOf = ({ buffer }: DataView) => new Int16Array(buffer);
const wordsOf = ({ buffer }: DataView) => new Int32Array(buffer);
