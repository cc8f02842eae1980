// The calls of the core that makes puzzles, and the layout of an order.
import { faults, symmetries, type MakeOrder } from '../../core/make/order';
import { cells } from '../../core/cell';
import {
  board,
  count,
  flag,
  int,
  laidIn,
  laidOut,
  list,
  maybe,
  name,
  number,
  record,
  text,
  type LaidOut,
  type Of,
} from '../core/kinds';
import { grid } from '../core/shared-kinds';
import { call, object, started, table, type CoreOf } from '../core/table';
import { maybeTechnique, techniqueName } from '../core/technique-kinds';
import { write } from '../core/write-layout';

const symmetry = name('generate::Symmetry', symmetries);
const range = record('range', { from: int, to: int });

const laidOutOrder = record('order', {
  symmetry,
  rating: maybe(range),
  firstPlacement: maybe(range),
  firstStep: maybe(range),
  pearl: flag,
  diamond: flag,
  technique: maybe(techniqueName),
  givens: maybe(range),
  minimal: flag,
  pattern: list(int),
  kept: board,
});
/** Empty in the core where a part of the order makes no sense. */
const order = laidIn('OrderGiven', laidOutOrder);

export type OrderOut = LaidOut<Of<typeof laidOutOrder>>;

/** Throws where the value is not an order. */
export const orderOut = ({ pattern, ...rest }: MakeOrder): OrderOut =>
  write(laidOutOrder, { ...rest, pattern: cells.filter((cell) => pattern.has(cell)) });

/** The reason why an order cannot be met; undefined where it can. */
export const fault = maybe(name('generate::Fault', faults));

export const tries = record('tries', {
  made: count,
  notUnique: count,
  wrongGivens: count,
  wrongRating: count,
  wrongTechnique: count,
  nearStored: count,
});

export const nearest = maybe(
  record('nearest', { puzzle: grid, givens: int, rating: int, technique: maybeTechnique }),
);

export const made = record('made', {
  puzzle: grid,
  solution: grid,
  rating: int,
  firstPlacement: int,
  firstStep: int,
  technique: maybeTechnique,
});

export const climb = record('climb', {
  best: maybe(grid),
  moves: count,
  starts: count,
  rises: list(record('rise', { moves: count, value: count })),
});

/** The cells of a symmetry, orbit by orbit. */
export const orbits = list(list(int));

/** Does about `budget` pieces of work more; true when the puzzle, or the whole batch, is made. */
const run = call(flag, ['budget', count]);

const making = object('Making', 'Making', {
  run,
  tries: call(laidOut(tries)),
  nearest: call(laidOut(nearest)),
  answer: call(laidOut(made)),
});

const batch = object('Batch', 'Batch', {
  run,
  made: call(count),
  /** The tries for the puzzle that is being looked for. */
  tries: call(laidOut(tries)),
  /** A line for each puzzle, with its hash. */
  lines: call(text),
});

const climbing = object('Climbing', 'Climbing', {
  /** Takes about `budget` steps of the search more; true when the wanted number is reached. */
  run,
  answer: call(laidOut(climb)),
});

/** The calls for one puzzle, which programs have, too. */
export const makingTable = table(['wasm/make/making.hpp'], {
  /** The reason why the order cannot be met; undefined also where it is not an order. */
  faultIn: call(laidOut(fault), ['order', order]),
  /** Starts making a puzzle; null where the order has a fault or is not an order. */
  startMaking: call(started(making), ['order', order], ['seed', count], ['number', count]),
});

export const makeTable = table([...makingTable.headers, 'wasm/make/many.hpp'], {
  ...makingTable.calls,
  startBatch: call(
    started(batch),
    ['order', order],
    ['seed', count],
    ['first', count],
    ['count', count],
    ['again', count],
  ),
  /**
   * Null where the start has not one solution, or the strategy cannot be climbed for. `wanted`: 0 for the most that can be
   * found; `start`: empty to start from puzzles that are made.
   */
  startClimbing: call(
    started(climbing),
    ['strategy', text],
    ['measure', text],
    ['wanted', number],
    ['start', text],
    ['seed', count],
  ),
  orbitsOf: call(laidOut(orbits), ['symmetry', text]),
  generatorVersion: call(int),
});

export type MakingCore = CoreOf<typeof makingTable>;
export type MakeCore = CoreOf<typeof makeTable>;
