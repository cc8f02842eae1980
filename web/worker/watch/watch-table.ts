// The calls for watching the steps of a search or a recording, and the layout of the state that is shown.
import {
  count,
  flag,
  indexIn,
  int,
  laidOut,
  list,
  maybe,
  name,
  none,
  number,
  record,
  seen,
  text,
} from '../core/kinds';
import { choice, counters, grid, house, houseOf } from '../core/shared-kinds';
import { call, object, started, table, type CoreOf, type ObjectOf } from '../core/table';
import type { Goal } from '../../core/watched-search';

/** 0 to 80: a cell; from 81 on: a digit in a house, nine digits a house; beyond all of these: nothing. */
function knownGoal(number: number): Goal {
  if (number < cellGoals) return { kind: 'cell', cell: number };
  return {
    kind: 'house',
    digit: ((number - cellGoals) % 9) + 1,
    house: houseOf(Math.floor((number - cellGoals) / 9)),
  };
}
const cellGoals = 81;
const houses = 27;
const noGoal = cellGoals + 9 * houses;

const goal = seen(int, knownGoal);
const anyGoal = seen(int, (number) => (number === noGoal ? undefined : knownGoal(number)));

export const stepKind = name('StepKind', ['placement', 'solution', 'backtrack', 'dead-end']);

/** The ways to name a step that is looked for. */
export const targetBy = name('Target::By', ['kind', 'cell', 'placing', 'depth', 'line']);

const reason = record('reason', {
  cause: anyGoal,
  refused: list(record('refusal', { digit: int, peer: int, house })),
  removed: list(choice),
});

/** A number, from 1; undefined where it is not known. */
const known = seen(count, (number) => (number === 0 ? undefined : number));

/** The last steps, the oldest first. */
export const trail = list(
  record('trail_step', {
    kind: [stepKind, 'step.kind'],
    cell: [int, 'step.cell'],
    digit: [int, 'step.digit'],
    depth: [int, 'step.depth'],
    goal: anyGoal,
    previous: seen(choice, (before) => (before.digit === 0 ? undefined : before)),
    line: known,
    call: known,
    overwrittenBy: [known, 'overwritten_by'],
    reason,
  }),
);

const level = record('level', {
  goal,
  placedAt: known,
  choice: maybe(choice),
  tried: list(
    record('trial', { cell: [int, 'choice.cell'], digit: [int, 'choice.digit'], steps: count }),
  ),
  left: list(choice),
});

export const state = record('watch_state', {
  counters,
  ending: name('SourceStatus', ['searching', 'solution', 'exhausted', 'dead-end', 'stopped'], {
    searching: 'running',
  }),
  grid,
  trail,
  stack: list(level),
  stuck: reason,
});

/** `exact`: each column shows single steps. In a column without steps the lowest depth is above the highest. */
export const drawing = record('drawing', {
  exact: flag,
  columns: list(record('column', { minDepth: int, maxDepth: int, deadEnds: int, solution: flag })),
});

export const watch = object('Watch', 'Watch', {
  /** Explores at most `budget` steps more; true when finished. */
  explore: call(flag, ['budget', count]),
  explored: call(count),
  finished: call(flag),

  /** Sets the position to reach; `move` brings the cursor there and gives true when it has arrived. */
  aim: call(none, ['position', count]),
  move: call(flag, ['budget', count]),
  position: call(count),
  state: call(laidOut(state)),
  /** The steps that led to the cursor, as `state` has them. */
  trail: call(laidOut(trail)),

  /**
   * Looks from the cursor on or back. `value`: the kind (0 to 3), cell, depth or line; `digit`: the one put there, with
   * `placing` alone.
   */
  lookFor: call(none, ['by', indexIn(targetBy)], ['value', int], ['digit', int], ['forward', flag]),
  /** -1 while looking, 0 where there is none, else the number of the step. */
  look: call(number, ['budget', count]),

  /** Draws a span; `drawing` is valid once `runDrawing` gave true. from < to, columns > 0. */
  draw: call(none, ['from', count], ['to', count], ['columns', int]),
  runDrawing: call(flag, ['budget', count]),
  drawing: call(laidOut(drawing)),
  /** Draws all explored steps. */
  overview: call(laidOut(drawing), ['columns', int]),
});

export type CoreWatch = ObjectOf<typeof watch>;

/** The call that starts to watch a search. */
export const watchTable = table(['wasm/start.hpp'], {
  /** Null where `puzzle` is not 81 characters, its givens contradict each other, or the strategy has no steps. */
  startWatch: call(started(watch), ['puzzle', text], ['strategy', text], ['everySolution', flag]),
});

export type WatchCore = CoreOf<typeof watchTable>;
