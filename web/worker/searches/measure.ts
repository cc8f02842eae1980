// Times a strategy's search, run by run.
import type { SearchCalls } from '../../core/calls';
import type { MeasureProgress, MeasureReport, RaceAnswer } from '../../core/race-reports';
import { named, read } from '../core/read-layout';
import { counters, present, trusted } from '../core/shared-kinds';
import type { Task } from '../serve/task';
import { accepted, gridIn, runsIn, strategyIn } from '../serve/checks';
import { searchStatus, type CoreSearch, type SearchCore } from './searches-table';

/**
 * Shorter searches are repeated until a run has taken this long: browsers round their clocks to
 * 0.1 ms and some to 1 ms.
 */
const shortestRunMs = 20;

export function measure(
  core: SearchCore,
  ask: SearchCalls['measure']['ask'],
): Task<MeasureProgress, MeasureReport> {
  const puzzle = gridIn(ask.puzzle);
  const strategy = strategyIn(ask.strategy);
  const wanted = runsIn(ask.runs);
  const start = () =>
    accepted(core.startSearch(puzzle, strategy), 'nothing to measure: no steps, or no puzzle');
  const runs: number[] = [];
  let search: CoreSearch | undefined = start();
  let last: Pick<MeasureReport, 'answer' | 'counters'> | undefined;
  let rounds = 0;
  let runMs = 0;
  return {
    run(budget) {
      const began = performance.now();
      search ??= start();
      const status = named(searchStatus, search.run(budget));
      runMs += performance.now() - began;
      if (status === 'running') return false;
      last = { answer: answerOf(search, status), counters: read(counters, search.counters()) };
      search.delete();
      search = undefined;
      rounds++;
      if (runMs < shortestRunMs) return false;
      runs.push(runMs / rounds);
      rounds = 0;
      runMs = 0;
      return runs.length >= wanted;
    },
    progress() {
      const counted = search ? read(counters, search.counters()) : last?.counters;
      return counted && { runsDone: runs.length, elapsedMs: runMs, counters: counted };
    },
    answer: () => ({ ...present(last ?? null), runs }),
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
