// Thousands of puzzles of one seed, made by a pool of workers in the same order as by one worker, without two that are
// alike. They are kept in pieces as they come, so that a series can be continued another day.
import {
  type SeriesPhase,
  mostAgain,
  type Batched,
  type BatchAnswer,
  type MakeCalls,
} from '../../core/make/make-calls';
import type { Fault, MakeOrder } from '../../core/make/order';
import { nextTurn } from '../../core/next-turn';
import { Port } from '../port-connection';
import type { WorkerPort } from '../worker-port';
import { hashesIn, HashSet, wordsOf } from './alike';
import { linesInPiece, MemoryKeep, type Reached, type SeriesKeep } from './keep';
import { createMakeWorker } from './make-client';

export interface SeriesOptions {
  order: MakeOrder;
  seed: number;
  count: number;
  workers: number;
  onChange: () => void;
  /** Undefined: puzzles are kept in memory. */
  keep?: SeriesKeep;
  /** The state of a series whose puzzles `keep` has already. */
  reached?: Reached;
  createWorker?: () => WorkerPort;
}

/** The time that a batch should take. */
const batchMs = 250;
const mostInBatch = 500;

/** The most time whose work is lost when the page ends. */
const keptEveryMs = 1000;

export class PuzzleSeries {
  readonly options: SeriesOptions;
  phase: SeriesPhase = 'stopped';
  fault: Fault | undefined;
  /** The number of puzzles taken, in order and without a gap. */
  made = 0;
  /** The number of puzzles that were like an earlier one and were made again. */
  alike = 0;
  elapsedMs = 0;

  readonly #keep: SeriesKeep;
  /** The lines of the last piece, which is kept again with each addition until it is full. */
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

  /** Whether the puzzles outlive the page. */
  get isLasting(): boolean {
    return this.#keep.isLasting;
  }

  /** Whether every puzzle made is kept. */
  get isKept(): boolean {
    return this.#kept === this.made;
  }

  /** Begins or continues the series. Resolves when the series is over or stopped. */
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
    // Puzzles that were begun before are made again.
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

  /** The puzzles made so far, one a line; rejects where the storage has lost any of them. */
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

  /** Keeps the puzzles made so far; false where the storage takes no more. */
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
      // Batches are taken one after another: whether a puzzle is alike depends on those taken before.
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

  /** Takes every batch that is ready, in order. */
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
      // A long wait may leave many batches ready; clicks and keys are heard after each of them.
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

  /** Begins a new piece once the full one is kept. */
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

  /** Loads the puzzles kept before; where a piece is missing, its puzzles and those after it are made again. */
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
      const lines = (await piece.lines.text()).split('\n').slice(0, -1);
      this.#lines = lines.map((line) => `${line}\n`);
      this.#words = [...hashes];
      break;
    }
    this.made = this.#kept = Math.min(made, loaded);
  }
}

/** Ends the series early, with its phase. */
class Ended extends Error {
  readonly phase: SeriesPhase;
  constructor(phase: SeriesPhase) {
    super(phase);
    this.phase = phase;
  }
}
