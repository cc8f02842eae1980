// Thousands of puzzles of one seed, made by a pool of workers: the same ones in the same order as with one,
// and no two alike. They are kept in pieces as they come, so that a series can be gone on with on another day.
import { mostAgain, type Batched, type BatchAnswer, type MakeCalls } from '../../core/make/calls';
import type { Fault, MakeOrder } from '../../core/make/order';
import { nextTurn } from '../../core/next-turn';
import { Port } from '../port';
import type { WorkerPort } from '../worker-port';
import { hashesIn, HashSet, wordsOf } from './alike';
import { linesInPiece, MemoryKeep, type Reached, type SeriesKeep } from './keep';
import { createMakeWorker } from './make-client';

/** `kept`: from an earlier visit, not gone on with yet. `refused`: by the storage; what is made is still here. */
export type SeriesPhase =
  'running' | 'stopped' | 'kept' | 'done' | 'failed' | 'fault' | 'alike' | 'refused';

export interface SeriesOptions {
  order: MakeOrder;
  seed: number;
  count: number;
  workers: number;
  onChange: () => void;
  /** Undefined: in memory. */
  keep?: SeriesKeep;
  /** The puzzles that are in `keep` already. */
  reached?: Reached;
  createWorker?: () => WorkerPort;
}

/** A batch is to take about so long. */
const batchMs = 250;
const mostInBatch = 500;

/** The longest time whose work an ended page loses. */
const keptEveryMs = 1000;

export class PuzzleSeries {
  readonly options: SeriesOptions;
  phase: SeriesPhase = 'stopped';
  fault: Fault | undefined;
  /** Taken in order, without a gap. */
  made = 0;
  /** Those that were like one before them, and were made again. */
  alike = 0;
  elapsedMs = 0;

  readonly #keep: SeriesKeep;
  /** The lines of the last piece, which is kept again and again until it is full. */
  #lines: string[] = [];
  #words: number[] = [];
  #kept = 0;
  #keptAt = -keptEveryMs;
  #keeping: Promise<void> = Promise.resolve();
  #loading: Promise<void> | undefined;
  readonly #hashes = new HashSet();
  readonly #ready = new Map<number, readonly Batched[]>();
  #next = 1;
  #perPuzzleMs = 10;
  #stop = new AbortController();
  #began = 0;
  #taking: Promise<void> = Promise.resolve();

  constructor(options: SeriesOptions) {
    this.options = options;
    this.#keep = options.keep ?? new MemoryKeep();
    if (!options.reached) return;
    ({ made: this.made, alike: this.alike, elapsedMs: this.elapsedMs } = options.reached);
    this.#kept = this.made;
    this.phase = this.made < options.count ? 'kept' : 'done';
  }

  /** Whether it outlives the page. */
  get isLasting(): boolean {
    return this.#keep.isLasting;
  }

  /** Whether all that is made is where it is kept. */
  get isKept(): boolean {
    return this.#kept === this.made;
  }

  /** Begins, or goes on where it was stopped. Resolves when it is over or stopped. */
  async run(): Promise<void> {
    if (this.phase === 'running') return;
    this.phase = 'running';
    this.#stop = new AbortController();
    this.#began = performance.now() - this.elapsedMs;
    const { signal } = this.#stop;
    const isEnded = () => signal.aborted;
    this.#loading ??= this.#load();
    try {
      await this.#loading;
    } catch {
      this.#loading = undefined;
      if (!isEnded()) this.#end('refused');
    }
    if (isEnded()) return;
    // Puzzles that had been begun are made again.
    this.#ready.clear();
    this.#next = this.made + 1;
    const { workers, createWorker = createMakeWorker } = this.options;
    await Promise.all(
      Array.from({ length: workers }, async () => {
        const port = new Port<MakeCalls>({ createWorker });
        try {
          await this.#work(port, signal);
        } catch (error) {
          if (!signal.aborted) this.#end(error instanceof Ended ? error.phase : 'failed');
        } finally {
          port.close();
        }
      }),
    );
    const isKept = await this.keepNow();
    if (!isEnded()) this.#end(isKept ? 'done' : 'refused');
    else if (!isKept && this.#stop.signal === signal) this.#end('refused');
  }

  stop(): void {
    if (this.phase === 'running') this.#end('stopped');
  }

  /** The puzzles made by now, one a line; rejects where the storage has lost some of it. */
  async file(): Promise<Blob> {
    await this.#keeping;
    const parts: Blob[] = [];
    const lines = [...this.#lines];
    const inPieces = this.made - lines.length;
    for (let index = 0; index * linesInPiece < inPieces; index++) {
      const piece = await this.#keep.piece(index);
      if (!piece) throw new Error(`piece ${index} is gone`);
      parts.push(piece.lines);
    }
    return new Blob([...parts, ...lines], { type: 'text/plain' });
  }

  /** Keeps what is made by now; false where the storage takes no more. */
  keepNow(): Promise<boolean> {
    const kept = this.#keeping.then(() => this.#put());
    this.#keeping = kept.catch(() => undefined);
    return kept.then(
      () => true,
      () => false,
    );
  }

  #end(phase: SeriesPhase): void {
    this.elapsedMs = performance.now() - this.#began;
    this.phase = phase;
    this.#stop.abort();
    this.options.onChange();
  }

  async #work(port: Port<MakeCalls>, signal: AbortSignal): Promise<void> {
    const { count, workers } = this.options;
    while (this.#next <= count) {
      const first = this.#next;
      const share = Math.ceil((count - first + 1) / workers);
      const size = Math.max(1, Math.min(mostInBatch, share, batchMs / this.#perPuzzleMs)) | 0;
      this.#next += size;
      const began = performance.now();
      this.#ready.set(first, await this.#batch(port, signal, first, size, 0));
      this.#perPuzzleMs = Math.max(0.05, (performance.now() - began) / size);
      // One after another: what is alike depends on what was taken before.
      const taken = this.#taking.then(() => this.#take(port, signal));
      this.#taking = taken.catch(() => undefined);
      await taken;
    }
  }

  async #batch(
    port: Port<MakeCalls>,
    signal: AbortSignal,
    first: number,
    count: number,
    again: number,
  ): Promise<readonly Batched[]> {
    const { order, seed } = this.options;
    const ask = { order, seed, first, count, again };
    const answer: BatchAnswer = await port.call('batch', ask, { signal });
    if (answer.kind === 'batch') return answer.puzzles;
    this.fault = answer.fault;
    throw new Ended('fault');
  }

  /** All that is ready behind what was taken last. */
  async #take(port: Port<MakeCalls>, signal: AbortSignal): Promise<void> {
    const isEnded = () => signal.aborted;
    for (;;) {
      const puzzles = this.#ready.get(this.made + 1);
      if (!puzzles || isEnded()) return;
      this.#ready.delete(this.made + 1);
      for (const puzzle of puzzles) {
        const different = await this.#differing(puzzle, port, signal);
        if (this.#lines.length === linesInPiece) await this.#turn();
        if (signal.aborted) return;
        this.#add(different);
      }
      this.elapsedMs = performance.now() - this.#began;
      if (performance.now() - this.#keptAt > keptEveryMs) await this.#keepOrEnd();
      if (signal.aborted) return;
      this.options.onChange();
      // Where a batch kept many waiting, what is pressed meanwhile is heard after each of them.
      await nextTurn();
    }
  }

  async #differing(puzzle: Batched, port: Port<MakeCalls>, signal: AbortSignal): Promise<Batched> {
    let found = puzzle;
    for (let again = 1; this.#hashes.has(...wordsOf(found.hash)); again++) {
      if (again > mostAgain) throw new Ended('alike');
      if (again === 1) this.alike += 1;
      const [next] = await this.#batch(port, signal, this.made + 1, 1, again);
      found = next ?? found;
    }
    return found;
  }

  #add({ puzzle, hash }: Batched): void {
    const [high, low] = wordsOf(hash);
    this.#hashes.add(high, low);
    this.#words.push(high, low);
    this.#lines.push(`${puzzle}\n`);
    this.made += 1;
  }

  /** A new piece, once the full one is kept. */
  async #turn(): Promise<void> {
    await this.#keepOrEnd();
    if (this.#lines.length < linesInPiece) return;
    this.#lines = [];
    this.#words = [];
  }

  async #keepOrEnd(): Promise<void> {
    if (!(await this.keepNow())) throw new Ended('refused');
  }

  async #put(): Promise<void> {
    const { made, alike, elapsedMs } = this;
    if (made === this.#kept) return;
    const piece = { lines: new Blob(this.#lines), hashes: new Uint32Array(this.#words) };
    const index = Math.floor((made - 1) / linesInPiece);
    await this.#keep.put(index, piece, { made, alike, elapsedMs });
    this.#kept = made;
    this.#keptAt = performance.now();
  }

  /** Loads the puzzles kept before: where a piece is gone, its puzzles and those after it are made again. */
  async #load(): Promise<void> {
    const { made = 0 } = this.options.reached ?? {};
    let loaded = 0;
    while (loaded < made) {
      const piece = await this.#keep.piece(loaded / linesInPiece);
      if (!piece) break;
      const { hashes } = piece;
      for (const [high, low] of hashesIn(hashes)) this.#hashes.add(high, low);
      loaded += hashes.length / 2;
      if (loaded % linesInPiece === 0) continue;
      this.#lines = (await piece.lines.text()).match(/.+\n/g) ?? [];
      this.#words = [...hashes];
      break;
    }
    this.made = this.#kept = Math.min(made, loaded);
  }
}

/** The series is over before its end. */
class Ended extends Error {
  readonly phase: SeriesPhase;
  constructor(phase: SeriesPhase) {
    super(phase);
    this.phase = phase;
  }
}
