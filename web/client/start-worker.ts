// Workers from their own files, one for each client. The widget has pool/start-pooled-worker.ts instead.
import type { WorkerStart } from './worker-port';

export const workers: WorkerStart = {
  answers: () =>
    new Worker(new URL('../worker/answers/answers-worker.ts', import.meta.url), {
      type: 'module',
      name: 'retrace',
    }),
  searches: () =>
    new Worker(new URL('../worker/searches/searches-worker.ts', import.meta.url), {
      type: 'module',
      name: 'retrace-searches',
    }),
  techniques: () =>
    new Worker(new URL('../worker/techniques/techniques-worker.ts', import.meta.url), {
      type: 'module',
      name: 'retrace-techniques',
    }),
  nested: () =>
    new Worker(new URL('../worker/techniques/nested.ts', import.meta.url), {
      type: 'module',
      name: 'retrace-nested',
    }),
  varied: () =>
    new Worker(new URL('../worker/varied/varied-worker.ts', import.meta.url), {
      type: 'module',
      name: 'retrace-varied',
    }),
};
