// Starts and stops races and reports their progress to the state.
import type { Grid } from '../../core/grid';
import { startRace, type Race } from '../../client/race-client';
import type { SteppedStrategyName } from '../../core/strategy';
import { profileColumns } from './profile';
import type { RaceAction, RaceState } from './race-state';

export class Racer {
  readonly #dispatch: (action: RaceAction) => void;
  #race: Race | undefined;

  constructor(dispatch: (action: RaceAction) => void) {
    this.#dispatch = dispatch;
  }

  /** The givens must not contradict each other. */
  start(puzzle: Grid, { chosen, order, repeats }: RaceState): void {
    this.stop();
    this.#dispatch({ type: 'start', puzzle });
    const race = startRace({
      puzzle,
      strategies: chosen,
      repeats,
      order,
      // One core is left to the page.
      workers: Math.max(2, Math.min(chosen.length, navigator.hardwareConcurrency - 1)),
      profileColumns,
      onEntry: (entry) => {
        // Reports of a race that was stopped and replaced are ignored.
        if (this.#race === race) this.#dispatch({ type: 'entry', entry });
      },
    });
    this.#race = race;
    void race.entries.then(() => {
      if (this.#race !== race) return;
      this.#race = undefined;
      this.#dispatch({ type: 'ended' });
    });
  }

  /** Stops one strategy, or the whole race. */
  stop(strategy?: SteppedStrategyName): void {
    this.#race?.stop(strategy);
  }

  /** Stops the race and ignores its further reports. */
  close(): void {
    this.stop();
    this.#race = undefined;
  }
}
