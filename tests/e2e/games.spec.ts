// The list of games has every begun game, which can be resumed, begun anew, deleted and restored.
import { downloadedBy } from './support/download';
import { noteBefore } from './support/kept';
import { inkala, inkalaSolved, lineOf, sample2239 } from './support/puzzles';
import {
  boardOf,
  button,
  enter,
  expectBoard,
  expectReady,
  followLink,
  open,
} from './support/sudoku';
import { expect, test } from './support/test';

const other = lineOf(sample2239.input);
const wrong = Buffer.from('{}');
const entered = `${inkala.slice(0, 1)}2${inkala.slice(2)}`;

test('a game of the list goes on, begins anew, and comes back after it is deleted', async ({
  page,
}) => {
  await open(page, inkala);
  await enter(page, 1, 2, '2');
  await open(page, other);
  await enter(page, 1, 2, '4');
  await button(page, 'My games').click();
  const list = page.getByRole('dialog', { name: 'My games' });
  const games = list.getByRole('listitem');
  await expect(games).toHaveCount(2);
  await expect(games.first()).toContainText('on the board');
  const first = games.filter({ hasText: '1 of 60 cells' });
  await expect(first).toContainText('Monstrous');

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

test('all games are saved as a file, and come back out of it after they were deleted', async ({
  page,
}) => {
  await open(page, inkala);
  await enter(page, 1, 2, '2');
  await button(page, 'My games').click();
  const list = page.getByRole('dialog', { name: 'My games' });
  const saved = await downloadedBy(list.getByRole('button', { name: 'Save all as a file' }));
  const game = list.getByRole('listitem').filter({ hasText: '1 of 60 cells' });
  await game.getByRole('button', { name: 'Delete' }).click();
  await expect(game).toHaveCount(0);
  const file = list.getByLabel('Open such a file…');
  await file.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: wrong });
  await expect(list.getByText('That file has no games saved here.')).toBeVisible();
  await file.setInputFiles({ name: 'it.json', mimeType: 'application/json', buffer: saved });
  await expect(game).toHaveCount(1);
  await game.getByRole('button', { name: 'Go on' }).click();
  await expectBoard(page, entered);
});

test.describe('where storage is refused', () => {
  test.use({ ownContext: true });

  test('the page says once that games cannot be kept, and play goes on', async ({ page }) => {
    await page.addInitScript(() => {
      const refused = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      Object.defineProperty(window, 'indexedDB', { get: refused });
    });
    await open(page, inkala);
    await enter(page, 1, 2, '2');
    const told = page.getByText('Games cannot be kept here.');
    await expect(told).toBeVisible();
    await page.locator('#news').getByRole('button', { name: 'Close' }).click();
    await expect(told).toBeHidden();
    await enter(page, 1, 3, '3');
    await expectBoard(page, `${entered.slice(0, 2)}3${entered.slice(3)}`);
    await button(page, 'Undo').click();
    await expectBoard(page, entered);
    await expect(told).toBeHidden();
  });
});

test('a game that another tab plays on is followed', async ({ page, context }) => {
  await open(page, inkala);
  await enter(page, 1, 2, '2');
  // The list shows that the game has been kept.
  await button(page, 'My games').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'on the board' })).toBeVisible();
  await page.keyboard.press('Escape');
  const second = await context.newPage();
  await second.goto(page.url());
  // The undo history is in the second tab as well.
  await expect(button(second, 'Undo')).toBeEnabled();
  await enter(second, 1, 3, '3');
  await expectBoard(page, `${entered.slice(0, 2)}3${entered.slice(3)}`);
  await button(page, 'Undo').click();
  await expectBoard(second, entered);
});

test('a new puzzle of a level is one tap away, and the game before it is kept', async ({
  page,
}) => {
  await open(page, inkala);
  await enter(page, 1, 2, '2');
  await button(page, 'Easy').click();
  await expect(page.getByText('A new puzzle: easy. It has one solution.')).toBeVisible();
  await expect(button(page, 'Back to my game')).toBeVisible();
  const made = await boardOf(page);
  expect(made).not.toBe(entered);
  await button(page, 'Today’s puzzle').click();
  await expect(page.getByText(/The puzzle for \w+ \d+, \d{4}: easy\./)).toBeVisible();
  expect(await boardOf(page)).not.toBe(made);
});

test('the calendar marks the days that were solved, and a daily puzzle goes on where it was left', async ({
  page,
}) => {
  const now = new Date();
  const today = [
    now.getFullYear(),
    String(now.getMonth() + 1).padStart(2, '0'),
    String(now.getDate()).padStart(2, '0'),
  ].join('-');
  const almost = `${inkalaSolved.slice(0, 80)}.`;
  const purpose = { kind: 'day', day: today, level: 'easy' };
  await noteBefore(page, 'retrace-given-puzzles', JSON.stringify([{ purpose, puzzle: almost }]));
  await open(page, almost);
  await enter(page, 9, 9, inkalaSolved.charAt(80));
  const card = page.getByRole('region', { name: 'Solved', exact: true });
  await expect(card).toContainText(/Streak\s*1 day/);
  await button(page, 'Calendar').click();
  const calendar = page.getByRole('dialog', { name: 'Daily puzzles' });
  await expect(calendar).toContainText('Streak: 1 day.');
  const day = calendar.locator('[aria-current=date]');
  await expect(day).toHaveAccessibleName(/solved \(Easy\)$/);

  await calendar.getByRole('button', { name: 'Hard' }).click();
  await day.click();
  await expect(page.getByText(/The puzzle for \w+ \d+, \d{4}: hard\./)).toBeVisible();
  const made = await boardOf(page);
  const blank = made.indexOf('.');
  await enter(page, Math.floor(blank / 9) + 1, (blank % 9) + 1, '5');
  await button(page, 'Easy').click();
  await expect(page.getByText('A new puzzle: easy.')).toBeVisible();
  await button(page, 'Calendar').click();
  await calendar.getByRole('button', { name: 'Hard' }).click();
  await day.click();
  await expectBoard(page, `${made.slice(0, blank)}5${made.slice(blank + 1)}`);

  await button(page, 'Calendar').click();
  await calendar.getByRole('checkbox', { name: 'Keep statistics and streak' }).uncheck();
  await expect(calendar.getByText('Streak: 1 day.')).toHaveCount(0);
  await expect(day).not.toHaveAccessibleName(/solved/);
});

test('a daily has its streak although another puzzle was finished before it, and its label in the list', async ({
  page,
}) => {
  const now = new Date();
  const today = [
    now.getFullYear(),
    String(now.getMonth() + 1).padStart(2, '0'),
    String(now.getDate()).padStart(2, '0'),
  ].join('-');
  const other = `${inkalaSolved.slice(0, 79)}..`;
  const daily = `${inkalaSolved.slice(0, 80)}.`;
  const purpose = { kind: 'day', day: today, level: 'easy' };
  await noteBefore(page, 'retrace-given-puzzles', JSON.stringify([{ purpose, puzzle: daily }]));
  await open(page, other);
  await enter(page, 9, 8, inkalaSolved.charAt(79));
  await enter(page, 9, 9, inkalaSolved.charAt(80));
  const card = page.getByRole('region', { name: 'Solved', exact: true });
  await expect(card).not.toContainText('Streak');
  await followLink(page, daily);
  await enter(page, 9, 9, inkalaSolved.charAt(80));
  await expect(card).toContainText(/Streak\s*1 day/);
  await card.getByRole('button', { name: 'My games and statistics' }).click();
  const list = page.getByRole('dialog', { name: 'My games' });
  await expect(list.getByText(/^Puzzle for \w+ \d+, \d{4}$/)).toHaveCount(1);
});

test.describe('the clock', () => {
  test.use({ ownContext: true });

  test('goes on after a reload, and undo does, too', async ({ page }) => {
    await page.clock.install();
    await open(page, inkala);
    await enter(page, 1, 2, '2');
    await page.clock.runFor(15_000);
    await expect(page.getByRole('timer')).toHaveText('0:15');
    await page.reload();
    await expectReady(page);
    await expectBoard(page, entered);
    await expect(page.getByRole('timer')).toHaveText(/^0:1[5-9]$/);
    await button(page, 'Undo').click();
    await expectBoard(page, inkala);
  });
});
