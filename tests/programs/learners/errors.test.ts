// A program's standard error is kept apart from its output, and cut after a limit.
import { expect, it } from 'vitest';
import { limits, mostErrors } from '../../../web/core/code/run';
import { errorsTo } from '../../../web/worker/code/standard-error';
import { runJavaScript } from './run-javascript';
import { runPython } from './run-python';

it.each([
  ['console.error', 'console.error("a %d", 5);\nconsole.log("b");\nconsole.warn({ c: 1 });'],
  [
    'process.stderr',
    'process.stderr.write("a 5\\n");\nconsole.log("b");\nconsole.error("{ c: 1 }");',
  ],
  [
    'a write to 2',
    'require("fs").writeSync(2, "a 5\\n");\nconsole.log("b");\nconsole.error("{ c: 1 }");',
  ],
])('of JavaScript is heard from %s', async (_, source) => {
  const { output, errors } = await runJavaScript(source, { input: '', limits });
  expect(output).toBe('b\n');
  expect(errors).toBe('a 5\n{ c: 1 }\n');
});

it('of Python is heard from print and sys.stderr', async () => {
  const source =
    'import sys\nprint("a", 5, file=sys.stderr)\nprint("b")\nsys.stderr.write("가\\n")\n';
  const { output, errors } = await runPython(source, { input: '', limits });
  expect(output).toBe('b\n');
  expect(errors).toBe('a 5\n가\n');
});

it('is undefined where nothing was written to it', async () => {
  const { errors } = await runJavaScript('console.log(1)', { input: '', limits });
  expect(errors).toBeUndefined();
});

it('is kept up to its room, and dropped without an end beyond', () => {
  let kept = '';
  const write = errorsTo((text) => {
    kept += text;
  });
  for (let time = 0; time < 10; time++) write('x'.repeat(mostErrors / 4 + 1));
  expect(kept).toHaveLength(mostErrors);
});
