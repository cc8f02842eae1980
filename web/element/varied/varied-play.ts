// A puzzle in play: what is on its board, chosen, broken, searched for. The element draws it and is told of every change.
import type { Status } from '../../core/reports';
import type {
  VariedSolver,
  VariedSolveReport,
  VariedViolation,
} from '../../core/varied/varied-calls';
import {
  boardText,
  formatVariedGame,
  readVariedGame,
  type Sheet,
} from '../../core/varied/varied-game';
import type { VariedPuzzle, VariedRefusal } from '../../core/varied/varied-puzzle';
import type { OnBoard } from './board-view';
import { isFull, newGame, played, type Game, type GameAction, type Writing } from './game';
import { hintMarks } from './hint-words';
import { idOf, isStored, keepGame, keptGame } from './kept-games';
import { keyActionOf, type Typed } from './keys';
import { PlaySearch, type Search } from './play-search';
import type { Key } from '../shared/state/board-keys';

/** The parts that a puzzle in play stands on, and those that it tells. */
interface Given {
  puzzle: VariedPuzzle;
  solver: VariedSolver;
  /** Whether its game is kept in this browser. */
  keeps: boolean;
  isReadonly: () => boolean;
  /** Anything that is drawn has changed. */
  changed: () => void;
  tell: {
    board: () => void;
    answer: (report: VariedSolveReport) => void;
    /** A person's last entry has completed the board. */
    complete: () => void;
  };
}

export class VariedPlay implements OnBoard {
  readonly puzzle: VariedPuzzle;
  readonly id: string;
  game: Game;
  selected = 0;
  /** The cells chosen beside the one with the focus. */
  also: readonly number[] = [];
  writing: Writing = 'digit';
  violations: readonly VariedViolation[] = [];
  readonly #given: Given;
  readonly #search: PlaySearch;
  #typed: (Typed & { hasChanged: boolean }) | undefined;
  #checking: AbortController | undefined;

  constructor(given: Given) {
    const { puzzle, solver, changed, keeps } = given;
    this.puzzle = puzzle;
    this.#given = given;
    this.#search = new PlaySearch(puzzle, solver, changed);
    this.id = idOf(puzzle.text);
    const kept = keeps ? keptGame(this.id, puzzle.givens, puzzle.digits) : undefined;
    this.game = kept ?? newGame(puzzle);
    this.selected = Math.max(0, puzzle.givens.indexOf(0));
    this.#keep();
    void this.#judge();
  }

  get search(): Search {
    return this.#search.state;
  }

  get sheet(): Sheet {
    return this.game.present;
  }

  /** The cells that a hint shows. */
  get marks(): ReadonlyMap<number, string> | undefined {
    const { search } = this;
    return search.kind === 'hinted' ? hintMarks(this.puzzle, search.hint, search.level) : undefined;
  }

  get status(): Status {
    const { search } = this;
    if (search.kind === 'running') return 'searching';
    if (search.kind === 'failed') return 'failed';
    if (search.kind === 'answered') {
      const { kind } = search.report.outcome;
      return ({ solved: 'solved', none: 'no-solution', unchecked: 'stopped' } as const)[kind];
    }
    return this.isComplete ? 'complete' : 'idle';
  }

  /** The board as a text. */
  get value(): string {
    return boardText(this.puzzle, this.game.present.digits);
  }

  get progress(): string {
    return formatVariedGame(this.puzzle, this.game.present);
  }

  /** Goes on with a game as `progress` or `value` gives it; false where it is none of this puzzle. */
  restore(text: string): boolean {
    const read = readVariedGame(this.puzzle, text);
    if (read) this.act({ type: 'restore', sheet: { ...this.game.present, ...read } });
    return read !== undefined;
  }

  get chosen(): readonly number[] {
    return [this.selected, ...this.also];
  }

  get isComplete(): boolean {
    const { unread } = this.puzzle;
    return isFull(this.game.present) && this.violations.length === 0 && unread.length === 0;
  }

  pick(cell: number, also: readonly number[] = []): void {
    if (cell !== this.selected) this.#typed = undefined;
    this.selected = cell;
    this.also = also.filter((each) => each !== cell);
    this.#given.changed();
  }

  writeAs(writing: Writing): void {
    this.writing = writing;
    this.#typed = undefined;
    this.#given.changed();
  }

  write(digit: number, writing = this.writing): void {
    this.#typed = undefined;
    this.act({ type: 'write', cells: this.chosen, digit, writing });
  }

  act(action: GameAction): void {
    const isByPerson = action.type === 'write' || action.type === 'undo' || action.type === 'redo';
    if (isByPerson && this.#given.isReadonly()) return;
    const next = played(this.game, action, this.puzzle);
    if (next === this.game) return;
    if (action.type !== 'write') this.#typed = undefined;
    this.game = next;
    this.stop();
    this.#keep();
    void this.#judge(action.type === 'write');
    this.#given.changed();
    this.#given.tell.board();
  }

  /** Whether the key means something here; `now`: in milliseconds. */
  press(pressed: Key, now: number): boolean {
    const { puzzle, selected, writing } = this;
    const typed = this.#typed;
    const action = keyActionOf(puzzle, pressed, { selected, writing, typed, now });
    if (!action) return false;
    switch (action.type) {
      case 'pick':
        this.pick(action.cell, action.more ? this.chosen : []);
        break;
      case 'enter': {
        const before = this.game;
        const again = action.again && typed?.hasChanged === true;
        this.act({ ...action, type: 'write', cells: this.chosen, again });
        const hasChanged = this.game !== before;
        this.#typed = { digit: action.digit, writing: action.writing, at: now, hasChanged };
        break;
      }
      case 'write-as':
        this.writeAs(action.writing);
        break;
      case 'all':
        this.pick(
          selected,
          puzzle.givens.map((_, cell) => cell),
        );
        break;
      case 'undo':
      case 'redo':
        this.act({ type: action.type });
    }
    return true;
  }

  /** Takes up what another tab has written. */
  follow(key: string | null): void {
    if (!isStored(key, this.id)) return;
    const kept = keptGame(this.id, this.puzzle.givens, this.puzzle.digits);
    if (!kept) return;
    this.game = kept;
    void this.#judge();
    this.#given.changed();
  }

  /** Puts the answer on the board. */
  async solve(): Promise<VariedSolveReport | undefined> {
    const report = await this.#search.answer('answer');
    if (!report) return undefined;
    const { outcome } = report;
    if (outcome.kind === 'solved') this.act({ type: 'fill', digits: outcome.solution });
    this.#search.show({ kind: 'answered', report });
    if (outcome.kind !== 'unchecked') this.#given.tell.answer(report);
    return report;
  }

  check(): Promise<void> {
    return this.#search.check(this.game.present.digits);
  }

  hint(): Promise<void> {
    return this.violations.length > 0
      ? Promise.resolve()
      : this.#search.hint(this.game.present.digits);
  }

  /** Writes the digits that the rules leave into the centre of each blank. */
  async note(): Promise<void> {
    const { digits } = this.game.present;
    const notes = await this.#search.notes(digits);
    if (!notes || this.game.present.digits !== digits || this.#given.isReadonly()) return;
    const centre = notes.map((bits, cell) => (digits[cell] ? 0 : bits));
    this.act({ type: 'restore', sheet: { ...this.game.present, centre } });
  }

  stop(): void {
    this.#search.stop();
  }

  /** Ends what is under way. */
  leave(): void {
    this.#search.leave();
    this.#checking?.abort();
  }

  /** Looks for what is broken; the last board counts. */
  async #judge(isEntry = false): Promise<void> {
    const judging = new AbortController();
    this.#checking?.abort();
    this.#checking = judging;
    const { signal } = judging;
    try {
      const { digits } = this.game.present;
      const violations = await this.#given.solver.check(this.puzzle, digits, { signal });
      if (signal.aborted) return;
      this.violations = violations;
      if (isEntry && this.isComplete) this.#given.tell.complete();
    } catch {
      if (signal.aborted) return;
      this.violations = [];
    }
    this.#given.changed();
  }

  #keep(): void {
    if (!this.#given.keeps) return;
    const { title, columns, text } = this.puzzle;
    keepGame({ id: this.id, title, size: columns }, text, this.game);
  }
}

/** The puzzle of a text in play, or why there is none. */
export type Opened =
  | { kind: 'none' | 'reading' | 'lost' }
  | { kind: 'refused'; refusal: VariedRefusal }
  | { kind: 'open'; play: VariedPlay };
