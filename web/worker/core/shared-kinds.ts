// Kinds that several modules of the core lay out: boards, houses, choices, counters.
import type { House } from '../../core/cell';
import { gridOf, type Grid } from '../../core/grid';
import type { Counters } from '../../core/reports';
import { board, count, int, name, record, seen } from './kinds';
import { named } from './read-layout';

/** The result of the fast engine or of a strategy. */
export const answer = name('Answer', [
  'one-solution',
  'several-solutions',
  'contradiction',
  'no-solution',
  'dead-end',
]);

export const counters = seen(
  record('counters', {
    placements: count,
    backtracks: count,
    deadEnds: count,
    legalityChecks: count,
    calls: count,
    depth: int,
    maxDepth: int,
  }),
  (counted): Counters => ({ steps: counted.placements + counted.backtracks, ...counted }),
);

/** A digit in a cell. */
export const choice = record('choice', { cell: int, digit: int });

export const grid = seen(board, trusted);

/** The houses: rows, columns, boxes, nine of each. */
export const house = seen(int, houseOf);

const houseKinds = ['row', 'column', 'box'] as const;

export function houseOf(number: number): House {
  return { kind: named({ names: houseKinds }, Math.floor(number / 9)), index: number % 9 };
}

export function trusted(line: string): Grid {
  const grid = gridOf(line);
  if (grid === undefined) throw new Error('the core gave a grid that is not one');
  return grid;
}

/** An object that the core never refuses, since the puzzle was checked before. */
export function present<T>(started: T | null): T {
  if (started === null) throw new Error('the core refused a checked puzzle');
  return started;
}
