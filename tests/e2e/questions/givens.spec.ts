// A puzzle typed by hand becomes the givens, givens are edited later, and nothing typed is lost unsaid.
import { inkala } from '../support/puzzles';
import {
  button,
  cell,
  enter,
  expectBoard,
  focusOn,
  open,
  openMenu,
  pressInMenu,
} from '../support/sudoku';
import { expect, test } from '../support/test';

const news = 'p[role=status]';

/** Types givens row by row from the first cell on, as a person does. */
async function type(page: Parameters<typeof cell>[0], puzzle: string): Promise<void> {
  await cell(page, 1, 1).click();
  for (const [at, character] of Array.from(puzzle).entries()) {
    if (character === '.') continue;
    await focusOn(cell(page, Math.floor(at / 9) + 1, (at % 9) + 1));
    await page.keyboard.press(character);
  }
  await expectBoard(page, puzzle);
}

test('a puzzle typed by hand is made the givens, and undo makes it entries again', async ({
  page,
}) => {
  await open(page);
  await expect(button(page, 'Use as givens')).toHaveCount(0);
  await type(page, inkala);
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, entered 8');
  await button(page, 'Use as givens').click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await expect(page.locator(news).filter({ hasText: '21 givens now.' })).toBeVisible();
  await expect(button(page, 'Use as givens')).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, entered 8');
  await button(page, 'Redo').click();
  // From now on digits that are typed are entries and no givens.
  await enter(page, 1, 2, '4');
  await button(page, 'Check').click();
  await expect(page.locator(news).filter({ hasText: 'Wrong: r1c2.' })).toBeVisible();
  await pressInMenu(page, 'Reset to givens');
  await expectBoard(page, inkala);
});

test('a puzzle typed by hand is judged before it is made the givens, and a reset brings it back', async ({
  page,
}) => {
  await open(page);
  await type(page, inkala);
  const said = (text: string | RegExp) =>
    expect(page.locator(news).filter({ hasText: text })).toBeVisible();
  await button(page, 'Check').click();
  await said('a puzzle with exactly one solution');
  await pressInMenu(page, 'Reset to givens');
  await expectBoard(page, '.'.repeat(81));
  await expect(page.getByText('Your 21 entries are gone. Undo brings them back.')).toBeVisible();
  await button(page, 'Undo').click();
  await expectBoard(page, inkala);
  await enter(page, 1, 1, 'Backspace');
  await button(page, 'Check').click();
  await said('more than one solution');
  // r1c2 takes 1, 2, 4 or 6; with 4 the other digits of the puzzle leave no solution.
  await page.keyboard.press('8');
  await enter(page, 1, 2, '4');
  await button(page, 'Check').click();
  await said(/leave no solution: .*r1c2/);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(
    'row 1, column 2, entered 4, leaves no solution',
  );
});

test('givens are edited while entries stay entries', async ({ page }) => {
  await open(page, inkala);
  await enter(page, 1, 2, '1');
  await openMenu(page);
  const edit = button(page, 'Edit givens');
  await edit.click();
  await expect(edit).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Digits that you enter now become givens.')).toBeVisible();
  await enter(page, 1, 1, 'Backspace');
  await enter(page, 1, 4, '7');
  await button(page, 'Done editing givens').click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, blank');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, entered 1');
  await expect(cell(page, 1, 4)).toHaveAccessibleName('row 1, column 4, given 7');
  await page.keyboard.press('5');
  await expect(page.getByText('r1c4 is a given and stays.')).toBeVisible();
});
