// Foretells on the shorter tests of a ladder whether a program will surely be too slow, so that nobody waits for the longest ones.
import type { PreparedProgram } from '../../client/code/runner';
import {
  areSameSteps,
  followsSteps,
  foretells,
  foretoldBy,
  leastMilliseconds,
  rungByCalls,
  testsToFollow,
  type Rung,
  type StepCounts,
} from '../../core/code/foretold';
import type { JudgeTest } from '../../core/code/problems/problem';
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
  /** Those by calls stand apart: they are the less certain ones. */
  readonly #byCalls: Rung[] = [];
  /** Its time on the shortest test, in milliseconds. */
  #once = Infinity;
  readonly #counts = new Map<JudgeTest, StepCounts>();
  /** It goes another way than the setter's: its time on one puzzle tells little of others. */
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
    if (this.#isOther) return undefined;
    const isLong = (estimate?.program ?? report.milliseconds) >= leastMilliseconds;
    if (isLong && foretells(test, language)) {
      await prepareSetter();
      this.#rungs.push(await this.#rung(test, estimate));
      return this.#by(this.#rungs);
    }
    const rung = estimate && rungByCalls(test, language, estimate);
    if (!rung) return undefined;
    this.#byCalls.push(rung);
    return this.#by(this.#byCalls);
  }

  async #by(rungs: readonly Rung[]): Promise<TimeEstimate | undefined> {
    const { language } = this.#parties;
    const rung = foretoldBy(rungs, { language, once: this.#once });
    if (!rung) return undefined;
    if (await this.#goesSettersWay(rungs, rung)) {
      return foretoldEstimate(rung.test, language, rung);
    }
    this.#isOther = rungs.length >= testsToFollow;
    return undefined;
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

  async #goesSettersWay(rungs: readonly Rung[], { test }: Rung): Promise<boolean> {
    const counts = await this.#steps(test);
    if (counts && areSameSteps(counts)) return true;
    if (rungs.length < testsToFollow) return false;
    const last = [];
    for (const rung of rungs.slice(-testsToFollow)) last.push(await this.#steps(rung.test));
    return followsSteps(last.filter((each) => each !== undefined));
  }

  /** The steps of both films of a test; undefined where the program has none, or a longer one than is kept. */
  async #steps(test: JudgeTest): Promise<StepCounts | undefined> {
    const known = this.#counts.get(test);
    if (known) return known;
    const { program, signal, stepsOf } = this.#parties;
    const asked = { input: test.input, limits, film: test.puzzle };
    const { film } = await program.run(asked, { signal });
    if (!film || film.isCut) return undefined;
    const counts = { own: film.steps, setter: await stepsOf(test) };
    this.#counts.set(test, counts);
    return counts;
  }
}
