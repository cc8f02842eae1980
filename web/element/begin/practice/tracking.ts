// The search for a technique in a puzzle that was given for it; what follows it is loaded with the first such puzzle.
import type { Card, ExtraHost } from '../../contract/extra';
import { recall } from '#remembered';
import type { PracticeWays, Tracker } from './tracker';

export class Tracking {
  readonly #host: ExtraHost;
  readonly #ways: PracticeWays;
  #tracker: Tracker | undefined;

  constructor(host: ExtraHost, ways: PracticeWays) {
    this.#host = host;
    this.#ways = ways;
  }

  /** Called when the board has changed. */
  changed(): void {
    if (this.#tracker) {
      this.#tracker.changed();
      return;
    }
    const { givens } = this.#host.positions.present;
    // The records of given puzzles, which only the tracker reads in full.
    if (!recall('given-puzzles')?.includes(givens)) return;
    import('./tracker').then(
      ({ Tracker }) => {
        this.#tracker ??= new Tracker(this.#host, this.#ways);
        this.#tracker.changed();
      },
      () => undefined, // The puzzle is there to be solved without it.
    );
  }

  card(): Card | undefined {
    return this.#tracker?.card();
  }
}
