// Looks at a draft after each change: whether it has one solution, what it breaks, and which candidates occur in how many solutions.
// The newest draft counts: what is under way for another one ends.
import type { VariedSolver, VariedViolation } from '../../../core/varied/varied-calls';
import type { VariedPuzzle, VariedRefusal } from '../../../core/varied/varied-puzzle';
import { mostCounted, type CountedCandidates } from '../board-view';

export type Judged =
  | { kind: 'searching'; elapsedMs: number }
  | { kind: 'one' | 'several' | 'none' | 'broken' | 'failed' }
  | { kind: 'refused'; refusal: VariedRefusal };

/** Keys come faster than that. */
const pauseMs = 150;

const begun: Judged = { kind: 'searching', elapsedMs: 0 };

export class Judging {
  state: Judged = begun;
  violations: readonly VariedViolation[] = [];
  candidates: CountedCandidates | undefined;
  readonly #solver: VariedSolver;
  readonly #changed: () => void;
  #running: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(solver: VariedSolver, changed: () => void) {
    this.#solver = solver;
    this.#changed = changed;
  }

  begin(puzzle: VariedPuzzle, findsCandidates: boolean): void {
    this.leave();
    this.state = begun;
    this.candidates = undefined;
    this.violations = [];
    const running = new AbortController();
    this.#running = running;
    this.#timer = setTimeout(() => {
      this.#judge(puzzle, findsCandidates, running.signal).catch(() => {
        if (!running.signal.aborted) this.#show({ kind: 'failed' });
      });
    }, pauseMs);
  }

  leave(): void {
    this.#running?.abort();
    clearTimeout(this.#timer);
  }

  async #judge(puzzle: VariedPuzzle, findsCandidates: boolean, signal: AbortSignal): Promise<void> {
    const solver = this.#solver;
    const reading = await solver.read(puzzle.text, { signal });
    signal.throwIfAborted();
    if (reading.kind === 'refused') {
      this.#show({ kind: 'refused', refusal: reading });
      return;
    }
    const violations = await solver.check(puzzle, puzzle.givens, { signal });
    signal.throwIfAborted();
    this.violations = violations;
    if (this.violations.length > 0) {
      this.#show({ kind: 'broken' });
      return;
    }
    const onProgress = ({ elapsedMs }: { elapsedMs: number }) => {
      if (!signal.aborted) this.#show({ kind: 'searching', elapsedMs });
    };
    const { count } = await solver.count(puzzle, 2, { signal, onProgress });
    signal.throwIfAborted();
    this.#show({ kind: count === 0 ? 'none' : count === 1 ? 'one' : 'several' });
    if (!findsCandidates || count === 0) return;
    const bits = await solver.candidates(puzzle, { signal });
    signal.throwIfAborted();
    this.candidates = { bits, counts: undefined };
    this.#changed();
    const counts = await solver.countCandidates(puzzle, mostCounted, { signal });
    signal.throwIfAborted();
    this.candidates = { bits, counts };
    this.#changed();
  }

  #show(state: Judged): void {
    this.state = state;
    this.#changed();
  }
}
