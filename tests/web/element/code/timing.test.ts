// A program is timed beside the setter's own: once where that tells, and by the median of three turns near the limit, so that a
// neighbour's load does not decide.
import { describe, expect, it } from 'vitest';
import type { PreparedProgram } from '../../../../web/client/code/runner';
import { testsOf } from '../../../../web/core/code/problems/all';
import type { Ending } from '../../../../web/core/code/run';
import { SetterProgram } from '../../../../web/element/code/setter';
import { timedRunOf } from '../../../../web/element/code/timing';
import { runnerOf } from './support/runner';

const { signal } = new AbortController();
const test = testsOf('2580').find(({ calls }) => calls === 9_390_021);

/** A program that takes so many milliseconds, run after run, and the last number ever after; a longer run is ended at its limit. */
function taking(times: readonly number[]) {
  let runs = 0;
  const program: PreparedProgram = {
    run: ({ limits }) => {
      const time = times[Math.min(runs++, times.length - 1)] ?? 0;
      const isEnded = time > limits.milliseconds;
      const ending: Ending = isEnded ? { kind: 'time-limit' } : { kind: 'finished', exitCode: 0 };
      const milliseconds = Math.min(time, limits.milliseconds);
      return Promise.resolve({ ending, output: '', milliseconds, faults: [] });
    },
  };
  return { program, runs: () => runs };
}

async function timed(own: readonly number[], setters: readonly number[]) {
  if (!test) throw new Error('no test');
  const { program, runs } = taking(own);
  const setter = new SetterProgram(runnerOf(taking(setters).program), 'cpp');
  await setter.prepare(signal);
  const running = () => undefined;
  const estimated = { test, language: 'cpp' } as const;
  const { estimate } = await timedRunOf({ program, setter, estimated, signal, running });
  return { state: estimate?.state, there: Math.round(estimate?.there ?? 0), runs: runs() };
}

describe('beside a setter’s program of 100 ms, which takes 80 of 1,000 ms on Baekjoon', () => {
  it.each([
    ['far below the limit it runs once', [200], { state: 'within', there: 160, runs: 1 }],
    ['near it the median counts', [1000, 1100, 1050], { state: 'near', there: 840, runs: 3 }],
    [
      'one slow run of three is not counted',
      [1500, 450, 440],
      { state: 'within', there: 360, runs: 3 },
    ],
    [
      'one quick run of three is not, either',
      [900, 1800, 1900],
      { state: 'over', there: 1440, runs: 3 },
    ],
    ['far above the limit it is ended at once', [60_000], { state: 'over', there: 1875, runs: 1 }],
  ] as const)('%s', async (_, own, expected) => {
    expect(await timed(own, [100])).toEqual(expected);
  });
});

it('a program that was ended has another try where the setter’s has become as slow, too', async () => {
  expect(await timed([2500, 1000], [100, 100, 100, 400])).toMatchObject({
    state: 'within',
    runs: 2,
  });
});
