// The film of a program's run: each write to its board becomes a step, packed as packed-film.ts has it.
import { cells } from '../cell';
import { digitAt, gridOf } from '../grid';
import { endOf, headOf, highestLine, packed, recordWords } from './packed-film';
import { Pace } from './said-pieces';
import type { Film, OverGiven } from './run';

/** Some steps, packed, and how many there are with them. */
export interface FilmPiece {
  bytes: Uint8Array<ArrayBuffer>;
  steps: number;
}

/** A recording may have so many different lines of a program, and depths of its calls. */
const mostLines = 255;
const deepestCall = 255;

const pieceSteps = 2 ** 13;

/** The clock is asked once in so many steps: it takes longer than they do. */
const stepsPerLook = 32;

/** Is told each write to the board, and hands its steps over in pieces. */
export class FilmWriter {
  readonly #isGiven: Uint8Array;
  readonly #mostSteps: number;
  readonly #hand: (piece: FilmPiece) => void;
  readonly #pace = new Pace();
  readonly #digits: Uint8Array;
  readonly #lines = new KnownLines();
  #words = new Uint32Array(pieceSteps * recordWords);
  #used = 0;
  /** With so many used it is looked whether they are to be handed over. */
  #lookAt = 0;
  #steps = 0;
  #isFull = false;
  #overGiven: OverGiven | undefined;

  /** `puzzle`: the 81 givens. The pieces given to `hand` have to outlive the worker, which may be ended at any time. */
  constructor(puzzle: string, mostSteps: number, hand: (piece: FilmPiece) => void) {
    const grid = gridOf(puzzle);
    if (grid === undefined) throw new Error(`no puzzle: ${puzzle}`);
    this.#isGiven = Uint8Array.from(cells, (cell) => (digitAt(grid, cell) === 0 ? 0 : 1));
    this.#mostSteps = mostSteps;
    this.#hand = hand;
    this.#digits = Uint8Array.from(cells, (cell) => digitAt(grid, cell));
    hand({ bytes: headOf(grid), steps: 0 });
  }

  get steps(): number {
    return this.#steps;
  }

  /** The first write that changed a given. */
  get overGiven(): OverGiven | undefined {
    return this.#overGiven;
  }

  /** How many more steps it may have. */
  get left(): number {
    return this.#mostSteps - this.#steps;
  }

  /** There were more steps than it may have: what is written now is no longer taken. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** The digit that the cell holds after all writes so far. */
  digitAt(cell: number): number {
    return this.#digits[cell] ?? 0;
  }

  /** The cell now holds `digit`, 0 for none; `line` is the program's, `call` how deep its calls are: 0 where not known. */
  write(cell: number, digit: number, line = 0, call = 0): void {
    const before = this.#digits[cell] ?? 0;
    if (before === digit) return;
    if (this.#isGiven[cell] === 1) {
      // A recording cannot change a given: a program that does is not shown doing it.
      this.#overGiven ??= { step: this.#steps, cell, digit, line };
      return;
    }
    const known = this.#lines.known(line);
    const depth = call <= deepestCall ? call : 0;
    if (before !== 0) this.#add(cell, 0, known, depth, digit);
    if (digit !== 0) this.#add(cell, digit, known, depth);
  }

  /** Hands over what was not yet; to be called where the run ends by itself. */
  handOver(): void {
    if (this.#used === 0) return;
    const isWhole = this.#used === this.#words.length;
    const { buffer } = isWhole ? this.#words : this.#words.slice(0, this.#used);
    if (isWhole) this.#words = new Uint32Array(this.#used);
    this.#used = 0;
    this.#lookAt = 0;
    this.#hand({ bytes: new Uint8Array(buffer), steps: this.#steps });
    this.#pace.handedOver();
  }

  /** `over`: the digit that is written over the one that goes. */
  #add(cell: number, digit: number, line: number, call: number, over = 0): void {
    if (this.#steps === this.#mostSteps) {
      this.#beFull();
      return;
    }
    this.#digits[cell] = digit;
    this.#steps++;
    const used = this.#used;
    this.#words[used] = packed(cell, digit, line, over);
    this.#words[used + 1] = call;
    this.#used = used + recordWords;
    if (this.#used >= this.#lookAt) this.#look();
  }

  #beFull(): void {
    this.#isFull = true;
    // Nothing follows that would hand these over.
    this.handOver();
  }

  #look(): void {
    if (this.#used === this.#words.length || this.#pace.isDue) this.handOver();
    this.#lookAt = this.#pace.isEager
      ? 0
      : Math.min(this.#used + stepsPerLook * recordWords, this.#words.length);
  }
}

/** Lets the first lines through that a recording has room for; any other is 0, which is not known. */
class KnownLines {
  readonly #isKnown = new Uint8Array(highestLine + 1);
  #count = 0;

  known(line: number): number {
    if (this.#isKnown[line] === 1) return line;
    if (line === 0 || line > highestLine || this.#count === mostLines) return 0;
    this.#count++;
    this.#isKnown[line] = 1;
    return line;
  }
}

/** The pieces put together again, where they outlive the worker. */
export class FilmPieces {
  readonly #pieces: Uint8Array<ArrayBuffer>[] = [];
  #steps = 0;

  get steps(): number {
    return this.#steps;
  }

  add({ bytes, steps }: FilmPiece): void {
    this.#pieces.push(bytes);
    this.#steps = steps;
  }

  /** `isCut`: the run was ended, or had more steps than the film may have. */
  film({ isCut, overGiven }: Omit<Film, 'packed' | 'steps'>): Film {
    const packed = new Blob([...this.#pieces, endOf(isCut)]);
    return { packed, steps: this.#steps, isCut, ...(overGiven && { overGiven }) };
  }
}
