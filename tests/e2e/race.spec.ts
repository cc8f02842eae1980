// Race mode: choosing strategies, the lanes during the race, findings, the chart, and exporting results.
import type { Page } from '@playwright/test';
import { downloadedBy } from './support/download';
import { antiBruteForce, inkala, inkalaSolved } from './support/puzzles';
import { focusOn, strategyNamed } from './support/sudoku';
import { expect, test } from './support/test';

const lane = (page: Page, strategy: string) =>
  page
    .getByRole('list', { name: 'Lanes' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: strategyNamed(strategy) }) });

async function openRace(page: Page, puzzle: string): Promise<void> {
  await page.goto(`/#p=${puzzle}&s=used-flags&m=race`);
  await expect(page.getByRole('button', { name: 'Start the race' })).toBeVisible();
}

async function choose(page: Page, ...strategies: string[]): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
  for (const name of strategies) {
    await page.getByRole('checkbox', { name: strategyNamed(name) }).check();
  }
}

const start = (page: Page) => page.getByRole('button', { name: 'Start the race' }).click();

test('the three of the 2580 question race, and a sentence answers it from the figures', async ({
  page,
}) => {
  await openRace(page, inkala);
  await start(page);
  await expect(page.getByText('All 3 are in.', { exact: true })).toBeVisible();
  for (const name of ['scan-blanks', 'nested-vectors', 'copied-board']) {
    await expect(lane(page, name)).toContainText('first solution');
    await expect(lane(page, name)).toContainText('99,056');
    await expect(lane(page, name)).toContainText('5 runs');
    await expect(lane(page, name).getByRole('img')).toHaveAccessibleName(
      `Depth of ${name} over its steps, at most 60`,
    );
  }
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings).toContainText(/copied-board (takes|shows) .* scan-blanks/);
  await expect(findings).toContainText(/nested-vectors (takes|shows) .* scan-blanks/);
  await expect(findings).toContainText('3 strategies stay within 1 s here');
  await expect(findings).toContainText('80 ms (C++14), 292 ms (Java) and 1172 ms (PyPy3)');
  await expect(findings).toContainText('All 3 give the same answer.');
  await expect(
    page.getByRole('img', { name: /^Time, steps and checks on logarithmic/ }),
  ).toBeVisible();
});

test('all strategies race on one puzzle, and the race says that greedy is stuck', async ({
  page,
}) => {
  await openRace(page, inkala);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByLabel('Runs of each').selectOption('1');
  await start(page);
  await expect(page.getByText('All 13 are in.', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(lane(page, 'greedy')).toContainText('dead end');
  await expect(
    page.getByText('12 give the same solution. Stuck at a dead end: greedy.'),
  ).toBeVisible();
});

test('a race side by side has no times, and another puzzle clears it', async ({ page }) => {
  await openRace(page, inkala);
  await page.getByLabel('Side by side').check();
  await start(page);
  await expect(page.getByText('All 3 are in.', { exact: true })).toBeVisible();
  await expect(lane(page, 'scan-blanks')).toContainText('Time – not timed');
  await expect(page.getByText('Strategies that run side by side are not timed.')).toBeVisible();
  await expect(page.getByText('Time, median')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Findings' })).toBeVisible();
  await page.evaluate((puzzle) => {
    location.hash = `p=${puzzle}&s=used-flags&m=race`;
  }, inkalaSolved);
  await expect(page.getByRole('heading', { name: 'Findings' })).toHaveCount(0);
});

test('counters live while it runs; one is stopped, then all', async ({ page }) => {
  await openRace(page, antiBruteForce);
  await start(page);
  const steps = lane(page, 'scan-blanks').getByRole('definition').first();
  const stepsNow = async () => Number((await steps.innerText()).replaceAll(',', ''));
  await expect.poll(stepsNow).toBeGreaterThan(1000);
  const before = await stepsNow();
  await expect.poll(stepsNow).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Stop scan-blanks' }).click();
  await expect(lane(page, 'scan-blanks')).toContainText('Stopped');
  await expect(lane(page, 'nested-vectors')).toContainText('Running');
  await page.getByRole('button', { name: 'Stop all' }).click();
  await expect(page.getByText('0 of 3 are in.')).toBeVisible();
  await expect(lane(page, 'copied-board')).toContainText('Stopped');
  await expect(page.getByRole('button', { name: 'Start the race' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
});

test('a hard puzzle is put on the board where there is nothing to see on this one', async ({
  page,
}) => {
  const oneBlank = `.${inkalaSolved.slice(1)}`;
  await openRace(page, oneBlank);
  await page.getByLabel('Runs of each').selectOption('1');
  await start(page);
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings).toContainText('The longest search takes 1 step: too few');
  await page.getByRole('button', { name: 'Take a hard puzzle' }).click();
  await expect(page.getByText('27 givens · 54 blanks')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take a hard puzzle' })).toHaveCount(0);
  await start(page);
  await expect(page.getByText('All 3 are in.', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(findings).not.toContainText('too few');
  await expect(findings).toContainText('The answers');
});

test('one strategy alone is no race', async ({ page }) => {
  await openRace(page, inkala);
  await choose(page, 'used-flags');
  await expect(page.getByText('Choose at least two strategies.')).toBeVisible();
  const button = page.getByRole('button', { name: 'Start the race' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await expect(page.getByText(/^Racing/)).toHaveCount(0);
});

test('results are copied as Markdown and CSV, and the chart is saved as SVG and PNG', async ({
  page,
  context,
  browserName,
}) => {
  if (browserName === 'chromium')
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRace(page, inkala);
  await choose(page, 'used-flags', 'propagation');
  await start(page);
  await expect(page.getByText('All 2 are in.', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('Copied as Markdown.')).toBeVisible();
  if (browserName === 'chromium') {
    const markdown = await page.evaluate(() => navigator.clipboard.readText());
    expect(markdown).toContain(`Puzzle: \`${inkala}\``);
    expect(markdown).toMatch(/\| `propagation` \| .* \| 3,286 \|/);
  }
  await page.getByRole('button', { name: 'Copy as CSV' }).click();
  await expect(page.getByText('Copied as CSV.')).toBeVisible();
  if (browserName === 'chromium') {
    const csv = await page.evaluate(() => navigator.clipboard.readText());
    expect(csv).toMatch(/^strategy,state,answer,/);
    expect(csv).toMatch(/^used-flags,finished,first,5,[\d.,]+,99056,/m);
  }

  const save = (form: 'SVG' | 'PNG') =>
    downloadedBy(page.getByRole('button', { name: `Save chart as ${form}` }));
  const svg = (await save('SVG')).toString();
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).toContain('propagation</text>');
  const png = await save('PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeGreaterThan(5000);
});

test('it is set up and started by keyboard alone', async ({ page }) => {
  await openRace(page, inkala);
  const first = page.getByRole('checkbox', { name: strategyNamed('scan-blanks') });
  await focusOn(first);
  await page.keyboard.press(' ');
  await expect(first).not.toBeChecked();
  await focusOn(page.getByLabel('One after another'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Side by side')).toBeChecked();
  const button = page.getByRole('button', { name: 'Start the race' });
  for (let presses = 0; presses < 5; presses++) {
    if (await button.evaluate((element) => element.matches(':focus'))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('All 2 are in.', { exact: true })).toBeVisible();
});

test('a race on the sample of the page is on a hard puzzle, unless the person wants the sample', async ({
  page,
}) => {
  await page.goto('/#m=race');
  await expect(page.getByText('27 givens · 54 blanks')).toBeVisible();
  await expect(page.getByText(/The sample on the board takes only a few steps/)).toBeVisible();
  await page.getByRole('button', { name: 'Race on the board’s puzzle' }).click();
  await expect(page.getByText('67 givens · 14 blanks')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take a hard puzzle' })).toBeVisible();
});
