// A school's network serves the page over plain HTTP under a name other than localhost, where browsers leave out parts of the
// platform; and the page is opened as a file.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/run.mjs';
import { choose, expectDone, expectVerdict, openCode, run } from './support/coding';
import { inkala, inkalaSolved } from './support/puzzles';
import { boardOf, button, enter, expectBoard } from './support/sudoku';
import { expect, test } from './support/test';

const school = 'http://school.test/';

test.use({
  ownContext: true,
  // Browsers report that they ignore a policy that needs TLS; and a page opened as a file may fetch no modules.
  allowedFaults: [
    [/Cross-Origin-Opener-Policy/, /CORS|Cross-Origin Request Blocked/i, /ERR_FAILED/],
    { scope: 'test' },
  ],
});

test.beforeEach(async ({ context, baseURL }) => {
  await context.route(`${school}**`, async (route) => {
    const there = route
      .request()
      .url()
      .replace(school, `${baseURL ?? ''}/`);
    // A request that the page has left behind can no longer be answered.
    await route
      .fetch({ url: there })
      .then((response) => route.fulfill({ response }))
      .catch(() => undefined);
  });
});

test('a board is played, solved and kept, though the context is no secure one', async ({
  page,
}) => {
  await page.goto(`${school}#p=${inkala}`);
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([
    false,
    false,
  ]);
  await enter(page, 1, 2, '1');
  const entered = inkala.replace('8.', '81');
  await expect.poll(() => boardOf(page)).toBe(entered);
  await page.reload();
  await expect.poll(() => boardOf(page)).toBe(entered);
  await button(page, 'Undo').click();
  await page.getByText('Solver', { exact: true }).click();
  await button(page, 'Solve').click();
  await expectBoard(page, inkalaSolved);
});

for (const [language, program, tag] of [
  ['javascript', 'void 0;\n', ''],
  ['python', 'pass\n', ' @whole'],
  ['cpp', 'int main() {}\n', ' @whole'],
] as const) {
  test(`a program in ${language} is run and judged there${tag}`, async ({ page }) => {
    test.setTimeout(300_000);
    await openCode(page, `${school}#m=code`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await choose(page, language);
    await run(page, program);
    await expectVerdict(page, 'Wrong answer');
    await expectDone(page);
  });
}

test('opened from a disk it says how to serve it, in both languages, and shows nothing else', async ({
  page,
}) => {
  await page.goto(pathToFileURL(join(root, 'dist/index.html')).href);
  await expect(page.getByText('This page has to be served')).toBeVisible();
  await expect(page.getByText('이 페이지는 서버를 거쳐 열어야 합니다')).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
});

test.describe('the frame’s address', () => {
  // Firefox asks for an icon, which the policy of the frame does not allow.
  test.use({ allowedFaults: [[/favicon\.ico/], { scope: 'test' }] });

  test('works without its slash', async ({ page }) => {
    await page.goto(`/embed?puzzle=${inkala}&lang=en`);
    await expect(page).toHaveURL(new RegExp(`/embed/\\?puzzle=`));
    await expectBoard(page, inkala);
  });
});
