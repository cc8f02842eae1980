// Reports a program's memory to the finder of boards: the layouts that hold the puzzle after it was read, and the writes to them.
import type { BoardFinder } from '../../finder/board-finder';
import { completesRow, pointsAtRow, putsIntoRow } from './moments';
import { blankAt, type Layout } from './memory-layout';
import { Copies } from './copies';
import { everything, nothing, type Range } from './range';
import { exchanged, findLayouts } from './search';

/** The most searches: each takes about a millisecond, and after so many moved rows no board is to be expected. */
const mostSearches = 300;
/** The most bytes to search in all, so that a program with hundreds of megabytes is searched less often. */
const mostBytesSearched = 2 ** 30;
const mostStoresLookedAt = 500_000;

export interface BoardSought {
  /** Where the board of a puzzle without givens is, as earlier runs have shown; undefined where they have not. */
  learned?: Layout | undefined;
  /** Whether to look only for rows with pointers to them. */
  arePointedAt?: boolean;
  /** Called when the board is found, with its layout before the first digit was put into it. */
  found?: ((board: Layout) => void) | undefined;
}

export class MemoryWatch {
  /** The puzzle's digits as they are, and with rows and columns exchanged. */
  readonly #orders: readonly ArrayLike<number>[];
  readonly #finder: BoardFinder<Layout>;
  readonly #memory: () => DataView;
  readonly #limit: (range: Range) => void;
  readonly #lowest: () => number;
  readonly #sought: BoardSought;
  /** The layouts that hold the puzzle; there may be several until the first step shows which is the board. */
  readonly #candidates: Copies[] = [];
  #copies: Copies | undefined;
  #isRead = false;
  #searches = 0;
  #bytesSearched = 0;
  #storesLookedAt = 0;
  /** Where digits were put that led to a search. */
  readonly #putAt = new Set<number>();

  /** `limit` sets the addresses whose writes are reported from now on, none at first. No board lies below `lowest`. */
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

  /** Whether a board has been found whose steps are filmed. */
  get hasBoard(): boolean {
    return this.#copies !== undefined;
  }

  /** Called just before the last digit of the puzzle is read. */
  lastDigitRead(): void {
    if (this.#finder.isBlank) {
      this.#begin();
      return;
    }
    this.#isRead = true;
    this.#limit(everything);
    this.#search();
  }

  /** The program asks for more input, or prints, so it may have put the puzzle into its board by now. */
  paused(): void {
    if (this.#isLooking) this.#search();
  }

  /** Called after a write; `isTold` where the program wrote, or a library on its behalf. */
  wrote(address: number, size: number, isTold: boolean, line: number, calls: number): void {
    if (!this.#copies && this.#isLooking) this.#lookAt(address, size);
    if (!isTold || this.#isDone()) return;
    const copies = this.#copies ?? this.#copiesFrom(address, size);
    if (!copies) return;
    const finder = this.#finder;
    const { board } = finder;
    // Most writes go to one cell of the board.
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
      // Which candidate is the board shows only when a digit is put in.
      for (const each of this.#candidates) each.follow(to, from, size);
      if (this.#finder.isBlank) this.#limit(rangeOf(this.#candidates));
      this.wrote(to, size, true, line, calls);
      return;
    }
    if (this.#isDone()) return;
    copies.follow(to, from, size);
    const { board } = this.#finder;
    // A new copy counts only when something else is written to it.
    if (board && to < board.highest && board.lowest < to + size) {
      this.wrote(to, size, true, line, calls);
    }
    this.#limit(copies.range);
  }

  /** A call begins: what is below the end of the stack belonged to calls that have ended, and now to this one. */
  entered(): void {
    this.#copies?.dropBelow(this.#lowest());
  }

  /** Whether the film is full, after which no more writes are reported. */
  #isDone(): boolean {
    if (!this.#finder.isDone) return false;
    this.#limit(nothing);
    return true;
  }

  get #isLooking(): boolean {
    const mayGoOn = this.#searches < mostSearches && this.#bytesSearched < mostBytesSearched;
    return this.#isRead && !this.#copies && mayGoOn;
  }

  /** Once a board is known, only writes to it are reported. */
  #begin(): void {
    const { learned } = this.#sought;
    // The layout was found in another run, in other memory.
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

  /** Searches again if the last row of the board may just have been completed, a pointer to it written, or a digit put into a row. */
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
    else this.#lookAtPut(memory, address, size);
  }

  /** A board that was moved into place, as a vector moves its rows, is found by the first digit that is put into it. */
  #lookAtPut(memory: DataView, address: number, size: number): void {
    if (this.#putAt.has(address)) return;
    for (const digits of this.#orders) {
      const encoding = putsIntoRow(memory, digits, address, size);
      if (!encoding) continue;
      this.#putAt.add(address);
      const restore = blankAt(memory, address, encoding);
      this.#search();
      restore();
      return;
    }
  }

  /** The copies of the candidate in which this write put the first digit: the one found last, since a vector may have moved rows. */
  #copiesFrom(address: number, size: number): Copies | undefined {
    const isBegun = (layout: Layout) =>
      this.#finder.isBegun(layout, (cell) => {
        const at = layout.addresses[cell] ?? 0;
        return at + layout.encoding.size > address && at < address + size;
      });
    const copies = this.#candidates.findLast((each) => each.at(address, size).some(isBegun));
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
