// What a worker that knows techniques is asked for, one task at a time.
import type { TechniqueCalls } from '../../core/techniques/calls';
import { LatestClient } from '../latest-client';
import type { WorkerPort } from '../worker-port';

export class TechniquesClient extends LatestClient<TechniqueCalls> {
  constructor(createWorker: () => WorkerPort = createTechniquesWorker) {
    super(createWorker);
  }
}

function createTechniquesWorker(): Worker {
  return new Worker(new URL('../../worker/techniques/techniques.ts', import.meta.url), {
    type: 'module',
    name: 'retrace-techniques',
  });
}
