// A file of puzzles answered by a pool of workers, chunk by chunk. When a worker is lost, another one answers its chunk, so
// no line is lost.
import { addTotals, noTotals, type BulkTotals } from '../../core/bulk/totals';
import type { BulkCalls } from '../../core/calls';
import { RequestRefused } from '../errors';
import type { WorkerPort } from '../worker-port';
import { BulkClock } from './bulk-clock';
import { bulkPort, startWithLock, type BulkPort } from './bulk-port';
import type { Chunk } from './chunk-so-far';

export interface BulkOptions {
  source: Blob;
  /** Solutions counted at most for each puzzle; at least 2. */
  limit: number;
  workers: number;
  /** Called with each change; the run has the new state. */
  onChange: () => void;
  createWorker?: (() => WorkerPort) | undefined;
}

export type BulkPhase = 'running' | 'paused' | 'done' | 'cancelled' | 'failed';

/** All cores of the machine, sixteen at most. */
export const coresOf = (): number => Math.min(16, Math.max(1, navigator.hardwareConcurrency));

interface Hand {
  readonly port: BulkPort;
  isReady: boolean;
  /** The indexes of its chunks: the one that is being answered, and the next, which is read meanwhile. */
  chunks: number[];
}

/** A worker has the next chunk ready, so that it never waits for the file. */
const mostInHand = 2;

/**
 * The bytes of a chunk, about: few at the beginning of the file, so that small files are shared out and something shows
 * soon; later more, since each chunk begins only when the one before has been read.
 */
const bytesFrom = (begin: number): number =>
  Math.min(2 ** 22, Math.max(2 ** 19, Math.floor(begin / 8)));

/** A chunk that has lost so many workers ends the run. */
const mostLosses = 3;

/** A busy worker reports several times a second; a busy machine may delay its reports. */
const silentForMs = 3000;

/** The time allowed until a worker is first fetched, over a slow network. */
const fetchedWithinMs = 30_000;

export class BulkRun {
  readonly source: Blob;
  readonly limit: number;
  readonly #options: BulkOptions;
  readonly #hands = new Set<Hand>();
  readonly #chunks: Chunk[] = [];
  /** The indexes of chunks that have to be answered again. */
  readonly #lost: number[] = [];
  readonly #clock = new BulkClock();
  #isFetched = false;
  #phase: BulkPhase = 'running';
  #totals = noTotals;
  #bytesAnswered = 0;
  #failure = '';

  constructor(options: BulkOptions) {
    this.#options = options;
    this.source = options.source;
    this.limit = options.limit;
    for (let i = 0; i < options.workers; i++) this.#hire();
    this.#goOn();
  }

  get phase(): BulkPhase {
    return this.#phase;
  }
  get totals(): BulkTotals {
    return this.#totals;
  }
  get bytesAnswered(): number {
    return this.#bytesAnswered;
  }
  /** The chunks in the order of the file; answered ones have rows. */
  get chunks(): readonly Chunk[] {
    return this.#chunks;
  }
  get failure(): string {
    return this.#failure;
  }
  get workers(): number {
    return this.#options.workers;
  }
  /** Running time without pauses, in milliseconds. */
  get elapsedMs(): number {
    return this.#clock.elapsedMs;
  }

  pause(): void {
    if (this.#phase !== 'running') return;
    this.#phase = 'paused';
    this.#clock.stop();
    for (const { port } of this.#hands) port.pause();
    this.#options.onChange();
  }

  resume(): void {
    if (this.#phase !== 'paused') return;
    this.#phase = 'running';
    this.#clock.start();
    for (const { port } of this.#hands) port.resume();
    this.#goOn();
    this.#options.onChange();
  }

  /** Answers so far stay; unanswered chunks are given up at once. */
  cancel(): void {
    if (this.#phase === 'running' || this.#phase === 'paused') this.#end('cancelled');
  }

  /** Gives chunks to the workers, first to those that have none. */
  #goOn(): void {
    if (this.#phase !== 'running') return;
    for (let inHand = 0; inHand < mostInHand; inHand++) {
      for (const hand of this.#hands) {
        if (hand.chunks.length !== inHand) continue;
        const index = this.#lost.shift() ?? this.#nextChunk();
        if (index === undefined) break;
        this.#give(hand, index);
      }
    }
    if (this.#isAllAnswered()) this.#end('done');
  }

  /** Undefined while the chunk before is being read: only its end tells where the next one begins. */
  #nextChunk(): number | undefined {
    const last = this.#chunks.at(-1);
    if (last && !last.end) return undefined;
    const begin = last?.end?.end ?? 0;
    if (begin >= this.source.size) return undefined;
    return (
      this.#chunks.push({
        begin,
        firstLine: last?.end ? last.firstLine + last.end.lines : 1,
        passingOver: last?.end?.passingOver ?? 0,
        end: undefined,
        rows: undefined,
        totals: undefined,
        losses: 0,
      }) - 1
    );
  }

  #isAllAnswered(): boolean {
    const last = this.#chunks.at(-1);
    const isRead = last ? (last.end?.end ?? 0) >= this.source.size : this.source.size === 0;
    return (
      isRead &&
      this.#lost.length === 0 &&
      [...this.#hands].every((hand) => hand.chunks.length === 0)
    );
  }

  #give(hand: Hand, index: number): void {
    const chunk = this.#chunks[index];
    if (!chunk) return;
    hand.chunks.push(index);
    const { begin, passingOver } = chunk;
    const bytes = bytesFrom(begin);
    const ask = { source: this.source, begin, bytes, passingOver, limit: this.limit };
    const onProgress = (end: BulkCalls['chunk']['progress']) => {
      chunk.end ??= end;
      this.#goOn();
      this.#options.onChange();
    };
    hand.port.call('chunk', ask, { onProgress }).then(
      (answer) => {
        this.#take(hand, index, answer);
      },
      (error: unknown) => {
        // A lost worker reaches `onFailure` once, for all its chunks.
        if (error instanceof RequestRefused) this.#fail(error.message);
      },
    );
  }

  #hire(): void {
    const hand: Hand = {
      isReady: false,
      chunks: [],
      port: bulkPort({
        createWorker: this.#options.createWorker,
        patienceMs: () => this.#patienceMs(hand),
        onReady: () => {
          hand.isReady = true;
          this.#isFetched = true;
        },
        onFailure: ({ message }) => {
          this.#lose(hand, message);
        },
      }),
    };
    this.#hands.add(hand);
    startWithLock(hand.port);
  }

  #take(hand: Hand, index: number, answer: BulkCalls['chunk']['answer']): void {
    const { rows, totals, fields } = answer;
    const chunk = this.#chunks[index];
    if (!chunk || !this.#hands.has(hand)) return;
    hand.chunks = hand.chunks.filter((each) => each !== index);
    chunk.rows = rows;
    chunk.totals = totals;
    chunk.fields = fields;
    this.#totals = addTotals(this.#totals, totals);
    this.#bytesAnswered += (chunk.end?.end ?? chunk.begin) - chunk.begin;
    this.#goOn();
    this.#options.onChange();
  }

  /** Longer where the chunk has lost a worker before: that worker may only have been slow. */
  #patienceMs({ chunks: [at] }: Hand): number {
    const losses = (at === undefined ? undefined : this.#chunks[at]?.losses) ?? 0;
    return (this.#isFetched ? silentForMs : fetchedWithinMs) * 2 ** losses;
  }

  /** Replaces a lost worker; its chunks go to other workers. */
  #lose(hand: Hand, message: string): void {
    if (!this.#hands.delete(hand)) return;
    const [at] = hand.chunks;
    const chunk = at === undefined ? undefined : this.#chunks[at];
    if (chunk) {
      if (++chunk.losses >= mostLosses) {
        this.#fail(message);
        return;
      }
      this.#lost.push(...hand.chunks);
    } else if (this.#phase === 'running' && this.#hands.size === 0) {
      this.#fail(message);
      return;
    }
    // A worker that was never ready and had no chunk is not replaced: the next one would be lost, too.
    if (chunk || hand.isReady) this.#hire();
    this.#goOn();
    this.#options.onChange();
  }

  #fail(message: string): void {
    this.#failure = message;
    this.#end('failed');
  }

  #end(phase: BulkPhase): void {
    this.#phase = phase;
    this.#clock.stop();
    const hands = [...this.#hands];
    this.#hands.clear();
    for (const { port } of hands) port.close();
    this.#options.onChange();
  }
}
