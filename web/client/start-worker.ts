// A worker of one's own, from its own file. The widget has pool/start-worker.ts in its place.
import type { WorkerPort } from './worker-port';

export function startWorker(): WorkerPort {
  return new Worker(new URL('../worker/worker.ts', import.meta.url), {
    type: 'module',
    name: 'retrace',
  });
}
