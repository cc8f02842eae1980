// Puzzles with any rules: read, solved, counted and checked in a worker that starts with the first call.
import type { VariedCalls, VariedSolver } from '../../core/varied/varied-calls';
import { Port } from '../port-connection';
import type { WorkerPort } from '../worker-port';

/** Calls are answered one after another; they reject with an `AbortError`, a `RequestRefused` or a `WorkerFailure`. */
export function openVaried(createWorker: () => WorkerPort = createVariedWorker): VariedSolver {
  const port = new Port<VariedCalls>({ createWorker });
  return {
    read: (text, options) => port.call('readVaried', { text }, options),
    solve: ({ text }, options) => port.call('solveVaried', { text }, options),
    count: ({ text }, limit, options) => port.call('countVaried', { text, limit }, options),
    check: ({ text }, board, options) => port.call('checkVaried', { text, board }, options),
    candidates: ({ text }, options) => port.call('variedCandidates', { text }, options),
    close: () => {
      port.close();
    },
  };
}

function createVariedWorker(): Worker {
  return new Worker(new URL('../../worker/varied/varied-worker.ts', import.meta.url), {
    type: 'module',
    name: 'retrace-varied',
  });
}
