// One element's bulk run: it goes on while another mode is looked at.
import { answeredOf, countIn, type BulkFilter } from '../../client/bulk/bulk-rows';
import { BulkRun } from '../../client/bulk/bulk-run';
import type { Chunk } from '../../client/bulk/chunk';

/** Nothing on the screen changes more often. */
const showEveryMs = 200;

export const rowsOnAPage = 20;

export interface BulkSettings {
  limit: number;
  workers: number;
}

/** Leaves the browser a core on large machines; one worker is enough for a small one. */
export const coresOf = (): number => Math.min(16, Math.max(1, navigator.hardwareConcurrency));

export class BulkStore {
  run: BulkRun | undefined;
  name = '';
  filter: BulkFilter = 'all';
  /** Of the first row shown among those that the filter lets through. */
  from = 0;
  settings: BulkSettings = { limit: 2, workers: coresOf() };
  /** Told when something is to be drawn again. */
  listener: (() => void) | undefined;

  readonly #isWanted: () => boolean;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(isWanted: () => boolean) {
    this.#isWanted = isWanted;
  }

  start(source: Blob, name: string): void {
    this.run?.cancel();
    this.name = name;
    this.from = 0;
    this.run = new BulkRun({ source, ...this.settings, onChange: this.#changed });
    this.listener?.();
  }

  /** Those in the order of the file that are answered without a gap. */
  get answered(): readonly Chunk[] {
    return this.run ? answeredOf(this.run) : [];
  }

  countOf(filter: BulkFilter): number {
    return this.answered.reduce((sum, chunk) => sum + countIn(chunk, filter), 0);
  }

  close(): void {
    this.run?.cancel();
    this.run = undefined;
  }

  readonly #changed = (): void => {
    const { run } = this;
    if (!this.#isWanted()) run?.cancel();
    if (run && run.phase !== 'running') {
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

/** The store of an element, for as long as there is that element. */
export function storeOf(host: Element): BulkStore {
  let store = stores.get(host);
  if (!store) {
    store = new BulkStore(() => host.isConnected);
    stores.set(host, store);
  }
  return store;
}
