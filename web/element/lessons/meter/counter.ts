// Counts the calls of `used-flags` for a grid, up to the meter's cap.
import { SudokuClient } from '../../../client/client';
import { findContradictions } from '../../../core/contradiction';
import type { Grid } from '../../../core/grid';
import { callsCap, meterOf, type Meter } from '../../../core/call-meter';

export type CounterState =
  | { kind: 'counting' }
  | { kind: 'counted'; meter: Meter; solved: boolean }
  | { kind: 'contradiction' }
  | { kind: 'failed' };

/** At least every second step is a placement, and each placement is a call: so many steps reach the cap. */
const enoughSteps = 2 * callsCap;

export class Counter {
  readonly #onChange: () => void;
  #client: SudokuClient | undefined;
  #puzzle: Grid | undefined;
  #state: CounterState = { kind: 'counting' };

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get state(): CounterState {
    return this.#state;
  }

  /** Does nothing where this grid was counted last. */
  count(puzzle: Grid): void {
    if (puzzle === this.#puzzle) return;
    this.#puzzle = puzzle;
    if (findContradictions(puzzle).length > 0) {
      this.#state = { kind: 'contradiction' };
      return;
    }
    this.#state = { kind: 'counting' };
    void this.#run(puzzle);
  }

  close(): void {
    this.#client?.close();
    this.#client = undefined;
    this.#puzzle = undefined;
  }

  async #run(puzzle: Grid): Promise<void> {
    let state: CounterState;
    try {
      this.#client ??= new SudokuClient();
      const session = this.#client.watch(puzzle, 'used-flags');
      const { counters, status } = await session.seek(enoughSteps);
      session.close();
      const meter = meterOf(counters.calls);
      state = { kind: 'counted', meter, solved: status === 'solution' && !meter.capped };
    } catch {
      state = { kind: 'failed' };
    }
    if (this.#puzzle !== puzzle) return; // Another grid was asked for meanwhile.
    this.#state = state;
    this.#onChange();
  }
}
