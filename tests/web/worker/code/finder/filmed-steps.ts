// A film as a list of steps, and puzzles to film.
import type { FilmTaker } from '../../../../../web/worker/code/filmed-run';

export const puzzle =
  '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
export const blankPuzzle = '0'.repeat(81);
export const digitsOf = (text: string): number[] => Array.from(text, Number);
export const rowsOf = (digits: readonly number[]): number[][] =>
  Array.from({ length: 9 }, (_, row) => digits.slice(row * 9, row * 9 + 9));

/** A film that takes at most `most` steps: each step's cell and digit as text, and its line where there is one. */
export class FilmedSteps implements FilmTaker {
  readonly steps: string[] = [];
  readonly lines: number[] = [];
  readonly #most: number;

  constructor(most = Infinity) {
    this.#most = most;
  }

  get isFull(): boolean {
    return this.steps.length >= this.#most;
  }

  write(cell: number, digit: number, line = 0): void {
    this.steps.push(`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}=${digit}`);
    this.lines.push(line);
  }

  handOver(): void {
    // This film keeps nothing back.
  }

  /** The steps since the last call. */
  taken(): string[] {
    return this.steps.splice(0);
  }
}
