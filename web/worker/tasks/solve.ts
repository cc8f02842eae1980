// The first solution and whether it is the only one, by a strategy's own search.
import type { CoreSolve, SearchCore } from '@core/retrace-core.mjs';
import type { SearchCalls } from '../../core/calls';
import { findContradictions } from '../../core/contradiction';
import type { Grid } from '../../core/grid';
import type { Outcome, Progress, SolveReport } from '../../core/reports';
import { answerOf, countersOf, present, trusted } from '../from-core';
import type { Task } from '../task';
import { gridIn, strategyIn } from './checks';
import { timed } from './timed';

export function solve(
  core: SearchCore,
  ask: SearchCalls['solve']['ask'],
): Task<Progress, SolveReport> {
  const puzzle = gridIn(ask.puzzle);
  const search = present(core.startSolve(puzzle, strategyIn(ask.strategy)));
  const run = timed(search);
  return {
    run: run.run,
    progress: () => ({
      elapsedMs: run.elapsedMs(),
      counters: countersOf(search.counters()),
      board: trusted(search.board()),
    }),
    answer: () => ({
      outcome: outcomeOf(search, puzzle),
      elapsedMs: run.elapsedMs(),
      counters: countersOf(search.counters()),
    }),
    free: () => {
      search.delete();
    },
  };
}

function outcomeOf(search: CoreSolve, puzzle: Grid): Outcome {
  switch (answerOf(search.answer())) {
    case 'one-solution':
      return { kind: 'solved', solution: trusted(search.grid()), solutions: 'one' };
    case 'several-solutions':
      return { kind: 'solved', solution: trusted(search.grid()), solutions: 'several' };
    case 'contradiction':
      return { kind: 'none', reason: 'contradiction', contradictions: findContradictions(puzzle) };
    case 'no-solution':
      return { kind: 'none', reason: 'searched' };
    case 'dead-end':
      return {
        kind: 'dead-end',
        cell: search.deadEndCell(),
        board: trusted(search.grid()),
        solvable: search.solvable(),
      };
  }
}
