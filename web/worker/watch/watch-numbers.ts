// Reads the flat arrays of numbers that the core writes; their layout is in cpp/wasm/watch.cpp.
import { cellCount, type House } from '../../core/cell';
import { gridOf, type Grid } from '../../core/grid';
import type { RecordingProblem } from '../../core/recording';
import { recordingFaults } from '../../core/recording-faults';
import { candidatesOf, type Refusal } from '../../core/refusals';
import type {
  Choice,
  Goal,
  Level,
  Reason,
  Step,
  Timeline,
  Trial,
  WatchState,
} from '../../core/watch';
import { counterCount, countersOf, named, stepKinds } from '../core/from-core';

/** In the order of the core's SourceStatus. */
const statuses = ['searching', 'solution', 'exhausted', 'dead-end', 'stopped'] as const;

export type Explored = Pick<WatchState, 'explored' | 'finished'>;

export function readState(numbers: Float64Array, explored: Explored): WatchState {
  const reader = new Reader(numbers);
  const counters = countersOf(reader.some(counterCount));
  const ending = named(statuses, reader.next());
  const grid = readGrid(reader);
  const trail = reader.list(() => readStep(reader));
  const stack = reader.list(() => readLevel(reader));
  const stuck = readReason(reader);
  const atWork = stack.at(-1);
  const goal = atWork?.choice === undefined ? atWork?.goal : undefined;
  return {
    position: counters.steps,
    status: isFull(grid) ? 'solution' : ending,
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

/** The steps of a state alone, the oldest first. */
export function readTrail(numbers: Float64Array): readonly Step[] {
  const reader = new Reader(numbers);
  reader.some(counterCount + 1 + cellCount);
  return reader.list(() => readStep(reader));
}

export function readTimeline(
  numbers: Float64Array,
  span: Pick<Timeline, 'from' | 'to'>,
  explored: Explored,
): Timeline {
  const reader = new Reader(numbers);
  const exact = reader.next() === 1;
  const columns = (numbers.length - 1) / 4;
  const timeline: Timeline = {
    ...span,
    columns,
    min: new Uint8Array(columns),
    max: new Uint8Array(columns),
    deadEnds: new Uint32Array(columns),
    solutions: new Uint8Array(columns),
    exact,
    ...explored,
  };
  for (let i = 0; i < columns; i++) {
    timeline.min[i] = reader.next();
    timeline.max[i] = reader.next();
    timeline.deadEnds[i] = reader.next();
    timeline.solutions[i] = reader.next();
  }
  return timeline;
}

/** `found` is the word that the problem is about. */
export function readProblem(numbers: Float64Array, found: string): RecordingProblem {
  const reader = new Reader(numbers);
  return {
    fault: named(recordingFaults, reader.next()),
    line: reader.next(),
    found,
    expected: reader.next(),
    cell: reader.next(),
    digit: reader.next(),
    there: reader.next(),
    peer: reader.next(),
  };
}

class Reader {
  readonly #numbers: Float64Array;
  #index = 0;

  constructor(numbers: Float64Array) {
    this.#numbers = numbers;
  }

  next(): number {
    const number = this.#numbers[this.#index++];
    if (number === undefined) throw new Error('the core wrote fewer numbers than it said');
    return number;
  }

  some(count: number): Float64Array {
    const start = this.#index;
    this.#index += count;
    return this.#numbers.subarray(start, this.#index);
  }

  /** A count, then so many. */
  list<T>(read: () => T): T[] {
    return Array.from({ length: this.next() }, read);
  }
}

function readGrid(reader: Reader): Grid {
  const grid = gridOf(Array.from({ length: 81 }, () => reader.next()).join(''));
  if (grid === undefined) throw new Error('the core gave a grid that is not one');
  return grid;
}

const isFull = (grid: Grid) => !grid.includes('.');

function readStep(reader: Reader): Step {
  const kind = named(stepKinds, reader.next());
  const choice = readChoice(reader);
  const depth = reader.next();
  const goal = goalOf(reader.next());
  const previous = readChoice(reader);
  return {
    kind,
    ...choice,
    depth,
    goal,
    previous: previous.digit === 0 ? undefined : previous,
    line: reader.next() || undefined,
    call: reader.next() || undefined,
    reason: readReason(reader),
  };
}

function readReason(reader: Reader): Reason {
  return {
    cause: goalOf(reader.next()),
    refused: reader.list((): Refusal => {
      const { cell: peer, digit } = readChoice(reader);
      return { digit, peer, house: houseOf(reader.next()) };
    }),
    removed: reader.list(() => readChoice(reader)),
  };
}

function readLevel(reader: Reader): Level {
  const goal = knownGoal(reader.next());
  const placedAt = reader.next();
  return {
    goal,
    placedAt: placedAt === 0 ? undefined : placedAt,
    choice: placedAt === 0 ? undefined : readChoice(reader),
    tried: reader.list((): Trial => ({ ...readChoice(reader), steps: reader.next() })),
    left: reader.list(() => readChoice(reader)),
  };
}

function readChoice(reader: Reader): Choice {
  const cell = reader.next();
  return { cell, digit: reader.next() };
}

const houseKinds: readonly House['kind'][] = ['row', 'column', 'box'];

const noGoal = 324;

/** 0 to 80: a cell; from 81 on: a digit in a house, nine digits a house. */
function knownGoal(number: number): Goal {
  if (number < 81) return { kind: 'cell', cell: number };
  return {
    kind: 'place',
    digit: ((number - 81) % 9) + 1,
    house: houseOf(Math.floor((number - 81) / 9)),
  };
}

const goalOf = (number: number): Goal | undefined =>
  number === noGoal ? undefined : knownGoal(number);

/** Rows, columns, boxes: nine of each. */
const houseOf = (number: number): House => ({
  kind: named(houseKinds, Math.floor(number / 9)),
  index: number % 9,
});
