// A program on the longest of its tests whose film is whole: its steps can be told, and its time is long enough to be.
import type { PreparedProgram } from '../../client/code/runner';
import { limits, type Film } from '../../core/code/run';
import { timingOf } from '../../core/race-reports';
import type { Tested } from './run-state';

/** A longer search has more steps than a film may have. */
const mostCalls = 1_200_000;
/** A film that is cut all the same is followed by one of a test so many times shorter, until one is whole. */
const shorter = 5;
/** A shorter run is timed several times. */
const longRun = 500;
const runs = 3;

interface Filmed {
  test: Tested;
  film: Film | undefined;
  milliseconds: number;
}

const callsOf = ({ test: { calls = 0 } }: Tested): number => calls;

export async function filmedWhole(
  program: PreparedProgram,
  tested: readonly Tested[],
  signal: AbortSignal,
): Promise<Filmed | undefined> {
  const whole = tested.filter((each) => callsOf(each) <= mostCalls);
  const candidates = whole.toSorted((one, other) => callsOf(other) - callsOf(one));
  let last: Filmed | undefined;
  for (const test of candidates) {
    if (last && callsOf(test) * shorter > callsOf(last.test)) continue;
    const { input, puzzle } = test.test;
    const { film } = await program.run({ input, limits, film: puzzle }, { signal });
    last = { test, film, milliseconds: await timed(program, input, signal) };
    if (film?.isCut !== true) return last;
  }
  return last;
}

async function timed(program: PreparedProgram, input: string, signal: AbortSignal) {
  const times: number[] = [];
  do {
    const { milliseconds } = await program.run({ input, limits, isTimed: true }, { signal });
    times.push(Math.max(milliseconds, 0.1)); // no browser's clock tells less for certain
  } while (times.length < runs && (times.at(-1) ?? 0) < longRun);
  return timingOf(times, true).median;
}
