// Orders as the core has them, and the core's answers as web/core/make declares them.
import type { CoreMade, CoreNearest, CoreOrder, MakeCore } from '@core/retrace-make.mjs';
import { cells } from '../../core/cell';
import { emptyGrid, gridOf, type Grid } from '../../core/grid';
import type { Nearest } from '../../core/make/calls';
import { faults, isSeed, type Fault, type MakeOrder } from '../../core/make/order';
import { techniques, type TechniqueName } from '../../core/techniques/technique';
import { Refused } from '../serve/task';

export const coreOrder = ({ pattern, technique, ...order }: MakeOrder): CoreOrder => ({
  ...order,
  technique: techniques.findIndex(({ name }) => name === technique),
  pattern: cells.map((cell) => (pattern.has(cell) ? 'x' : '.')).join(''),
});

/** Why nobody can have it; refuses what is no order at all. */
export function faultOf(core: MakeCore, order: CoreOrder): Fault | undefined {
  const number = core.faultIn(order);
  if (number < -1) throw new Refused('the order makes no sense');
  return faults[number];
}

export function seedIn(seed: unknown): number {
  if (typeof seed !== 'number' || !isSeed(seed)) throw new Refused('the seed is no whole number');
  return seed;
}

export const gridFrom = (line: string): Grid => gridOf(line) ?? emptyGrid;

const techniqueFrom = (number: number): TechniqueName | undefined => techniques[number]?.name;

export const nearestFrom = (nearest: CoreNearest | undefined): Nearest | undefined =>
  nearest && {
    ...nearest,
    puzzle: gridFrom(nearest.puzzle),
    technique: techniqueFrom(nearest.technique),
  };

export const madeFrom = ({ puzzle, solution, rating, technique }: CoreMade) => ({
  puzzle: gridFrom(puzzle),
  solution: gridFrom(solution),
  rating,
  technique: techniqueFrom(technique),
});
