// The places in memory that hold the board of a program which hands it on by value: where each begins, and which were
// copied from which.
import { cells } from '../../../../core/cell';
import { Kept } from '../../finder/kept';
import { Place } from './place';
import { rangeAround, type Range } from './range';

type Wrote = (place: Place, cell: number) => void;

export class Places {
  /** Where it stood when it was found. */
  readonly first: Place;
  /** Which place and cell begins at an address. */
  readonly #cells = new Map<number, { place: Place; cell: number }>();
  readonly #kept = new Kept<Place>((place) => {
    for (const address of place.addresses) {
      if (this.#cells.get(address)?.place === place) this.#cells.delete(address);
    }
  });
  /** Rows that were copied one by one, of a place whose other rows may follow. */
  #begun: { of: Place; starts: (number | undefined)[] } | undefined;

  constructor(first: Place) {
    this.first = first;
    this.#add(first);
  }

  /** The addresses of all places. */
  get range(): Range {
    let lowest = Infinity;
    let highest = 0;
    for (const place of this.#kept) {
      lowest = Math.min(lowest, place.lowest);
      highest = Math.max(highest, place.highest);
    }
    return rangeAround(lowest, highest);
  }

  has(place: Place): boolean {
    return this.#kept.has(place);
  }

  /** Whether it has a place with these addresses. */
  hasAlike({ addresses: [first] }: Place): boolean {
    return this.#cells.get(first ?? 0)?.cell === 0;
  }

  drop(place: Place): void {
    this.#kept.drop(place);
  }

  /** The places that a write reaches into. */
  at(address: number, size: number): Place[] {
    return [...this.#kept].filter(
      ({ lowest, highest }) => address < highest && lowest < address + size,
    );
  }

  /** Tells each cell that a write reaches into. */
  eachWritten(address: number, size: number, wrote: Wrote): void {
    const last = address + size - 1;
    // A store that is wider than a cell begins before some of those that it covers.
    if (size > 64) {
      for (const place of this.at(address, size)) {
        for (const cell of cells) {
          const at = place.addresses[cell] ?? 0;
          if (at >= address && at <= last) wrote(place, cell);
        }
      }
      return;
    }
    const width = this.first.encoding.size;
    for (let at = address - width + 1; at <= last; at++) {
      const found = this.#cells.get(at);
      if (found) wrote(found.place, found.cell);
    }
  }

  /** A copy may be of a whole board, or of one row of it after another. */
  follow(to: number, from: number, size: number): void {
    for (const place of this.#kept) {
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
    this.#add(of.elsewhere(addresses));
  }

  #add(place: Place): void {
    place.addresses.forEach((address, cell) => {
      const before = this.#cells.get(address)?.place;
      // The memory of a copy that is gone is used again.
      if (before && before !== place) this.drop(before);
      this.#cells.set(address, { place, cell });
    });
    this.#kept.add(place);
  }
}

const rowsOf = ({ addresses }: Place): number[] =>
  Array.from({ length: 9 }, (_, row) => addresses[row * 9] ?? 0);
