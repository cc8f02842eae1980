// Nested chains have a module of their own, which is fetched for the puzzles that need them.
import type { Page } from '@playwright/test';
import { easy, nestedChains, wing } from './support/puzzles';
import { button, open } from './support/sudoku';
import { expect, test } from './support/test';

test.use({ usesSolver: true });

/** Rated 11.8; its path takes WebAssembly some ten seconds. */
const hard = '.....6.8....1..2...9..7...5..5.4...734...8...97.........9...6..7...3...4...2...1.';

/** The worker and its module. */
const files = /assets\/(nested|retrace-nested)-[\w-]{8}\.(js|wasm)$/;

function fetchedOf(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (files.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

const rating = (page: Page) => page.getByRole('region', { name: 'Difficulty' });
const told = (page: Page) => page.locator('.step-text');
const classicPath = (puzzle: string, at = 0) =>
  `/#p=${puzzle}&s=fast&m=explain&o=classic${at > 0 ? `&at=${String(at)}` : ''}`;

test('a hint, a usual rating and a usual path fetch none of it', async ({ page }) => {
  const fetched = fetchedOf(page);
  await open(page, easy);
  await button(page, 'Hint').click();
  await expect(page.getByRole('region', { name: 'Hint' })).toContainText('full house');
  await button(page, 'Solve').click();
  await expect(rating(page)).toContainText(/Easy\s+1\.[025]/);
  await page.goto(classicPath(wing));
  await expect(told(page)).toContainText('by logic alone');
  expect(fetched).toEqual([]);
});

test('a puzzle rated 11.8 fetches it for its rating and for its path', async ({ page }) => {
  test.setTimeout(240_000);
  const fetched = fetchedOf(page);
  await open(page, hard);
  await button(page, 'Solve').click();
  await expect(rating(page)).toContainText(/Monstrous\s+11\.8/, { timeout: 100_000 });
  // Helpers ask for the same files again.
  expect(new Set(fetched).size).toBe(2);
  await page.goto(classicPath(hard));
  await expect(told(page)).toContainText(/The hardest step .* 11\.8/, { timeout: 100_000 });
});

test.describe('where it cannot be fetched', () => {
  test.use({
    allowedFaults: [[/ERR_FAILED/, /wasm/, /WebAssembly/, /NetworkError/], { scope: 'test' }],
  });

  test('what was found before stays, and is gone on with later', async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await open(page, nestedChains);
    await button(page, 'Solve').click();
    await expect(rating(page)).toContainText(
      'Difficulty >=9.0 (the search for the hardest chains could not be loaded)',
    );
    await page.goto(classicPath(nestedChains, 2));
    await expect(told(page)).toContainText('pointing');
    await button(page, 'One step on').click();
    await expect(told(page)).toContainText('After step 2 the puzzle needs chains');
    await page.unroute(files);
    await button(page, 'Look again').click();
    await expect(told(page)).toContainText('9.6', { timeout: 60_000 });
  });
});
