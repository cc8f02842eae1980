// Runs a program through its tests, films it, and sets our own strategies beside it; tells each thing as it is known.
import { SudokuClient } from '../../client/client';
import type { PreparedProgram, ProgramRunner } from '../../client/code/runner';
import { SandboxRefused } from '../../client/errors';
import { seekCause } from '../../core/code/cause/seek-cause';
import { testWith } from '../../core/code/problems/classic';
import { isClassic, type JudgeTest } from '../../core/code/problems/problem';
import { isClassicProblem, type Problem } from '../../core/code/problems/names';
import type { Grid } from '../../core/grid';
import type { Frame } from '../../core/code/frames';
import { limits, type RunReport } from '../../core/code/run';
import type { ProgramLanguage } from '../../core/program-languages';
import { timingOf } from '../../core/race-reports';
import type { SteppedStrategyName } from '../../core/strategy';
import { explanationOf } from './explanation';
import { languageEntries } from './languages';
import { SetterProgram } from './setter';
import type { Beside, Filmed, Outcome, RunAction, RunProgram, Tested } from './run-state';
import { stillAtWork } from './still-at-work';
import { Trial, type DecidedTest } from './trial';

/** The strategies that are set beside a program: the write-ups' own ways, and one that looks for the fewest candidates. */
const compared: readonly SteppedStrategyName[] = [
  'scan-blanks',
  'used-flags',
  'candidate-list',
  'first-blank',
  'fewest-candidates',
];

/**
 * The sample of 2580 takes nothing back: a search of so many calls shows something, and is quickly filmed. Where calls are not known
 * it is the last test that can be filmed, whose search is the longest.
 */
const callsToSee = 1000;
const worthWatching = (tests: readonly JudgeTest[]): JudgeTest | undefined =>
  tests.find(({ calls = 0 }) => calls >= callsToSee) ?? tests.findLast(({ puzzle }) => puzzle);

/** Fewer steps say little of a search, and nothing of its time. */
const stepsToCompare = 10_000;
const callsToCompare = 8_000;

/** The filmed test, or the first that was passed with so long a search. */
export const worthComparing = ({ test, film }: Filmed, tested: readonly Tested[]): JudgeTest => {
  if (film && film.steps >= stepsToCompare) return test;
  const passed = tested.filter(({ judged }) => judged?.verdict === 'accepted');
  const long = passed.find(({ test: { calls = 0 } }) => calls >= callsToCompare);
  return long?.test ?? test;
};

type Tell = (action: RunAction) => void;

interface Wrong {
  program: RunProgram;
  prepared: PreparedProgram;
  tests: readonly JudgeTest[];
  wrong: DecidedTest;
  signal: AbortSignal;
}

export class Judging {
  readonly #tell: Tell;
  readonly #runners = new Map<string, Promise<ProgramRunner>>();
  readonly #setters = new Map<ProgramLanguage, SetterProgram>();
  readonly #client = new SudokuClient();
  /** The program whose calls were asked for last. */
  #asked: { program: RunProgram; runner: ProgramRunner; prepared: PreparedProgram } | undefined;
  #stop = new AbortController();

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  /** Judges a program by its tests, up to the first that is not right, and films it on that one, or on one with a search to see. */
  async run(program: RunProgram, tests: readonly JudgeTest[]): Promise<void> {
    await this.#doing(async (signal) => {
      this.#tell({ type: 'begin', program, tests });
      const prepared = await this.#prepared(program, signal);
      if (!prepared) return;
      const setter = await this.#setter(program.language);
      try {
        const { language } = program;
        const trial = new Trial({
          ...{ program: prepared, setter, language, signal, tell: this.#tell },
          stepsOf: (test) => this.#stepsOf('used-flags', test, signal),
        });
        const wrong = await trial.run(tests);
        if (wrong) await this.#filmWrong({ program, prepared, tests, wrong, signal });
        const shown = wrong ? undefined : worthWatching(tests);
        if (shown) await this.#film(prepared, shown, signal);
      } finally {
        setter.rest();
      }
    });
  }

  /** Runs a program on a text of the person's own, to see what it prints. */
  async show(program: RunProgram, test: JudgeTest): Promise<void> {
    await this.#doing(async (signal) => {
      this.#tell({ type: 'begin', program, tests: [test] });
      const prepared = await this.#prepared(program, signal);
      if (!prepared) return;
      const running = { kind: 'testing', test: 1, of: 1, most: limits.milliseconds } as const;
      this.#tell({ type: 'phase', phase: running });
      const report = await prepared.run({ input: test.input, limits }, { signal });
      this.#tell({ type: 'tested', tested: { test, report, judged: undefined } });
    });
  }

  /** Films the same program on another test. */
  async film(program: RunProgram, test: JudgeTest): Promise<void> {
    await this.#doing(async (signal) => {
      const prepared = await this.#prepared(program, signal);
      if (prepared) await this.#film(prepared, test, signal);
    });
  }

  /** The calls that are open at a step of a program's film; undefined where its language does not tell them. */
  async frames(
    program: RunProgram,
    { input, puzzle, digits }: JudgeTest,
    framesAt: number,
    signal: AbortSignal,
  ): Promise<readonly Frame[] | undefined> {
    const prepared = await this.#beingAsked(program, signal);
    const asked = { input, limits, film: puzzle, digits, framesAt };
    const report = await prepared?.run(asked, { signal });
    return report?.frames;
  }

  /** The program in a worker of its own, beside whatever is judged meanwhile. */
  async #beingAsked(
    program: RunProgram,
    signal: AbortSignal,
  ): Promise<PreparedProgram | undefined> {
    if (this.#asked?.program === program) return this.#asked.prepared;
    this.#asked?.runner.rest();
    const runner = (await this.#runner(program.language)).beside();
    const preparation = await runner.prepare(program.source, { signal, tellsCalls: true });
    if (preparation.kind !== 'ready') return undefined;
    this.#asked = { program, runner, prepared: preparation.program };
    return preparation.program;
  }

  /** Our own strategies on a test with steps enough to compare, of which the program is filmed, too. */
  async compare({ program, filmed, tested }: Outcome): Promise<void> {
    const test = filmed && worthComparing(filmed, tested);
    if (!test || !isClassic(test)) return;
    await this.#doing(async (signal) => {
      const film = test === filmed.test ? filmed.film : await this.#filmOf(program, test, signal);
      this.#tell({ type: 'phase', phase: { kind: 'comparing' } });
      const rows = [];
      for (const strategy of compared) {
        const { counters, runs } = await this.#client.measure(test.puzzle, strategy, 3, { signal });
        const milliseconds = timingOf(runs, true).median;
        rows.push({ strategy, steps: counters.steps, milliseconds });
      }
      this.#tell({ type: 'compared', compared: { test, film, rows } });
    });
  }

  async #filmOf(program: RunProgram, test: JudgeTest, signal: AbortSignal) {
    const prepared = await this.#prepared(program, signal);
    return prepared && (await this.#filmedRun(prepared, test, signal)).film;
  }

  /** Why a program is slow: beside accepted ones in its language, on a test that its film is whole of. */
  async explain(program: RunProgram, tested: readonly Tested[]): Promise<void> {
    await this.#doing(async (signal) => {
      const prepared = await this.#prepared(program, signal);
      if (!prepared) return;
      const explaining = { type: 'phase', phase: { kind: 'explaining' } } as const;
      this.#tell(explaining);
      const explained = await explanationOf({
        ...{ program, prepared, tested, signal },
        beside: (strategy, test) => this.#beside(strategy, program.language, test, signal),
      });
      if (!explained) return;
      this.#tell({ type: 'explained', explained });
    });
  }

  /** A program of ours: its time here, and the steps of its search. */
  async #beside(
    strategy: SteppedStrategyName,
    language: ProgramLanguage,
    test: JudgeTest,
    signal: AbortSignal,
  ): Promise<Beside> {
    const isSetter = strategy === 'used-flags';
    const program = isSetter
      ? await this.#setter(language)
      : new SetterProgram((await this.#runner(language)).beside(), language, strategy);
    try {
      await program.prepare(signal);
      const milliseconds = await program.milliseconds(test, signal);
      return { strategy, steps: await this.#stepsOf(strategy, test, signal), milliseconds };
    } finally {
      program.rest();
    }
  }

  async #stepsOf(
    strategy: SteppedStrategyName,
    { puzzle }: JudgeTest,
    signal: AbortSignal,
  ): Promise<number> {
    if (!puzzle) throw new Error('our strategies search one board of nine by nine');
    const { counters } = await this.#client.measure(puzzle, strategy, 1, { signal });
    return counters.steps;
  }

  /** The test that is a puzzle of the board; its right answer comes from our engine. Undefined: it has none. */
  async testOf(problem: Problem, puzzle: Grid): Promise<JudgeTest | undefined> {
    if (!isClassicProblem(problem)) return undefined;
    const { outcome } = await this.#client.solve(puzzle, 'fast');
    return outcome.kind === 'solved' ? testWith(problem, puzzle, outcome.solution) : undefined;
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Forgets the runner of a language, so that it is fetched again. */
  forget(language: ProgramLanguage): void {
    const runner = this.#runners.get(language);
    this.#runners.delete(language);
    this.#setters.delete(language);
    void runner?.then((loaded) => {
      loaded.dispose();
    });
  }

  /** Ends every worker. */
  close(): void {
    this.stop();
    this.#client.close();
    for (const setter of this.#setters.values()) setter.rest();
    this.#setters.clear();
    this.#asked?.runner.rest();
    this.#asked = undefined;
    for (const runner of this.#runners.values()) {
      runner.then(
        (loaded) => {
          loaded.dispose();
        },
        () => undefined,
      );
    }
    this.#runners.clear();
  }

  async #doing(what: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#stop.abort();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    try {
      await what(signal);
      this.#tell({ type: 'phase', phase: { kind: 'idle' } });
    } catch (error) {
      if (this.#stop.signal !== signal) return; // Something else was begun in its place.
      const isStopped = error instanceof DOMException && error.name === 'AbortError';
      const isRefused = error instanceof SandboxRefused;
      this.#tell({
        type: 'phase',
        phase: isStopped ? { kind: 'stopped' } : { kind: 'failed', isRefused },
      });
    }
  }

  async #prepared(
    { language, source }: RunProgram,
    signal: AbortSignal,
  ): Promise<PreparedProgram | undefined> {
    const runner = await this.#runner(language);
    await runner.load({
      signal,
      onProgress: (done, all) => {
        this.#tell({ type: 'phase', phase: { kind: 'loading', done, all } });
      },
    });
    this.#tell({ type: 'phase', phase: { kind: 'preparing' } });
    const prepared = await stillAtWork(runner.prepare(source, { signal }), (seconds) => {
      this.#tell({ type: 'phase', phase: { kind: 'preparing', seconds } });
    });
    this.#tell({ type: 'diagnosed', diagnostics: prepared.diagnostics });
    if (prepared.kind === 'ready') return prepared.program;
    this.#tell({ type: 'verdict', verdict: 'compile-error' });
    return undefined;
  }

  async #film(prepared: PreparedProgram, test: JudgeTest, signal: AbortSignal): Promise<RunReport> {
    const report = await this.#filmedRun(prepared, test, signal);
    const { film, faults } = report;
    this.#tell({ type: 'filmed', filmed: { test, film }, faults });
    return report;
  }

  #filmedRun(prepared: PreparedProgram, test: JudgeTest, signal: AbortSignal): Promise<RunReport> {
    const filming = (steps: number) => {
      this.#tell({ type: 'phase', phase: { kind: 'filming', steps } });
    };
    filming(0);
    const asked = { input: test.input, limits, film: test.puzzle, digits: test.digits };
    return prepared.run(asked, { signal, onSteps: filming });
  }

  /** Films the test that decided, and seeks the cause: where another film shows it, that one is kept. */
  async #filmWrong({ program, prepared, tests, wrong, signal }: Wrong): Promise<void> {
    const { test, report, verdict } = wrong;
    if (!test.puzzle) return;
    const filmed = await this.#film(prepared, test, signal);
    if (!isClassic(test)) return;
    const { language, source } = program;
    const found = await seekCause({
      ...{ language, source, tests: tests.filter(isClassic) },
      wrong: { test, verdict, report, filmed },
      film: (other) => this.#filmedRun(prepared, other, signal),
    });
    if (!found) return;
    if (found.test !== test) {
      this.#tell({ type: 'filmed', filmed: { test: found.test, film: found.film }, faults: [] });
    }
    this.#tell({ type: 'caused', cause: found });
  }

  async #setter(language: ProgramLanguage): Promise<SetterProgram> {
    const known = this.#setters.get(language);
    if (known) return known;
    const runner = await this.#runner(language);
    const setter = new SetterProgram(runner.beside(), language);
    this.#setters.set(language, setter);
    return setter;
  }

  #runner(language: ProgramLanguage): Promise<ProgramRunner> {
    const entry = languageEntries[language];
    const known = this.#runners.get(language);
    if (known) return known;
    const runner = entry.load();
    this.#runners.set(language, runner);
    runner.catch(() => this.#runners.delete(language));
    return runner;
  }
}
