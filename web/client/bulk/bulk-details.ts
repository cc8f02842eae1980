// The puzzles of a run's rows with the other fields of their lines: a worker of their own reads the file again, chunk by
// chunk. A row that is a plain line of 81 needs none.
import type { BulkRow } from '../../core/bulk/rows';
import { gridOf, type Grid } from '../../core/grid';
import type { WorkerPort } from '../worker-port';
import { bulkPort, startWithLock, type BulkPort } from './bulk-port';
import type { Chunk } from './chunk-so-far';

export interface RowDetails {
  /** The puzzle; undefined where the row is unreadable. */
  givens: Grid | undefined;
  name: string;
  /** The other columns of its line. */
  fields: readonly string[];
}

export class BulkDetails {
  readonly #source: Blob;
  readonly #createWorker: (() => WorkerPort) | undefined;
  #port: BulkPort | undefined;

  constructor(source: Blob, createWorker?: () => WorkerPort) {
    this.#source = source;
    this.#createWorker = createWorker;
  }

  /** The details of the rows with a 1 in `wanted`, in order. */
  read(chunk: Chunk, wanted: Uint8Array): Promise<RowDetails[]> {
    const { begin, end, passingOver } = chunk;
    return this.readPart({ begin, end: end?.end ?? begin, passingOver }, wanted);
  }

  /** The same of a part of the source that was not read before; `wanted` may be longer than there are rows. */
  async readPart(
    part: { begin: number; end: number; passingOver: number },
    wanted: Uint8Array,
  ): Promise<RowDetails[]> {
    const ask = { source: this.#source, ...part, wanted };
    const told = await (await this.#started().call('details', ask)).text();
    return told.split('\n').slice(0, -1).map(detailsIn);
  }

  /** The puzzle of one row. */
  async puzzleOf(chunks: readonly Chunk[], row: BulkRow): Promise<Grid | undefined> {
    const chunk = chunks.find(
      ({ begin, end }) => begin <= row.begin && row.begin < (end?.end ?? 0),
    );
    if (!chunk?.rows) return undefined;
    const { kinds, begins, stride } = chunk.rows;
    const at = row.begin - chunk.begin;
    const first = begins ? begins.indexOf(at) : at / stride;
    const wanted = kinds.map((_, index) => (index === first + row.nth ? 1 : 0));
    const [details] = await this.read(chunk, wanted);
    return details?.givens;
  }

  close(): void {
    this.#port?.close();
    this.#port = undefined;
  }

  #started(): BulkPort {
    if (this.#port) return this.#port;
    const createWorker = this.#createWorker;
    // A chunk is read in one piece, so its worker may be silent for long.
    this.#port = bulkPort({ createWorker, patienceMs: () => undefined });
    startWithLock(this.#port);
    return this.#port;
  }
}

function detailsIn(line: string): RowDetails {
  const [givens = '', name = '', ...fields] = line.split('\t');
  return { givens: gridOf(givens), name, fields };
}
