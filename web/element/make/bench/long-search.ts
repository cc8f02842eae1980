// A search of the setter's bench that is kept while it runs: it is stopped and goes on, in a later visit too.
import type { MakeClient } from '../../../client/make/make-client';
import type { Grid } from '../../../core/grid';
import type { Found, FoundProgress } from '../../../core/make/setting';
import { SearchKeep, type KeptSearch, type Reached, type SearchAsked } from './kept-search';

/** A search is written so often while it runs. */
const keptEveryMs = 2000;

export interface BenchProgress {
  found: number;
  /** From 0 to 1; 0 where nobody knows. */
  share: number;
  elapsedMs: number;
}

export class LongSearch {
  readonly asked: SearchAsked;
  #reached: Reached;
  readonly #puzzles: Grid[];
  /** The puzzles of the place where a search goes on come again. */
  readonly #met: Set<Grid>;
  /** Undefined where another tab of this browser keeps its own. */
  readonly #keep: SearchKeep | undefined;
  #keptAt = performance.now();

  constructor(kept: KeptSearch, isKept: boolean) {
    this.asked = kept.asked;
    this.#reached = kept.reached;
    this.#puzzles = [...kept.puzzles];
    this.#met = new Set(kept.puzzles);
    this.#keep = isKept ? new SearchKeep(kept) : undefined;
  }

  get kept(): KeptSearch {
    return { asked: this.asked, reached: this.#reached, puzzles: this.#puzzles };
  }

  get progress(): BenchProgress {
    const { share, elapsedMs } = this.#reached;
    return { found: this.#puzzles.length, share, elapsedMs };
  }

  /** Rejects as the client does; what was found until then stays. */
  async run(client: MakeClient, onProgress: (progress: BenchProgress) => void): Promise<void> {
    const before = this.#reached.elapsedMs;
    const began = performance.now();
    const hear = ({ fresh, position, share }: FoundProgress): void => {
      const elapsedMs = before + performance.now() - began;
      this.#take(fresh, { ...this.#reached, position, share, elapsedMs });
      onProgress(this.progress);
      if (performance.now() - this.#keptAt > keptEveryMs) void this.keepNow();
    };
    const { puzzles, position, isComplete } = await this.#ask(client, hear);
    const elapsedMs = before + performance.now() - began;
    const share = isComplete ? 1 : this.#reached.share;
    this.#take(puzzles, { position, share, elapsedMs, isComplete });
    await this.keepNow();
  }

  keepNow(): Promise<void> {
    this.#keptAt = performance.now();
    return this.#keep?.put(this.#puzzles, this.#reached) ?? Promise.resolve();
  }

  #take(puzzles: readonly Grid[], reached: Reached): void {
    for (const puzzle of puzzles) {
      if (!this.#met.has(puzzle)) this.#puzzles.push(puzzle);
      this.#met.add(puzzle);
    }
    this.#reached = reached;
  }

  #ask(client: MakeClient, onProgress: (progress: FoundProgress) => void): Promise<Found> {
    const { question, puzzle, limit, exchanged, also, givens } = this.asked;
    const { position } = this.#reached;
    const ask = { puzzle, limit, from: position === '' ? undefined : position };
    switch (question) {
      case 'minimals':
        return client.ask('minimals', { ...ask, seed: undefined }, { onProgress });
      case 'neighbours':
        return client.ask('neighbours', { ...ask, exchanged }, { onProgress });
      case 'backdoors':
        return client.ask('backdoors', { ...ask, also }, { onProgress });
      case 'seventeens':
        // The puzzles of the place where it goes on come again, and count.
        return client.ask(
          'seventeens',
          { ...ask, limit: limit + (position === '' ? 0 : this.#puzzles.length), givens },
          { onProgress },
        );
    }
  }
}

export const beginning = (asked: SearchAsked): KeptSearch => ({
  asked,
  reached: { position: '', share: 0, elapsedMs: 0, isComplete: false },
  puzzles: [],
});
