// Programs in JavaScript that people could have written: each verdict, and each film's steps beside Node's own.
import { describe, expect, it } from 'vitest';
import { judge, type Verdict } from '../../../web/core/code/judge';
import { testsOf } from '../../../web/core/code/judge-tests';
import type { RunLimits } from '../../../web/core/code/run';
import { diagnosticsOf } from '../../../web/worker/code/javascript/rewrite';
import { javascriptLearners, sourceOf, type Learner } from './learners';
import { nativeSteps } from './native';
import { runJavaScript } from './run-javascript';

const limits: RunLimits = {
  milliseconds: 30_000,
  memoryBytes: 128 * 2 ** 20,
  outputBytes: 2 ** 18,
  steps: 3_000_000,
};
/** What never ends is not waited for as long. */
const limitsOf = ({ verdict }: Learner): RunLimits =>
  verdict === 'time-limit' ? { ...limits, milliseconds: 500 } : limits;

async function verdictOf(learner: Learner): Promise<Verdict> {
  const source = sourceOf('javascript', learner.file);
  if (diagnosticsOf(source).length > 0) return 'compile-error';
  for (const test of testsOf(learner.problem)) {
    const report = await runJavaScript(source, { input: test.input, limits: limitsOf(learner) });
    const { verdict } = judge(test, report);
    if (verdict !== 'accepted') return verdict;
  }
  return 'accepted';
}

describe.each(javascriptLearners)('$file', (learner) => {
  it(`is judged: ${learner.verdict}`, async () => {
    expect(await verdictOf(learner)).toBe(learner.verdict);
  });

  it.skipIf(learner.unseen)('is filmed step for step as it runs in Node', async () => {
    const source = sourceOf('javascript', learner.file);
    // Not the empty grid, which is found in any array of zeros.
    const tests = testsOf(learner.problem).slice(0, 5);
    for (const { input, puzzle } of tests) {
      const { film } = await runJavaScript(source, { input, limits, film: puzzle });
      expect(film?.steps).toBe(nativeSteps(source, 'javascript', { input, puzzle }));
    }
  });
});
