// The first solutions of a run's rows, as the command writes them: a worker of their own solves the puzzles again, chunk by
// chunk.
import { countIn, wantedIn, type BulkChoice } from './bulk-rows';
import type { BulkRun } from './bulk-run';
import type { Chunk } from './chunk-so-far';
import { bulkPort, startWithLock } from './bulk-port';
import type { WorkerPort } from '../worker-port';

export async function* solutionsOf(
  { source }: Pick<BulkRun, 'source'>,
  chunks: readonly Chunk[],
  choice: BulkChoice,
  createWorker?: () => WorkerPort,
): AsyncGenerator<Blob> {
  // A chunk is solved in one piece, so its worker may be silent for long.
  const port = bulkPort({ createWorker, patienceMs: () => undefined });
  startWithLock(port);
  try {
    for (const chunk of chunks) {
      if (countIn(chunk, choice) === 0) continue;
      const { begin, end, passingOver } = chunk;
      const wanted = wantedIn(chunk, choice);
      const ask = { source, begin, end: end?.end ?? begin, passingOver, wanted };
      yield await port.call('solutions', ask);
    }
  } finally {
    port.close();
  }
}
