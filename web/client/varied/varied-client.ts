// Puzzles with any rules: read, solved, counted and checked in a worker that starts with the first call.
import type { VariedCalls, VariedSolver, VariedPageCalls } from '../../core/varied/varied-calls';
import { workers } from '#start-worker';
import { Port } from '../port-connection';
import type { WorkerOptions } from '../kept-worker';

/** Calls are answered one after another; they reject with an `AbortError`, a `RequestRefused` or a `WorkerFailure`. */
export function openVaried(options: Partial<WorkerOptions> = {}): VariedSolver {
  const port = new Port<VariedCalls & VariedPageCalls>({
    createWorker: workers.varied,
    ...options,
  });
  return {
    read: (text, options) => port.call('readVaried', { text }, options),
    solve: ({ text }, options) => port.call('solveVaried', { text }, options),
    count: ({ text }, limit, options) => port.call('countVaried', { text, limit }, options),
    check: ({ text }, board, options) => port.call('checkVaried', { text, board }, options),
    notes: ({ text }, board, options) => port.call('variedNotes', { text, board }, options),
    hint: ({ text }, board, options) => port.call('hintVaried', { text, board }, options),
    candidates: ({ text }, options) => port.call('variedCandidates', { text }, options),
    countCandidates: ({ text }, most, options) =>
      port.call('countVariedCandidates', { text, most }, options),
    write: ({ text }, target, options) => port.call('writeVaried', { text, target }, options),
    film: ({ text }, asked, options) => port.call('filmVaried', { text, ...asked }, options),
    close: () => {
      port.close();
    },
  };
}
