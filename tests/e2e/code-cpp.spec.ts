// Programs in C++ through the page: compiled, judged, filmed, and ended at any time with nothing left running.
import { readFileSync } from 'node:fs';
import {
  choose,
  editor,
  expectDone,
  expectVerdict,
  openAndRun,
  openCode,
  press,
  run,
  workersOf,
  write,
} from './support/coding';
import { expect, test } from './support/test';

const patience = 300_000;
const scanBlanks = readFileSync(
  new URL('../../cpp/programs/scan-blanks.cpp', import.meta.url),
  'utf8',
);

test('C++ says its size before it is fetched, is judged and filmed, and can be removed @whole', async ({
  page,
}) => {
  test.setTimeout(patience);
  await openCode(page);
  await choose(page, 'cpp');
  await expect(page.getByText('C++ is downloaded once (25.4 MB)')).toBeVisible();
  await run(page, scanBlanks);
  await expectVerdict(page, 'Accepted');
  await expect(page.getByText('1,598 steps.')).toBeVisible({ timeout: 60_000 });
  await press(page, 'Remove C++ (25.4 MB)');
  await expect(page.getByText('C++ is downloaded once (25.4 MB)')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('compiler messages stand at their lines, and the mended program runs @whole', async ({
  page,
}) => {
  test.setTimeout(patience);
  await openAndRun(page, 'cpp', 'int main() {\n  int n = 1\n  return n;\n}\n');
  await expectVerdict(page, 'Compile error');
  await expect(page.getByText("expected ';' at end of declaration")).toBeVisible();
  await expect(page.locator('.cm-lint-marker-error')).toBeVisible();
  await press(page, 'Line 2');
  await expect(editor(page)).toBeFocused();
  await run(page, scanBlanks);
  await expectVerdict(page, 'Accepted');
  await expect(page.locator('.cm-lint-marker-error')).toHaveCount(0);
});

/** A program that reads the board and then writes to it endlessly. */
const endless = `#include <cstdio>
int board[9][9];
int main() {
  for (auto& row : board)
    for (int& cell : row) scanf("%d", &cell);
  for (volatile int turn = 0;; turn = turn + 1)
    for (int digit = 1; digit <= 9; digit++) board[0][0] = digit;
}
`;

test('a program is ended while it is compiled, run or recorded, and leaves nothing running @whole', async ({
  page,
}) => {
  test.setTimeout(patience);
  await openCode(page);
  await choose(page, 'cpp');
  await write(page, endless);
  const before = await workersOf(page);
  const said = (text: string | RegExp) => page.getByText(text).first();
  const stop = async () => {
    await press(page, 'Stop');
    await expect(said('Stopped.')).toBeVisible();
  };

  await press(page, 'Run');
  await expect(said('Reading the program…')).toBeVisible({ timeout: 150_000 });
  await stop();
  await expect.poll(() => workersOf(page)).toEqual(before);

  await press(page, 'Run');
  await expect(said(/^Test 1 of \d+ is running, for at most \d+ s…/)).toBeVisible({
    timeout: 150_000,
  });
  await stop();
  // The compiler's worker waits for the next program, so that the compiler need not be loaded again.
  await expect.poll(() => workersOf(page)).toEqual([...before, 'retrace-compiler'].sort());

  await press(page, 'Run');
  await expectVerdict(page, 'Time limit exceeded');
  await expect(page.getByText(/^Recording its search: [1-9]/)).toBeVisible({ timeout: 60_000 });
  await stop();
  await expect.poll(() => workersOf(page)).toEqual([...before, 'retrace-compiler'].sort());

  await run(page, scanBlanks);
  await expectVerdict(page, 'Accepted');
  await expectDone(page);
});

test('an endless loop exceeds the time limit, and its film has the steps until then @whole', async ({
  page,
}) => {
  test.setTimeout(patience);
  await openAndRun(
    page,
    'cpp',
    `#include <cstdio>
int board[9][9];
int main() {
  for (auto& row : board)
    for (int& cell : row) scanf("%d", &cell);
  board[0][0] = 1;
  for (volatile int turn = 0;;) turn = 1;
}
`,
  );
  await expectVerdict(page, 'Time limit exceeded');
  await expect(page.getByText(/^1 step, cut off/)).toBeVisible({ timeout: 60_000 });
});
