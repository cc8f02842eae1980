// A solved game: its result, the next game of the same level, and a link with the givens alone.
import type { Page } from '@playwright/test';
import { inkalaSolved } from './support/puzzles';
import { boardOf, button, cell, enter, expectBoard, open } from './support/sudoku';
import { expect, test } from './support/test';

/**
 * A click at a point of the window, as a person has it. Playwright's own click of a cell scrolls the page in Firefox: there it
 * centres every element of which an observer sees less than the whole, and a cell of 64.45 px is never seen wholly.
 */
async function press(page: Page, row: number, column: number): Promise<void> {
  const box = await cell(page, row, column).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.click(box.x, box.y);
}

const almost = `${inkalaSolved.slice(0, 79)}..`;

for (const [name, viewport] of [
  ['a desktop', { width: 1280, height: 720 }],
  ['a phone', { width: 390, height: 664 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('time, level and hints are told once the last digit fits, and the next is a press away', async ({
      page,
    }) => {
      await open(page, almost);
      const card = page.getByRole('region', { name: 'Solved', exact: true });
      await press(page, 9, 8);
      await page.keyboard.press(inkalaSolved.charAt(79));
      await expect(card).toHaveCount(0);
      await press(page, 9, 9);
      await page.keyboard.press(inkalaSolved.charAt(80));
      await expect(card).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(card).toContainText(/Time\s*0:\d\d/);
      await expect(card).toContainText(/Level\s*Easy · \d\.\d/);
      await expect(card).toContainText(/Hints\s*0/);
      await expect(cell(page, 1, 1)).toBeInViewport({ ratio: 1 });

      await card.getByRole('button', { name: 'Share the puzzle' }).click();
      await expect(card).toContainText(/copied|did not allow/);

      await card.getByRole('button', { name: 'Next of this level' }).click();
      await expect(page.getByText('A new puzzle: easy.')).toBeVisible();
      await expect(card).toHaveCount(0);
      expect(await boardOf(page)).not.toBe(inkalaSolved);
    });
  });
}

test('the card is closed, and stays closed for this board', async ({ page }) => {
  await open(page, `${inkalaSolved.slice(0, 80)}.`);
  await enter(page, 9, 9, inkalaSolved.charAt(80));
  const card = page.getByRole('region', { name: 'Solved', exact: true });
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  await button(page, 'Undo').click();
  await expectBoard(page, `${inkalaSolved.slice(0, 80)}.`);
  await button(page, 'Redo').click();
  await expectBoard(page, inkalaSolved);
  await expect(card).toHaveCount(0);
});
