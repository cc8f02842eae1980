// Checks orders at the boundary and gives them as the core takes them.
import { gridOf, emptyGrid, type Grid } from '../../core/grid';
import { isSeed, type Fault, type MakeOrder } from '../../core/make/order';
import { read } from '../core/read-layout';
import { Refused } from '../serve/task';
import { fault, orderOut, type MakingCore, type OrderOut } from './make-table';

export const noOrder = 'the order makes no sense';

/** Refuses a value that is not an order. */
export function orderIn(order: MakeOrder): OrderOut {
  try {
    return orderOut(order);
  } catch {
    throw new Refused(noOrder);
  }
}

/** The reason why an order cannot be met. */
export const faultOf = (core: MakingCore, order: OrderOut): Fault | undefined =>
  read(fault, core.faultIn(order));

export function seedIn(seed: unknown): number {
  if (typeof seed !== 'number' || !isSeed(seed)) throw new Refused('the seed is no whole number');
  return seed;
}

export const gridFrom = (line: string): Grid => gridOf(line) ?? emptyGrid;
