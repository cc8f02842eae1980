// Entering digits by keyboard and keypad, taking them back, and contradictions as they arise.
import { emptyBoard, sample2239, lineOf } from './support/puzzles';
import { boardOf, button, cell, enter, expectBoard, open, pressInMenu } from './support/sudoku';
import { expect, test } from './support/test';

const puzzle = lineOf(sample2239.input);

test('digits typed on the keyboard stand where the arrow keys went', async ({ page }) => {
  await open(page);
  await enter(page, 1, 1, '5');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('7');
  await expect(cell(page, 2, 2)).toBeFocused();
  await expectBoard(page, `5.........7${'.'.repeat(70)}`);
  await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, entered 7');
});

test('Home, End and their Ctrl forms go to the ends of the row and the board', async ({ page }) => {
  await open(page);
  await cell(page, 5, 5).click();
  for (const [key, row, column] of [
    ['End', 5, 9],
    ['Home', 5, 1],
    ['Control+End', 9, 9],
    ['Control+Home', 1, 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cell(page, row, column)).toBeFocused();
  }
});

test('Backspace, Delete and 0 take a digit away', async ({ page }) => {
  await open(page);
  await cell(page, 1, 1).click();
  for (const key of ['Backspace', 'Delete', '0']) {
    await page.keyboard.press('5');
    await expect(cell(page, 1, 1)).toHaveText('5');
    await page.keyboard.press(key);
    await expectBoard(page, emptyBoard);
  }
});

test('the keypad enters into the chosen cell, and nothing raises a phone’s keyboard', async ({
  page,
}) => {
  await open(page);
  await cell(page, 4, 6).click();
  await button(page, 'Enter 8').click();
  await expect(cell(page, 4, 6)).toHaveText('8');
  await expect(cell(page, 4, 6)).toBeFocused();
  await button(page, 'Erase').click();
  await expectBoard(page, emptyBoard);
  await expect(page.getByRole('grid').locator('input, textarea, [contenteditable]')).toHaveCount(0);
});

test('a given stays and says why', async ({ page }) => {
  await open(page, puzzle);
  await enter(page, 1, 1, '9');
  await expectBoard(page, puzzle);
  await expect(page.getByText('r1c1 is a given and stays.')).toBeVisible();
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, given 1');
});

test('undo and redo work by button and by key', async ({ page }) => {
  await open(page, puzzle);
  const one = `${puzzle[0] ?? ''}4${puzzle.slice(2)}`;
  await enter(page, 1, 2, '4');
  await expectBoard(page, one);
  await button(page, 'Undo').click();
  await expectBoard(page, puzzle);
  await button(page, 'Redo').click();
  await expectBoard(page, one);
  await page.keyboard.press('ControlOrMeta+z');
  await expectBoard(page, puzzle);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expectBoard(page, one);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Control+y');
  await expectBoard(page, one);
});

test('reset keeps the givens, clear keeps nothing, undo brings both back', async ({ page }) => {
  await open(page, puzzle);
  await enter(page, 1, 2, '4');
  const entered = await boardOf(page);
  await pressInMenu(page, 'Reset to givens');
  await expectBoard(page, puzzle);
  await pressInMenu(page, 'Clear');
  await expectBoard(page, emptyBoard);
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expectBoard(page, entered);
});

test('both cells of a contradiction are shown as it arises, and not by colour alone', async ({
  page,
}) => {
  await open(page, puzzle);
  await enter(page, 1, 2, '9');
  for (const column of [2, 9]) {
    await expect(cell(page, 1, column)).toHaveAccessibleName(/, contradiction$/);
    await expect(cell(page, 1, column)).toHaveAttribute('aria-invalid', 'true');
    await expect(cell(page, 1, column)).toHaveCSS('text-decoration-line', 'underline');
  }
  await expect(page.getByText('Contradiction: r1c2 and r1c9 are both 9 (row 1).')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(cell(page, 1, 9)).toHaveAccessibleName('row 1, column 9, given 9');
  await expect(page.getByText('Contradiction:')).toBeHidden();
});
