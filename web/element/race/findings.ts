// The findings of a race: whether the answers agree, which searches keep Baekjoon's limit, and the reply to the 2580
// write-up's closing question.
import {
  type Agreement,
  type Cost,
  type Question,
  type Standing,
  type Verdict,
  limitMs,
} from '../../core/race-findings';
import type { RaceAnswer, Timing } from '../../core/race-reports';
import { finishersOf, type Run } from './race-state';

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

/** Fewer runs show no spread, so noise could be taken for a difference. */
export const fewestRuns = 3;

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
