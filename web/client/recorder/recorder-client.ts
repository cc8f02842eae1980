// Writes a search as a recording, in a worker of its own, so that the watched search goes on meanwhile.
import type { RecorderCalls } from '../../core/calls';
import { Port, type CallOptions } from '../port-connection';
import type { WorkerPort } from '../worker-port';

type Calls = RecorderCalls['record'];

export class RecorderClient {
  readonly #port: Port<RecorderCalls>;

  constructor(createWorker: () => WorkerPort = createRecorderWorker) {
    this.#port = new Port({ createWorker });
  }

  /** Rejects with an `AbortError` or a `WorkerFailure`. */
  record(ask: Calls['ask'], options: CallOptions<Calls['progress']>): Promise<Blob> {
    return this.#port.call('record', ask, options);
  }

  /** Ends the worker. The client can be used again. */
  close(): void {
    this.#port.close();
  }
}

function createRecorderWorker(): Worker {
  return new Worker(new URL('../../worker/recorder/recorder-worker.ts', import.meta.url), {
    type: 'module',
    name: 'retrace-recorder',
  });
}
