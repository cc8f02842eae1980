// Foretells on the shorter tests of a ladder whether a program will surely be too slow, so that nobody waits for the longest ones.
import type { PreparedProgram } from '../../client/code/runner';
import {
  areSameSteps,
  foretells,
  foretoldBy,
  leastMilliseconds,
  type Rung,
} from '../../core/code/foretold';
import type { JudgeTest } from '../../core/code/judge';
import { limits } from '../../core/code/run';
import { foretoldEstimate, isTimed, type TimeEstimate } from '../../core/code/time';
import type { ProgramLanguage } from '../../core/program-languages';
import type { SetterProgram } from './setter';
import type { Tested } from './run-state';

interface Parties {
  program: PreparedProgram;
  setter: SetterProgram;
  language: ProgramLanguage;
  signal: AbortSignal;
  stepsOf: (test: JudgeTest) => Promise<number>;
}

export class Foretelling {
  readonly #parties: Parties;
  readonly #rungs: Rung[] = [];
  /** Its time on the shortest test, in milliseconds. */
  #once = Infinity;
  /** It takes other steps than the setter's: its time on one puzzle tells little of others. */
  #isOther = false;

  constructor(parties: Parties) {
    this.#parties = parties;
  }

  /** After a test that was passed: an estimate of the slowest input, where it is surely over the limit. */
  async after(
    { test, report, estimate }: Tested,
    prepareSetter: () => Promise<void>,
  ): Promise<TimeEstimate | undefined> {
    const { language } = this.#parties;
    this.#once = Math.min(this.#once, report.milliseconds);
    const isLong = (estimate?.program ?? report.milliseconds) >= leastMilliseconds;
    if (this.#isOther || !foretells(test, language) || !isLong) return undefined;
    await prepareSetter();
    this.#rungs.push(await this.#rung(test, estimate));
    const rung = foretoldBy(this.#rungs, { language, once: this.#once });
    if (!rung) return undefined;
    if (!(await this.#takesSetterSteps(rung.test))) {
      this.#isOther = true;
      return undefined;
    }
    return foretoldEstimate(test, language, rung);
  }

  /** The least of the program's times, and the most of the setter's. */
  async #rung(test: JudgeTest, estimate: TimeEstimate | undefined): Promise<Rung> {
    const { program, setter, signal, language } = this.#parties;
    if (estimate && isTimed(test, language)) {
      return { test, program: estimate.program, setter: estimate.setter };
    }
    const before = await setter.milliseconds(test, signal);
    const asked = { input: test.input, limits, isTimed: true } as const;
    const first = await program.run(asked, { signal });
    const second = await program.run(asked, { signal });
    const after = await setter.milliseconds(test, signal);
    return {
      test,
      program: Math.min(first.milliseconds, second.milliseconds),
      setter: Math.max(before, after),
    };
  }

  async #takesSetterSteps(test: JudgeTest): Promise<boolean> {
    const { program, signal, stepsOf } = this.#parties;
    const { film } = await program.run(
      { input: test.input, limits, film: test.puzzle },
      { signal },
    );
    return film !== undefined && areSameSteps(film, await stepsOf(test));
  }
}
