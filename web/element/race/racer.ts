// Starts and stops races and tells the state how they go.
import type { Grid } from '../../core/grid';
import { startRace, type Race } from '../../client/race';
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
        // A race that was stopped and replaced has nothing more to say.
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

  /** Stops the race and ignores whatever it still reports. */
  close(): void {
    this.stop();
    this.#race = undefined;
  }
}
