// Tells which puzzles of a run repeat an earlier one, and which are an earlier one in another form. Workers of its own
// compute keys, chunk by chunk; the keys are compared in the order of the file.
import { kindAt, likenesses, type Likeness } from '../../core/bulk/rows';
import type { WorkerPort } from '../worker-port';
import { BulkClock, leftMs } from './bulk-clock';
import { bulkPort, startWithLock, type BulkPort } from './bulk-port';
import type { Chunk } from './chunk-so-far';
import { FirstLines } from './first-lines';

export type RepeatsPhase = 'comparing' | 'compared' | 'cancelled' | 'failed';

export interface BulkRepeatsOptions {
  source: Blob;
  /** The answered chunks, in the order of the file. */
  chunks: readonly Chunk[];
  workers: number;
  /** Called with each compared chunk. */
  onChange: () => void;
  createWorker?: (() => WorkerPort) | undefined;
}

export class BulkRepeats {
  readonly #options: BulkRepeatsOptions;
  readonly #ports: readonly BulkPort[];
  readonly #puzzles = new FirstLines();
  readonly #forms = new FirstLines();
  readonly #counts: Record<Likeness, number> = { different: 0, repeat: 0, isomorph: 0 };
  readonly #clock = new BulkClock();
  #phase: RepeatsPhase = 'comparing';
  /** Resolves once every puzzle is compared, or the work is cancelled or has failed. */
  readonly done: Promise<void>;

  constructor(options: BulkRepeatsOptions) {
    this.#options = options;
    // A chunk's keys are computed in one piece, so a worker may be silent for long.
    this.#ports = Array.from({ length: options.workers }, () =>
      bulkPort({ createWorker: options.createWorker, patienceMs: () => undefined }),
    );
    this.done = this.#compareAll();
  }

  get phase(): RepeatsPhase {
    return this.#phase;
  }
  /** How many of the puzzles compared so far are of each kind. */
  get counts(): Readonly<Record<Likeness, number>> {
    return this.#counts;
  }
  get compared(): number {
    return likenesses.reduce((sum, each) => sum + this.#counts[each], 0);
  }
  get wanted(): number {
    return this.#options.chunks.reduce(
      (sum, { totals }) => sum + (totals ? totals.rows - totals.kinds.unreadable : 0),
      0,
    );
  }

  /** The time that the rest takes; undefined while nobody can tell. */
  get leftMs(): number | undefined {
    return leftMs(this.#clock.elapsedMs, this.compared, this.wanted);
  }

  /** Stops the work; what is compared so far stays. */
  cancel(): void {
    if (this.#phase === 'comparing') this.#end('cancelled');
  }

  /** Each worker has one chunk at a time, and the chunks are compared in order. */
  async #compareAll(): Promise<void> {
    const { chunks } = this.#options;
    const asked: Promise<Uint32Array>[] = [];
    let next = 0;
    try {
      for (const port of this.#ports) startWithLock(port);
      for (const chunk of chunks) {
        while (asked.length < this.#ports.length && next < chunks.length) {
          asked.push(this.#keysOf(next++));
        }
        const keys = await asked.shift();
        if (!keys || this.#isOver()) return;
        this.#compare(chunk, keys);
        this.#options.onChange();
      }
      this.#end('compared');
    } catch {
      if (!this.#isOver()) this.#end('failed');
    }
  }

  #isOver(): boolean {
    return this.#phase !== 'comparing';
  }

  #keysOf(index: number): Promise<Uint32Array> {
    const port = this.#ports[index % this.#ports.length];
    const chunk = this.#options.chunks[index];
    if (!port || !chunk) return Promise.resolve(new Uint32Array());
    const { begin, end, passingOver } = chunk;
    const keys = port.call('keys', {
      source: this.#options.source,
      begin,
      end: end?.end ?? begin,
      passingOver,
    });
    keys.catch(() => undefined); // told where its turn comes
    return keys;
  }

  #compare(chunk: Chunk, keys: Uint32Array): void {
    const { rows, firstLine } = chunk;
    if (!rows) return;
    const likes = new Uint8Array(rows.kinds.length);
    const firsts = new Uint32Array(rows.kinds.length);
    for (let index = 0; index < likes.length; index++) {
      if (kindAt(rows, index) === 'unreadable') continue;
      const line = firstLine + (rows.lines?.[index] ?? index + 1) - 1;
      const key = (word: number) => keys[4 * index + word] ?? 0;
      const repeated = this.#puzzles.note(key(0), key(1), line);
      const first = repeated || this.#forms.note(key(2), key(3), line);
      const likeness = repeated ? 'repeat' : first ? 'isomorph' : 'different';
      likes[index] = likenesses.indexOf(likeness) + 1;
      firsts[index] = first;
      this.#counts[likeness]++;
    }
    chunk.alike = { likes, firsts };
  }

  #end(phase: RepeatsPhase): void {
    this.#phase = phase;
    for (const port of this.#ports) port.close();
    this.#options.onChange();
  }
}
