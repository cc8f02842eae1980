// The rating of a puzzle, below the result.
import { easy, several } from './support/puzzles';
import { button, headline, open } from './support/sudoku';
import { expect, test } from './support/test';

test.use({ usesSolver: true });

test('a puzzle with one solution is rated in a word and as SE rates', async ({ page }) => {
  await open(page, easy);
  await button(page, 'Solve').click();
  const rating = page.getByRole('region', { name: 'Difficulty' });
  await expect(rating).toContainText(/Easy\s+1\.[025]/);
  await expect(rating).toContainText(/Hardest step: .*single/);
});

test('a long rating tells how far it is, and one that is stopped says what it is at least', async ({
  page,
}) => {
  // Rated 11.8, after seconds of chains nested in chains.
  await open(
    page,
    '........1.....2.34.23...5....6.78.5..5823.....7.6.5....67.....25.2..78..83..267.5',
  );
  await button(page, 'Solve').click();
  const rating = page.getByRole('region', { name: 'Difficulty' });
  await expect(rating).toContainText(/Rating… >=(9|1\d)\.\d so far/);
  await button(page, 'Stop rating').click();
  await expect(rating).toContainText(/Difficulty >=(9|1\d)\.\d \(stopped\)/);
});

test('a puzzle with several solutions has no rating', async ({ page }) => {
  await open(page, several);
  await button(page, 'Solve').click();
  await expect(headline(page)).toContainText('Several solutions');
  await expect(page.getByRole('region', { name: 'Difficulty' })).toHaveCount(0);
});
