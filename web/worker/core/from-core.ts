// What the core gives, as the types that page and worker share.
import { gridOf, type Grid } from '../../core/grid';
import type { Counters } from '../../core/reports';

/** In the order in which cpp/wasm/numbers.hpp writes them. */
const counterNames = [
  'placements',
  'backtracks',
  'deadEnds',
  'legalityChecks',
  'calls',
  'depth',
  'maxDepth',
] as const;

/** The count of numbers in an array of counters. */
export const counterCount = counterNames.length;

export function countersOf(numbers: Float64Array): Counters {
  const counters = Object.fromEntries(
    counterNames.map((name, index) => [name, numbers[index]]),
  ) as Record<(typeof counterNames)[number], number>;
  return { steps: counters.placements + counters.backtracks, ...counters };
}

/** In the order of the core's Answer, SearchStatus and StepKind. */
const answers = [
  'one-solution',
  'several-solutions',
  'contradiction',
  'no-solution',
  'dead-end',
] as const;
const searchStatuses = ['running', 'solution', 'exhausted', 'dead-end'] as const;
export const stepKinds = ['placement', 'solution', 'backtrack', 'dead-end'] as const;

export const answerOf = (index: number) => named(answers, index);
export const searchStatusOf = (index: number) => named(searchStatuses, index);

/** What a number of an enumeration of the core stands for. */
export function named<T>(names: readonly T[], index: number): T {
  const name = names[index];
  if (name === undefined) throw new Error('the core wrote a number without a name');
  return name;
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
