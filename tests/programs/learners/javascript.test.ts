// Programs in JavaScript as people write them: the verdict of each, and the number of its film's steps compared with Node's.
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../web/core/code/judge';
import { testsOf } from '../../../web/core/code/problems/all';
import type { RunLimits } from '../../../web/core/code/run';
import { diagnosticsOf } from '../../../web/worker/code/javascript/rewrite';
import { verdictAlong } from './along';
import { sourceOf } from './edits';
import { blankOf, javascriptLearners, type Learner } from './learners';
import { nativeSteps } from './native';
import { runJavaScript } from './run-javascript';

const limits: RunLimits = {
  milliseconds: 30_000,
  memoryBytes: 128 * 2 ** 20,
  outputBytes: 2 ** 18,
  steps: 3_000_000,
};
/** Programs that never end get a shorter time limit, so that the tests are quick. */
const limitsOf = ({ verdict }: Learner): RunLimits =>
  verdict === 'time-limit' ? { ...limits, milliseconds: 500 } : limits;

async function verdictOf(learner: Learner): Promise<Verdict> {
  const source = sourceOf('javascript', learner.file);
  if (diagnosticsOf(source).length > 0) return 'compile-error';
  return verdictAlong(testsOf(learner.problem, 'javascript'), ({ input }) =>
    runJavaScript(source, { input, limits: limitsOf(learner) }),
  );
}

describe.each(javascriptLearners)('$file', (learner) => {
  it(`is judged: ${learner.verdict}`, async () => {
    expect(await verdictOf(learner)).toBe(learner.verdict);
  });

  it.skipIf(learner.unseen)('is filmed step for step as it runs in Node', async () => {
    const source = sourceOf('javascript', learner.file);
    const tests = testsOf(learner.problem, 'javascript').slice(0, 5);
    for (const { input, puzzle } of tests) {
      const { film } = await runJavaScript(source, { input, limits, film: puzzle });
      expect(film?.steps).toBe(nativeSteps(source, 'javascript', { input, puzzle }));
    }
  });
});

describe.each(javascriptLearners.filter(({ verdict }) => verdict === 'accepted'))(
  '$file on a puzzle without givens',
  ({ file, problem, unseen }) => {
    it(unseen ? 'is not filmed' : 'is filmed step for step, too', async () => {
      const source = sourceOf('javascript', file);
      const blank = blankOf(problem);
      const { film } = await runJavaScript(source, {
        input: blank.input,
        limits,
        film: blank.puzzle,
      });
      expect(film?.steps).toBe(unseen ? undefined : nativeSteps(source, 'javascript', blank));
    });
  },
);

describe('a film on a puzzle without givens', () => {
  const program = (then: string) => `const board = require('fs').readFileSync(0, 'utf8').trim()
  .split('\\n').map((line) => line.split(' ').map(Number));
for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (!board[r][c]) board[r][c] = c + 1;
${then}`;
  const { puzzle, input } = blankOf('2580');
  const run = (then: string, more: Partial<RunLimits> = {}) =>
    runJavaScript(program(then), { input, limits: { ...limits, ...more }, film: puzzle });

  it('is there, too, where the answer is wrong', async () => {
    const { film } = await run('for (const row of board) console.log(...row);');
    expect(film).toMatchObject({ steps: 81, isCut: false });
  });

  it('is missing if the program prints a grid that was never on its board', async () => {
    const { film } = await run('for (const row of board) console.log(...row.reverse());');
    expect(film).toBeUndefined();
  });

  it('knows its number of steps while it grows', async () => {
    const kept: number[] = [];
    const printing = program('for (const row of board) console.log(...row);');
    await runJavaScript(printing, { input, limits, film: puzzle }, (steps) => {
      kept.push(steps);
    });
    expect(kept.at(-1)).toBe(81);
  });

  it('is cut where the program is ended after it has printed, and not there before', async () => {
    const soon = { milliseconds: 500 };
    const printed = await run('for (const row of board) console.log(...row);\nfor (;;);', soon);
    expect(printed.ending.kind).toBe('time-limit');
    expect(printed.film).toMatchObject({ steps: 81, isCut: true });
    expect((await run('for (;;);', soon)).film).toBeUndefined();
  });
});

describe('what nobody catches', () => {
  const endingOf = async (source: string) => {
    const [test] = testsOf('2580');
    const { ending } = await runJavaScript(source, {
      input: test?.input ?? '',
      limits,
      ...(test && { film: test.puzzle }),
    });
    return ending;
  };

  it.each([
    ['an async function', "async function main() {\n  throw new Error('no');\n}\nmain();"],
    ['one in parentheses', "(async () => {\n  throw new Error('no');\n})();"],
    [
      'one that waits',
      "const f = async () => {\n  await 0, (() => { throw new Error('no'); })();\n};\nvoid f();",
    ],
    ['a method', "class A { async run() {\n  throw new Error('no');\n} }\nnew A().run();"],
    ['what follows a promise', "Promise.resolve(1).then(() => {\n  throw new Error('no');\n});"],
    ['a listener', "process.stdin.on('end', async () => {\n  throw new Error('no');\n});"],
    ['a timer', "setTimeout(async () => {\n  throw new Error('no');\n}, 5);"],
  ])('ends a program with its line: %s', async (_, source) => {
    const ending = await endingOf(source);
    expect(ending).toEqual({ kind: 'runtime-error', text: 'Error: no', line: 2 });
  });

  it.each([
    ['caught behind', "async function main() { throw new Error('no'); }\nmain().catch(() => {});"],
    ['caught before', 'const late = Promise.reject(new Error());\nlate.catch(() => {}), 0;'],
    [
      'awaited in try',
      'async function f() { throw 1; }\n(async () => { try { await f(); } catch {} })();',
    ],
    ['ended before', 'async function main() { process.exit(0); }\nmain();'],
  ])('ends none that is %s', async (_, source) => {
    expect(await endingOf(source)).toEqual({ kind: 'finished', exitCode: 0 });
  });

  it('is also a recursion that does not end', async () => {
    expect(
      await endingOf('let n = 0;\nfunction f() {\n  return f(n++) + 1;\n}\nf();'),
    ).toMatchObject({
      kind: 'runtime-error',
      text: 'RangeError: Maximum call stack size exceeded',
    });
  });
});
