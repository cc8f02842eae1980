// Rates the puzzles of a run that have one solution, in workers of its own; the ratings so far show beside the rows.
import { kindAt } from '../../core/bulk/rows';
import type { Grid } from '../../core/grid';
import { NestedMissing } from '../errors';
import { TechniquesClient } from '../techniques/techniques-client';
import type { WorkerPort } from '../worker-port';
import { BulkClock, leftMs } from './bulk-clock';
import { BulkDetails } from './bulk-details';
import { puzzlesIn } from './bulk-rows';
import { ratingsOf, type Chunk } from './chunk-so-far';

export type RatingPhase = 'rating' | 'rated' | 'cancelled' | 'failed';

export interface BulkRatingOptions {
  source: Blob;
  /** The answered chunks, in the order of the file. */
  chunks: readonly Chunk[];
  workers: number;
  /** Called with each rated puzzle; the ratings so far can be read then. */
  onChange: () => void;
  createWorker?: (() => WorkerPort) | undefined;
  /** The same for puzzles that need nested chains. */
  createNested?: (() => WorkerPort) | undefined;
  /** Makes the worker that reads rows in other notations than lines of 81. */
  createReader?: () => WorkerPort;
}

/** A puzzle to be rated, and its row. */
interface Wanted {
  chunk: Chunk;
  index: number;
  puzzle: Grid;
}

export class BulkRating {
  readonly #options: BulkRatingOptions;
  readonly #clients: readonly TechniquesClient[];
  readonly #counts = new Uint32Array(256);
  #phase: RatingPhase = 'rating';
  #rated = 0;
  /** Whether puzzles are left out whose rating needs what could not be loaded. */
  #lacks = false;
  /** From the first rating on, since the workers' start says nothing of the rest; `before`: rated by then. */
  #pace: { clock: BulkClock; before: number } | undefined;
  /** Resolves once every puzzle is rated, or the rating is cancelled or has failed. */
  readonly done: Promise<void>;

  constructor(options: BulkRatingOptions) {
    this.#options = options;
    this.#clients = Array.from(
      { length: options.workers },
      () => new TechniquesClient(options.createWorker, options.createNested),
    );
    // An earlier rating of this run may have been cancelled.
    for (const { ratings } of options.chunks)
      for (const rating of ratings?.hardest ?? []) this.#count(rating);
    this.done = this.#rateAll();
  }

  get phase(): RatingPhase {
    return this.#phase;
  }
  get rated(): number {
    return this.#rated;
  }
  get wanted(): number {
    return this.#options.chunks.reduce((sum, { totals }) => sum + (totals?.kinds.unique ?? 0), 0);
  }
  /** The time that the rest takes; undefined while nobody can tell. */
  get leftMs(): number | undefined {
    if (!this.#pace) return undefined;
    const { clock, before } = this.#pace;
    return leftMs(clock.elapsedMs, this.#rated - before, this.wanted - before);
  }
  /** How many puzzles have each rating, in tenths. */
  get counts(): Readonly<Uint32Array> {
    return this.#counts;
  }

  /** Stops the work; ratings so far stay. */
  cancel(): void {
    if (this.#phase === 'rating') this.#end('cancelled');
  }

  async #rateAll(): Promise<void> {
    const wanted = this.#wanted();
    try {
      // Every worker takes the next puzzle when it has done one.
      await Promise.all(this.#clients.map((client) => this.#rateSome(client, wanted)));
      if (this.#phase === 'rating') this.#end(this.#lacks ? 'failed' : 'rated');
    } catch {
      if (this.#phase === 'rating') this.#end('failed');
    }
  }

  async #rateSome(client: TechniquesClient, wanted: AsyncGenerator<Wanted>): Promise<void> {
    for (;;) {
      const next = await wanted.next();
      if (next.done || this.#phase !== 'rating') return;
      const { chunk, index, puzzle } = next.value;
      const ratings = await client
        .ask('rating', { puzzle, alone: true })
        .catch((error: unknown) => {
          if (!(error instanceof NestedMissing)) throw error;
          return error;
        });
      if (ratings instanceof NestedMissing) {
        this.#lacks = true;
        continue;
      }
      chunk.ratings ??= ratingsOf(chunk.rows?.kinds.length ?? 0);
      chunk.ratings.hardest[index] = ratings?.hardest ?? 0;
      chunk.ratings.firstPlacement[index] = ratings?.firstPlacement ?? 0;
      chunk.ratings.firstStep[index] = ratings?.firstStep ?? 0;
      chunk.ratings.techniques[index] = ratings?.technique;
      this.#count(chunk.ratings.hardest[index]);
      this.#pace ??= { clock: new BulkClock(), before: this.#rated };
      this.#options.onChange();
    }
  }

  /** The puzzles to rate. Only one chunk's texts are in memory at a time. */
  async *#wanted(): AsyncGenerator<Wanted> {
    const { source, chunks, createReader } = this.#options;
    const details = new BulkDetails(source, createReader);
    try {
      for (const chunk of chunks) {
        const { rows, totals } = chunk;
        if (!rows || !totals?.kinds.unique) continue;
        const puzzles = (await puzzlesIn(source, chunk, 'unique', details)).values();
        for (let index = 0; index < rows.kinds.length; index++) {
          if (kindAt(rows, index) !== 'unique') continue;
          const puzzle = puzzles.next().value;
          if (puzzle && !chunk.ratings?.hardest[index]) yield { chunk, index, puzzle };
        }
      }
    } finally {
      details.close();
    }
  }

  /** `rating`: 0 is not counted, since it stands for none. */
  #count(rating: number): void {
    if (rating === 0) return;
    this.#counts[rating] = (this.#counts[rating] ?? 0) + 1;
    this.#rated++;
  }

  #end(phase: RatingPhase): void {
    this.#phase = phase;
    for (const client of this.#clients) client.close();
    this.#options.onChange();
  }
}
