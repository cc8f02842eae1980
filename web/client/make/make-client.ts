// Puzzles to order, one task at a time.
import type { MakeWorkerCalls } from '../../core/make/make-calls';
import { LatestClient } from '../latest-client';
import type { WorkerPort } from '../worker-port';

export class MakeClient extends LatestClient<MakeWorkerCalls> {
  constructor(createWorker: () => WorkerPort = createMakeWorker) {
    super(createWorker);
  }
}

export function createMakeWorker(): Worker {
  return new Worker(new URL('../../worker/make/make-worker.ts', import.meta.url), {
    type: 'module',
    name: 'retrace-make',
  });
}
