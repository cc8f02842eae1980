// A watched search is saved as a recording, which watch mode reads as the same search; saving a long one can be stopped.
import { downloadedBy } from './support/download';
import { inkala, inkalaSolved } from './support/puzzles';
import { drop } from './support/sudoku';
import { expect, test } from './support/test';
import { expectAt, expectExplored, openWatch, watchedBoard } from './support/watching';

const wholeSteps = 99_056; // steps of the row-major strategies on Inkala's puzzle

/** A puzzle whose row-major search has more than 10⁸ steps. */
const long = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

test('a search that is saved is watched again from its file', async ({ page }) => {
  test.setTimeout(180_000);
  await openWatch(page, { puzzle: inkala, at: 40 });
  const file = await downloadedBy(page.getByRole('button', { name: 'Save as a recording' }));
  await expect(page.getByText(/Saved, [\d,]+ KB\./)).toBeVisible();
  await expectAt(page, 40);
  const text = file.toString('utf8');
  expect(text).toContain(
    `retrace-trace 1\npuzzle ${inkala}\n1 placement r1c2 1 1\nrefused r1c3 1 r1c2\n`,
  );
  expect(text).toMatch(/\nend solution steps 99056 placements \d+ .*\n$/);

  await drop(page, page.getByRole('grid'), { name: 'used-flags.trace', content: text });
  await expect(page.getByText('A recorded search: used-flags.trace')).toBeVisible();
  await expectExplored(page, wholeSteps);
  // A recording from a file offers no button to save it again.
  await expect(page.getByRole('button', { name: 'Save as a recording' })).toBeHidden();
  await page.getByRole('button', { name: 'To the solution' }).click();
  await expectAt(page, wholeSteps);
  expect(await watchedBoard(page)).toBe(inkalaSolved);
});

test('saving a long search says how far it is, leaves the page usable, and is stopped', async ({
  page,
}) => {
  await openWatch(page, { puzzle: long });
  await page.getByRole('button', { name: 'Save as a recording' }).click();
  const progress = page.getByText(/Saving the recording: /);
  await expect(progress).toContainText(/[1-9][\d,]+ steps/);
  await page.keyboard.press('.');
  await expectAt(page, 1);
  await page.getByRole('button', { name: 'Stop saving' }).click();
  await expect(progress).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save as a recording' })).toBeVisible();
});

test('another search ends the saving of the one before', async ({ page }) => {
  await openWatch(page, { puzzle: long });
  await page.getByRole('button', { name: 'Save as a recording' }).click();
  await expect(page.getByRole('button', { name: 'Stop saving' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Strategy' }).selectOption('propagation');
  await expect(page.getByRole('button', { name: 'Save as a recording' })).toBeVisible();
});
