// Sharing from the board, and a solution that is shown: within reach of a player, and after a reload.
import { inkala, inkalaSolved } from './support/puzzles';
import { button, cell, enter, expectBoard, expectReady, open } from './support/sudoku';
import { expect, test } from './support/test';

test('a player shares the puzzle alone, or with all that was entered', async ({ page }) => {
  await open(page, inkala);
  await enter(page, 1, 2, '2');
  await button(page, 'Share').click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  const link = sheet.getByRole('group', { name: 'The link' });
  await expect(link).toHaveText(new RegExp(`#p=${inkala}$`));
  await sheet.getByRole('checkbox').check();
  await expect(link).toHaveText(new RegExp(`#p=${inkala}&e=${inkala.slice(0, 1)}2`));
  await sheet.getByRole('button', { name: 'Copy the link' }).click();
  await expect(sheet.getByRole('status')).toHaveText(/copied|did not allow/);
});

test.describe('a shown solution', () => {
  test.use({ usesSolver: true });

  test('is still shown after a reload, and undo takes it away', async ({ page }) => {
    await open(page, inkala);
    await button(page, 'Solve').click();
    await expectBoard(page, inkalaSolved);
    await page.reload();
    await expectReady(page);
    await expectBoard(page, inkalaSolved);
    await expect(cell(page, 1, 2)).toHaveAccessibleName(/found/);
    await button(page, 'Undo').click();
    await expectBoard(page, inkala);
  });
});
