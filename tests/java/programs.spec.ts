// Programs in Java as people write them: the verdict of each, and its output, end and steps compared with a JDK's.
import type { Verdict } from '../../web/core/code/judge';
import { testsOf } from '../../web/core/code/problems/all';
import type { RunLimits } from '../../web/core/code/run';
import { verdictAlong } from '../programs/learners/along';
import { sourceOf } from '../programs/learners/edits';
import { blankOf, javaLearners, type Learner } from '../programs/learners/learners';
import { hasJdk, nativeJava, type NativeJava } from '../programs/learners/native-java';
import { recordingIn, type Java } from './support/java';
import { expect, test } from './support/java-test';

/** A judge allows several seconds; programs that are too slow show it here in one second, and memory fills slowly on a busy machine. */
const limitsOf = ({ verdict }: Learner): Partial<RunLimits> =>
  verdict === 'time-limit'
    ? { milliseconds: 1000 }
    : verdict === 'memory-limit'
      ? { milliseconds: 90_000 }
      : {};

/** A program that is too slow shows it on one of the longer tests, even on a fast machine. */
const mostCallsOf = ({ verdict }: Learner) => (verdict === 'time-limit' ? 1_000_000 : 20_000);
const someTests = (learner: Learner) =>
  testsOf(learner.problem, 'java').filter(({ calls = 0 }) => calls <= mostCallsOf(learner));

test.describe('programs in Java', () => {
  test.skip(!hasJdk(), 'a JDK runs them beside');
  // In one worker, so that the compiler starts once.
  test.describe.configure({ mode: 'default', timeout: 120_000 });

  const verdictOf = (java: Java, learner: Learner): Promise<Verdict> =>
    verdictAlong(someTests(learner), async ({ input }) => {
      const { ending, output, faults } = await java.run(input, { limits: limitsOf(learner) });
      return { ending, output, faults, milliseconds: 0 };
    });

  /** Runs the program on this machine and in the page, and expects the same report. */
  async function holdBeside(
    java: Java,
    native: NativeJava,
    { input, puzzle }: { input: string; puzzle: string },
    unseen = false,
  ): Promise<void> {
    const there = native.run(input, puzzle);
    const here = await java.run(input, { film: puzzle });
    expect(here.output).toBe(there.output);
    expect(here.steps ?? 0).toBe(unseen ? 0 : there.steps);
    if (there.uncaught) {
      expect(here.ending).toEqual({ kind: 'runtime-error', ...there.uncaught });
    } else {
      expect(here.ending).toEqual({ kind: 'finished', exitCode: there.exitCode });
      expect(here.errors).toBe(there.errors);
    }
  }

  /** The film says of each digit that goes which one is written over it, and by which line. */
  async function holdOverwriting(java: Java, learner: Learner): Promise<void> {
    const { input, puzzle } = someTests(learner).at(-1) ?? { input: '', puzzle: '' };
    const recording = await recordingIn(await java.run(input, { film: puzzle, keepsFilm: true }));
    const gone = recording.match(/^backtrack .*/gm) ?? [];
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter((step) => !/ line 15 .*over [1-9]$/.test(step))).toEqual([]);
  }

  for (const learner of javaLearners) {
    const { file, verdict, unseen } = learner;
    test(`${file} is judged and runs as in a JDK: ${verdict} @java`, async ({ java }) => {
      const source = sourceOf('java', file);
      const native = nativeJava(source);
      const { isReady, diagnostics } = await java.compile(source);
      const [first] = diagnostics.filter(({ severity }) => severity === 'error');
      expect(first && { line: first.line, text: first.text }).toEqual(native.error);
      expect(isReady).toBe(verdict !== 'compile-error');
      if (!isReady) return;
      expect(await verdictOf(java, learner)).toBe(verdict);
      if (verdict.endsWith('-limit')) return;
      for (const each of someTests(learner).slice(0, 2)) {
        await holdBeside(java, native, each, unseen);
      }
      if (learner.way === 'forgets the reset') await holdOverwriting(java, learner);
      const isOnBlank = verdict === 'accepted' && file !== 'much-garbage';
      if (isOnBlank) await holdBeside(java, native, blankOf(learner.problem), unseen);
    });
  }
});

test('a program that is ended at the time limit has lost no line of its output @java', async ({
  java,
}) => {
  const endless = 'for (int i = 0; ; i++) if (i < 3) System.out.println("line " + i);';
  await java.compile(`class Main { public static void main(String[] s) { ${endless} } }`);
  const { output, ending } = await java.run('', { limits: { milliseconds: 3000 } });
  expect(ending).toEqual({ kind: 'time-limit' });
  expect(output).toBe('line 0\nline 1\nline 2\n');
});
