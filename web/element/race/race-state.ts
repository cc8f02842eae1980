// The whole state of the race, and how each action changes it. No DOM, no worker.
import type { Finisher, RaceNotice, RaceOrder, RaceEntry } from '../../core/race-reports';
import { emptyGrid, gridOf, type Grid } from '../../core/grid';
import type { Counters } from '../../core/reports';
import {
  hasSteps,
  steppedStrategies,
  strategies,
  type SteppedStrategyName,
} from '../../core/strategy';

/** From Code's ladder of tests: the search in the order of rows takes 932,459 calls. */
export const hardPuzzle: Grid =
  gridOf('6.....................7..4112..4.5....6...91.9.4.57..3....64...8..9.1.3..9..38.72') ??
  emptyGrid;

export const repeatChoices = [1, 3, 5, 11, 25] as const;

/** `question`: the three strategies that the 2580 write-up's closing question is about. */
export const presets = ['question', 'write-ups', 'all'] as const;
export type Preset = (typeof presets)[number];

/** The range of steps over which a depth profile is drawn. */
export type ProfileScale = 'shared' | 'own';

/** The depth after some steps, while a search runs. */
export interface Sample {
  steps: number;
  depth: number;
}

export interface Lane {
  entry: RaceEntry;
  /** The samples of the current run, in the order of steps; they are drawn until the profile is there. */
  samples: readonly Sample[];
}

export interface Run {
  puzzle: Grid;
  order: RaceOrder;
  repeats: number;
  /** `drawing`: every answer is there, the depth profiles are being made. */
  phase: 'timing' | 'drawing' | 'done';
  lanes: readonly Lane[];
}

export interface RaceState {
  /** The person wants to race on the board's puzzle, even where it is the page's sample. */
  takesBoard: boolean;
  chosen: readonly SteppedStrategyName[];
  order: RaceOrder;
  repeats: number;
  scale: ProfileScale;
  run: Run | undefined;
  notice: RaceNotice | undefined;
}

export type RaceAction =
  | { type: 'toggle'; strategy: SteppedStrategyName }
  | { type: 'preset'; preset: Preset }
  | { type: 'order'; order: RaceOrder }
  | { type: 'repeats'; repeats: number }
  | { type: 'scale'; scale: ProfileScale }
  | { type: 'take-board' }
  | { type: 'start'; puzzle: Grid }
  | { type: 'entry'; entry: RaceEntry }
  | { type: 'ended' }
  /** The puzzle has changed, so the results are not about it. */
  | { type: 'clear' }
  | { type: 'tell'; notice: RaceNotice };

export const racers = steppedStrategies;

const presetNames: Record<Preset, readonly SteppedStrategyName[]> = {
  question: ['scan-blanks', 'nested-vectors', 'copied-board'],
  'write-ups': strategies
    .filter(({ from }) => from === 'write-up')
    .map(({ name }) => name)
    .filter(hasSteps),
  all: racers,
};

export const initialRace: RaceState = {
  takesBoard: false,
  chosen: presetNames.question,
  order: 'one-after-another',
  repeats: 5,
  scale: 'shared',
  run: undefined,
  notice: undefined,
};

/** The puzzle of the race: in place of the page's sample, which takes a few steps, one on which something is to be seen. */
export const racedOn = (
  board: Grid,
  sample: Grid | undefined,
  { takesBoard }: Pick<RaceState, 'takesBoard'>,
): Grid => (board === sample && !takesBoard ? hardPuzzle : board);

export function reduceRace(state: RaceState, action: RaceAction): RaceState {
  const { chosen, order, repeats, run } = state;
  switch (action.type) {
    case 'toggle': {
      const wanted = !chosen.includes(action.strategy);
      return {
        ...state,
        chosen: racers.filter((name) =>
          name === action.strategy ? wanted : chosen.includes(name),
        ),
      };
    }
    case 'preset':
      return { ...state, chosen: presetNames[action.preset] };
    case 'order':
      return { ...state, order: action.order };
    case 'take-board':
      return { ...state, takesBoard: true, run: undefined, notice: undefined };
    case 'repeats':
      return { ...state, repeats: action.repeats };
    case 'scale':
      return { ...state, scale: action.scale };
    case 'start':
      return {
        ...state,
        notice: undefined,
        run: {
          puzzle: action.puzzle,
          order,
          repeats,
          phase: 'timing',
          lanes: chosen.map((strategy) => ({ entry: { strategy, state: 'waiting' }, samples: [] })),
        },
      };
    case 'entry':
      return run ? { ...state, run: withEntry(run, action.entry) } : state;
    case 'ended':
      return run ? { ...state, run: { ...run, phase: 'done' } } : state;
    case 'clear':
      return run ? { ...state, run: undefined, notice: undefined } : state;
    case 'tell':
      return { ...state, notice: action.notice };
  }
}

function withEntry(run: Run, entry: RaceEntry): Run {
  const lanes = run.lanes.map((lane) =>
    lane.entry.strategy === entry.strategy
      ? { entry, samples: sampled(lane.samples, entry) }
      : lane,
  );
  const isTiming = lanes.some(({ entry: { state } }) => state === 'waiting' || state === 'running');
  return { ...run, lanes, phase: isTiming ? 'timing' : 'drawing' };
}

/** A lane is too narrow to show more; then every other sample is dropped. */
const mostSamples = 160;

function sampled(samples: readonly Sample[], entry: RaceEntry): readonly Sample[] {
  if (entry.state !== 'running') return samples;
  const { steps, depth } = entry.progress.counters;
  const last = samples.at(-1);
  // A repeated run begins at 0 again and takes the same steps, which are drawn already.
  if (last && steps <= last.steps) return samples;
  const kept =
    samples.length < mostSamples ? samples : samples.filter((_, index) => index % 2 === 1);
  return [...kept, { steps, depth }];
}

/** The counters of a lane's search so far. */
export function countersIn({ entry }: Lane): Counters | undefined {
  if (entry.state === 'finished') return entry.counters;
  return entry.state === 'running' ? entry.progress.counters : undefined;
}

export const isRunning = ({ run }: RaceState): boolean => run !== undefined && run.phase !== 'done';

export const finishersOf = (run: Run): Finisher[] =>
  run.lanes.flatMap(({ entry }) => (entry.state === 'finished' ? [entry] : []));
