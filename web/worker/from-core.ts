// What the core gives, as the types that page and worker share.
import type { CoreCounters } from '@core/retrace-core.mjs';
import { gridOf, type Grid } from '../core/grid';
import type { Counters } from '../core/reports';

export function countersOf(counters: CoreCounters): Counters {
  return { steps: counters.placements + counters.backtracks, ...counters };
}

/** What was checked before it was asked of the core. */
export function present<T>(started: T | null): T {
  if (started === null) throw new Error('the core refused a checked puzzle');
  return started;
}

export function trusted(line: string): Grid {
  const grid = gridOf(line);
  if (grid === undefined) throw new Error('the core gave a grid that is not one');
  return grid;
}
