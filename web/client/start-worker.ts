// A worker of one's own, from its own file. The widget has pool/start-worker.ts in its place.
import type { WorkerStart } from './worker-port';

export const workers: WorkerStart = {
  start: () =>
    new Worker(new URL('../worker/worker.ts', import.meta.url), {
      type: 'module',
      name: 'retrace',
    }),
  areShared: false,
};
