// Judges a program, films it on the test that it fails, and seeks the cause, as the page does.
import type { Cause } from '../../../web/core/code/cause/cause';
import { seekCause } from '../../../web/core/code/cause/seek-cause';
import { judge, type Verdict } from '../../../web/core/code/judge';
import type { ClassicProblem } from '../../../web/core/code/problems/names';
import { testsOf } from '../../../web/core/code/problems/all';
import { limits, type RunReport, type RunRequest } from '../../../web/core/code/run';
import type { ProgramLanguage } from '../../../web/core/program-languages';

export interface Caused {
  verdict: Verdict;
  cause: Cause | undefined;
}

interface Asked {
  language: ProgramLanguage;
  problem: ClassicProblem;
  source: string;
}

/** The tests up to so many calls of the setter's search: enough to see what is wrong. */
const mostCalls = 12_000;
/** A program that never ends is ended sooner than in the page. */
const least = { ...limits, milliseconds: 3000 };

export async function causeIn(
  { language, problem, source }: Asked,
  run: (request: RunRequest) => Promise<RunReport>,
): Promise<Caused> {
  const tests = testsOf(problem, language).filter(({ calls = 0 }) => calls <= mostCalls);
  for (const test of tests) {
    const report = await run({ input: test.input, limits: least });
    const { verdict } = judge(test, report);
    if (verdict === 'accepted') continue;
    const film = (on: typeof test) => run({ input: on.input, limits: least, film: on.puzzle });
    const wrong = { test, verdict, report, filmed: await film(test) };
    const found = await seekCause({ language, source, tests, wrong, film });
    return { verdict, cause: found?.cause };
  }
  return { verdict: 'accepted', cause: undefined };
}
