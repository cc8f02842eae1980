// The meter of Baekjoon 12095: calls against the cap, score, and grids that score high.
import type { Page } from '@playwright/test';
import { button, openLearn } from './support/sudoku';
import { expect, test } from './support/test';

async function openMeter(page: Page): Promise<void> {
  await openLearn(page);
  await page.getByRole('button', { name: /The 12095 meter/ }).click();
  await button(page, 'Next').click();
}

const meter = (page: Page) => page.getByRole('meter', { name: 'Calls against the cap' });

test('it counts the calls for a grid and for those of the gallery, with their scores', async ({
  page,
}) => {
  await openMeter(page);
  const expectCounted = async (calls: number, verdict: string) => {
    await expect(meter(page)).toHaveAttribute('aria-valuenow', String(calls));
    await expect(page.getByText(verdict)).toBeVisible();
  };
  await expectCounted(9_999_990, 'The published function solves it, 10 calls below the cap.');
  await expect(meter(page)).toHaveAttribute('aria-valuemax', '10000000');
  for (const [title, calls, verdict] of [
    ['Two short of the cap', 9_999_998, '2 calls below the cap.'],
    ['43 givens', 101_109, '9,898,891 calls below the cap.'],
    ['Anti-brute-force', 10_000_000, 'At the cap: the published function gives up'],
  ] as const) {
    const card = page
      .getByRole('list', { name: 'Grids that score high' })
      .getByRole('button', { name: title });
    await card.click();
    await expectCounted(calls, verdict);
    await expect(card).toHaveAttribute('aria-current', 'true');
  }
});

test('the meter counts the visitor’s own board, and reports a grid that the problem does not take', async ({
  page,
}) => {
  await openMeter(page);
  await expect(meter(page)).toHaveAttribute('aria-valuenow', '9999990');
  const put = (puzzle: string) =>
    page.evaluate((text) => {
      document.querySelector('retrace-sudoku')?.setAttribute('puzzle', text);
    }, puzzle);
  await put('11'.padEnd(81, '.'));
  await expect(
    page.getByText('The givens contradict each other: the problem takes only'),
  ).toBeVisible();
  // Only 9 is left for r1c9 by its row, but its column has a 9.
  await put('12345678.' + '.'.repeat(26) + '9' + '.'.repeat(45));
  await expect(page.getByText('There is no solution: the problem takes only')).toBeVisible();
});
