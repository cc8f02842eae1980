// The first solutions of a run's rows, as the command writes them: solved anew, chunk by chunk, by a
// worker for that alone.
import { kindAt } from '../../core/bulk/rows';
import { countIn, type BulkFilter } from './bulk-rows';
import type { BulkRun } from './bulk-run';
import type { Chunk } from './chunk';
import { BulkWorker } from './bulk-worker';

export async function* solutionsOf(
  { source }: Pick<BulkRun, 'source'>,
  chunks: readonly Chunk[],
  filter: BulkFilter,
): AsyncGenerator<Blob> {
  const solver = new Solver(source);
  try {
    for (const [id, chunk] of chunks.entries()) {
      if (countIn(chunk, filter) > 0) yield await solver.solve(id, chunk, filter);
    }
  } finally {
    solver.end();
  }
}

class Solver {
  readonly #source: Blob;
  readonly #worker: BulkWorker;
  #told: ((text: Blob) => void) | undefined;
  #failed: ((failure: Error) => void) | undefined;
  #failure: string | undefined;

  constructor(source: Blob) {
    this.#source = source;
    this.#worker = new BulkWorker({
      onReply: (reply) => {
        if (reply.type === 'solutions') this.#told?.(reply.text);
        else if (reply.type === 'failed') this.#fail(reply.message);
      },
      onLost: (message) => {
        this.#fail(message);
      },
    });
  }

  solve(id: number, chunk: Chunk, filter: BulkFilter): Promise<Blob> {
    const { begin, end, passingOver } = chunk;
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) {
        reject(new Error(this.#failure));
        return;
      }
      this.#told = resolve;
      this.#failed = reject;
      this.#worker.post({
        type: 'solutions',
        id,
        source: this.#source,
        begin,
        end: end?.end ?? begin,
        passingOver,
        wanted: wantedIn(chunk, filter),
      });
    });
  }

  end(): void {
    this.#worker.end();
  }

  #fail(message: string): void {
    this.#failure = message;
    this.#failed?.(new Error(message));
  }
}

/** A 1 for each row that the filter lets through. */
function wantedIn(chunk: Chunk, filter: BulkFilter): Uint8Array {
  const { rows } = chunk;
  if (!rows) return new Uint8Array();
  return rows.kinds.map((_, index) => (filter === 'all' || kindAt(rows, index) === filter ? 1 : 0));
}
