// Shows where the search is, and tells when a movement has come to rest.
import type { WatchState } from '../../../core/watched-search';
import type { WatchStore } from '../state/watch-model';

/** A movement that shows nothing for so long rests. */
const restMs = 250;

export class Settling {
  readonly #store: WatchStore;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: WatchStore) {
    this.#store = store;
  }

  /** `moving`: more will follow at once. */
  show(state: WatchState, moving: boolean): void {
    this.#store.dispatch({ type: 'show', state, moving });
    clearTimeout(this.#timer);
    if (!moving) return;
    this.#timer = setTimeout(() => {
      this.settle();
    }, restMs);
  }

  settle(): void {
    this.#store.dispatch({ type: 'settle' });
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
