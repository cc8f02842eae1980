// A list or dictionary of an interpreted program, as it was reported and written to, and where a board may lie in it.
import type { Container } from './board-finder';
import { most, noDigit, read, readText } from './reported-text';

/** The shapes of container-reports.ts, in their order. */
const shapes = ['flat', 'rows', 'pairs'] as const;

export interface Corner {
  row: number;
  column: number;
}

const corners: readonly Corner[] = [
  { row: 0, column: 0 },
  { row: 1, column: 1 },
  { row: 1, column: 0 },
  { row: 0, column: 1 },
];

export class ReportedContainer implements Container {
  readonly mayBeReused = false;
  readonly number: number;
  isArriving = false;
  /** Whether it has been found to be a board, with its first cell at `#corner`. */
  isBoard = false;
  #shape: (typeof shapes)[number] = 'flat';
  #corner: Corner = { row: 0, column: 0 };
  /** The number of rows, or of cells, and the length of each row. */
  #count = 0;
  #lengths: number[] = [];
  /** Ten to a row, or those of one list side by side. */
  readonly #digits = new Int8Array(most * most);

  constructor(number: number) {
    this.number = number;
  }

  /** Takes a report of all that it holds, from word `at` on; gives the word after the report. */
  tell(shape: number, words: Int32Array, at: number): number {
    this.#shape = shapes[shape] ?? 'flat';
    this.#count = words[at] ?? 0;
    this.#lengths = [];
    this.#digits.fill(noDigit);
    let next = at + 1;
    const take = (from: number, count: number) => {
      this.#digits.set(words.subarray(next, next + count), from);
      next += count;
    };
    switch (this.#shape) {
      case 'flat':
        take(0, Math.min(this.#count, 82));
        break;
      case 'pairs':
        take(0, most * most);
        break;
      case 'rows':
        for (let row = 0; row < Math.min(this.#count, most); row++) {
          const length = words[next++] ?? 0;
          this.#lengths.push(length);
          take(row * most, Math.min(length, most));
        }
    }
    return next;
  }

  /** Takes a report in JSON; false where the text has something else than digits and blanks. */
  tellText(shape: number, count: number, text: string): boolean {
    const isInRows = shapes[shape] === 'rows';
    if (!readText(isInRows ? count : 0, text)) return false;
    this.#shape = isInRows ? 'rows' : 'flat';
    this.#count = count;
    this.#lengths = isInRows ? read.lengths.slice(0, Math.min(count, most)) : [];
    this.#digits.set(read.digits);
    return true;
  }

  get isInRows(): boolean {
    return this.#shape === 'rows';
  }

  /** The length of a row; of the whole list where there are no rows. */
  lengthOf(row: number): number {
    return row < 0 ? this.#count : (this.#lengths[row] ?? 0);
  }

  /** Takes a write; `row` is below 0 where there are no rows. */
  set(row: number, key: number, digit: number): void {
    if (row < 0) {
      if (key >= 0 && key < 82) this.#digits[key] = digit;
    } else if (row < most && key >= 0 && key < most) {
      this.#digits[row * most + key] = digit;
    }
  }

  digitAt(cell: number): number | undefined {
    const { row, column } = this.#corner;
    const at =
      this.#shape === 'flat'
        ? row + cell
        : (row + Math.floor(cell / 9)) * most + column + (cell % 9);
    const digit = this.#digits[at] ?? noDigit;
    return digit < 0 ? undefined : digit;
  }

  /** The cell of the board at a row and an index in it; undefined outside of the board. */
  cellAt(row: number, key: number): number | undefined {
    const corner = this.#corner;
    if (this.#shape === 'flat') {
      const cell = key - corner.row;
      return cell >= 0 && cell < 81 ? cell : undefined;
    }
    const [r, c] = [row - corner.row, key - corner.column];
    return r >= 0 && r < 9 && c >= 0 && c < 9 ? r * 9 + c : undefined;
  }

  /** Whether it is a board at one of its corners; the corner where it is one is kept. */
  isBoardBy(holds: (container: this) => boolean): boolean {
    const before = this.#corner;
    // The corner of before is tried first: a list of blanks alone would match at any corner.
    if (this.#hasRoom(before) && holds(this)) return true;
    for (const corner of corners) {
      if (!this.#hasRoom(corner)) continue;
      this.#corner = corner;
      if (holds(this)) return true;
    }
    this.#corner = before;
    return false;
  }

  /** Whether it is a board; where a list has an element to spare, the first digit put tells whether it counts from 1. */
  isBoardFrom(row: number, key: number, holds: (container: this) => boolean): boolean {
    const before = this.#corner;
    const from = (length: number, enough: number, at: number) =>
      length > enough && at > 0 ? 1 : 0;
    switch (this.#shape) {
      case 'pairs':
        return this.isBoardBy(holds);
      case 'flat':
        this.#corner = { row: from(this.#count, 81, key), column: 0 };
        break;
      case 'rows':
        this.#corner = {
          row: from(this.#count, 9, row),
          column: from(this.lengthOf(row), 9, key),
        };
    }
    if (this.#hasRoom(this.#corner) && holds(this)) return true;
    this.#corner = before;
    return false;
  }

  #hasRoom({ row, column }: Corner): boolean {
    switch (this.#shape) {
      case 'flat':
        return column === 0 && this.#count >= 81 + row;
      case 'pairs':
        // For pairs `#count` is the first row, 0 or 1.
        return row === column && row === this.#count;
      case 'rows':
        for (let each = row; each < row + 9; each++) {
          if (this.lengthOf(each) < 9 + column) return false;
        }
        return true;
    }
  }
}
