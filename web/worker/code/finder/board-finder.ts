// Decides which container of a program is its board and films what is written there, in whichever language. A language
// says what its containers hold and what is written to them; docs/decisions/board-finder.md has why.
import { cells } from '../../../core/cell';
import { digitAt, gridOf } from '../../../core/grid';
import type { FilmTaker } from '../filmed-run';

/** Something of a program that may be its board: 81 cells. */
export interface Container {
  /** The digit in a cell now, 0 for a blank; undefined where something else stands there. */
  digitAt(cell: number): number | undefined;
  /** Whether its memory may be reused for something else, after which the container is no board. */
  readonly mayBeReused: boolean;
  /** A copy that is still being filled from the board: a cell that it lacks so far was not taken back. */
  isArriving: boolean;
}

export class BoardFinder<C extends Container> {
  /** The puzzle as the program reads it. */
  readonly givens: Uint8Array;
  readonly isBlank: boolean;
  readonly #film: FilmTaker;
  /** The digits that the film shows, and those that the program has put over givens. */
  readonly #digits: Uint8Array;
  /** For each cell, the number of cells that had been filled when it was, which gives their order; 0 where the film has no digit. */
  readonly #filledAt = new Float64Array(81);
  #fillings = 0;
  /** The digits of the copy that the film turns to, kept in one array: many programs make a copy at every call. */
  readonly #there = new Uint8Array(81);
  #board: C | undefined;

  constructor(puzzle: string, film: FilmTaker) {
    const grid = gridOf(puzzle);
    if (grid === undefined) throw new Error(`no puzzle: ${puzzle}`);
    this.givens = Uint8Array.from(cells, (cell) => digitAt(grid, cell));
    this.isBlank = this.givens.every((digit) => digit === 0);
    this.#digits = this.givens.slice();
    this.#film = film;
  }

  /** The container that the film agrees with: the board, or the copy of it that was written to last. */
  get board(): C | undefined {
    return this.#board;
  }

  /** A full film takes no more steps. */
  get isDone(): boolean {
    return this.#film.isFull;
  }

  /** Whether the container holds the puzzle and nothing else. */
  isAsRead(container: C): boolean {
    return cells.every((cell) => container.digitAt(cell) === this.givens[cell]);
  }

  /** Whether the container has every given, and digits or blanks in the other cells. */
  hasGivens(container: C): boolean {
    for (let cell = 0; cell < 81; cell++) {
      const digit = container.digitAt(cell);
      const given = this.givens[cell];
      if (digit === undefined || (given !== 0 && digit !== given)) return false;
    }
    return true;
  }

  /** Whether every cell that was not written is as the puzzle has it, and a blank has a digit now. */
  isBegun(container: C, wasWritten: (cell: number) => boolean): boolean {
    let hasMore = false;
    for (const cell of cells) {
      const digit = container.digitAt(cell);
      // A program may mark its blanks in its own way, but in a puzzle without givens blanks alone tell a board.
      if (digit === undefined && this.isBlank) return false;
      if ((digit ?? 0) === this.givens[cell]) continue;
      if (this.givens[cell] !== 0 || !wasWritten(cell)) return false;
      hasMore = true;
    }
    return hasMore;
  }

  /** Whether the container holds an earlier state of the board; before there is a board: nothing at all. */
  isEarlier(container: C): boolean {
    const now = cells.map((cell) => container.digitAt(cell));
    const order = this.#filled();
    let same = 0;
    for (const cell of order) {
      if (now[cell] !== this.#digits[cell]) break;
      same++;
    }
    const filled = now.filter((digit) => digit !== 0).length;
    return filled === same && (same > 0 || this.#board === undefined);
  }

  /** Takes the container as the board, if there is none. */
  begin(container: C): void {
    this.#board ??= container;
  }

  /** Films a write to the board or to a copy of it. False where the container turns out to be no board any more. */
  wrote(
    container: C,
    cell: number,
    digit: number | undefined,
    line: number,
    depth: number,
  ): boolean {
    if (container !== this.#board) {
      if (digit === undefined && container.mayBeReused) return false;
      if (container.isArriving && (digit ?? 0) === this.#digits[cell]) return true;
      if (!this.turnTo(container, line, depth)) return false;
    }
    this.put(cell, digit ?? 0, line, depth);
    return true;
  }

  /** Turns the film to a copy and films the differences: first the digits that it lacks, the last filled first. */
  turnTo(container: C, line: number, depth: number): boolean {
    const [digits, there, at] = [this.#digits, this.#there, this.#filledAt];
    const lacking: number[] = [];
    for (let cell = 0; cell < 81; cell++) {
      const digit = container.digitAt(cell);
      if (digit === undefined && container.mayBeReused) return false;
      there[cell] = digit ?? 0;
      if (at[cell] !== 0 && there[cell] !== digits[cell]) lacking.push(cell);
    }
    this.#board = container;
    container.isArriving = false;
    lacking.sort((a, b) => (at[b] ?? 0) - (at[a] ?? 0));
    for (const cell of lacking) this.put(cell, 0, line, depth);
    for (let cell = 0; cell < 81; cell++) this.put(cell, there[cell] ?? 0, line, depth);
    return true;
  }

  /** Films a write to the container that the film agrees with. */
  put(cell: number, digit: number, line: number, depth: number): void {
    if (this.#digits[cell] === digit) return;
    this.#digits[cell] = digit;
    this.#filledAt[cell] = digit === 0 ? 0 : ++this.#fillings;
    this.#film.write(cell, digit, line, depth);
  }

  /** The filled cells, in the order in which they were filled. */
  #filled(): number[] {
    const at = this.#filledAt;
    const filled = cells.filter((cell) => at[cell] !== 0);
    return filled.sort((a, b) => (at[a] ?? 0) - (at[b] ?? 0));
  }
}
