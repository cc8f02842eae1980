// The tries of a search, read from its film: the digits that it tried in each cell, those that it took and those that it refused,
// with the board as it then was. Refused digits are inferred for searches that try the digits in one direction; others give fewer tries.
import { cellCount, cells } from '../../cell';
import { digitAt, type Grid } from '../../grid';
import type { PackedStep } from '../packed-film';

/** A digit tried in a blank, and whether the search went on with it. */
export interface Try {
  /** The number of steps that had been taken when it was seen, the one that shows it among them. */
  step: number;
  cell: number;
  digit: number;
  isTaken: boolean;
  /** The line that then wrote to the board; 0 where it is not known. */
  line: number;
  /** It was the search's last chance for the cell: the cell was left, or never filled. */
  isLeaving: boolean;
  /** Another digit was taken in the same cell before, and came to nothing. */
  isLater: boolean;
  /** The board without this try. */
  board: Uint8Array;
  /** Marks the cells whose digit the search should have taken back by then. */
  stale: Uint8Array;
  /** The digits that were in each cell before, as bits, with those that were taken back. */
  past: Uint16Array;
}

/** A cell that keeps its digit although the search has gone back beyond it. */
export interface Stale {
  step: number;
  cell: number;
  digit: number;
  /** The line that had put it there. */
  line: number;
  /** The earlier cell that changed meanwhile. */
  behind: number;
}

export interface Tries {
  tries: readonly Try[];
  /** The first that was seen. */
  stale: readonly Stale[];
  /** 1: from 1 to 9; -1: from 9 to 1; 0: in no such order. */
  direction: 1 | -1 | 0;
  /** Each digit is put on the board first and looked at then. */
  isPutFirst: boolean;
  /** The cell that the search fills behind each one, where that is always the same. */
  next: ReadonlyMap<number, number>;
  /** In which order the cells are filled, where it is a simple one. */
  order: 'rows' | 'columns' | 'other';
  /** The board after the last step. */
  end: Uint8Array;
  /** The step after which the board was first full. */
  fullAt: number | undefined;
  /** The cells that were ever filled. */
  filled: ReadonlySet<number>;
}

const columnMajor = (cell: number) => (cell % 9) * 9 + Math.floor(cell / 9);
const mostTries = 6000;
const mostStale = 50;

export const boardOf = (puzzle: Grid): Uint8Array =>
  Uint8Array.from({ length: cellCount }, (_, cell) => digitAt(puzzle, cell));

export const blanksOf = (puzzle: Grid): number[] =>
  cells.filter((cell) => digitAt(puzzle, cell) === 0);

/** The board after these steps. */
export function boardAfter(puzzle: Grid, steps: readonly PackedStep[]): Uint8Array {
  const board = boardOf(puzzle);
  for (const { cell, digit } of steps) board[cell] = digit;
  return board;
}

/** One change of a cell: `before` and `after` are its digits. */
interface Change {
  step: number;
  cell: number;
  before: number;
  after: number;
  line: number;
}

/** A digit that is taken away and one that follows it at once in the same cell are one change. */
function changesIn(steps: readonly PackedStep[], puzzle: Grid): Change[] {
  const board = boardOf(puzzle);
  const changes: Change[] = [];
  for (const [index, { cell, digit, line }] of steps.entries()) {
    const before = board[cell] ?? 0;
    board[cell] = digit;
    const last = changes.at(-1);
    const isSecond = last?.cell === cell && last.after === 0 && digit !== 0;
    if (isSecond) Object.assign(last, { after: digit, line, step: index + 1 });
    else changes.push({ step: index + 1, cell, before, after: digit, line });
  }
  return changes;
}

/** `mayPutFirst`: the text allows that a digit is looked at once it is on the board. */
export function triesIn(steps: readonly PackedStep[], puzzle: Grid, mayPutFirst = true): Tries {
  const changes = changesIn(steps, puzzle);
  const direction = directionOf(changes);
  const isPutFirst = mayPutFirst && isEachPut(changes, direction);
  const course = courseOf(changes, puzzle);
  const walk = new Walk(changes, puzzle, { direction, isPutFirst, ...course });
  return { direction, isPutFirst, ...course, ...walk.result() };
}

/** A cell that is entered again, with a digit that was not taken back, tells nothing. */
function directionOf(changes: readonly Change[]): Tries['direction'] {
  const live: number[] = [];
  let [up, down] = [0, 0];
  for (const { cell, before, after } of changes) {
    const at = live.indexOf(cell);
    if (at < 0) {
      if (after !== 0) live.push(cell);
      continue;
    }
    live.length = after === 0 ? at : at + 1;
    if (after > before) up++;
    else if (after !== 0) down++;
  }
  if (up + down === 0) return 1;
  return up > 20 * down ? 1 : down > 20 * up ? -1 : 0;
}

function isEachPut(changes: readonly Change[], direction: Tries['direction']): boolean {
  const first = direction === -1 ? 9 : 1;
  const put = changes.filter(({ after }) => after !== 0);
  const isNext = ({ before, after }: Change) =>
    before === 0 ? after === first : after === before + direction || after === first;
  return direction !== 0 && put.every(isNext);
}

/** Where the search goes from each cell. */
function courseOf(changes: readonly Change[], puzzle: Grid): Pick<Tries, 'next' | 'order'> {
  const next = new Map<number, number>();
  const live: number[] = [];
  let isSteady = true;
  const pairs: [number, number][] = [];
  for (const { cell, after } of changes) {
    const at = live.indexOf(cell);
    if (at >= 0) live.length = after === 0 ? at : at + 1;
    else if (after !== 0) {
      const top = live.at(-1);
      if (top !== undefined) {
        if ((next.get(top) ?? cell) !== cell) isSteady = false;
        next.set(top, cell);
        pairs.push([top, cell]);
      }
      live.push(cell);
    }
  }
  const isBy = (rank: (cell: number) => number) => pairs.every(([a, b]) => rank(a) < rank(b));
  const order = isBy((cell) => cell) ? 'rows' : isBy(columnMajor) ? 'columns' : 'other';
  if (order === 'other') return { next: isSteady ? next : new Map(), order };
  const blanks = blanksOf(puzzle);
  const ordered =
    order === 'rows' ? blanks : blanks.toSorted((a, b) => columnMajor(a) - columnMajor(b));
  return { next: new Map(ordered.map((cell, at) => [cell, ordered[at + 1] ?? -1])), order };
}

type Shot = Pick<Try, 'board' | 'stale' | 'past'>;

class Walk {
  readonly #changes: readonly Change[];
  readonly #manner: Pick<Tries, 'direction' | 'isPutFirst' | 'next'>;
  readonly #board: Uint8Array;
  readonly #stale = new Uint8Array(cellCount);
  readonly #past = new Uint16Array(cellCount);
  readonly #putAt = new Map<number, number>();
  readonly #live: number[] = [];
  readonly #tries: Try[] = [];
  readonly #left: Stale[] = [];
  readonly #filled: ReadonlySet<number>;
  #shot: { cell: number; shot: Shot } | undefined;
  #blanks: number;
  #fullAt: number | undefined;

  constructor(
    changes: readonly Change[],
    puzzle: Grid,
    manner: Pick<Tries, 'direction' | 'isPutFirst' | 'next'>,
  ) {
    this.#changes = changes;
    this.#manner = manner;
    this.#board = boardOf(puzzle);
    this.#blanks = this.#board.filter((digit) => digit === 0).length;
    this.#filled = new Set(changes.filter(({ after }) => after !== 0).map(({ cell }) => cell));
  }

  result(): Pick<Tries, 'tries' | 'stale' | 'end' | 'fullAt' | 'filled'> {
    for (const [index, change] of this.#changes.entries()) this.#take(change, index);
    return {
      tries: this.#tries,
      stale: this.#left,
      end: this.#board,
      fullAt: this.#fullAt,
      filled: this.#filled,
    };
  }

  #take(change: Change, index: number): void {
    const { cell, before, after, step, line } = change;
    const at = this.#live.indexOf(cell);
    const isGoingOn = at >= 0;
    // Digits behind this cell that are still there should have gone before.
    if (isGoingOn) this.#leaveBehind(at, change);
    if (!this.#isFull) {
      if (this.#manner.isPutFirst) this.#seenPut(change, index);
      else this.#seen(change, isGoingOn ? before : 0, index);
    }
    this.#shot = undefined;
    this.#board[cell] = after;
    this.#stale[cell] = 0;
    this.#blanks += Number(after === 0) - Number(before === 0);
    if (this.#blanks === 0) this.#fullAt ??= step;
    if (after === 0) {
      if (isGoingOn) this.#live.length = at;
      return;
    }
    this.#past[cell] = (this.#past[cell] ?? 0) | (1 << after);
    this.#putAt.set(cell, line);
    if (isGoingOn) this.#live.length = at + 1;
    else this.#live.push(cell);
  }

  get #isFull(): boolean {
    return this.#tries.length >= mostTries;
  }

  #leaveBehind(at: number, { cell, step }: Change): void {
    for (const other of this.#live.slice(at + 1)) {
      const digit = this.#board[other] ?? 0;
      if (digit === 0) continue;
      this.#stale[other] = 1;
      this.#shot = undefined;
      if (this.#left.length < mostStale) {
        const line = this.#putAt.get(other) ?? 0;
        this.#left.push({ step, cell: other, digit, line, behind: cell });
      }
    }
    this.#live.length = at + 1;
  }

  /** Each digit that is put is one that is tried; it is refused where the next step takes it away. */
  #seenPut(change: Change, index: number): void {
    const { cell, after } = change;
    if (after === 0) return;
    const then = this.#changes[index + 1];
    if (then) this.#add(change, after, [then.cell !== cell, false, false], cell);
  }

  /** The digits between the one before and the one after were refused. */
  #seen(change: Change, before: number, index: number): void {
    const { direction } = this.#manner;
    const { cell, after } = change;
    const earlier = this.#changes[index - 1];
    if (before !== 0 && earlier?.cell === cell) this.#seenDeadEnd(earlier, change);
    if (direction === 0) {
      if (after !== 0) this.#add(change, after, [true, false, before !== 0], cell);
      return;
    }
    const first = before === 0 ? (direction === 1 ? 1 : 9) : before + direction;
    for (let digit = first; digit >= 1 && digit <= 9; digit += direction) {
      if (digit === after) break;
      if (after !== 0 && (after - digit) * direction < 0) break;
      this.#add(change, digit, [false, after === 0, before !== 0], cell);
    }
    if (after !== 0) this.#add(change, after, [true, false, before !== 0], cell);
  }

  /** The cell behind the last one that was filled has taken no digit. */
  #seenDeadEnd({ cell }: Change, change: Change): void {
    const next = this.#manner.next.get(cell) ?? -1;
    if (next < 0 || (this.#board[next] ?? 0) !== 0 || this.#isSkipped(next)) return;
    const kept = this.#board[cell] ?? 0;
    if (kept === 0) return;
    for (let digit = 1; digit <= 9; digit++) this.#add(change, digit, [false, true, false], next);
  }

  /** The state as it is, without what the cell holds; tries in one cell share it until something changes. */
  #shotFor(cell: number): Shot {
    if (this.#shot?.cell === cell) return this.#shot.shot;
    const board = this.#board.slice();
    if (this.#stale[cell] !== 1) board[cell] = 0;
    const shot = { board, stale: this.#stale.slice(), past: this.#past.slice() };
    this.#shot = { cell, shot };
    return shot;
  }

  /** Never filled, though cells behind it are. */
  #isSkipped(cell: number): boolean {
    const { next } = this.#manner;
    for (let at = cell; at >= 0; at = next.get(at) ?? -1)
      if (this.#filled.has(at)) return at !== cell;
    return false;
  }

  #add(
    { step, line }: Change,
    digit: number,
    [isTaken, isLeaving, isLater]: readonly [boolean, boolean, boolean],
    cell: number,
  ): void {
    const seen = { step, line, cell, digit, isTaken, isLeaving, isLater };
    this.#tries.push({ ...seen, ...this.#shotFor(cell) });
  }
}
