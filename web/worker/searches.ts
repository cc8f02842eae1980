// The searches a worker can be asked for, as tasks over the WebAssembly core.
import type { CoreCount, CoreCounters, CoreSolve, SearchCore } from '@core/retrace-core.mjs';
import { findContradictions } from '../core/contradiction';
import { gridOf, type Grid } from '../core/grid';
import type {
  Counters,
  CountProgress,
  CountReport,
  Outcome,
  Progress,
  SolveReport,
} from '../core/reports';
import type { SearchRequest } from '../core/worker-messages';
import type { Task } from './slices';

export interface Search<Report> extends Task {
  /** Meant once `run` gave true. */
  result(): Report;
  /** Frees the core's memory. */
  free(): void;
}

export function startSolve(
  core: SearchCore,
  { puzzle, strategy }: Extract<SearchRequest, { type: 'solve' }>,
  show: (progress: Progress) => void,
): Search<SolveReport> {
  const solve = present(core.startSolve(puzzle, strategy));
  let elapsedMs = 0;
  return {
    run(steps) {
      const began = performance.now();
      const done = solve.run(steps);
      elapsedMs += performance.now() - began;
      return done;
    },
    report() {
      show({
        elapsedMs,
        counters: countersOf(solve.counters()),
        board: trusted(solve.board()),
      });
    },
    result: () => ({
      outcome: outcomeOf(solve, puzzle),
      elapsedMs,
      counters: countersOf(solve.counters()),
    }),
    free: () => {
      solve.delete();
    },
  };
}

export function startCount(
  core: SearchCore,
  { puzzle, limit }: Extract<SearchRequest, { type: 'count' }>,
  show: (progress: CountProgress) => void,
): Search<CountReport> {
  const count: CoreCount = present(core.startCount(puzzle, limit));
  let elapsedMs = 0;
  return {
    run(steps) {
      const began = performance.now();
      const done = count.run(steps);
      elapsedMs += performance.now() - began;
      return done;
    },
    report() {
      show({ count: count.count(), elapsedMs });
    },
    result: () => ({ count: count.count(), limitReached: count.limitReached(), elapsedMs }),
    free: () => {
      count.delete();
    },
  };
}

function outcomeOf(solve: CoreSolve, puzzle: Grid): Outcome {
  switch (solve.answer()) {
    case 'one-solution':
      return { kind: 'solved', solution: trusted(solve.grid()), solutions: 'one' };
    case 'several-solutions':
      return { kind: 'solved', solution: trusted(solve.grid()), solutions: 'several' };
    case 'contradiction':
      return { kind: 'none', reason: 'contradiction', contradictions: findContradictions(puzzle) };
    case 'no-solution':
      return { kind: 'none', reason: 'searched' };
    case 'dead-end':
      return {
        kind: 'dead-end',
        cell: solve.deadEndCell(),
        board: trusted(solve.grid()),
        solvable: solve.solvable(),
      };
  }
}

export function countersOf(counters: CoreCounters): Counters {
  return { steps: counters.placements + counters.backtracks, ...counters };
}

/** The page sends only grids and names it has checked. */
export function present<T>(started: T | null): T {
  if (started === null) throw new Error('the core refused a checked puzzle');
  return started;
}

export function trusted(line: string): Grid {
  const grid = gridOf(line);
  if (grid === undefined) throw new Error('the core gave a grid that is not one');
  return grid;
}
