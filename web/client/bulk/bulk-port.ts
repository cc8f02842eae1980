// The port to one worker of bulk mode. Where the browser has locks, the worker holds one, and its end is noticed as soon as
// that lock is free; without locks, by an error or by the worker's silence.
import type { BulkCalls } from '../../core/calls';
import type { WorkerOptions } from '../kept-worker';
import { Port } from '../port-connection';
import { WorkerFailure } from '../errors';
import type { WorkerPort } from '../worker-port';

export type BulkPort = Port<BulkCalls>;

export interface BulkPortOptions extends Omit<WorkerOptions, 'createWorker'> {
  createWorker?: (() => WorkerPort) | undefined;
}

export function bulkPort({
  createWorker = createBulkWorker,
  ...options
}: BulkPortOptions): BulkPort {
  return new Port({ createWorker, ...options });
}

/** Starts the worker and has it hold a lock. */
export function startWithLock(port: BulkPort): void {
  port.start();
  if (!('locks' in navigator)) return;
  const { locks } = navigator;
  const lock = `retrace-bulk-${Date.now()}-${Math.random()}`;
  const over = new AbortController();
  port.open(
    'hold',
    { lock },
    {
      hear: () => {
        locks
          .request(lock, { signal: over.signal }, () => {
            port.lose(new WorkerFailure('worker-failed', 'the worker ended'));
          })
          .catch(() => undefined); // The request fails when the worker is given up.
      },
      fail: () => {
        over.abort();
      },
      isWaiting: false,
    },
  );
}

function createBulkWorker(): Worker {
  return new Worker(new URL('../../worker/bulk/bulk-worker.ts', import.meta.url), {
    type: 'module',
    name: 'retrace-bulk',
  });
}
