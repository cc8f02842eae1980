// Programs in Python as people write them, and this project's: the verdict of each, and its film's steps compared with python3's.
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../web/core/code/judge';
import { testsOf } from '../../../web/core/code/problems/all';
import { recordingOf } from '../../../web/core/code/packed-film';
import type { RunLimits } from '../../../web/core/code/run';
import { compiled } from '../compiled';
import { programOf, strategiesIn } from '../held';
import { recorded } from '../recorded';
import { verdictAlong } from './along';
import { sourceOf } from './edits';
import { blankOf, pythonLearners, type Learner } from './learners';
import { nativeSteps } from './native';
import { diagnosePython, runPython } from './run-python';

const limits: RunLimits = {
  milliseconds: 60_000,
  memoryBytes: 128 * 2 ** 20,
  outputBytes: 2 ** 18,
  steps: 3_000_000,
};
const limitsOf = ({ verdict }: Learner): RunLimits =>
  verdict === 'time-limit' ? { ...limits, milliseconds: 500 } : limits;

/** The first four tests alone, since Python is slow; programs in the other languages run the long searches. */
const someTests = (problem: Learner['problem']) => testsOf(problem, 'python').slice(0, 4);

async function verdictOf(learner: Learner): Promise<Verdict> {
  const source = sourceOf('python', learner.file);
  if ((await diagnosePython(source)).length > 0) return 'compile-error';
  // A wrong program runs on all tests, since some are wrong only where a puzzle has several solutions.
  const tests =
    learner.verdict === 'accepted'
      ? someTests(learner.problem)
      : testsOf(learner.problem, 'python');
  return verdictAlong(tests, ({ input }) =>
    runPython(source, { input, limits: limitsOf(learner) }),
  );
}

describe.each(pythonLearners)('$file', (learner) => {
  it(`is judged: ${learner.verdict}`, async () => {
    expect(await verdictOf(learner)).toBe(learner.verdict);
  });

  it.skipIf(learner.unseen)('is filmed step for step as it runs in python3', async () => {
    const source = sourceOf('python', learner.file);
    for (const { input, puzzle } of someTests(learner.problem)) {
      const { film } = await runPython(source, { input, limits, film: puzzle });
      expect(film?.steps).toBe(nativeSteps(source, 'python', { input, puzzle }));
    }
  });
});

describe.each(pythonLearners.filter(({ verdict }) => verdict === 'accepted'))(
  '$file on a puzzle without givens',
  ({ file, problem, unseen }) => {
    it(unseen ? 'is not filmed' : 'is filmed step for step, too', async () => {
      const source = sourceOf('python', file);
      const blank = blankOf(problem);
      const { film } = await runPython(source, { input: blank.input, limits, film: blank.puzzle });
      expect(film?.steps).toBe(unseen ? undefined : nativeSteps(source, 'python', blank));
    });
  },
);

describe.each(strategiesIn('python'))('our own %s', (strategy) => {
  it('is filmed as it is recorded by python3', async () => {
    const source = programOf(strategy, 'python');
    const native = compiled(recorded(source, 'python'), 'python');
    for (const { input, puzzle } of someTests('2239').slice(0, 2)) {
      const { film } = await runPython(source, { input, limits, film: puzzle });
      const recording = film && (await recordingOf(film.packed));
      const steps = (await recording?.text())?.match(/^(placement r\dc\d \d|backtrack r\dc\d)/gm);
      expect(steps ?? []).toEqual(native.steps(input, limits.steps));
    }
  });
});

describe('a run in Python', () => {
  const run = (source: string, more: { film?: string } = {}) =>
    runPython(source, { input: '', limits, ...more });

  it('names the line that an error came from, and its kind', async () => {
    const { ending } = await run('def f(x):\n  return x.y\n\nf(1)\n');
    expect(ending).toEqual({
      kind: 'runtime-error',
      text: "AttributeError: 'int' object has no attribute 'y'",
      line: 2,
    });
  });

  it('names the line where the stack was full', async () => {
    const { ending } = await run(sourceOf('python', 'endless-recursion'));
    expect(ending).toMatchObject({ kind: 'runtime-error', line: 2 });
  });

  it('keeps the output before an error, and runs deferred tasks', async () => {
    const { output } = await run(
      'import atexit\natexit.register(print, "last")\nprint("first")\nraise SystemExit(0)\n',
    );
    expect(output).toBe('first\nlast\n');
  });

  it('finds nothing that a program before it has changed', async () => {
    await run('import builtins, sys\nbuiltins.print = None\nsys.setrecursionlimit(50)\nx = 1\n');
    const { ending, output } = await run(
      'import sys\nprint(sys.getrecursionlimit(), "x" in globals())\n',
    );
    expect([ending.kind, output]).toEqual(['finished', '1000 False\n']);
  });

  it('notices an index below zero on the board, and films the cell that it means', async () => {
    const [test] = testsOf('2580');
    const { faults } = await runPython(sourceOf('python', 'negative-index'), {
      input: test?.input ?? '',
      limits,
      ...(test && { film: test.puzzle }),
    });
    expect(faults).toEqual([{ kind: 'out-of-bounds', line: 28, text: '[-1]' }]);
  });

  it('passes on Python’s warnings, at their lines', async () => {
    expect(await diagnosePython('x = 5\nif x is 5:\n  pass\n')).toMatchObject([
      { severity: 'warning', line: 2 },
    ]);
  });
});
