// Playing by touch: choosing several cells, typing in a puzzle, and news that make room.
import type { Page } from '@playwright/test';
import { inkala, lineOf, sample2239 } from './support/puzzles';
import { button, cell, expectBoard, open } from './support/sudoku';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });
test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Firefox cannot be made to say that it has a touch screen',
);

const at = async (page: Page, row: number, column: number) => {
  const box = await cell(page, row, column).boundingBox();
  if (!box) throw new Error('the cell is seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const isChosen = (page: Page, row: number, column: number) =>
  expect(cell(page, row, column)).toHaveAttribute('aria-selected', 'true');

test('a finger that rests on a cell and then moves chooses several, and the page stays', async ({
  page,
  context,
}) => {
  await open(page, inkala);
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  const point = await at(page, 4, 4);
  await expect(async () => {
    await send('touchStart', point);
    await expect(cell(page, 4, 4)).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
  await send('touchMove', await at(page, 5, 4));
  await send('touchMove', await at(page, 6, 4));
  await send('touchEnd');
  await isChosen(page, 5, 4);
  await isChosen(page, 6, 4);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('it is told once how several cells are chosen', async ({ page }) => {
  await open(page, inkala);
  const told = page.getByText('Hold a cell and drag to choose several.');
  for (const column of [2, 3, 4]) await cell(page, 1, column).tap();
  await expect(told).toBeVisible();
  await button(page, 'Enter 5').tap();
  await expect(told).toHaveCount(0);
  for (const column of [2, 3, 4, 5]) await cell(page, 2, column).tap();
  await expect(told).toHaveCount(0);
});

test('a puzzle from paper is typed in, cell after cell, with board and keys on the screen', async ({
  page,
}) => {
  await open(page, inkala);
  await button(page, 'Type it in').tap();
  await expect(page.getByText('On to the next cell')).toBeVisible();
  for (const key of ['Enter 5', 'Erase', 'Enter 7']) await button(page, key).tap();
  await expectBoard(page, '5.7'.padEnd(81, '.'));
  await expect(cell(page, 1, 1)).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Erase')).toBeInViewport({ ratio: 1 });
  await button(page, 'Digit first').tap();
  await button(page, 'Enter 9').tap();
  await cell(page, 9, 9).tap();
  await expectBoard(page, `${'5.7'.padEnd(80, '.')}9`);
  await button(page, 'Use as givens').tap();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 5/);
});

test('the line that a game is kept goes when the person plays on, and uncovers the places', async ({
  page,
}) => {
  await open(page, inkala);
  await cell(page, 1, 2).tap();
  await button(page, 'Enter 2').tap();
  await open(page, lineOf(sample2239.input));
  const kept = page.getByText('Your game is kept.');
  await expect(kept).toBeVisible();
  await cell(page, 1, 2).tap();
  await expect(kept).toBeHidden();
  await page.getByRole('link', { name: 'Learn' }).tap();
  await expect(page).toHaveURL(/m=learn/);
});
