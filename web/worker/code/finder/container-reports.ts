// Reads the reports of an interpreted program, in whichever language: its containers and the writes to them. A reporter
// (vm/report.*) knows nothing of boards: it reports each container that has the signs, a few givens in their cells, and
// hears whether that container is the board or a copy of it. From then on it reports each write to it.
import type { Fault } from '../../../core/code/run';
import { cells, columnOf, rowOf } from '../../../core/cell';
import type { FilmTaker } from '../filmed-run';
import { BoardFinder } from './board-finder';
import { Kept } from './remembered-containers';
import { ReportedContainer } from './reported-container';

// A report is a list of whole numbers:
//   a container   -number, kind, count, digits
// kind        2 * shape (0: one list, 1: rows, 2: by pairs of row and column), plus 1 while the container is being written,
// plus 8 where no digits follow but a text of JSON beside the words has them; such a container comes last
// digits      -1 for anything else: of one list the first 82, of each of ten rows its length and at most ten, by pairs ten
//                 rows of ten, where the count is the first row
//   a write       number * 16 + digit + 1, path, line, how deep the calls are
// path        (row + 1) * 4096 + 1024 + index in the row; without rows, row -1
// -1: several cells at once, to what the last report of the container says
//                 -2 - path: a digit is about to be put there
export const reportWords = 8192;
const indicesInRow = 4096;
const belowZero = 1024;
const severalCells = -1;
const firstPut = -2;
const inText = 8;

/** The next task of a reporter: nothing more, to report what may hold the puzzle, to report writes to the board. */
const modes = ['done', 'looking', 'following'] as const;

/** A given: its row and column from 0, and its digit. */
export type Sign = readonly [row: number, column: number, digit: number];
const mostSigns = 4;

export interface Answer {
  mode: number;
  /** Whether the container that was reported last is the board or a copy of it. */
  isBoard: boolean;
  /** Containers with lower numbers are forgotten. */
  oldest: number;
}

export class Reports {
  readonly #finder: BoardFinder<ReportedContainer>;
  /** Whether the language counts a negative index from the end of a list. */
  readonly #countsFromEnd: boolean;
  readonly #boards = new Map<number, ReportedContainer>();
  readonly #kept = new Kept<ReportedContainer>(({ number }) => {
    this.#boards.delete(number);
    this.#oldest = Math.max(this.#oldest, number + 1);
  });
  #oldest = 0;
  readonly #outside = new Map<string, { line: number; key: number }>();
  /** The container that was reported or written to last; it may be no board. */
  #last: ReportedContainer | undefined;
  /** The write that is being read. */
  #path = 0;
  #line = 0;
  #depth = 0;

  constructor(puzzle: string, film: FilmTaker, countsFromEnd = false) {
    this.#finder = new BoardFinder(puzzle, film);
    this.#countsFromEnd = countsFromEnd;
  }

  /**
   * A container has these givens before it is reported. The last given of the puzzle comes first: a list that is still
   * being filled lacks it. Digits above 1 are preferred: lists of flags lack them. Without givens there are no signs.
   */
  get signs(): Sign[] {
    const { givens } = this.#finder;
    const given = (cell: number) => givens[cell] ?? 0;
    const high = cells.filter((cell) => given(cell) > 1);
    const those = high.length > 0 ? high : cells.filter((cell) => given(cell) > 0);
    const step = Math.max(1, Math.floor(those.length / mostSigns));
    const spread = those.reverse().filter((_, index) => index % step === 0);
    return spread.slice(0, mostSigns).map((cell) => [rowOf(cell), columnOf(cell), given(cell)]);
  }

  /** Writes outside a board's rows, by line. */
  get faults(): Fault[] {
    const outside = [...this.#outside.values()];
    outside.sort((a, b) => a.line - b.line || a.key - b.key);
    return outside.map(({ line, key }) => ({
      kind: 'out-of-bounds',
      line,
      // Where an index below 0 is counted from the end, the message names the index.
      text: this.#countsFromEnd ? `[${key}]` : '',
    }));
  }

  hear(words: Int32Array): Answer {
    this.#read(words, '');
    return this.#answer;
  }

  /** Reads words whose last container has its digits in `text`; undefined where `text` holds anything else. */
  hearText(words: Int32Array, text: string): Answer | undefined {
    return this.#read(words, text) ? this.#answer : undefined;
  }

  #read(words: Int32Array, text: string): boolean {
    for (let at = 0; at < words.length;) {
      const word = words[at] ?? 0;
      if (word < 0) {
        const next = this.#tell(-word, words, at + 1, text);
        if (next === undefined) return false;
        at = next;
      } else {
        this.#path = words[at + 1] ?? 0;
        this.#line = words[at + 2] ?? 0;
        this.#depth = words[at + 3] ?? 0;
        this.#write(word >> 4, (word & 15) - 1);
        at += 4;
      }
    }
    return true;
  }

  get #answer(): Answer {
    const isBoard = this.#last?.isBoard ?? false;
    return { mode: modes.indexOf(this.#mode), isBoard, oldest: this.#oldest };
  }

  get #mode(): (typeof modes)[number] {
    return this.#finder.isDone ? 'done' : this.#finder.board ? 'following' : 'looking';
  }

  #known(number: number): ReportedContainer | undefined {
    return this.#last?.number === number ? this.#last : this.#boards.get(number);
  }

  #tell(number: number, words: Int32Array, at: number, text: string): number | undefined {
    const finder = this.#finder;
    const container = this.#boards.get(number) ?? new ReportedContainer(number);
    const kind = words[at] ?? 0;
    const isWritten = (kind & 1) === 1;
    const shape = (kind >> 1) & 3;
    const isText = kind >= inText;
    if (isText && !container.tellText(shape, words[at + 1] ?? 0, text)) return undefined;
    const next = isText ? at + 2 : container.tell(shape, words, at + 1);
    this.#last = container;
    // Without givens any list of blanks would match, so the first digit put into it decides.
    if (container.isBoard || finder.isBlank) return next;
    const holds = (each: ReportedContainer) =>
      isWritten ? finder.hasGivens(each) : finder.isAsRead(each);
    if (!container.isBoardBy(holds)) return next;
    container.isArriving = isWritten;
    this.#isBoard(container);
    return next;
  }

  #isBoard(container: ReportedContainer): void {
    container.isBoard = true;
    this.#boards.set(container.number, container);
    this.#kept.add(container);
    this.#finder.begin(container);
  }

  #write(number: number, digit: number): void {
    const path = this.#path;
    const container = this.#known(number);
    if (!container) return;
    if (path <= firstPut) {
      this.#put(container, firstPut - path);
    } else if (container.isBoard) {
      if (path === severalCells) this.#wroteSeveral(container);
      else this.#wroteOne(container, digit);
    }
  }

  /** A digit is about to be put into a container: in a puzzle without givens this tells the board. */
  #put(container: ReportedContainer, path: number): void {
    const isEarlier = (each: ReportedContainer) => this.#finder.isEarlier(each);
    if (container.isBoardFrom(rowIn(path), keyIn(path), isEarlier)) this.#isBoard(container);
  }

  #wroteSeveral(container: ReportedContainer): void {
    const finder = this.#finder;
    if (!container.isBoardBy((each) => finder.hasGivens(each))) return;
    finder.turnTo(container, this.#line, this.#depth);
  }

  #wroteOne(container: ReportedContainer, digit: number): void {
    const row = rowIn(this.#path);
    const key = keyIn(this.#path);
    const isFromEnd = key < 0 && this.#countsFromEnd;
    const index = isFromEnd ? key + container.lengthOf(row) : key;
    container.set(row, index, digit);
    if (key < 0 || key > 8) this.#noteOutside(container, row, key);
    const cell = container.cellAt(row, index);
    if (cell === undefined) return;
    this.#finder.wrote(container, cell, container.digitAt(cell), this.#line, this.#depth);
  }

  #noteOutside(container: ReportedContainer, row: number, key: number): void {
    const isBefore = key < 0 && (this.#countsFromEnd || container.isInRows);
    const isBehind = container.isInRows && key >= container.lengthOf(row);
    if (!isBefore && !isBehind) return;
    const line = this.#line;
    this.#outside.set(this.#countsFromEnd ? `${line} ${key}` : `${line}`, { line, key });
  }
}

const rowIn = (path: number) => Math.floor(path / indicesInRow) - 1;
const keyIn = (path: number) => (path % indicesInRow) - belowZero;
