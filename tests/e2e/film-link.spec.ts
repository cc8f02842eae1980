// The film of a person's own program: address, Embed and Save carry puzzle, program and step, and reloading restores them.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectDone, openCode, press, write } from './support/coding';
import { downloadedBy } from './support/download';
import { expect, test } from './support/hosts';
import { isJavaBuilt } from '../java/support/java';
import { inkala } from './support/puzzles';
import { expectAt, onElement } from './support/watching';

const program = readFileSync('cpp/programs/first-blank.js', 'utf8');
const lit = '.line[aria-current="step"]';

/** Runs a program on the board's puzzle and opens the program's film at a step. */
async function watchFilm(page: Page, source: string, step: number): Promise<void> {
  await openCode(page, `/#p=${inkala}&m=code`);
  await write(page, source);
  await page.getByLabel('Input').selectOption('board');
  await press(page, 'Run');
  await expectDone(page);
  await press(page, 'Watch its search');
  await expect(page.getByRole('region', { name: 'Program' })).toBeVisible();
  await onElement(page, (sudoku, at) => sudoku.seek(at), step);
  await expectAt(page, step);
}

test('reloading comes back to the film at its step, and a link elsewhere offers to make it', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await watchFilm(page, program, 1234);
  await expect(page).toHaveURL(/p=8[^&]+&.*m=watch&x=javascript-2580-[^&]+&at=1234$/);
  const line = await page.locator(lit).textContent();
  await page.reload();
  await expectAt(page, 1234);
  await expect(page.locator(lit)).toHaveText(line ?? '');
  await expect(page).toHaveURL(/&x=javascript-2580-[^&]+&at=1234$/);
  const link = page.url();

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText(/leads to a step of this program’s search/)).toBeVisible();
  await expect(other.getByText('Accepted', { exact: true })).toHaveCount(0);
  await press(other, 'Run it and watch step 1,234');
  await expectAt(other, 1234);
  await expect(other.locator(lit)).toHaveText(line ?? '');
  await context.close();
});

test('a recording carries the program where that is wished, and a post lights its line', async ({
  page,
  host,
  embed,
}) => {
  test.setTimeout(180_000);
  await watchFilm(page, `${program}// 한국어 주석\n`, 77);
  const line = await page.locator(lit).textContent();
  const save = async () =>
    String(await downloadedBy(page.getByRole('button', { name: 'Save the recording' })));
  expect(await save()).not.toContain('# program');
  await page.getByRole('checkbox', { name: 'With the program in it' }).check();
  const recording = await save();
  expect(recording).toContain('# at 77\n# program javascript\n#|');

  await press(page, 'Embed');
  const snippet = page.getByRole('textbox', { name: 'Snippet' });
  await expect(snippet).toHaveValue(new RegExp(`puzzle="${inkala}" trace="[^"]+" .*at="77"`));

  const trace = host.put({ html: recording, headers: { 'Content-Type': 'text/plain' } });
  const element = `<retrace-sudoku lang="en" trace="${trace}" at="77"></retrace-sudoku>`;
  await embed(element);
  await expectAt(page, 77);
  await expect(page.locator(lit)).toHaveText(line ?? '');
});

test('a program that is too long for an address keeps its film for reloading, and says so', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const long = Array.from({ length: 4000 }, (_, index) => (index * 7919 * 104_729) % 1_000_003);
  await watchFilm(page, `${program}// ${long.join(' ')}\n`, 9);
  await expect(page.getByText(/The program is too long for an address/)).toBeVisible();
  await expect(page).toHaveURL(/&x=kept&at=9$/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Program' })).toBeVisible();
  await expectAt(page, 9);
});

test('a link to a film that another browser has kept says so, beside a search of its puzzle', async ({
  page,
}) => {
  await page.goto(`/#p=${inkala}&m=watch&x=kept&at=9`);
  await expect(page.getByText('this browser has not kept its film')).toBeVisible();
  await expect(page).toHaveURL(/p=8[^&]+&.*m=watch/);
});

test('the calls that are open at a step are shown with their arguments, as the step changes', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await watchFilm(page, readFileSync('cpp/programs/scan-blanks.js', 'utf8'), 1);
  await press(page, 'Calls with their values');
  const calls = page.getByRole('list', { name: /Calls open at this step/ }).getByRole('listitem');
  await expect(calls).toHaveCount(2);
  await expect(calls.first()).toContainText('dfs(index = 0)');
  await expect(calls.first()).toContainText('row = 0, col = 1');
  await expect(calls.last()).toContainText('the program');
  await page.getByRole('button', { name: 'One step on' }).click();
  await expectAt(page, 2);
  await expect(calls.first()).toContainText('dfs(index = 1)');
  await expect(calls).toHaveCount(3);
});

test('a program in C++ shows its open calls, for which it is compiled once more @whole', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const calls = await expectCalls(page, 'scan-blanks.cpp', 'main()');
  await expect(calls.first()).toContainText(/row = 0, col = \d, digit = \d/);
});

test('a program in Java shows its open calls, too @java', async ({ page }) => {
  test.skip(!isJavaBuilt, 'npm run java adds it');
  test.setTimeout(300_000);
  await expectCalls(page, 'scan-blanks.java', 'main(args)');
});

async function expectCalls(page: Page, file: string, outermost: string): Promise<Locator> {
  await watchFilm(page, readFileSync(`cpp/programs/${file}`, 'utf8'), 3);
  await press(page, 'Calls with their values');
  const calls = page
    .getByRole('list', { name: 'Calls open at this step: 4' })
    .getByRole('listitem');
  await expect(calls.first()).toContainText('dfs(index = 2)', { timeout: 150_000 });
  await expect(calls.first()).toContainText(/line \d+/);
  await expect(calls.last()).toContainText(outermost);
  return calls;
}
