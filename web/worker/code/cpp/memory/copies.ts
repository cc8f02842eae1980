// The copies in memory of a board that a program passes by value: the layout of each, and the copy from which it was copied.
import { cells } from '../../../../core/cell';
import { Kept } from '../../finder/remembered-containers';
import { Layout } from './memory-layout';
import { rangeAround, type Range } from './range';

type Wrote = (layout: Layout, cell: number) => void;

export class Copies {
  /** The layout that was found first. */
  readonly first: Layout;
  /** The layout and the cell that begin at an address. */
  readonly #cells = new Map<number, { layout: Layout; cell: number }>();
  readonly #kept = new Kept<Layout>((layout) => {
    for (const address of layout.addresses) {
      if (this.#cells.get(address)?.layout === layout) this.#cells.delete(address);
    }
  });
  /** No copy begins below this address. */
  #lowest = Infinity;
  /** The rows copied so far of a board that a program copies row by row. */
  #begun: { of: Layout; starts: (number | undefined)[] } | undefined;

  constructor(first: Layout) {
    this.first = first;
    this.#add(first);
  }

  /** The range of addresses that holds all copies. */
  get range(): Range {
    let lowest = Infinity;
    let highest = 0;
    for (const layout of this.#kept) {
      lowest = Math.min(lowest, layout.lowest);
      highest = Math.max(highest, layout.highest);
    }
    return rangeAround(lowest, highest);
  }

  has(layout: Layout): boolean {
    return this.#kept.has(layout);
  }

  /** Whether a copy has the addresses of this layout. */
  hasAlike({ addresses }: Layout): boolean {
    return addresses.every((address, cell) => this.#cells.get(address)?.cell === cell);
  }

  drop(layout: Layout): void {
    this.#kept.drop(layout);
  }

  /** Forgets the copies below an address. */
  dropBelow(address: number): void {
    if (this.#lowest >= address) return;
    this.#lowest = Infinity;
    for (const layout of [...this.#kept]) {
      if (layout.highest <= address) this.drop(layout);
      else this.#lowest = Math.min(this.#lowest, layout.lowest);
    }
  }

  /** The copies that a write reaches into. */
  at(address: number, size: number): Layout[] {
    return [...this.#kept].filter(
      ({ lowest, highest }) => address < highest && lowest < address + size,
    );
  }

  /** Calls `wrote` for each cell that a write reaches into. */
  eachWritten(address: number, size: number, wrote: Wrote): void {
    const last = address + size - 1;
    // A store that is wider than a cell may begin before the cells that it covers.
    if (size > 64) {
      for (const layout of this.at(address, size)) {
        for (const cell of cells) {
          const at = layout.addresses[cell] ?? 0;
          if (at >= address && at <= last) wrote(layout, cell);
        }
      }
      return;
    }
    const width = this.first.encoding.size;
    for (let at = address - width + 1; at <= last; at++) {
      const found = this.#cells.get(at);
      if (found) wrote(found.layout, found.cell);
    }
  }

  /** Follows a copy of memory, which may copy a whole board or one row of it. */
  follow(to: number, from: number, size: number): void {
    for (const layout of this.#kept) {
      if (from > layout.highest || from + size <= layout.lowest) continue;
      if (from <= layout.lowest && layout.highest <= from + size) {
        this.#addCopy(layout, (row) => (layout.addresses[row * 9] ?? 0) + to - from);
        return;
      }
      const row = rowsOf(layout).findIndex(
        (start) => from <= start && start + 9 * layout.encoding.size <= from + size,
      );
      if (row < 0) continue;
      if (this.#begun?.of !== layout || row === 0) {
        this.#begun = { of: layout, starts: new Array<undefined>(9).fill(undefined) };
      }
      this.#begun.starts[row] = (layout.addresses[row * 9] ?? 0) + to - from;
      const { starts } = this.#begun;
      if (starts.every((start) => start !== undefined)) {
        this.#begun = undefined;
        this.#addCopy(layout, (each) => starts[each] ?? 0);
      }
      return;
    }
  }

  #addCopy(of: Layout, startOf: (row: number) => number): void {
    const addresses = of.addresses.map((_, cell) => {
      const row = Math.floor(cell / 9);
      return startOf(row) + (of.addresses[cell] ?? 0) - (of.addresses[row * 9] ?? 0);
    });
    this.#add(of.elsewhere(addresses));
  }

  #add(layout: Layout): void {
    layout.addresses.forEach((address, cell) => {
      const before = this.#cells.get(address)?.layout;
      // A program uses the memory of a former copy again.
      if (before && before !== layout) this.drop(before);
      this.#cells.set(address, { layout, cell });
    });
    this.#kept.add(layout);
    this.#lowest = Math.min(this.#lowest, layout.lowest);
  }
}

const rowsOf = ({ addresses }: Layout): number[] =>
  Array.from({ length: 9 }, (_, row) => addresses[row * 9] ?? 0);
