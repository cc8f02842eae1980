// The core's state of a watched search, as the page has it.
import { candidatesOf } from '../../core/refusals';
import type { Timeline, WatchState } from '../../core/watched-search';
import type { LaidOut, Of } from '../core/kinds';
import { read } from '../core/read-layout';
import { drawing, state } from './watch-table';

export type Explored = Pick<WatchState, 'explored' | 'finished'>;

export function readState(numbers: LaidOut<Of<typeof state>>, explored: Explored): WatchState {
  const { counters, ending, grid, trail, stack, stuck } = read(state, numbers);
  const atWork = stack.at(-1);
  const goal = atWork?.choice === undefined ? atWork?.goal : undefined;
  return {
    position: counters.steps,
    status: grid.includes('.') ? ending : 'solution',
    grid,
    trail,
    step: trail.at(-1),
    stack,
    goal,
    stuck: ending === 'dead-end' ? stuck : undefined,
    candidates: goal?.kind === 'cell' ? candidatesOf(grid, goal.cell) : [],
    counters,
    ...explored,
  };
}

export function readTimeline(
  numbers: LaidOut<Of<typeof drawing>>,
  span: Pick<Timeline, 'from' | 'to'>,
  explored: Explored,
): Timeline {
  const { exact, columns } = read(drawing, numbers);
  return {
    ...span,
    columns: columns.length,
    min: Uint8Array.from(columns, ({ minDepth }) => minDepth),
    max: Uint8Array.from(columns, ({ maxDepth }) => maxDepth),
    deadEnds: Uint32Array.from(columns, ({ deadEnds }) => deadEnds),
    solutions: Uint8Array.from(columns, ({ solution }) => (solution ? 1 : 0)),
    exact,
    ...explored,
  };
}
