// A puzzle in play: what is on its board, chosen, broken, searched for. The element draws it and is told of every change.
import type {
  VariedProgress,
  VariedSolver,
  VariedSolveReport,
  VariedViolation,
} from '../../core/varied/varied-calls';
import type { VariedPuzzle, VariedRefusal } from '../../core/varied/varied-puzzle';
import { isFull, newGame, played, type Game, type GameAction, type Writing } from './game';
import { idOf, isStored, keepGame, keptGame } from './kept-games';
import { keyActionOf, type Typed } from './keys';
import type { Key } from '../shared/state/board-keys';

/** The search for the answer, or for what is wrong. */
export type Search =
  | { kind: 'idle' }
  | { kind: 'running'; for: 'answer' | 'check'; progress: VariedProgress }
  | { kind: 'answered'; report: VariedSolveReport }
  | { kind: 'checked'; found: Checked }
  | { kind: 'failed' };

type Checked =
  | { kind: 'right' | 'nothing' | 'several' | 'none' | 'unchecked' }
  | { kind: 'wrong'; cells: readonly number[] };

const noProgress: VariedProgress = { choices: 0, elapsedMs: 0 };
const idle: Search = { kind: 'idle' };

export class VariedPlay {
  readonly puzzle: VariedPuzzle;
  readonly id: string;
  game: Game;
  selected = 0;
  /** The cells chosen beside the one with the focus. */
  also: readonly number[] = [];
  writing: Writing = 'digit';
  violations: readonly VariedViolation[] = [];
  search: Search = idle;
  readonly #solver: VariedSolver;
  readonly #changed: () => void;
  #typed: (Typed & { hasChanged: boolean }) | undefined;
  #searching: AbortController | undefined;
  #checking: AbortController | undefined;
  /** The answer, once it was searched for. */
  #report: VariedSolveReport | undefined;

  constructor(puzzle: VariedPuzzle, solver: VariedSolver, changed: () => void) {
    this.puzzle = puzzle;
    this.#solver = solver;
    this.#changed = changed;
    this.id = idOf(puzzle.text);
    this.game = keptGame(this.id, puzzle.givens, puzzle.digits) ?? newGame(puzzle);
    this.selected = Math.max(0, puzzle.givens.indexOf(0));
    this.#keep();
    void this.#judge();
  }

  get chosen(): readonly number[] {
    return [this.selected, ...this.also];
  }

  get isComplete(): boolean {
    return isFull(this.game.present) && this.violations.length === 0;
  }

  pick(cell: number, also: readonly number[] = []): void {
    if (cell !== this.selected) this.#typed = undefined;
    this.selected = cell;
    this.also = also.filter((each) => each !== cell);
    this.#changed();
  }

  writeAs(writing: Writing): void {
    this.writing = writing;
    this.#typed = undefined;
    this.#changed();
  }

  write(digit: number, writing = this.writing): void {
    this.#typed = undefined;
    this.act({ type: 'write', cells: this.chosen, digit, writing });
  }

  act(action: GameAction): void {
    const next = played(this.game, action, this.puzzle);
    if (next === this.game) return;
    if (action.type !== 'write') this.#typed = undefined;
    this.game = next;
    this.stop();
    this.#keep();
    void this.#judge();
    this.#changed();
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
    this.#changed();
  }

  /** Puts the answer on the board. */
  async solve(): Promise<void> {
    const report = await this.#search('answer');
    if (!report) return;
    const { outcome } = report;
    if (outcome.kind === 'solved') this.act({ type: 'fill', digits: outcome.solution });
    this.search = { kind: 'answered', report };
    this.#changed();
  }

  /** Compares the entries with the only answer, where there is one. */
  async check(): Promise<void> {
    const report = await this.#search('check');
    if (!report) return;
    this.search = { kind: 'checked', found: this.#compared(report.outcome) };
    this.#changed();
  }

  stop(): void {
    this.#searching?.abort();
    this.#searching = undefined;
    this.search = idle;
    this.#changed();
  }

  /** Ends what is under way. */
  leave(): void {
    this.#searching?.abort();
    this.#checking?.abort();
  }

  #compared(outcome: VariedSolveReport['outcome']): Checked {
    if (outcome.kind !== 'solved') return { kind: outcome.kind };
    const { digits } = this.game.present;
    const entered = digits.flatMap((digit, cell) =>
      digit > 0 && !this.puzzle.givens[cell] ? [cell] : [],
    );
    if (entered.length === 0) return { kind: 'nothing' };
    const { solution, solutions } = outcome;
    const cells = entered.filter((cell) => digits[cell] !== solution[cell]);
    if (cells.length === 0) return { kind: 'right' };
    return solutions === 'one' ? { kind: 'wrong', cells } : { kind: 'several' };
  }

  /** Undefined where it was stopped or has failed. */
  async #search(what: 'answer' | 'check'): Promise<VariedSolveReport | undefined> {
    if (this.#report) return this.#report;
    const searching = new AbortController();
    this.#searching?.abort();
    this.#searching = searching;
    const show = (progress: VariedProgress) => {
      if (searching.signal.aborted) return;
      this.search = { kind: 'running', for: what, progress };
      this.#changed();
    };
    show(noProgress);
    try {
      const { signal } = searching;
      const report = await this.#solver.solve(this.puzzle, { signal, onProgress: show });
      this.#report = report;
      return searching.signal.aborted ? undefined : report;
    } catch {
      if (searching.signal.aborted) return undefined;
      this.search = { kind: 'failed' };
      this.#changed();
      return undefined;
    }
  }

  /** Looks for what is broken; the last board counts. */
  async #judge(): Promise<void> {
    const judging = new AbortController();
    this.#checking?.abort();
    this.#checking = judging;
    const { signal } = judging;
    try {
      const { digits } = this.game.present;
      const violations = await this.#solver.check(this.puzzle, digits, { signal });
      if (signal.aborted) return;
      this.violations = violations;
    } catch {
      if (signal.aborted) return;
      this.violations = [];
    }
    this.#changed();
  }

  #keep(): void {
    const { title, columns, text } = this.puzzle;
    keepGame({ id: this.id, title, size: columns }, text, this.game);
  }
}

/** The puzzle of a text in play, or why there is none. */
export type Opened =
  | { kind: 'none' | 'reading' | 'lost' }
  | { kind: 'refused'; refusal: VariedRefusal }
  | { kind: 'open'; play: VariedPlay };
