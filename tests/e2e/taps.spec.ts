// The taps from the first sight of the page to a game: 1 to any puzzle, 3 to the one of a photo.
import type { Page } from '@playwright/test';
import { photoOf } from './support/photos';
import { inkala } from './support/puzzles';
import { boardOf, button, cell, expectBoard, expectReady } from './support/sudoku';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });
test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Firefox cannot be made to say that it has a touch screen',
);

/** A first visit, whose taps on controls and cells are counted; whatever else a finger does is none. */
async function firstVisit(page: Page): Promise<() => Promise<number>> {
  await page.goto('/');
  await expectReady(page);
  await expect(button(page, 'Medium')).toBeVisible();
  await page.evaluate(() => {
    const counted = { taps: 0 };
    addEventListener(
      'pointerdown',
      () => {
        counted.taps += 1;
      },
      true,
    );
    Object.assign(window, { counted });
  });
  return () =>
    page.evaluate(() => (window as unknown as { counted: { taps: number } }).counted.taps);
}

/** Keys are there for the puzzle on the board, and a digit of theirs goes into a blank. */
async function expectPlaying(page: Page): Promise<void> {
  await expect(button(page, 'Enter 5')).toBeVisible();
  const board = await boardOf(page);
  const blank = board.indexOf('.');
  await cell(page, Math.floor(blank / 9) + 1, (blank % 9) + 1).tap();
  await button(page, 'Enter 5').tap();
  await expectBoard(page, `${board.slice(0, blank)}5${board.slice(blank + 1)}`);
}

test('the puzzle that a first visit shows is played with a tap on it', async ({ page }) => {
  const taps = await firstVisit(page);
  const blank = (await boardOf(page)).indexOf('.');
  await cell(page, Math.floor(blank / 9) + 1, (blank % 9) + 1).tap();
  await expect(button(page, 'Enter 5')).toBeVisible();
  expect(await taps()).toBe(1);
  await expectPlaying(page);
});

for (const level of ['Easy', 'Medium', 'Hard', 'Expert']) {
  test(`a new puzzle of the level ${level} is one tap away`, async ({ page }) => {
    const taps = await firstVisit(page);
    const before = await boardOf(page);
    await button(page, level).tap();
    await expect.poll(() => boardOf(page), { timeout: 30_000 }).not.toBe(before);
    expect(await taps()).toBe(1);
    await expect(page.locator('.line')).toContainText(`A new puzzle: ${level.toLowerCase()}.`);
    await expectPlaying(page);
  });
}

test('the puzzle of the day is one tap away', async ({ page }) => {
  const taps = await firstVisit(page);
  await button(page, 'Today’s puzzle').tap();
  await expect(page.locator('.line')).toContainText('The puzzle for', { timeout: 30_000 });
  expect(await taps()).toBe(1);
  await expectPlaying(page);
});

test('the puzzle of a photo is three taps away', async ({ page }) => {
  const taps = await firstVisit(page);
  const buffer = await photoOf(page, { line: inkala });
  await button(page, 'Bring your own').tap();
  const chosen = page.waitForEvent('filechooser');
  await page.getByText('Photo', { exact: true }).tap();
  await (await chosen).setFiles({ name: 'it.png', mimeType: 'image/png', buffer });
  const put = button(page, 'Put on the board');
  await expect(page.getByText('All digits are clear')).toBeVisible({ timeout: 30_000 });
  await put.tap();
  await expectBoard(page, inkala);
  expect(await taps()).toBe(3);
  await expectPlaying(page);
});
