// Playing: notes, a check, where it went wrong, a timer.
import type { Page } from '@playwright/test';
import { inkala, inkalaSolved } from '../support/puzzles';
import {
  boardOf,
  button,
  cell,
  enter,
  expectBoard,
  headline,
  open,
  openMenu,
  pressInMenu,
} from '../support/sudoku';
import { expect, test } from '../support/test';

test.use({ usesSolver: true });

const news = 'p[role=status]';

/**
 * Stops the page's clock, so that time passes only when a test moves it on, however slow the machine is. The page must be
 * complete before: the examples are drawn last, and a page that is opened with a puzzle stops hiding its board.
 */
async function stopTime(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-sample');
  await expect(page.getByRole('button', { name: 'Empty grid' })).toBeAttached();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('notes are written by key and by mode, and go when a digit is entered beside them', async ({
  page,
}) => {
  await open(page, inkala);
  await enter(page, 1, 2, 'Shift+Digit1');
  await page.keyboard.press('Shift+Digit4');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, blank, notes 1 4');
  await page.keyboard.press('n');
  await expect(button(page, 'Corner')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('4');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, blank, notes 1');
  await button(page, 'Digits').click();
  await enter(page, 1, 5, '1');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, blank');
  await button(page, 'Undo').click();
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, blank, notes 1');
});

test('automatic notes are the candidates that row, column and box leave', async ({ page }) => {
  await open(page, inkala);
  await button(page, 'Fill in notes').click();
  // r1c2 sees 8 in its row, 7, 5 and 9 in its column, and 8, 3 and 7 in its box.
  await expect(cell(page, 1, 2)).toHaveAccessibleName(
    'row 1, column 2, blank, centre notes 1 2 4 6',
  );
  expect((await boardOf(page)).length).toBeGreaterThan(81);
  await button(page, 'Undo').click();
  await expectBoard(page, inkala);
});

test('a check tells right from wrong entries', async ({ page }) => {
  await open(page, inkala);
  await enter(page, 1, 2, inkalaSolved.charAt(1));
  await button(page, 'Check').click();
  await expect(page.locator(news).filter({ hasText: 'So far so good' })).toBeVisible();
  await enter(page, 1, 3, '4');
  await button(page, 'Check').click();
  await expect(page.locator(news).filter({ hasText: 'Wrong: r1c3.' })).toBeVisible();
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, entered 4, wrong');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, entered 1');
});

test('where it went wrong is named, and one button goes back to before it', async ({ page }) => {
  await open(page, inkala);
  await enter(page, 1, 2, '1');
  await enter(page, 1, 4, '7');
  const before = await boardOf(page);
  await enter(page, 1, 3, '4'); // r1c3 is 2
  await enter(page, 1, 5, '5');
  await enter(page, 9, 1, '1'); // also wrong, but entered later
  await button(page, 'Where did I go wrong?').click();
  await expect(page.getByText('Change 3 of 5, r1c3 = 4, left no solution.')).toBeVisible();
  await button(page, 'Undo to before the mistake').click();
  await expectBoard(page, before);
  await button(page, 'Where did I go wrong?').click();
  await expect(page.getByText('Nowhere: your entries still lead to a solution.')).toBeVisible();
});

test('the page blames givens without a solution', async ({ page }) => {
  await open(page, `12345678........9${'.'.repeat(64)}`);
  await enter(page, 5, 5, '1');
  await button(page, 'Where did I go wrong?').click();
  await expect(page.getByText('The givens alone have no solution')).toBeVisible();
});

test.describe('by a clock of its own', () => {
  test.use({ ownContext: true });

  test('the timer runs during a game, stands while it is paused, and is hidden if that is chosen', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, inkala);
    await stopTime(page);
    await enter(page, 1, 2, '1');
    await expect(page.getByRole('timer')).toHaveText('0:00');
    await page.clock.runFor(65_000);
    await expect(page.getByRole('timer')).toHaveText('1:05');
    await button(page, 'Pause the game').click();
    await page.clock.runFor(65_000);
    await expect(page.getByRole('timer')).toHaveText('1:05');
    await button(page, 'Resume the game').last().click();
    await page.clock.runFor(5000);
    await expect(page.getByRole('timer')).toHaveText('1:10');
    await pressInMenu(page, 'Reset to givens');
    await expect(page.getByRole('timer')).toHaveText('0:00');
    await button(page, 'Undo').click();
    await expect(page.getByRole('timer')).toHaveText('1:10');
    await page.getByRole('checkbox', { name: 'Show the time played' }).uncheck();
    await expect(page.getByRole('timer')).toHaveCount(0);
  });
});

test('solving with a wrong entry names and marks it, and solves from the givens', async ({
  page,
}) => {
  await open(page, inkala);
  await enter(page, 1, 3, '4'); // r1c3 is 2
  await button(page, 'Solve').click();
  await expect(headline(page)).toContainText(
    'No solution has all of your entries beside the givens.',
  );
  await expect(page.locator(news).filter({ hasText: 'Wrong: r1c3.' })).toBeVisible();
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, entered 4, wrong');
  await button(page, 'Solve from the givens').click();
  await expect(headline(page)).toContainText('Unique solution');
  await expectBoard(page, inkalaSolved);
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, entered 4, wrong');
});

test('entries that are wrong only together are named together', async ({ page }) => {
  // Row 1 lacks 8 and 1 in its first two columns; an 8 in each of these columns leaves row 1 no cell for 8.
  await open(page, `..2753649${'.'.repeat(72)}`);
  await enter(page, 4, 1, '8');
  await enter(page, 7, 2, '8');
  await button(page, 'Check').click();
  const said = page.locator(news).filter({ hasText: 'has all of r4c1, r7c2 as entered' });
  await expect(said).toBeVisible();
  await expect(cell(page, 7, 2)).toHaveAccessibleName('row 7, column 2, entered 8, wrong');
});

test.describe('by a clock of its own', () => {
  test.use({ ownContext: true });

  test('the page announces the last digit to screen readers, with the time played', async ({
    page,
  }) => {
    await page.clock.install();
    const last = inkalaSolved.charAt(80);
    await open(page, `${inkalaSolved.slice(0, 79)}..`);
    await stopTime(page);
    await enter(page, 9, 8, inkalaSolved.charAt(79));
    await page.clock.runFor(65_000);
    await enter(page, 9, 9, last === '1' ? '2' : '1');
    await expect(page.locator(news).filter({ hasText: 'Solved' })).toHaveCount(0);
    await page.keyboard.press(last);
    const said = page.locator(news).filter({ hasText: 'Solved in 1:05.' });
    await expect(said).toBeVisible();
    await expect(said).toHaveRole('status');
  });
});

test('the keypad shows how many of each digit are left', async ({ page }) => {
  await open(page, inkala);
  const seven = button(page, 'Enter 7');
  await expect(seven.locator('small')).toHaveAttribute('data-left', '6'); // three 7s are given
  await expect(seven).toHaveAccessibleDescription('6 left');
  await enter(page, 1, 4, '7');
  await expect(seven).toHaveAccessibleDescription('5 left');
});

test('naked singles are filled in on request, with one undo', async ({ page }) => {
  const row = '12345678.'.padEnd(81, '.');
  await open(page, row);
  await pressInMenu(page, 'Fill in singles');
  await expectBoard(page, '123456789'.padEnd(81, '.'));
  await pressInMenu(page, 'Fill in singles');
  await expect(page.getByText('No blank has a single candidate left.')).toBeVisible();
  await button(page, 'Undo').click();
  await expectBoard(page, row);
});

test('cells are chosen by a candidate, and equal digits by a double click', async ({
  page,
  browserName,
}) => {
  await open(page, '12345678.'.padEnd(72, '.') + '9........');
  await openMenu(page);
  await page
    .getByRole('toolbar', { name: 'Choose cells by candidate' })
    .getByRole('button', { name: '1', exact: true })
    .click();
  await expect(cell(page, 1, 9)).toHaveAttribute('aria-selected', 'false');
  await expect(cell(page, 5, 5)).toHaveAttribute('aria-selected', 'true');
  await enter(page, 1, 9, '9');
  // In Firefox, Playwright's double click is two single clicks.
  if (browserName === 'firefox') return;
  await cell(page, 1, 9).dblclick();
  for (const [row, column] of [
    [1, 9],
    [9, 1],
  ] as const) {
    await expect(cell(page, row, column)).toHaveAttribute('aria-selected', 'true');
  }
});

test('a digit is entered without a click on the board first', async ({ page }) => {
  await open(page, '12345678.'.padEnd(81, '.'));
  await cell(page, 2, 2).click();
  await page.evaluate(() => {
    const root = document.querySelector('retrace-sudoku')?.shadowRoot;
    if (root?.activeElement instanceof HTMLElement) root.activeElement.blur();
  });
  await page.keyboard.press('7');
  await expect(cell(page, 2, 2)).toHaveText('7');
  await expect(cell(page, 2, 2)).toBeFocused();
});
