// The estimates of public programs in Python whose time Baekjoon recorded: none is over its limit, and they are right in the middle.
import { describe, expect, it } from 'vitest';
import type { ClassicProblem } from '../../../../web/core/code/problems/names';
import { testsOf } from '../../../../web/core/code/problems/all';
import { decisive, estimateOf, isTimed } from '../../../../web/core/code/time';

type Recorded = readonly [timesTheSetter: number, millisecondsThere: number];

// prettier-ignore
const recorded: Readonly<Record<ClassicProblem, readonly Recorded[]>> = {
  '2580': [[1.6, 1128], [6.47, 2468], [3.92, 2604], [4.53, 2780], [4.7, 2784], [4.38, 3636], [3.15, 4320]],
  '2239': [[1.75, 1660], [3.73, 3780], [3.27, 4160], [3.79, 4284], [3.21, 4464], [4.64, 4772], [3.76, 4980], [0.32, 5116], [2.56, 5412]],
};

const estimated = (problem: ClassicProblem, times: number) =>
  decisive(
    testsOf(problem, 'python')
      .filter((test) => isTimed(test, 'python'))
      .map((test) =>
        estimateOf(
          { test, language: 'python' },
          { program: times * 150, setter: 150, isEnded: false },
        ),
      ),
    'python',
  );

describe.each(['2580', '2239'] as const)('%s', (problem) => {
  it('no program that is accepted there is near or over its limit', () => {
    const states = recorded[problem].map(([times]) => estimated(problem, times)?.state);
    expect(new Set(states)).toEqual(new Set(['within']));
  });

  it('the middle one of the estimates is what is recorded', () => {
    const quotients = recorded[problem].map(
      ([times, there]) => (estimated(problem, times)?.there ?? 0) / there,
    );
    const middle = quotients.toSorted((a, b) => a - b)[(quotients.length - 1) / 2];
    expect(middle).toBeGreaterThan(0.9);
    expect(middle).toBeLessThan(1.1);
  });
});

it('the two programs that are accepted in Python 3 are not told to be over its limit', () => {
  for (const times of [0.69, 1.62]) {
    expect(estimated('2580', times)?.inCPython).toBeLessThan(5000);
  }
});
