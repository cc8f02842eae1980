// The first solution and whether it is the only one, by a strategy's own search.
import type { SearchCalls } from '../../core/calls';
import type { Grid } from '../../core/grid';
import type { Outcome, Progress, SolveReport } from '../../core/reports';
import { named, read } from '../core/read-layout';
import { answer, counters, present, trusted } from '../core/shared-kinds';
import { outcomeOf } from '../core/outcome';
import type { Task } from '../serve/task';
import { gridIn, strategyIn } from '../serve/checks';
import type { CoreSolve, SearchCore } from './searches-table';
import { timed } from '../serve/timed';

export function solve(
  core: Pick<SearchCore, 'startSolve'>,
  ask: SearchCalls['solve']['ask'],
): Task<Progress, SolveReport> {
  const puzzle = gridIn(ask.puzzle);
  const search = present(core.startSolve(puzzle, strategyIn(ask.strategy)));
  const run = timed(search);
  return {
    run: run.run,
    progress: () => ({
      elapsedMs: run.elapsedMs(),
      counters: read(counters, search.counters()),
      board: trusted(search.board()),
    }),
    answer: () => ({
      outcome: solvedOutcomeOf(search, puzzle),
      elapsedMs: run.elapsedMs(),
      counters: read(counters, search.counters()),
    }),
    free: () => {
      search.delete();
    },
  };
}

function solvedOutcomeOf(search: CoreSolve, puzzle: Grid): Outcome {
  if (named(answer, search.answer()) !== 'dead-end') return outcomeOf(search, puzzle);
  return {
    kind: 'dead-end',
    cell: search.deadEndCell(),
    board: trusted(search.grid()),
    solvable: search.solvable(),
  };
}
