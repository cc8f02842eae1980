// When the panels follow the board: at every step that rests, and now and then while it moves.
import type { WatchState } from '../../../core/watch';
import type { WatchStore } from '../state/model';
import type { Clock } from './clock';

const settleEveryMs = 250;

export class Settling {
  readonly #store: WatchStore;
  readonly #clock: Pick<Clock, 'now'>;
  #settledAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: WatchStore, clock: Pick<Clock, 'now'>) {
    this.#store = store;
    this.#clock = clock;
  }

  /** `moving`: more will follow at once. */
  show(state: WatchState, moving: boolean): void {
    const now = this.#clock.now();
    const settles = !moving || now - this.#settledAt >= settleEveryMs;
    if (settles) this.#settledAt = now;
    this.#store.dispatch({ type: 'show', state, moving: !settles });
    clearTimeout(this.#timer);
    // Where a movement rests, the panels catch up.
    if (!settles) {
      this.#timer = setTimeout(() => {
        this.settle();
      }, settleEveryMs);
    }
  }

  settle(): void {
    this.#store.dispatch({ type: 'settle' });
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
