// Rates the puzzles of the games that a list shows, one after another, each once.
import { ratingOf } from '../../../element/rating/level-rater';
import type { GameRow } from '../row';

export class Rater {
  readonly #wanted = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  /** `rated`: called with each rating, in tenths; 0 for what has none. */
  constructor(readonly rated: (id: string, rating: number) => Promise<unknown>) {}

  want({ id, givens, rating }: GameRow): void {
    if (rating !== undefined || this.#wanted.has(id)) return;
    this.#wanted.add(id);
    this.#last = this.#last
      .then(async () => {
        if (!this.#isClosed) await this.rated(id, await ratingOf(givens));
      })
      // It is asked for again when the list is opened next time.
      .catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
  }
}
