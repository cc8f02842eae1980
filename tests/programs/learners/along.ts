// The verdict on a program along its tests.
import { judge, type Verdict } from '../../../web/core/code/judge';
import type { JudgeTest } from '../../../web/core/code/problems/problem';
import type { RunReport } from '../../../web/core/code/run';

/** The verdict on the tests in order, as the page runs them: up to the first test that fails. */
export async function verdictAlong(
  tests: readonly JudgeTest[],
  run: (test: JudgeTest) => Promise<RunReport>,
): Promise<Verdict> {
  for (const test of tests) {
    const { verdict } = judge(test, await run(test));
    if (verdict !== 'accepted') return verdict;
  }
  return 'accepted';
}
