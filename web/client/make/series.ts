// Thousands of puzzles of one seed, made by a pool of workers: the same ones in the same order as with one,
// and no two alike.
import { mostAgain, type Batched, type BatchAnswer, type MakeCalls } from '../../core/make/calls';
import type { Fault, MakeOrder } from '../../core/make/order';
import { Port } from '../port';
import type { WorkerPort } from '../worker-port';
import { createMakeWorker } from './make-client';

export type SeriesPhase = 'running' | 'stopped' | 'done' | 'failed' | 'fault' | 'alike';

export interface SeriesOptions {
  order: MakeOrder;
  seed: number;
  count: number;
  workers: number;
  onChange: () => void;
  createWorker?: () => WorkerPort;
}

/** A batch is to take about so long. */
const batchMs = 250;
const mostInBatch = 500;

/** Lines are kept as a file of the browser's, not as strings. */
const linesInPart = 4096;

export class PuzzleSeries {
  readonly options: SeriesOptions;
  phase: SeriesPhase = 'stopped';
  fault: Fault | undefined;
  /** Taken in order, without a gap. */
  made = 0;
  /** Those that were like one before them, and were made again. */
  alike = 0;
  elapsedMs = 0;

  readonly #parts: Blob[] = [];
  #lines: string[] = [];
  readonly #hashes = new Set<string>();
  readonly #ready = new Map<number, readonly Batched[]>();
  #next = 1;
  #perPuzzleMs = 10;
  #stop = new AbortController();
  #began = 0;
  #taking: Promise<void> = Promise.resolve();

  constructor(options: SeriesOptions) {
    this.options = options;
  }

  /** Begins, or goes on where it was stopped. Resolves when it is over or stopped. */
  async run(): Promise<void> {
    if (this.phase === 'running') return;
    this.phase = 'running';
    this.#stop = new AbortController();
    this.#began = performance.now() - this.elapsedMs;
    // What had been begun is made again.
    this.#ready.clear();
    this.#next = this.made + 1;
    const { signal } = this.#stop;
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
    if (!signal.aborted) this.#end('done');
  }

  stop(): void {
    if (this.phase === 'running') this.#end('stopped');
  }

  /** What is made by now, a puzzle a line. */
  file(): Blob {
    return new Blob([...this.#parts, this.#lines.join('')], { type: 'text/plain' });
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
    for (;;) {
      const puzzles = this.#ready.get(this.made + 1);
      if (!puzzles) return;
      this.#ready.delete(this.made + 1);
      for (const puzzle of puzzles) {
        const different = await this.#differing(puzzle, port, signal);
        if (signal.aborted) return;
        this.#keep(different);
      }
      this.elapsedMs = performance.now() - this.#began;
      this.options.onChange();
    }
  }

  async #differing(puzzle: Batched, port: Port<MakeCalls>, signal: AbortSignal): Promise<Batched> {
    let found = puzzle;
    for (let again = 1; this.#hashes.has(found.hash); again++) {
      if (again > mostAgain) throw new Ended('alike');
      if (again === 1) this.alike += 1;
      const [next] = await this.#batch(port, signal, this.made + 1, 1, again);
      found = next ?? found;
    }
    return found;
  }

  #keep({ puzzle, hash }: Batched): void {
    this.#hashes.add(hash);
    this.#lines.push(`${puzzle}\n`);
    this.made += 1;
    if (this.#lines.length < linesInPart) return;
    this.#parts.push(new Blob(this.#lines));
    this.#lines = [];
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
