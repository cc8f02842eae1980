// Judging ends at the first test that shows for certain that a program will be too slow.
import { expect, it } from 'vitest';
import type { PreparedProgram } from '../../../../web/client/code/runner';
import { formatGrid } from '../../../../web/core/text';
import { testsOf } from '../../../../web/core/code/problems/all';
import type { JudgeTest } from '../../../../web/core/code/problems/problem';
import { SetterProgram } from '../../../../web/element/code/setter';
import { Trial } from '../../../../web/element/code/trial';
import type { RunAction } from '../../../../web/element/code/run-state';
import { runnerOf } from './support/runner';

const tests = testsOf('2239');
const { signal } = new AbortController();

interface Costs {
  each: number;
  once?: number;
  /** Its steps for each of the setter's. */
  steps?: (calls: number) => number;
}

/** A program that is right, and takes so many milliseconds for a thousand calls of the setter's search and at once. */
function right({ each, once = 0, steps = () => 1 }: Costs) {
  const ran: JudgeTest[] = [];
  const program: PreparedProgram = {
    run: ({ input, film }) => {
      const test = tests.find((one) => one.input === input);
      if (!test) throw new Error('no such test');
      if (!film) ran.push(test);
      const calls = test.calls ?? 0;
      return Promise.resolve({
        ending: { kind: 'finished', exitCode: 0 },
        output: test.answer ? formatGrid(test.answer, '2239') : '',
        milliseconds: once + (calls / 1000) * each,
        faults: [],
        ...(film && { film: { packed: new Blob(), steps: calls * steps(calls), isCut: false } }),
      });
    },
  };
  return { program, ran };
}

async function judged(own: ReturnType<typeof right>) {
  const told: RunAction[] = [];
  const setter = new SetterProgram(runnerOf(right({ each: 0.02 }).program), 'cpp');
  await new Trial({
    ...{ program: own.program, setter, language: 'cpp', signal },
    tell: (action) => told.push(action),
    stepsOf: ({ calls = 0 }) => Promise.resolve(calls),
  }).run(tests);
  const verdict = told.findLast((action) => action.type === 'verdict');
  const longest = Math.max(...own.ran.map(({ calls = 0 }) => calls));
  return { verdict, longest };
}

it('a program that costs eighty times as much a step is known by tests of a hundred thousand calls', async () => {
  const { verdict, longest } = await judged(right({ each: 1.6 }));
  expect(verdict).toMatchObject({ verdict: 'time-limit', estimate: { isForetold: true } });
  expect(longest).toBeLessThan(110_000);
});

it('one that costs thousands of times as much is known by tests of a few thousand calls', async () => {
  const { verdict, longest } = await judged(right({ each: 300 }));
  expect(verdict).toMatchObject({ verdict: 'time-limit', estimate: { isForetold: true } });
  expect(longest).toBeLessThan(5000);
});

it('one that takes long once for each test is not foretold, however short the test', async () => {
  const { verdict } = await judged(right({ each: 0.02, once: 400 }));
  expect(verdict).not.toMatchObject({ estimate: { isForetold: true } });
});

it('one that writes more for each step of the setter’s is known, too', async () => {
  const { verdict, longest } = await judged(right({ each: 300, steps: () => 5 }));
  expect(verdict).toMatchObject({ verdict: 'time-limit', estimate: { isForetold: true } });
  expect(longest).toBeLessThan(10_000);
});

it('one that takes other steps is run on the longest tests', async () => {
  const { verdict, longest } = await judged(
    right({ each: 1.6, steps: (calls) => 2 + (calls % 17) }),
  );
  expect(verdict).toMatchObject({ verdict: 'time-limit', estimate: { state: 'over' } });
  expect(verdict).not.toMatchObject({ estimate: { isForetold: true } });
  expect(longest).toBeGreaterThan(900_000);
});

it('one that takes long once, and no longer for more calls, is accepted', async () => {
  const { verdict, longest } = await judged(right({ each: 0.02, once: 250 }));
  expect(verdict).toMatchObject({ verdict: 'accepted' });
  expect(longest).toBe(9_999_997);
});
