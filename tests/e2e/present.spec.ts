// Presenting for a projector: board and program alone, stepped by a clicker's keys, kept by the address.
import { expect, test } from './support/test';
import { expectAt, openWatch, watchedBoard } from './support/watching';

/** A puzzle of eight steps row by row. */
const threeCells =
  '.7546.98..9481.67568259743.457621398263789154819354726538176249941238567726945813';

test('Present shows board and program alone, and a clicker steps', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openWatch(page, { puzzle: threeCells, strategy: 'scan-blanks' });
  const presented = page.getByRole('region', { name: 'Present', exact: true });
  await page.getByRole('button', { name: 'Present', exact: true }).click();
  await expect(presented).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Timeline' })).toHaveCount(0);
  const code = presented.getByRole('region', { name: 'scan-blanks.cpp' });
  await expect(code).toContainText('int main()');
  const size = await code.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(20);

  const before = await watchedBoard(page);
  await page.keyboard.press('PageDown');
  await expect.poll(() => watchedBoard(page)).not.toBe(before);
  await expect(code.locator('[aria-current="step"]')).not.toHaveCount(0);
  await page.keyboard.press('PageUp');
  await expect.poll(() => watchedBoard(page)).toBe(before);
  await page.keyboard.press('PageDown');
  await expect.poll(() => watchedBoard(page)).not.toBe(before);

  await expect(page).toHaveURL(/&at=1&z=1$/);
  await page.reload();
  await expect(presented).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(presented).toHaveCount(0);
  await expectAt(page, 1);
  await expect(page).not.toHaveURL(/z=1/);
});

test('in a frame higher than wide the program stands below the board', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`/#p=${threeCells}&s=scan-blanks&m=watch&z=1`);
  const presented = page.getByRole('region', { name: 'Present', exact: true });
  await expect(presented.getByText('int main()')).toBeVisible();
  const board = await presented.getByRole('grid').boundingBox();
  const code = await presented.getByRole('region', { name: 'scan-blanks.cpp' }).boundingBox();
  expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual((code?.y ?? 0) + 1);
  await presented.getByRole('button', { name: 'End presenting' }).click();
  await expect(presented).toHaveCount(0);
});
