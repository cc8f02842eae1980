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

/** Runs in the worker before its own code: tells the page when a helper was cancelled and when it said something. */
const telling = `{
  const page = new BroadcastChannel('told by a worker');
  const tell = (what) => page.postMessage({ what, at: performance.now() });
  self.Worker = class extends Worker {
    constructor(...start) {
      super(...start);
      this.addEventListener('message', () => tell('said'));
    }
    postMessage(...message) {
      if (message[0].type === 'cancel') tell('cancelled');
      super.postMessage(...message);
    }
  };
}
`;

interface Told {
  what: 'said' | 'cancelled';
  at: number; // milliseconds
}

test('helpers stop with the rating, within 50 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    new BroadcastChannel('told by a worker').onmessage = ({ data }) => told.push(data);
  });
  await page.route('**/nested-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: telling + (await response.text()) });
  });
  const told = () => page.evaluate(() => (globalThis as unknown as { told: Told[] }).told);
  const last = async (what: Told['what']) => (await told()).findLast((each) => each.what === what);

  await open(page, hardest);
  test.skip((await most(page)) < 1, 'this machine has one core');
  await button(page, 'Solve').click();
  await expect.poll(() => last('said')).toBeDefined();
  await button(page, 'Stop rating').click();
  await expect(page.getByRole('region', { name: 'Difficulty' })).toContainText('(stopped)');
  await expect.poll(() => last('cancelled')).toBeDefined();
  await page.waitForTimeout(300); // for all that a helper still says
  const [said, cancelled] = [await last('said'), await last('cancelled')];
  expect((said?.at ?? 0) - (cancelled?.at ?? 0)).toBeLessThan(50);
});
