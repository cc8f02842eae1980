// The client of a worker that knows techniques: one task at a time.
import { workers } from '#start-worker';
import type { TechniqueCalls } from '../../core/techniques/calls';
import { LatestClient } from '../latest-client';
import type { WorkerPort } from '../worker-port';

export class TechniquesClient extends LatestClient<TechniqueCalls> {
  constructor(createWorker: () => WorkerPort = workers.techniques) {
    super(createWorker);
  }
}
