// Watches a program's memory: finds its board once the puzzle is read, and films what is written there.
import type { FilmWriter } from '../../../../core/code/film';
import { cells } from '../../../../core/cell';
import { digitAt, type Grid } from '../../../../core/grid';
import { Copies } from './copies';
import { completesRow, isAllDigits, pointsAtRow, putsDigit } from './moments';
import type { Place } from './place';
import { everything, nothing, type Range } from './range';
import { exchanged, findPlaces } from './search';

/** A search takes a millisecond or so; a program that moves rows about for long has no board to be found. */
const mostSearches = 300;
/** And one that has filled hundreds of megabytes is not searched as often. */
const mostBytesSearched = 2 ** 30;
const mostStoresLookedAt = 500_000;

export interface BoardSought {
  /** Where it stands, of a puzzle that has nothing to be found by; undefined: nowhere. */
  learned?: Place | undefined;
  /** Only rows that are pointed at are looked for. */
  arePointedAt?: boolean;
  /** It is found, where it stood before anything was put into it. */
  found?: ((board: Place) => void) | undefined;
}

export class BoardWatch {
  readonly #digits: Uint8Array;
  /** As they are, and with rows and columns exchanged. */
  readonly #orders: readonly ArrayLike<number>[];
  readonly #film: FilmWriter;
  readonly #memory: () => DataView;
  readonly #limit: (range: Range) => void;
  readonly #lowest: () => number;
  readonly #sought: BoardSought;
  readonly #isBlank: boolean;
  /** Where the board was found; until the first step is seen there may be several. */
  readonly #candidates: Copies[] = [];
  #copies: Copies | undefined;
  #isRead = false;
  #searches = 0;
  #bytesSearched = 0;
  #storesLookedAt = 0;

  /** `limit` says which addresses are to be told of from now on; nothing at first. Below `lowest` is no board. */
  constructor(
    puzzle: Grid,
    film: FilmWriter,
    memory: () => DataView,
    limit: (range: Range) => void,
    lowest: () => number,
    sought: BoardSought = {},
  ) {
    this.#digits = Uint8Array.from(cells, (cell) => digitAt(puzzle, cell));
    this.#orders = [this.#digits, exchanged(this.#digits)];
    this.#film = film;
    this.#memory = memory;
    this.#limit = limit;
    this.#lowest = lowest;
    this.#sought = sought;
    this.#isBlank = this.#digits.every((digit) => digit === 0);
  }

  /** Whether there is a board whose steps are filmed. */
  get hasBoard(): boolean {
    return this.#copies !== undefined;
  }

  /** The last digit of the puzzle is about to be read. */
  lastDigitRead(): void {
    if (this.#isBlank) {
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
    copies?.wrote(address, size, line, calls);
  }

  copied(to: number, from: number, size: number, line: number, calls: number): void {
    if (!this.#copies) {
      // Which of them is the board shows only where a digit is put in.
      for (const each of this.#candidates) each.follow(to, from, size);
      if (this.#isBlank) this.#limit(rangeOf(this.#candidates));
      this.wrote(to, size, true, line, calls);
      return;
    }
    if (this.#isDone()) return;
    this.#copies.copied(to, from, size, line, calls);
    this.#limit(this.#copies.range);
  }

  /** A film that is full hears of nothing more. */
  #isDone(): boolean {
    if (!this.#film.isFull) return false;
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
    if (learned) this.#candidates.push(new Copies(learned, this.#film, this.#memory));
    this.#limit(rangeOf(this.#candidates));
  }

  #search(): void {
    const [memory, lowest] = [this.#memory(), this.#lowest()];
    this.#searches++;
    this.#bytesSearched += memory.byteLength - lowest;
    const found = findPlaces(memory, this.#digits, lowest, this.#sought.arePointedAt);
    for (const place of found) {
      if (this.#candidates.some((each) => each.has(place))) continue;
      this.#candidates.push(new Copies(place, this.#film, this.#memory));
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

  /** The first place where a digit is put into a blank is the board. */
  #copiesFrom(address: number, size: number): Copies | undefined {
    const memory = this.#memory();
    const isPut = (place: Place) =>
      (!this.#isBlank || isAllDigits(place, memory)) &&
      putsDigit(place, memory, this.#digits, address, size);
    this.#copies = this.#candidates.find((each) => each.at(address, size).some(isPut));
    if (!this.#copies) return undefined;
    this.#limit(this.#copies.range);
    this.#sought.found?.(this.#copies.board);
    return this.#copies;
  }
}

function rangeOf(candidates: readonly Copies[]): Range {
  if (candidates.length === 0) return nothing;
  const ranges = candidates.map(({ range }) => range);
  const from = Math.min(...ranges.map((each) => each.from));
  return { from, bytes: Math.max(...ranges.map((each) => each.from + each.bytes)) - from };
}
