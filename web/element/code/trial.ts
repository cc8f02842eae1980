// A program before its judge: test after test, up to the first that is not right or takes too long.
import type { PreparedProgram } from '../../client/code/runner';
import { judge, type Verdict } from '../../core/code/judge';
import type { JudgeTest } from '../../core/code/problems/problem';
import { testsOf } from '../../core/code/problems/all';
import { limits, type RunReport } from '../../core/code/run';
import {
  decisive,
  estimateOf,
  isShort,
  isTimed,
  slowestOf,
  suspicious,
  type TimeEstimate,
} from '../../core/code/time';
import type { ProgramLanguage } from '../../core/program-languages';
import { Foretelling } from './foretelling';
import type { SetterProgram } from './setter';
import { stillAtWork } from './still-at-work';
import type { RunAction, Tested } from './run-state';
import { timedRunOf } from './timing';

interface Parties {
  program: PreparedProgram;
  setter: SetterProgram;
  language: ProgramLanguage;
  signal: AbortSignal;
  tell: (action: RunAction) => void;
  /** The steps of the setter's search on a test. */
  stepsOf: (test: JudgeTest) => Promise<number>;
}

/** The test that decided against a program. */
export interface DecidedTest {
  test: JudgeTest;
  report: RunReport;
  verdict: Verdict;
}

export class Trial {
  readonly #parties: Parties;
  readonly #foretelling: Foretelling;

  constructor(parties: Parties) {
    this.#parties = parties;
    this.#foretelling = new Foretelling(parties);
  }

  /** Tells each test and the verdict; returns the test that decides against the program. */
  async run(tests: readonly JudgeTest[]): Promise<DecidedTest | undefined> {
    const { tell, language } = this.#parties;
    const timed: { test: JudgeTest; report: RunReport; estimate: TimeEstimate }[] = [];
    for (const [index, test] of tests.entries()) {
      const tested = await this.#foretold(
        await this.#test(test, (most) => {
          const running = { kind: 'testing', test: index + 1, of: tests.length, most } as const;
          tell({ type: 'phase', phase: running });
        }),
      );
      tell({ type: 'tested', tested });
      const { judged, estimate } = tested;
      const { report } = tested;
      if (judged?.verdict !== 'accepted') {
        const verdict = judged?.verdict ?? 'wrong-answer';
        tell({ type: 'verdict', verdict, estimate });
        return { test, report, verdict };
      }
      if (estimate) timed.push({ test, report, estimate });
    }
    const estimate = decisive(
      timed.map((each) => each.estimate),
      language,
    );
    const verdict = verdictOn(estimate);
    tell({ type: 'verdict', verdict, estimate });
    if (verdict !== 'time-limit') return undefined;
    const late = timed.find((each) => each.estimate === estimate);
    return late && { ...late, verdict };
  }

  async #test(test: JudgeTest, running: (most: number) => void): Promise<Tested> {
    if (!isTimed(test, this.#parties.language)) return this.#untimed(test, running);
    await this.#prepareSetter();
    const estimated = this.#of(test);
    const { report, estimate } = await timedRunOf({ ...this.#parties, estimated, running });
    return this.#judged({
      test,
      report,
      judged: judge(test, report),
      ...(estimate && { estimate }),
    });
  }

  /** Over the limit, where a test that it passed tells that already. */
  async #foretold(tested: Tested): Promise<Tested> {
    if (tested.judged?.verdict !== 'accepted') return tested;
    const estimate = await this.#foretelling.after(tested, () => this.#prepareSetter());
    return estimate ? { ...tested, judged: { verdict: 'time-limit' }, estimate } : tested;
  }

  /** Too short to be compared; unless it takes a person's program long, and there is a slowest test to compare it with. */
  async #untimed(test: JudgeTest, running: (most: number) => void): Promise<Tested> {
    const { program, setter, language, signal } = this.#parties;
    running(limits.milliseconds);
    const report = await program.run({ input: test.input, limits }, { signal });
    const judged = judge(test, report);
    const on = isShort[language] ? undefined : slowestOf(testsOf(test.problem, language));
    const tested = { test, report, judged };
    if (judged.verdict !== 'accepted' || report.milliseconds < suspicious || !on) return tested;
    await this.#prepareSetter();
    const times = {
      program: report.milliseconds,
      setter: await setter.atMost(on, signal),
      isEnded: false,
    };
    return this.#judged({ ...tested, estimate: estimateOf({ test, language, on }, times) });
  }

  /** One test decides where the ladder is whole. */
  #judged(tested: Tested): Tested {
    const { judged, estimate } = tested;
    if (judged?.verdict !== 'accepted' || isShort[this.#parties.language]) return tested;
    return estimate?.state === 'over' ? { ...tested, judged: { verdict: 'time-limit' } } : tested;
  }

  #of(test: JudgeTest) {
    return { test, language: this.#parties.language };
  }

  async #prepareSetter(): Promise<void> {
    const { setter, signal, tell } = this.#parties;
    if (setter.isPrepared) return;
    tell({ type: 'phase', phase: { kind: 'measuring' } });
    await stillAtWork(setter.prepare(signal), (seconds) => {
      tell({ type: 'phase', phase: { kind: 'measuring', seconds } });
    });
  }
}

function verdictOn(estimate: TimeEstimate | undefined): Verdict {
  if (estimate?.state === 'over') return 'time-limit';
  return estimate?.state === 'near' ? 'near-limit' : 'accepted';
}
