// The board and its copies, where a program hands its board on by value: each has its own digits, and one film.
import { cells } from '../../../../core/cell';
import type { FilmWriter } from '../../../../core/code/film';
import { Place } from './place';
import { rangeAround, type Range } from './range';

/** More are not kept: the oldest copies are the first that are no longer written to. */
const mostPlaces = 512;

export class Copies {
  /** Where it stood when it was found. */
  readonly board: Place;
  readonly #film: FilmWriter;
  readonly #memory: () => DataView;
  /** Which place and cell begins at an address. */
  readonly #cells = new Map<number, { place: Place; cell: number }>();
  readonly #places = new Set<Place>();
  /** Rows that were copied one by one, of a place whose other rows may follow. */
  #begun: { of: Place; starts: (number | undefined)[] } | undefined;
  /** The place that the film agrees with. */
  #current: Place;
  /** False where its memory went to another copy. */
  #isCurrentKept = true;
  /** Of each cell, how many were filled up to it, which tells the order; 0 where the film has no digit. */
  readonly #filledAt = new Float64Array(81);
  #fillings = 0;

  constructor(board: Place, film: FilmWriter, memory: () => DataView) {
    this.#film = film;
    this.#memory = memory;
    this.board = board;
    this.#current = board;
    this.#add(board);
  }

  /** The addresses of all places. */
  get range(): Range {
    let lowest = Infinity;
    let highest = 0;
    for (const place of this.#places) {
      lowest = Math.min(lowest, place.lowest);
      highest = Math.max(highest, place.highest);
    }
    return rangeAround(lowest, highest);
  }

  /** The places that a write reaches into. */
  at(address: number, size: number): Place[] {
    return [...this.#places].filter(
      ({ lowest, highest }) => address < highest && lowest < address + size,
    );
  }

  /** Whether it has a place with these addresses. */
  has({ addresses: [first] }: Place): boolean {
    return this.#cells.get(first ?? 0)?.cell === 0;
  }

  wrote(address: number, size: number, line: number, calls: number): void {
    const current = this.#current;
    // By far the most writes are one cell of the board.
    if (this.#isCurrentKept && size === current.encoding.size) {
      const cell = current.cellAt(address);
      if (cell !== undefined) {
        this.#write(cell, current.digitAt(this.#memory(), cell) ?? 0, line, calls);
        return;
      }
    }
    const last = address + size - 1;
    // A store that is wider than a cell begins before some of those that it covers.
    if (size > 64) {
      for (const place of this.#places) {
        if (place.lowest > last || place.highest <= address) continue;
        for (const cell of cells) {
          const at = place.addresses[cell] ?? 0;
          if (at >= address && at <= last) this.#wroteCell(place, cell, line, calls);
        }
      }
      return;
    }
    const width = this.#current.encoding.size;
    for (let at = address - width + 1; at <= last; at++) {
      const found = this.#cells.get(at);
      if (found) this.#wroteCell(found.place, found.cell, line, calls);
    }
  }

  copied(to: number, from: number, size: number, line: number, calls: number): void {
    this.follow(to, from, size);
    // A copy is not looked at before something else is written to it.
    const { lowest, highest } = this.#current;
    if (to < highest && lowest < to + size) this.wrote(to, size, line, calls);
  }

  /** What was copied may be a whole board, or one row of it after another. */
  follow(to: number, from: number, size: number): void {
    for (const place of this.#places) {
      if (from > place.highest || from + size <= place.lowest) continue;
      if (from <= place.lowest && place.highest <= from + size) {
        this.#addCopy(place, (row) => (place.addresses[row * 9] ?? 0) + to - from);
        return;
      }
      const row = rowsOf(place).findIndex(
        (start) => from <= start && start + 9 * place.encoding.size <= from + size,
      );
      if (row < 0) continue;
      if (this.#begun?.of !== place || row === 0) {
        this.#begun = { of: place, starts: new Array<undefined>(9).fill(undefined) };
      }
      this.#begun.starts[row] = (place.addresses[row * 9] ?? 0) + to - from;
      const { starts } = this.#begun;
      if (starts.every((start) => start !== undefined)) {
        this.#begun = undefined;
        this.#addCopy(place, (each) => starts[each] ?? 0);
      }
      return;
    }
  }

  #addCopy(of: Place, startOf: (row: number) => number): void {
    const addresses = of.addresses.map((_, cell) => {
      const row = Math.floor(cell / 9);
      return startOf(row) + (of.addresses[cell] ?? 0) - (of.addresses[row * 9] ?? 0);
    });
    this.#add(new Place(of.encoding, addresses));
  }

  #add(place: Place): void {
    place.addresses.forEach((address, cell) => {
      const before = this.#cells.get(address)?.place;
      // The memory of a copy that is gone is used again.
      if (before && before !== place) this.#drop(before);
      this.#cells.set(address, { place, cell });
    });
    this.#places.add(place);
    const [oldest] = this.#places;
    if (this.#places.size > mostPlaces && oldest) this.#drop(oldest);
  }

  #drop(place: Place): void {
    if (!this.#places.delete(place)) return;
    if (place === this.#current) this.#isCurrentKept = false;
    for (const address of place.addresses) {
      if (this.#cells.get(address)?.place === place) this.#cells.delete(address);
    }
  }

  #wroteCell(place: Place, cell: number, line: number, calls: number): void {
    const memory = this.#memory();
    const digit = place.digitAt(memory, cell);
    if (place !== this.#current) {
      // What is no digit is no board any more: its memory went to something else.
      if (digit === undefined || !this.#turnTo(place, memory, cell, line, calls)) {
        this.#drop(place);
        return;
      }
    }
    this.#write(cell, digit ?? 0, line, calls);
  }

  /** Films what is different in another copy, all but the cell that is written there now. */
  #turnTo(place: Place, memory: DataView, but: number, line: number, calls: number): boolean {
    const there = cells.map((cell) => place.digitAt(memory, cell));
    if (there.includes(undefined)) return false;
    this.#current = place;
    this.#isCurrentKept = this.#places.has(place);
    for (const cell of this.#lastFilledFirst()) {
      if (cell !== but && there[cell] !== this.#film.digitAt(cell))
        this.#write(cell, 0, line, calls);
    }
    for (const cell of cells) {
      if (cell !== but) this.#write(cell, there[cell] ?? 0, line, calls);
    }
    return true;
  }

  #write(cell: number, digit: number, line: number, calls: number): void {
    if (this.#film.digitAt(cell) === digit) return;
    this.#film.write(cell, digit, line, calls);
    this.#filledAt[cell] = digit === 0 ? 0 : ++this.#fillings;
  }

  #lastFilledFirst(): number[] {
    const at = this.#filledAt;
    const filled = cells.filter((cell) => at[cell] !== 0);
    return filled.sort((a, b) => (at[b] ?? 0) - (at[a] ?? 0));
  }
}

const rowsOf = ({ addresses }: Place): number[] =>
  Array.from({ length: 9 }, (_, row) => addresses[row * 9] ?? 0);
