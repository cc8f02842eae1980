// Questions: unique or not and why, all solutions, true candidates, redundant givens.
import type { Page } from '@playwright/test';
import { downloadedBy } from '../support/download';
import { inkala, inkalaSolved, lineOf, sample2239 } from '../support/puzzles';
import { boardOf, button, expectBoard, open } from '../support/sudoku';
import { expect, test } from '../support/test';

test.use({ usesSolver: true });

const solved = lineOf(sample2239.output);
/** The solution without its 1s, 2s and 3s: a puzzle with a few solutions. */
const without123 = solved.replace(/[123]/g, '.');

async function openQuestions(page: Page, puzzle: string): Promise<void> {
  await open(page, puzzle);
  await expect(button(page, 'Is it unique?')).toBeVisible();
}

const answer = (page: Page) => page.locator('retrace-questions-view').getByRole('status');

test('the page says that a unique puzzle is unique', async ({ page }) => {
  await openQuestions(page, inkala);
  await button(page, 'Is it unique?').click();
  await expect(answer(page)).toHaveText('Unique: there is exactly one solution.');
});

test('two of several solutions stand side by side, and the proposed givens make the puzzle unique', async ({
  page,
}) => {
  await openQuestions(page, without123);
  await button(page, 'Is it unique?').click();
  await expect(answer(page)).toContainText('Not unique.');
  await expect(answer(page)).toContainText(/Exactly \d+ solutions\. They differ in \d+ cells\./);
  await expect(page.getByRole('img', { name: 'The first solution' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Another one' })).toBeVisible();
  await expect(answer(page)).toContainText('Fewer are not enough: this is proven.');
  await button(page, 'Add them to the puzzle').click();
  await button(page, 'Is it unique?').click();
  await expect(answer(page)).toHaveText('Unique: there is exactly one solution.');
  await button(page, 'Undo').click();
  await expectBoard(page, without123);
});

test('an estimate is labelled as one', async ({ page }) => {
  test.setTimeout(90_000);
  await openQuestions(page, '.'.repeat(81));
  await button(page, 'Is it unique?').click();
  await expect(answer(page)).toContainText(/About \d\.\d × 10\^2[12] solutions: an estimate/, {
    timeout: 60_000,
  });
  await expect(answer(page)).toContainText('a smaller one is not ruled out');
});

test('a question is given up at once', async ({ page }) => {
  await openQuestions(page, '.'.repeat(81));
  await button(page, 'Is it unique?').click();
  await page.locator('retrace-questions-view').getByRole('button', { name: 'Stop' }).click();
  await expect(answer(page)).toHaveText('Stopped.');
});

test('for a puzzle without a solution the fewest givens that contradict each other are named', async ({
  page,
}) => {
  await openQuestions(page, `12345678........9${'.'.repeat(64)}`);
  await button(page, 'Is it unique?').click();
  await expect(answer(page)).toContainText(
    '7 givens already leave no solution: r1c1, r1c2, r1c3, r1c4, r1c5, r1c6, r2c8.',
  );
  await expect(answer(page)).toContainText('No smaller set does: this is proven.');
});

test('solutions are gone through from first to last and downloaded', async ({ page }) => {
  await openQuestions(page, without123);
  await button(page, 'Solutions').click();
  await expect(answer(page)).toContainText(/1 of \d+/);
  const text = (await downloadedBy(button(page, 'Download as text'))).toString();
  const lines = text.trimEnd().split('\n');
  const count = lines.length;
  expect(lines).toEqual(lines.toSorted());
  expect(lines).toContain(solved);

  await button(page, 'Next').click();
  await expect(answer(page)).toContainText(`2 of ${count}`);
  await button(page, 'Last').click();
  await expect(answer(page)).toContainText(`${count} of ${count}`);
  await expect(button(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Previous').click();
  await expect(answer(page)).toContainText(`${count - 1} of ${count}`);
  await button(page, 'Enter on the board').click();
  await expectBoard(page, lines.at(-2) ?? '');
});

test('true candidates are shown with how often they occur, and written as notes', async ({
  page,
}) => {
  await openQuestions(page, inkala);
  await button(page, 'True candidates').click();
  await page.getByText('List with counts').click();
  const expected = [1, 2, 7].map((cell) => `r1c${cell + 1}: ${inkalaSolved.charAt(cell)} (1)`);
  for (const line of expected) await expect(page.getByText(line, { exact: true })).toBeVisible();
  await button(page, 'Write as notes').click();
  await expect(
    page.getByRole('gridcell', { name: 'row 1, column 2, blank, centre notes 1' }),
  ).toBeVisible();
});

test('redundant givens are taken away, and brought back', async ({ page }) => {
  const puzzle = inkala.replace(/^8\./, '81');
  await openQuestions(page, puzzle);
  await button(page, 'Redundant givens').click();
  await expect(answer(page)).toContainText('r1c2');
  await button(page, 'Reduce to a minimal puzzle').click();
  await expect(answer(page)).toContainText(/Reduced from 22 to \d+ givens/);
  expect((await boardOf(page)).replaceAll('.', '').length).toBeLessThan(22);
  await button(page, 'Redundant givens').click();
  await expect(answer(page)).toContainText('Every given is needed');
  await button(page, 'Undo').click();
  await expectBoard(page, puzzle);
});

test('true candidates are written as notes that are seen after the puzzle was solved, too', async ({
  page,
}) => {
  await openQuestions(page, inkala);
  await button(page, 'Solve').click();
  await expectBoard(page, inkalaSolved);
  await button(page, 'True candidates').click();
  await button(page, 'Write as notes').click();
  await expect(
    page.getByRole('gridcell', { name: 'row 1, column 2, blank, centre notes 1' }),
  ).toBeVisible();
  await button(page, 'Undo').click();
  await expectBoard(page, inkalaSolved);
});

test('a puzzle of several solutions is made unique before it is reduced, or keeps them all', async ({
  page,
}) => {
  await openQuestions(page, without123);
  await button(page, 'Redundant givens').click();
  await expect(answer(page)).toContainText(
    /This puzzle has \d+ solutions, and reducing it keeps every one of them/,
  );
  await button(page, 'Reduce, keeping all solutions').click();
  await expect(answer(page)).toContainText(/Reduced from 54 to \d+ givens with all its solutions/);
  await button(page, 'Undo').click();
  await expectBoard(page, without123);
  await button(page, 'Redundant givens').click();
  await button(page, 'Add them to the puzzle').click();
  await button(page, 'Redundant givens').click();
  await button(page, 'Reduce to a minimal puzzle').click();
  await expect(answer(page)).toContainText(/^Reduced from \d+ to \d+ givens\. Undo/);
  await button(page, 'Is it unique?').click();
  await expect(answer(page)).toHaveText('Unique: there is exactly one solution.');
});
