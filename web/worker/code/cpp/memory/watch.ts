// Tells the finder of a program's memory: of the layouts that hold its puzzle once it is read, and of what is written there.
import type { BoardFinder } from '../../finder/board-finder';
import { completesRow, pointsAtRow } from './moments';
import type { Layout } from './layout';
import { Copies } from './copies';
import { everything, nothing, type Range } from './range';
import { exchanged, findLayouts } from './search';

/** A search takes a millisecond or so; a program that moves rows about for long has no board to be found. */
const mostSearches = 300;
/** And one that has filled hundreds of megabytes is not searched as often. */
const mostBytesSearched = 2 ** 30;
const mostStoresLookedAt = 500_000;

export interface BoardSought {
  /** Where it stands, of a puzzle that has nothing to be found by; undefined: nowhere. */
  learned?: Layout | undefined;
  /** Only rows that are pointed at are looked for. */
  arePointedAt?: boolean;
  /** It is found, where it stood before anything was put into it. */
  found?: ((board: Layout) => void) | undefined;
}

export class MemoryWatch {
  /** As they are, and with rows and columns exchanged. */
  readonly #orders: readonly ArrayLike<number>[];
  readonly #finder: BoardFinder<Layout>;
  readonly #memory: () => DataView;
  readonly #limit: (range: Range) => void;
  readonly #lowest: () => number;
  readonly #sought: BoardSought;
  /** Where the puzzle was found; until the first step is seen there may be several. */
  readonly #candidates: Copies[] = [];
  #copies: Copies | undefined;
  #isRead = false;
  #searches = 0;
  #bytesSearched = 0;
  #storesLookedAt = 0;

  /** `limit` says which addresses are to be told of from now on; nothing at first. Below `lowest` is no board. */
  constructor(
    finder: BoardFinder<Layout>,
    memory: () => DataView,
    limit: (range: Range) => void,
    lowest: () => number,
    sought: BoardSought = {},
  ) {
    this.#orders = [finder.givens, exchanged(finder.givens)];
    this.#finder = finder;
    this.#memory = memory;
    this.#limit = limit;
    this.#lowest = lowest;
    this.#sought = sought;
  }

  /** Whether there is a board whose steps are filmed. */
  get hasBoard(): boolean {
    return this.#copies !== undefined;
  }

  /** The last digit of the puzzle is about to be read. */
  lastDigitRead(): void {
    if (this.#finder.isBlank) {
      this.#begin();
      return;
    }
    this.#isRead = true;
    this.#limit(everything);
    this.#search();
  }

  /** The program asks for more, or prints: what it has read, it may have put into its board by now. */
  paused(): void {
    if (this.#isLooking) this.#search();
  }

  /** Memory was written; `isTold` where the program did it, or a library on its behalf. */
  wrote(address: number, size: number, isTold: boolean, line: number, calls: number): void {
    if (!this.#copies && this.#isLooking) this.#lookAt(address, size);
    if (!isTold || this.#isDone()) return;
    const copies = this.#copies ?? this.#copiesFrom(address, size);
    if (!copies) return;
    const finder = this.#finder;
    const { board } = finder;
    // By far the most writes are one cell of the board.
    if (size === board?.encoding.size && copies.has(board)) {
      const cell = board.cellAt(address);
      if (cell !== undefined) {
        finder.put(cell, board.digitAt(cell) ?? 0, line, calls);
        return;
      }
    }
    copies.eachWritten(address, size, (layout, cell) => {
      if (!finder.wrote(layout, cell, layout.digitAt(cell), line, calls)) copies.drop(layout);
    });
  }

  copied(to: number, from: number, size: number, line: number, calls: number): void {
    const copies = this.#copies;
    if (!copies) {
      // Which of them is the board shows only where a digit is put in.
      for (const each of this.#candidates) each.follow(to, from, size);
      if (this.#finder.isBlank) this.#limit(rangeOf(this.#candidates));
      this.wrote(to, size, true, line, calls);
      return;
    }
    if (this.#isDone()) return;
    copies.follow(to, from, size);
    const { board } = this.#finder;
    // A copy is not looked at before something else is written to it.
    if (board && to < board.highest && board.lowest < to + size) {
      this.wrote(to, size, true, line, calls);
    }
    this.#limit(copies.range);
  }

  /** A film that is full hears of nothing more. */
  #isDone(): boolean {
    if (!this.#finder.isDone) return false;
    this.#limit(nothing);
    return true;
  }

  get #isLooking(): boolean {
    const mayGoOn = this.#searches < mostSearches && this.#bytesSearched < mostBytesSearched;
    return this.#isRead && !this.#copies && mayGoOn;
  }

  /** Where a board is known, only what is written there is told. */
  #begin(): void {
    const { learned } = this.#sought;
    // It was seen in the memory of another run.
    if (learned) {
      this.#candidates.push(new Copies(learned.elsewhere(learned.addresses, this.#memory)));
    }
    this.#limit(rangeOf(this.#candidates));
  }

  #search(): void {
    const lowest = this.#lowest();
    this.#searches++;
    this.#bytesSearched += this.#memory().byteLength - lowest;
    const { arePointedAt } = this.#sought;
    for (const layout of findLayouts(this.#memory, this.#finder.givens, lowest, arePointedAt)) {
      if (this.#candidates.some((each) => each.hasAlike(layout))) continue;
      this.#candidates.push(new Copies(layout));
    }
  }

  /** Searches again where the last row of the board may just have been completed, or pointed at. */
  #lookAt(address: number, size: number): void {
    if (++this.#storesLookedAt > mostStoresLookedAt) {
      this.#searches = mostSearches;
      this.#limit(rangeOf(this.#candidates));
      return;
    }
    const memory = this.#memory();
    const mayBe = this.#orders.some(
      (digits) =>
        completesRow(memory, digits, address, size) || pointsAtRow(memory, digits, address, size),
    );
    if (mayBe) this.#search();
  }

  /** The copies of which one has its first digit now. */
  #copiesFrom(address: number, size: number): Copies | undefined {
    const isBegun = (layout: Layout) =>
      this.#finder.isBegun(layout, (cell) => {
        const at = layout.addresses[cell] ?? 0;
        return at + layout.encoding.size > address && at < address + size;
      });
    const copies = this.#candidates.find((each) => each.at(address, size).some(isBegun));
    this.#copies = copies;
    if (!copies) return undefined;
    this.#finder.begin(copies.first);
    this.#limit(copies.range);
    this.#sought.found?.(copies.first);
    return copies;
  }
}

function rangeOf(candidates: readonly Copies[]): Range {
  if (candidates.length === 0) return nothing;
  const ranges = candidates.map(({ range }) => range);
  const from = Math.min(...ranges.map((each) => each.from));
  return { from, bytes: Math.max(...ranges.map((each) => each.from + each.bytes)) - from };
}
