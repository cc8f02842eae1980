// Times a strategy's search, run by run.
import type { CoreSearch, SearchCore } from '@core/retrace-core.mjs';
import type { RaceAnswer, MeasureProgress, MeasureReport } from '../core/race';
import type { SearchRequest } from '../core/worker-messages';
import { countersOf, present, trusted, type Search } from './searches';

/**
 * Shorter searches are repeated until a run has taken this long: browsers round their clocks to
 * 0.1 ms and some to 1 ms.
 */
const shortestRunMs = 20;

export function startMeasure(
  core: SearchCore,
  { puzzle, strategy, runs: wanted }: Extract<SearchRequest, { type: 'measure' }>,
  show: (progress: MeasureProgress) => void,
): Search<MeasureReport> {
  const runs: number[] = [];
  let search: CoreSearch | undefined;
  let last: Pick<MeasureReport, 'answer' | 'counters'> | undefined;
  let rounds = 0;
  let runMs = 0;
  return {
    run(steps) {
      const began = performance.now();
      search ??= present(core.startSearch(puzzle, strategy));
      const status = search.run(steps);
      runMs += performance.now() - began;
      if (status === 'running') return false;
      last = { answer: answerOf(search, status), counters: countersOf(search.counters()) };
      search.delete();
      search = undefined;
      rounds++;
      if (runMs < shortestRunMs) return false;
      runs.push(runMs / rounds);
      rounds = 0;
      runMs = 0;
      return runs.length >= wanted;
    },
    report() {
      const counters = search ? countersOf(search.counters()) : last?.counters;
      if (counters) show({ runsDone: runs.length, elapsedMs: runMs, counters });
    },
    result: () => ({ ...present(last ?? null), runs }),
    free: () => search?.delete(),
  };
}

function answerOf(search: CoreSearch, status: 'solution' | 'exhausted' | 'dead-end'): RaceAnswer {
  switch (status) {
    case 'solution':
      return { kind: 'solution', grid: trusted(search.grid()) };
    case 'exhausted':
      return { kind: 'none' };
    case 'dead-end':
      return { kind: 'dead-end', cell: search.deadEndCell(), board: trusted(search.grid()) };
  }
}
