// The findings of a race: whether the answers agree, which searches keep Baekjoon's limit, and the reply to the 2580
// write-up's closing question.
import type { RaceAnswer, Timing } from '../../core/race';
import { type StrategyName } from '../../core/strategy';
import { finishersOf, type Finisher, type Run } from './race-state';

/** The time limit of Baekjoon 2580, in milliseconds. */
export const limitMs = 1000;

/** Times that problem 2580 lists for its own inputs on its own machine, in milliseconds. */
export const referenceTimes = [
  { language: 'C++14', ms: 80 },
  { language: 'Java', ms: 292 },
  { language: 'PyPy3', ms: 1172 },
] as const;

/** How an answer compares with the row-major one; `other`: another solution of a puzzle with several. */
export type Standing = 'first' | 'other' | 'none' | 'dead-end';

export interface Agreement {
  standings: readonly { strategy: StrategyName; standing: Standing }[];
  /** Whether all strategies agree. */
  isUnanimous: boolean;
}

/** In a grid's text the smaller digit comes first, so the first solution is the smallest text. */
export function agreementOf(run: Run): Agreement {
  const finishers = finishersOf(run);
  const grids = finishers.flatMap(({ answer }) =>
    answer.kind === 'solution' ? [answer.grid] : [],
  );
  const first = grids.toSorted()[0];
  const standingOf = (answer: RaceAnswer): Standing => {
    if (answer.kind !== 'solution') return answer.kind;
    return answer.grid === first ? 'first' : 'other';
  };
  const standings = finishers.map(({ strategy, answer }) => ({
    strategy,
    standing: standingOf(answer),
  }));
  return { standings, isUnanimous: new Set(standings.map(({ standing }) => standing)).size <= 1 };
}

export interface Verdict {
  within: readonly Finisher[];
  over: readonly Finisher[];
  /** Strategies without a solution, at any time: stuck at a dead end. */
  unsolved: readonly Finisher[];
}

/** Undefined where times say nothing: no strategy finished, or others ran meanwhile. */
export function verdictOf(run: Run): Verdict | undefined {
  const finishers = finishersOf(run).filter(({ timing }) => timing.undisturbed);
  if (finishers.length === 0) return undefined;
  const unsolved = finishers.filter(({ answer }) => answer.kind === 'dead-end');
  const answered = finishers.filter((each) => !unsolved.includes(each));
  return {
    within: answered.filter(({ timing }) => timing.median <= limitMs),
    over: answered.filter(({ timing }) => timing.median > limitMs),
    unsolved,
  };
}

/** The longest search of a race that is too short to say anything about the limit. */
const fewestSteps = 1000;

/** The steps of the longest search where that is so short that its time says nothing; undefined otherwise. */
export function tooFewSteps(run: Run): number | undefined {
  const steps = Math.max(0, ...finishersOf(run).map(({ counters }) => counters.steps));
  return steps < fewestSteps ? steps : undefined;
}

/** `same`: the runs of the two overlap, so no difference is measured. */
export type Difference = 'slower' | 'faster' | 'same';

export interface Cost {
  /** The ratio of the medians. */
  ratio: number;
  difference: Difference;
}

/** Fewer runs show no spread, so noise could be taken for a difference. */
export const fewestRuns = 3;

export type Question =
  /** Not all of the three strategies have been timed. */
  | { kind: 'open'; missing: readonly StrategyName[] }
  | { kind: 'too-few-runs' }
  | {
      kind: 'answered';
      /** Compared with the array of `scan-blanks`: the board of vectors by reference, and by value. */
      reference: Cost;
      value: Cost;
      /** The one of the two that costs more. */
      dearer: 'reference' | 'value' | 'neither';
      /** The slowest of the three. */
      slowestMs: number;
    };

const asked = ['scan-blanks', 'nested-vectors', 'copied-board'] as const;

export function questionOf(run: Run): Question {
  const timings = new Map(
    finishersOf(run)
      .filter(({ timing }) => timing.undisturbed)
      .map(({ strategy, timing }) => [strategy, timing]),
  );
  const [array, reference, value] = asked.map((name) => timings.get(name));
  if (!array || !reference || !value) {
    return { kind: 'open', missing: asked.filter((name) => !timings.has(name)) };
  }
  const all = [array, reference, value];
  if (all.some(({ runs }) => runs.length < fewestRuns)) return { kind: 'too-few-runs' };
  const between = costOf(reference, value).difference;
  return {
    kind: 'answered',
    reference: costOf(reference, array),
    value: costOf(value, array),
    dearer: between === 'same' ? 'neither' : between === 'slower' ? 'reference' : 'value',
    slowestMs: Math.max(...all.map(({ median }) => median)),
  };
}

function costOf(timing: Timing, against: Timing): Cost {
  const ratio = timing.median / against.median;
  const share = shareSlower(timing.runs, against.runs);
  if (share >= clearShare) return { ratio, difference: 'slower' };
  return { ratio, difference: share <= 1 - clearShare ? 'faster' : 'same' };
}

/**
 * The share of all pairs of runs, one of each strategy, that must agree. So a single run that something else
 * on the machine held up neither hides a difference nor makes one.
 */
const clearShare = 0.9;

function shareSlower(runs: readonly number[], against: readonly number[]): number {
  let slower = 0;
  for (const run of runs) {
    for (const other of against) slower += run > other ? 1 : run === other ? 0.5 : 0;
  }
  return slower / (runs.length * against.length);
}
