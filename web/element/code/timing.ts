// Times a program on a test beside the setter's: once where that tells, several times, turn by turn, near the limit.
import type { PreparedProgram } from '../../client/code/runner';
import { limits, type RunReport } from '../../core/code/run';
import { timingOf } from '../../core/race-reports';
import {
  estimateOf,
  longestHere,
  needsMore,
  type Estimated,
  type TimeEstimate,
} from '../../core/code/time';
import type { SetterProgram } from './setter';

/** A program and the setter's, on one test. */
export interface Timed {
  program: PreparedProgram;
  setter: SetterProgram;
  estimated: Estimated;
  signal: AbortSignal;
  /** Told before each run how many milliseconds it may take. */
  running: (most: number) => void;
}

const moreTurns = 2;

/** The report of its first run, with the estimate where that came to an end that a time can be told of. */
export async function timedRunOf(
  timed: Timed,
): Promise<{ report: RunReport; estimate?: TimeEstimate }> {
  const { setter, estimated, signal } = timed;
  const before = await setter.milliseconds(estimated.test, signal);
  const report = await runFor(timed, before);
  const { kind } = report.ending;
  if (kind === 'time-limit') return ended(timed, before, report);
  if (kind !== 'finished') return { report };
  const estimate = estimateOf(estimated, timesOf([report], [before]));
  if (!needsMore(estimate, estimated)) return { report, estimate };
  return { report, estimate: await inTurns(timed, before, report) };
}

/** It was ended. Where the machine was busier than before the setter's program takes longer by now, and it has another try. */
async function ended(timed: Timed, before: number, report: RunReport) {
  const { setter, estimated, signal } = timed;
  const now = Math.max(before, await setter.milliseconds(estimated.test, signal));
  const times = { program: report.milliseconds, setter: now, isEnded: true };
  const estimate = estimateOf(estimated, times);
  if (estimate.state === 'over') return { report, estimate };
  const again = await runFor(timed, now);
  const isEnded = again.ending.kind === 'time-limit';
  return {
    report: again,
    estimate: estimateOf(estimated, { program: again.milliseconds, setter: now, isEnded }),
  };
}

async function inTurns(timed: Timed, before: number, first: RunReport): Promise<TimeEstimate> {
  const { setter, estimated, signal } = timed;
  const setters = [before];
  const reports = [first];
  for (let turn = 0; turn < moreTurns; turn++) {
    setters.push(await setter.milliseconds(estimated.test, signal, 1));
    reports.push(await runFor(timed, Math.max(...setters)));
  }
  return estimateOf(estimated, timesOf(reports, setters));
}

function runFor(timed: Timed, setter: number): Promise<RunReport> {
  const { program, estimated, signal, running } = timed;
  const milliseconds = longestHere(estimated, setter, limits.milliseconds);
  running(milliseconds);
  return program.run(
    { input: estimated.test.input, limits: { ...limits, milliseconds }, isTimed: true },
    { signal },
  );
}

const timesOf = (reports: readonly RunReport[], setters: readonly number[]) => ({
  program: medianOf(reports.map(({ milliseconds }) => milliseconds)),
  setter: medianOf(setters),
  isEnded: reports.every(({ ending }) => ending.kind === 'time-limit'),
});

const medianOf = (times: readonly number[]): number => timingOf(times, true).median;
