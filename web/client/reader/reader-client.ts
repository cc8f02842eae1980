// Reads puzzles out of texts, in a worker that is kept: one text after another.
import type { Reading, ReaderCalls } from '../../core/reading';
import { Port } from '../port-connection';
import type { WorkerPort } from '../worker-port';

export class ReaderClient {
  readonly #port: Port<ReaderCalls>;

  constructor(createWorker: () => WorkerPort = createReaderWorker) {
    this.#port = new Port({ createWorker });
  }

  /** Rejects with a `RequestRefused` where the source cannot be read, or a `WorkerFailure`. */
  read(source: Blob): Promise<Reading> {
    return this.#port.call('read', { source });
  }
}

function createReaderWorker(): Worker {
  return new Worker(new URL('../../worker/reader/reader-worker.ts', import.meta.url), {
    type: 'module',
    name: 'retrace-reader',
  });
}
