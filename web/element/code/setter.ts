// The setter's own program, that of 12095, or another one that was accepted, measured in the same session and built the
// same way as a person's.
import type { PreparedProgram, ProgramRunner } from '../../client/code/runner';
import type { JudgeTest } from '../../core/code/problems/problem';
import { limits } from '../../core/code/run';
import type { ProgramLanguage } from '../../core/program-languages';
import { programFile } from '../../core/strategy-programs';
import { timingOf } from '../../core/race-reports';
import type { SteppedStrategyName } from '../../core/strategy';
import { programNamed } from '#program-files';

/** The first run of a program that is new to a browser is slower than those that follow. */
const runsToKnow = 3;

export class SetterProgram {
  readonly #runner: ProgramRunner;
  readonly #language: ProgramLanguage;
  readonly #strategy: SteppedStrategyName;
  #program: PreparedProgram | undefined;
  readonly #most = new Map<JudgeTest, number>();

  constructor(
    runner: ProgramRunner,
    language: ProgramLanguage,
    strategy: SteppedStrategyName = 'used-flags',
  ) {
    this.#runner = runner;
    this.#language = language;
    this.#strategy = strategy;
  }

  get isPrepared(): boolean {
    return this.#program !== undefined;
  }

  /** To be called first, before what is measured beside it is under way. */
  async prepare(signal: AbortSignal): Promise<void> {
    if (this.#program) return;
    const source = await programNamed(programFile(this.#strategy, this.#language));
    await this.#runner.load({ signal });
    const prepared = await this.#runner.prepare(source, { signal });
    if (prepared.kind !== 'ready') throw new Error(`${this.#strategy} does not compile`);
    this.#program = prepared.program;
  }

  /** Milliseconds on a test: the median of so many runs. */
  async milliseconds(test: JudgeTest, signal: AbortSignal, runs = runsToKnow): Promise<number> {
    const times: number[] = [];
    while (times.length < runs) times.push(await this.#once(test, signal));
    return timingOf(times, true).median;
  }

  /** The most milliseconds that it ever took on a test: measured once more each time, as the machine may be busier by now. */
  async atMost(test: JudgeTest, signal: AbortSignal): Promise<number> {
    const before = this.#most.get(test);
    const now = await this.milliseconds(test, signal, before === undefined ? runsToKnow : 1);
    const most = Math.max(before ?? 0, now);
    this.#most.set(test, most);
    return most;
  }

  /** Its worker waits for nothing. */
  rest(): void {
    this.#runner.rest();
  }

  async #once({ input }: JudgeTest, signal: AbortSignal): Promise<number> {
    if (!this.#program) throw new Error("the setter's program is not prepared");
    const report = await this.#program.run({ input, limits, isTimed: true }, { signal });
    // No browser's clock tells less than this for certain.
    return Math.max(report.milliseconds, 0.1);
  }
}
