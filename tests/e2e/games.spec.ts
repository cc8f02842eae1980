// The list of games: what was begun is found there, goes on, begins anew, is deleted and comes back.
import { inkala, lineOf, sample2239 } from './support/puzzles';
import { boardOf, button, cell, expectBoard, expectReady, open } from './support/sudoku';
import { expect, test } from './support/test';

const other = lineOf(sample2239.input);
const entered = `${inkala.slice(0, 1)}2${inkala.slice(2)}`;

test('a game of the list goes on, begins anew, and comes back after it is deleted', async ({
  page,
}) => {
  await open(page, inkala);
  await cell(page, 1, 2).click();
  await page.keyboard.press('2');
  await open(page, other);
  await cell(page, 1, 2).click();
  await page.keyboard.press('4');
  await button(page, 'My games').click();
  const list = page.getByRole('dialog', { name: 'My games' });
  const games = list.getByRole('listitem');
  await expect(games).toHaveCount(2);
  await expect(games.first()).toContainText('on the board');
  const first = games.filter({ hasText: '1 of 60 cells' });
  await expect(first).toContainText('Beyond logic');

  await first.getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByText('Deleted.')).toBeVisible();
  await list.getByRole('button', { name: 'Undo' }).click();
  await first.getByRole('button', { name: 'Go on' }).click();
  await expect(list).toBeHidden();
  await expectBoard(page, entered);

  await button(page, 'My games').click();
  await first.getByRole('button', { name: 'Restart' }).click();
  await expectBoard(page, inkala);
  await button(page, 'Undo').click();
  await expectBoard(page, entered);
});

test('a game that another tab plays on is followed', async ({ page, context }) => {
  await open(page, inkala);
  await cell(page, 1, 2).click();
  await page.keyboard.press('2');
  // It is on the shelf by now.
  await button(page, 'My games').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'on the board' })).toBeVisible();
  await page.keyboard.press('Escape');
  const second = await context.newPage();
  await second.goto(page.url());
  // Its undo history is there as well.
  await expect(button(second, 'Undo')).toBeEnabled();
  await cell(second, 1, 3).click();
  await second.keyboard.press('3');
  await expectBoard(page, `${entered.slice(0, 2)}3${entered.slice(3)}`);
  await button(page, 'Undo').click();
  await expectBoard(second, entered);
});

test('a new puzzle of a level is one tap away, and the game before it is kept', async ({
  page,
}) => {
  await open(page, inkala);
  await cell(page, 1, 2).click();
  await page.keyboard.press('2');
  await button(page, 'Easy').click();
  await expect(page.getByText('A new puzzle: easy. It has one solution.')).toBeVisible();
  await expect(page.getByText('Your game is kept.')).toBeVisible();
  const made = await boardOf(page);
  expect(made).not.toBe(entered);
  await button(page, 'Today’s puzzle').click();
  await expect(page.getByText(/The puzzle of \d{4}-\d{2}-\d{2}: easy\./)).toBeVisible();
  expect(await boardOf(page)).not.toBe(made);
});

test.describe('the clock', () => {
  test.use({ ownContext: true });

  test('goes on after a reload, and undo does, too', async ({ page }) => {
    await page.clock.install();
    await open(page, inkala);
    await cell(page, 1, 2).click();
    await page.keyboard.press('2');
    await button(page, 'Show time').click();
    await page.clock.runFor(15_000);
    await expect(page.getByRole('timer')).toHaveText('0:15');
    await page.reload();
    await expectReady(page);
    await expectBoard(page, entered);
    await button(page, 'Show time').click();
    await expect(page.getByRole('timer')).toHaveText(/^0:1[5-9]$/);
    await button(page, 'Undo').click();
    await expectBoard(page, inkala);
  });
});
