// The searches of a board in play, for its answer, for what is wrong and for the next step. The newest one counts.
import type {
  VariedHint,
  VariedProgress,
  VariedSolver,
  VariedSolveReport,
} from '../../core/varied/varied-calls';
import type { VariedPuzzle } from '../../core/varied/varied-puzzle';

/** How much of a hint is told: where to look, by which rule, and what follows. */
export const hintLevels = ['where', 'rule', 'step'] as const;
export type HintLevel = (typeof hintLevels)[number];

export type Search =
  | { kind: 'idle' }
  | { kind: 'running'; for: 'answer' | 'check'; progress: VariedProgress }
  | { kind: 'answered'; report: VariedSolveReport }
  | { kind: 'checked'; found: Checked }
  | { kind: 'hinted'; hint: VariedHint; level: HintLevel }
  /** No rule by itself leads on; `isShown`: the digit of the answer is told, which is no reason. */
  | { kind: 'no-reason'; digits: readonly number[] | undefined; isShown: boolean }
  | { kind: 'failed' };

type Checked =
  | { kind: 'right' | 'nothing' | 'several' | 'none' | 'unchecked' }
  | { kind: 'wrong'; cells: readonly number[] };

const noProgress: VariedProgress = { choices: 0, elapsedMs: 0 };
const idle: Search = { kind: 'idle' };

export class PlaySearch {
  state: Search = idle;
  readonly #puzzle: VariedPuzzle;
  readonly #solver: VariedSolver;
  readonly #changed: () => void;
  #running: AbortController | undefined;
  /** The answer, once it was searched for. */
  #report: VariedSolveReport | undefined;

  constructor(puzzle: VariedPuzzle, solver: VariedSolver, changed: () => void) {
    this.#puzzle = puzzle;
    this.#solver = solver;
    this.#changed = changed;
  }

  show(state: Search): void {
    this.state = state;
    this.#changed();
  }

  stop(): void {
    this.leave();
    this.show(idle);
  }

  leave(): void {
    this.#running?.abort();
    this.#running = undefined;
  }

  /** Undefined where it was stopped or has failed. */
  answer(what: 'answer' | 'check'): Promise<VariedSolveReport | undefined> {
    return this.#run(async (signal) => {
      const show = (progress: VariedProgress) => {
        if (!signal.aborted) this.show({ kind: 'running', for: what, progress });
      };
      if (!this.#report) show(noProgress);
      this.#report ??= await this.#solver.solve(this.#puzzle, { signal, onProgress: show });
      return this.#report;
    });
  }

  /** Compares the entries with the only answer, where there is one. */
  async check(digits: readonly number[]): Promise<void> {
    const report = await this.answer('check');
    if (report) this.show({ kind: 'checked', found: this.#compared(report.outcome, digits) });
  }

  /** Tells more of the hint that is told, or the next one. */
  async hint(digits: readonly number[]): Promise<void> {
    const { state } = this;
    if (state.kind === 'hinted') {
      const next = hintLevels[hintLevels.indexOf(state.level) + 1];
      if (next) this.show({ ...state, level: next });
      // A digit that is entered changes the board; candidates that are removed do not, and the next hint would be the same.
      else if (state.hint.step === 'removal') this.#offerAnswer();
      return;
    }
    if (state.kind === 'no-reason') {
      this.show({ ...state, isShown: true });
      return;
    }
    const report = await this.answer('check');
    if (!report) return;
    const { outcome } = report;
    const found = this.#compared(outcome, digits);
    // From a wrong entry nothing but wrong things follow.
    if (found.kind === 'wrong' || found.kind === 'none') {
      this.show({ kind: 'checked', found });
      return;
    }
    const told = await this.#run(async (signal) => ({
      hint: await this.#solver.hint(this.#puzzle, digits, { signal }),
    }));
    if (!told) return;
    const { hint } = told;
    if (hint) this.show({ kind: 'hinted', hint, level: 'where' });
    else this.#offerAnswer();
  }

  #offerAnswer(): void {
    const outcome = this.#report?.outcome;
    const isKnown = outcome?.kind === 'solved' && outcome.solutions === 'one';
    this.show({
      kind: 'no-reason',
      digits: isKnown ? outcome.solution : undefined,
      isShown: false,
    });
  }

  /** The digits that each blank may still have by every rule; undefined where the board is broken, or it has failed. */
  async notes(digits: readonly number[]): Promise<readonly number[] | undefined> {
    const found = await this.#run(async (signal) => ({
      notes: await this.#solver.notes(this.#puzzle, digits, { signal }),
    }));
    return found?.notes;
  }

  async #run<Found>(ask: (signal: AbortSignal) => Promise<Found>): Promise<Found | undefined> {
    this.leave();
    const running = new AbortController();
    this.#running = running;
    const { signal } = running;
    try {
      const found = await ask(signal);
      return signal.aborted ? undefined : found;
    } catch {
      if (!signal.aborted) this.show({ kind: 'failed' });
      return undefined;
    }
  }

  #compared(outcome: VariedSolveReport['outcome'], digits: readonly number[]): Checked {
    if (outcome.kind !== 'solved') return { kind: outcome.kind };
    const entered = digits.flatMap((digit, cell) =>
      digit > 0 && !this.#puzzle.givens[cell] ? [cell] : [],
    );
    if (entered.length === 0) return { kind: 'nothing' };
    const { solution, solutions } = outcome;
    const cells = entered.filter((cell) => digits[cell] !== solution[cell]);
    if (cells.length === 0) return { kind: 'right' };
    return solutions === 'one' ? { kind: 'wrong', cells } : { kind: 'several' };
  }
}
