// The film of a program's run: each write to its board becomes a step of a recording, as docs/trace-format.md has it.
import { cellName, cells } from '../cell';
import { digitAt, gridOf } from '../grid';
import { openingOf } from '../recording-text';
import { Pieces } from './pieces';
import type { Film } from './run';

/** Some lines of a recording, and how many steps there are with them. */
export interface FilmPiece {
  text: string;
  steps: number;
}

/** A recording may have this many lines of a program at most. */
const mostLines = 255;

/** Is told each write to the board, and hands the lines of the recording over in pieces. */
export class FilmWriter {
  readonly #isGiven: readonly boolean[];
  readonly #mostSteps: number;
  readonly #pieces: Pieces;
  readonly #digits: Uint8Array;
  readonly #lines = new Set<number>();
  #steps = 0;
  #isFull = false;

  /** `puzzle`: the 81 givens. What `hand` is given has to outlive the worker, which may be ended at any time. */
  constructor(puzzle: string, mostSteps: number, hand: (piece: FilmPiece) => void) {
    const grid = gridOf(puzzle);
    if (grid === undefined) throw new Error(`no puzzle: ${puzzle}`);
    this.#isGiven = cells.map((cell) => digitAt(grid, cell) !== 0);
    this.#mostSteps = mostSteps;
    this.#pieces = new Pieces((text) => {
      hand({ text, steps: this.#steps });
    });
    this.#digits = Uint8Array.from(cells, (cell) => digitAt(grid, cell));
    this.#pieces.add(openingOf(grid));
  }

  get steps(): number {
    return this.#steps;
  }

  /** There were more steps than it may have: what is written now is no longer taken. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** What the cell holds by what has been written so far. */
  digitAt(cell: number): number {
    return this.#digits[cell] ?? 0;
  }

  /** The cell now holds `digit`, 0 for none; `line` is the program's, `call` how deep its calls are. */
  write(cell: number, digit: number, line?: number, call?: number): void {
    const before = this.digitAt(cell);
    // A recording cannot change a given: a program that does is not shown doing it.
    if (before === digit || this.#isGiven[cell]) return;
    const place = this.#place(line, call);
    if (before !== 0) this.#add(cell, 0, `backtrack ${cellName(cell)}${place}\n`);
    if (digit !== 0) this.#add(cell, digit, `placement ${cellName(cell)} ${digit}${place}\n`);
  }

  /** Hands over what was not yet; to be called where the run ends by itself. */
  handOver(): void {
    this.#pieces.handOver();
  }

  #add(cell: number, digit: number, line: string): void {
    if (this.#isFull) return;
    if (this.#steps >= this.#mostSteps) {
      this.#isFull = true;
      // Nothing follows that would hand these over.
      this.#pieces.handOver();
      return;
    }
    this.#digits[cell] = digit;
    this.#steps++;
    this.#pieces.add(line);
  }

  #place(line: number | undefined, call: number | undefined): string {
    const hasLine = line !== undefined && (this.#lines.has(line) || this.#lines.size < mostLines);
    if (hasLine) this.#lines.add(line);
    return (hasLine ? ` line ${line}` : '') + (call === undefined ? '' : ` call ${call}`);
  }
}

/** The pieces put together again, where they outlive the worker. */
export class FilmPieces {
  readonly #texts: string[] = [];
  #steps = 0;

  get steps(): number {
    return this.#steps;
  }

  add({ text, steps }: FilmPiece): void {
    this.#texts.push(text);
    this.#steps = steps;
  }

  /** `isCut`: the run was ended, or had more steps than the film may have. */
  film(isCut: boolean): Film {
    const recording = new Blob([...this.#texts, isCut ? 'end stopped\n' : 'end\n']);
    return { recording, steps: this.#steps, isCut };
  }
}
