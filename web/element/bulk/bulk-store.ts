// One element's bulk run, which goes on while another mode is shown.
import type { BulkRow } from '../../core/bulk/rows';
import type { Grid } from '../../core/grid';
import { BulkDetails } from '../../client/bulk/bulk-details';
import { BulkRating } from '../../client/bulk/bulk-rating';
import { BulkRepeats } from '../../client/bulk/bulk-repeats';
import { answeredOf, countIn, type BulkChoice } from '../../client/bulk/bulk-rows';
import { BulkRun, coresOf } from '../../client/bulk/bulk-run';
import type { Chunk } from '../../client/bulk/chunk-so-far';
import { isLikeness } from '../../client/bulk/likeness';

/** The screen is redrawn no more often than this. */
const showEveryMs = 200;

export const rowsOnAPage = 20;

export interface BulkSettings {
  limit: number;
  workers: number;
}

export class BulkStore {
  run: BulkRun | undefined;
  name = '';
  choice: BulkChoice = 'all';
  rating: BulkRating | undefined;
  repeats: BulkRepeats | undefined;
  /** The index of the first row on the page, among those chosen. */
  from = 0;
  settings: BulkSettings = { limit: 2, workers: coresOf() };
  /** Called when the view has to be drawn again. */
  listener: (() => void) | undefined;

  readonly #isWanted: () => boolean;
  #details: BulkDetails | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(isWanted: () => boolean) {
    this.#isWanted = isWanted;
  }

  start(source: Blob, name: string): void {
    this.#stop();
    this.name = name;
    this.from = 0;
    if (typeof this.choice !== 'string' || isLikeness(this.choice)) this.choice = 'all';
    this.run = new BulkRun({ source, ...this.settings, onChange: this.#changed });
    this.listener?.();
  }

  /** The chunks whose rows are shown and saved. */
  get answered(): readonly Chunk[] {
    return this.run ? answeredOf(this.run) : [];
  }

  countOf(choice: BulkChoice): number {
    return this.answered.reduce((sum, chunk) => sum + countIn(chunk, choice), 0);
  }

  /** How much of the file these chunks cover, in whole percent; 100 only at the end. */
  get percent(): number {
    const { run } = this;
    if (!run || run.phase === 'done' || run.source.size === 0) return 100;
    const bytes = this.answered.reduce(
      (sum, { begin, end }) => sum + (end?.end ?? begin) - begin,
      0,
    );
    return Math.min(99, Math.floor((bytes / run.source.size) * 100));
  }

  /** The puzzle of a row, in any notation. */
  async puzzleOf(row: BulkRow): Promise<Grid | undefined> {
    if (!this.run) return undefined;
    this.#details ??= new BulkDetails(this.run.source);
    return this.#details.puzzleOf(this.answered, row);
  }

  /** Rates the puzzles that have one solution. */
  rate(): void {
    const { run, answered, settings } = this;
    if (!run) return;
    this.rating = new BulkRating({
      source: run.source,
      chunks: answered,
      workers: settings.workers,
      onChange: this.#changed,
    });
    this.listener?.();
  }

  /** Compares all puzzles; begins anew where it was cancelled. */
  compare(): void {
    const { run, answered, settings } = this;
    if (!run) return;
    this.repeats = new BulkRepeats({
      source: run.source,
      chunks: answered,
      workers: settings.workers,
      onChange: this.#changed,
    });
    this.listener?.();
  }

  close(): void {
    this.#stop();
    this.run = undefined;
  }

  #stop(): void {
    this.run?.cancel();
    this.rating?.cancel();
    this.rating = undefined;
    this.repeats?.cancel();
    this.repeats = undefined;
    this.#details?.close();
    this.#details = undefined;
  }

  readonly #changed = (): void => {
    const { run, rating, repeats } = this;
    if (!this.#isWanted()) {
      run?.cancel();
      rating?.cancel();
      repeats?.cancel();
    }
    const isAtWork =
      run?.phase === 'running' || rating?.phase === 'rating' || repeats?.phase === 'comparing';
    if (run && !isAtWork) {
      clearTimeout(this.#waiting);
      this.#waiting = undefined;
      this.listener?.();
      return;
    }
    this.#waiting ??= setTimeout(() => {
      this.#waiting = undefined;
      this.listener?.();
    }, showEveryMs);
  };
}

const stores = new WeakMap<Element, BulkStore>();

/** The store of an element, kept as long as the element exists. */
export function storeOf(host: Element): BulkStore {
  let store = stores.get(host);
  if (!store) {
    store = new BulkStore(() => host.isConnected);
    stores.set(host, store);
  }
  return store;
}
