// Entries of a race as a client reports them, for tests without a worker.
import { emptyGrid, gridOf } from '../../../../web/core/grid';
import { timingOf, type RaceAnswer, type RaceEntry } from '../../../../web/core/race-reports';
import type { SteppedStrategyName } from '../../../../web/core/strategy';
import {
  initialRace,
  reduceRace,
  type RaceAction,
  type RaceState,
  type Run,
} from '../../../../web/element/race/race-state';

const gridIn = (text: string) => gridOf(text) ?? emptyGrid;

export const puzzle = gridIn(
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
);
export const solution = gridIn(
  '812753649943682175675491283154237896369845721287169534521974368438526917796318452',
);
/** A grid that comes after `solution` in the order of their digits. */
export const otherSolution = gridIn(`9${solution.slice(1)}`);

export const counters = {
  steps: 99_056,
  placements: 49_558,
  backtracks: 49_498,
  deadEnds: 16_476,
  legalityChecks: 663_227,
  calls: 72_097,
  depth: 60,
  maxDepth: 60,
};

export const found: RaceAnswer = { kind: 'solution', grid: solution };

export function finished(
  strategy: SteppedStrategyName,
  runs: readonly number[],
  answer: RaceAnswer = found,
  undisturbed = true,
  counted = counters,
): RaceEntry {
  const timing = timingOf(runs, undisturbed);
  return { strategy, state: 'finished', answer, counters: counted, timing, profile: undefined };
}

export function running(strategy: SteppedStrategyName, steps: number, depth: number): RaceEntry {
  const progress = { runsDone: 0, elapsedMs: 1, counters: { ...counters, steps, depth } };
  return { strategy, state: 'running', progress };
}

export const after = (state: RaceState, ...actions: RaceAction[]): RaceState =>
  actions.reduce(reduceRace, state);

/** A race of the strategies of `entries`, in which each entry has been reported. */
export function runOf(entries: readonly RaceEntry[], state = initialRace): Run {
  const chosen = entries.map(({ strategy }) => strategy);
  const told = entries.map((entry) => ({ type: 'entry', entry }) as const);
  const { run } = after({ ...state, chosen }, { type: 'start', puzzle }, ...told);
  if (!run) throw new Error('a race that was started has a run');
  return run;
}
