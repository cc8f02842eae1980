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

/** Drags a finger over the board, from cell to cell, without a rest. */
async function drag(page: Page, ...cells: readonly (readonly [row: number, column: number])[]) {
  const touch = await page.context().newCDPSession(page);
  const points = await Promise.all(cells.map(([row, column]) => at(page, row, column)));
  for (const [index, point] of points.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The code that hears fingers comes after the board, without a sign on the page. */
const expectDragged = (
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
) =>
  expect(async () => {
    await drag(page, from, to);
    await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(5, { timeout: 500 });
  }).toPass();

for (const [way, from, to] of [
  ['down', [2, 4], [6, 4]],
  ['up', [8, 4], [4, 4]],
  ['to the right', [5, 2], [5, 6]],
  ['to the left', [5, 8], [5, 4]],
] as const) {
  test(`a quick drag ${way} chooses every cell on its way, and the page stays`, async ({
    page,
  }) => {
    await open(page, inkala);
    await expectDragged(page, from, to);
    for (const [row, column] of [from, to]) await isChosen(page, row, column);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await button(page, 'Centre').tap();
    await button(page, 'Enter 4').tap();
    await isChosen(page, from[0], from[1]);
  });
}

test('it is told once how several cells are chosen', async ({ page }) => {
  await open(page, inkala);
  const told = page.getByText('Drag over cells to choose several.');
  // While something else is said, taps are not counted.
  await expect(async () => {
    for (const column of [2, 3, 4]) await cell(page, 1, column).tap();
    await expect(told).toBeVisible({ timeout: 500 });
  }).toPass();
  await button(page, 'Enter 5').tap();
  await expect(told).toHaveCount(0);
  for (const column of [2, 3, 4, 5]) await cell(page, 2, column).tap();
  await expect(told).toHaveCount(0);
});

test('a puzzle from paper is typed in, cell after cell, with board and keys on the screen', async ({
  page,
}) => {
  await open(page, inkala);
  await button(page, 'More').tap();
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

test('the line that a game is kept covers nothing, and goes when the person plays on', async ({
  page,
}) => {
  await open(page, inkala);
  await cell(page, 1, 2).tap();
  await button(page, 'Enter 2').tap();
  await open(page, lineOf(sample2239.input));
  const kept = page.locator('.line').getByText('Your game is kept.');
  await expect(kept).toBeVisible();
  await cell(page, 1, 2).tap();
  await button(page, 'Enter 4').tap();
  await expect(kept).toBeHidden();
  await page.getByRole('link', { name: 'Learn' }).tap();
  await expect(page).toHaveURL(/m=learn/);
});
