// Reads puzzles out of photos, one picture at a time: a new picture gives up the one before.
import type { Outline, Picture, Pixels, ScanAnswer, ScanCalls } from '../../core/scan/photo-result';
import type { CallOptions } from '../port-connection';
import { LatestClient } from '../latest-client';
import type { WorkerPort } from '../worker-port';

export class ScanClient extends LatestClient<ScanCalls> {
  constructor(createWorker: () => WorkerPort = createScanWorker) {
    super(createWorker);
  }

  /** `grid`: its number in the picture. Rejects with an `AbortError`, a `RequestRefused` or a `WorkerFailure`. */
  scan(
    picture: Picture,
    { grid, ...options }: CallOptions<undefined> & { grid?: number | undefined } = {},
  ): Promise<ScanAnswer> {
    return this.ask('scan', grid === undefined ? { picture } : { picture, grid }, options);
  }

  /** The corners of the grid; null where there is none. Rejects as `scan` does. */
  find(picture: Pixels, options?: CallOptions<undefined>): Promise<Outline | null> {
    return this.ask('find', { picture }, options);
  }
}

export function createScanWorker(): Worker {
  return new Worker(new URL('../../worker/scan/scan-worker.ts', import.meta.url), {
    type: 'module',
    name: 'retrace-scan',
  });
}
