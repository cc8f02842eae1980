// A long rating, with which other workers of the page help.
import type { Page, Worker } from '@playwright/test';
import { button, open } from './support/sudoku';
import { expect, test } from './support/test';

test.use({ usesSolver: true });

/** Rated 11.8, after seconds of chains nested in chains. */
const hardest = '........1.....2.34.23...5....6.78.5..5823.....7.6.5....67.....25.2..78..83..267.5';

/** The worker for nested chains, then those that help it. */
const techniqueWorkers = (page: Page): Worker[] =>
  page.workers().filter((worker) => worker.url().includes('/nested-'));

/** How many help at most on this machine. */
const most = (page: Page): Promise<number> =>
  page.evaluate(() => Math.min(3, navigator.hardwareConcurrency - 1));

test('helpers are started by a long rating, and it ends as it does without', async ({ page }) => {
  await open(page, hardest);
  await button(page, 'Solve').click();
  const rating = page.getByRole('region', { name: 'Difficulty' });
  await expect(rating).toContainText('11.8', { timeout: 40_000 });
  expect(techniqueWorkers(page)).toHaveLength(1 + (await most(page)));
});

test('helpers stop with the rating, within 50 ms', async ({ page }) => {
  test.skip((await most(page)) < 1, 'this machine has one core');
  await open(page, hardest);
  await button(page, 'Solve').click();
  await expect.poll(() => techniqueWorkers(page).length).toBeGreaterThan(1);
  const helper = techniqueWorkers(page)[1];
  if (!helper) throw new Error('there is no helper');
  await helper.evaluate(() => {
    const post = self.postMessage.bind(self);
    self.postMessage = (message: unknown) => {
      Object.assign(self, { saidAt: performance.now() });
      post(message);
    };
    self.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
      if (data.type === 'cancel') Object.assign(self, { cancelledAt: performance.now() });
    });
  });
  const at = (name: 'saidAt' | 'cancelledAt'): Promise<number | undefined> =>
    helper.evaluate((which) => (self as unknown as Record<string, number>)[which], name);
  await expect.poll(() => at('saidAt')).toBeDefined();
  await button(page, 'Stop rating').click();
  await expect(page.getByRole('region', { name: 'Difficulty' })).toContainText('(stopped)');
  await expect.poll(() => at('cancelledAt')).toBeDefined();
  await helper.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(((await at('saidAt')) ?? 0) - ((await at('cancelledAt')) ?? 0)).toBeLessThan(50);
});
