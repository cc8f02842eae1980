// Puzzles of any size with any rules: brought as a link or text, drawn, played, checked, solved, kept.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { downloadedBy } from './support/download';
import { button, expectReady, open, paste } from './support/sudoku';
import { expect, test } from './support/test';
import { publishedPuzzle } from './support/varied';

const killer = publishedPuzzle('Palindrome Killer');

const six = '1..4.6\n.5..2.\n2.1..4\n..42.1\n31..4.\n.4.3.2\n';

const cellAt = (page: Page, cell: number): Locator =>
  page.locator(`retrace-varied-view [data-cell="${cell}"]`);
const said = (page: Page): Locator => page.locator('retrace-varied-view').getByRole('status');

/** Brings a puzzle by pasting it on the page, and waits until its board has so many cells. */
async function bring(page: Page, text: string, cells = 81): Promise<void> {
  await open(page);
  await paste(page, text);
  await expect(page.locator('retrace-varied-view').getByRole('gridcell')).toHaveCount(cells);
}

test('a killer is brought as a link, and played to its answer by keys', async ({ page }) => {
  test.slow();
  await bring(page, killer.link);
  await expect(page.getByRole('heading', { name: 'Aug. 18, 23: Palindrome Killer' })).toBeVisible();
  await expect(page.getByText('A grey line reads the same in both directions.')).toBeVisible();
  await cellAt(page, 0).click();
  for (const [at, digit] of Array.from(killer.answer).entries()) {
    await page.keyboard.press(digit);
    await expect(cellAt(page, at)).toHaveText(digit);
    // At the end of a row the cell below the first one follows.
    await page.keyboard.press('ArrowRight');
    if (at % 9 === 8) await page.keyboard.press('ArrowDown');
  }
  await expect(said(page)).toHaveText('Solved: every cell is filled, and every rule holds.');
  await expect(page.locator('retrace-varied-view [aria-invalid]')).toHaveCount(0);
});

test('a wrong digit names its cage, and a reload and the address bring the game back', async ({
  page,
}) => {
  await bring(page, killer.link);
  // Cells 9 and 10 are a cage of 3.
  await expect(cellAt(page, 9)).toHaveAccessibleName('row 2, column 1, blank, in a cage of 3');
  await cellAt(page, 9).click();
  await page.keyboard.press('9');
  await expect(said(page)).toHaveText('The cage of 3 is broken: r2c1.');
  await expect(cellAt(page, 9)).toHaveAccessibleName(/rule broken$/);
  await page.keyboard.press('1');
  await expect(said(page)).toContainText('No rule is broken.');
  await button(page, 'Corner').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await page.reload();
  await expect(cellAt(page, 9)).toHaveText('1');
  await expect(cellAt(page, 10)).toHaveAccessibleName(
    'row 2, column 2, blank, notes 2, on a palindrome, in a cage of 3',
  );
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(cellAt(page, 9)).toHaveText('9');
  await button(page, 'Check').click();
  await expect(said(page)).toHaveText('Wrong: r2c1.');
  // The address alone leads to the same game.
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(cellAt(page, 9)).toHaveText('9');
});

test('Back leads to the board from before, and Forward to the puzzle', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'its Back leaves the page here, and the cause is not known');
  await open(page);
  await page.getByRole('gridcell').first().click();
  await paste(page, killer.link);
  await expect(page.getByRole('heading', { name: 'Aug. 18, 23: Palindrome Killer' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('retrace-varied-view')).toHaveCount(0);
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Aug. 18, 23: Palindrome Killer' })).toBeVisible();
});

test('a text of 6×6 is solved, and the answer is taken back by one undo', async ({ page }) => {
  await bring(page, six, 36);
  await button(page, 'Solve').click();
  await expect(said(page)).toHaveText(/This is (the only answer|one of several answers)/);
  await expect(page.locator('retrace-varied-view .cell:empty')).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(cellAt(page, 1)).toHaveText('');
  await expect(said(page)).toContainText('of 36 cells filled. No rule is broken.');
});

test('a Sukaku in rows opens with its candidates as notes, and another digit breaks it', async ({
  page,
}) => {
  const [line = ''] = readFileSync(
    new URL('../puzzles/sukakus.txt', import.meta.url),
    'utf8',
  ).split(' ');
  const cells = (line.match(/.{9}/g) ?? []).map((signs) => signs.replaceAll('.', ''));
  const rows = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9).join(' '));
  await bring(page, rows.join('\n'));
  await expect(page.getByText('A cell takes none but the candidates')).toBeVisible();
  await expect(cellAt(page, 1)).toHaveAccessibleName(/centre notes 4 5 7$/);
  await cellAt(page, 1).click();
  await page.keyboard.press('1');
  await expect(cellAt(page, 1)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+Z');
  await button(page, 'Solve').click();
  await expect(said(page)).toHaveText('This is the only answer. Undo takes it back.');
});

test('16×16 is played by two digits, letters and touch on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await bring(page, `${'.'.repeat(16)}\n`.repeat(15) + `${'.'.repeat(12)}FG1.`, 256);
  await cellAt(page, 0).click();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await expect(cellAt(page, 0)).toHaveText('12');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('a');
  await expect(cellAt(page, 1)).toHaveText('10');
  // The focus brings the last row into view, and nothing is wider than the screen.
  await page.keyboard.press('ControlOrMeta+End');
  await expect(cellAt(page, 255)).toBeInViewport();
  await button(page, 'Enter 16').click();
  await expect(said(page)).toHaveText(/Contradiction: r16c14, r16c16 are equal\./);
  // In a browser whose scroll bars take room, less is left.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a puzzle with a rule that is not known is played, and says what is not checked', async ({
  page,
}) => {
  const puzzle = {
    size: 9,
    title: 'Odd one',
    grid: Array(9).fill(Array(9).fill({})),
    wormholes: [{ cells: ['R1C1'] }],
    killercage: [{ cells: ['R1C1', 'R1C2'], value: '3' }],
    line: [{ lines: [['R2C1', 'R2C2']], outlineC: '#ff0000', width: 0.3 }],
  };
  await bring(page, JSON.stringify(puzzle));
  const view = page.locator('retrace-varied-view');
  await expect(view.getByText('“wormholes”')).toBeVisible();
  await expect(view.getByText('Not checked: r1c1.')).toBeVisible();
  await expect(view.getByText('Drawing: lines')).toBeVisible();
  await expect(view.locator('path.author[stroke="#ff0000"]')).toHaveCount(1);
  await expect(cellAt(page, 0)).toHaveAccessibleName(
    'row 1, column 1, blank, in a cage of 3, in a drawing or rule that is not checked',
  );
  await expect(said(page)).toContainText('Not all rules were read.');
  await cellAt(page, 0).click();
  await page.keyboard.press('9');
  await expect(said(page)).toHaveText('The cage of 3 is broken: r1c1.');
  await page.keyboard.press('1');
  await button(page, 'Solve').click();
  await expect(said(page)).toHaveText('There is no telling the answer: not all rules were read.');
  await expect(cellAt(page, 2)).toHaveText('');
  await button(page, 'Check').click();
  await expect(said(page)).toContainText('entries cannot be compared');
  await expectAccessible(page);
});

test('the mode is accessible, in Korean as well', async ({ page }) => {
  await bring(page, killer.link);
  await expectAccessible(page);
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(cellAt(page, 9)).toHaveAccessibleName('2행 1열, 빈칸, 합이 3인 케이지');
  await expectReady(page);
  await expectAccessible(page);
  // No sentence of the rules reaches beyond the window.
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
});

test('a picture has the drawing of the page in colours of its own', async ({ page }) => {
  await bring(page, killer.link);
  const picture = (await downloadedBy(button(page, 'Save as SVG'))).toString();
  expect(picture).toContain('stroke-dasharray');
  expect(picture).toMatch(/<text[^>]*fill="rgb\([^>]*>17<\/text>/);
  expect(picture).not.toContain('class=');
  const png = await downloadedBy(button(page, 'Save as PNG'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
});

test('hints name the rule, and notes and the line tell what rules leave', async ({ page }) => {
  await bring(page, killer.link);
  await cellAt(page, 9).click();
  await expect(page.getByText('Cage of 3: 3 left in 2 cells (1+2).')).toBeVisible();
  await button(page, 'Fill notes').click();
  await expect(cellAt(page, 9)).toHaveAccessibleName(/centre notes 1 2,/);
  await button(page, 'Undo').click();
  await button(page, 'Hint').click();
  await expect(said(page)).toContainText('Look at ');
  await button(page, 'More').click();
  await button(page, 'More').click();
  await expect(said(page)).toContainText(/is not \d/);
  await expect(page.locator('retrace-varied-view .loses').first()).toBeVisible();
});

test('My games has it: to go on with, and to delete with a way back', async ({ page }) => {
  await bring(page, killer.link);
  await page.getByRole('link', { name: 'Board', exact: true }).or(button(page, 'Board')).click();
  await button(page, 'My games').click();
  const games = page.locator('retrace-games');
  const item = games.getByRole('listitem').filter({ hasText: 'Palindrome Killer' });
  await item.getByRole('button', { name: 'Delete' }).click();
  await games.getByRole('button', { name: 'Undo' }).click();
  await item.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Aug. 18, 23: Palindrome Killer' })).toBeVisible();
});

test('the search on a puzzle is watched forwards, backwards and from anywhere', async ({
  page,
}) => {
  await open(page);
  await paste(page, six);
  await button(page, 'Watch the search').click();
  const film = page.locator('retrace-varied-film');
  const line = film.getByRole('status');
  await expect(film.getByText(/The first solution comes at step \d+\./)).toBeVisible();
  await expect(line).toHaveText('The search begins with the givens.');
  const on = film.getByRole('button', { name: 'One step on' });
  await on.click();
  await expect(line).toContainText('r1c2 becomes');
  await expect(line).toContainText('R1c1 has the 1');
  await on.click();
  await on.click();
  await on.click();
  const cells = () => film.getByRole('gridcell').allInnerTexts();
  const fourth = await cells();
  await film.getByRole('button', { name: 'To the last step' }).click();
  await expect(line).toContainText('the board is full: a solution.');
  expect((await cells()).filter((digit) => digit.trim() === '')).toEqual([]);
  await film.getByLabel('Step', { exact: true }).fill('5');
  await expect(film.getByText('Step 5,')).toBeVisible();
  await film.getByRole('button', { name: 'One step back' }).click();
  await expect(film.getByText('Step 4,')).toBeVisible();
  expect(await cells()).toEqual(fourth);
  await film.getByLabel('Search', { exact: true }).selectOption('Forced digits first');
  await expect(line).toHaveText('The search begins with the givens.');
  await button(page, 'Leave the search').click();
  await expect(film).toHaveCount(0);
});

test('Back closes the search that is watched, Forward and a reload bring it back', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'its Back leaves the page here, and the cause is not known');
  await open(page);
  await paste(page, six);
  await button(page, 'Watch the search').click();
  const film = page.locator('retrace-varied-film');
  await expect(film).toBeVisible();
  await page.goBack();
  await expect(film).toHaveCount(0);
  await expect(button(page, 'Watch the search')).toBeVisible();
  await page.goForward();
  await expect(film.getByRole('status')).toHaveText('The search begins with the givens.');
  await page.reload();
  await expect(film.getByRole('status')).toHaveText('The search begins with the givens.');
});

test('the search that learns shows its lessons, and solves where backtracking ends', async ({
  page,
}) => {
  test.slow();
  const [, large = ''] =
    readFileSync('tests/puzzles/large.tsv', 'utf8').split('\n')[0]?.split('\t') ?? [];
  await bring(page, large, 625);
  await button(page, 'Watch the search').click();
  const film = page.locator('retrace-varied-film');
  const line = film.getByRole('status');
  await film.getByLabel('Search', { exact: true }).selectOption('Learning from dead ends');
  await expect(line).toHaveText(/^The search begins with the givens\. \d+ digits follow\.$/);
  await film.getByRole('button', { name: 'One step on' }).click();
  await expect(line).toHaveText(/^Choice 1: r\d+c\d+ becomes \d+\./);
  await expect(film.getByText(/The first solution comes at step/)).toBeVisible({ timeout: 60_000 });
  await film.getByLabel('Step', { exact: true }).fill('503');
  await expect(line).toHaveText(/^Lesson: .* are in no solution together\. It takes back /);
  await film.getByRole('button', { name: 'One step back' }).click();
  await expect(line).toHaveText(/^Dead end: /);
  await film.getByRole('button', { name: 'To the last step' }).click();
  await expect(line).toHaveText('The board is full: a solution.');
  await button(page, 'Compare the searches').click();
  const row = film.getByRole('row', { name: /^Row by row/ });
  await expect(row).toContainText('none yet');
  await film.getByRole('button', { name: 'Stop', exact: true }).click();
  // The film that was chosen is there again.
  await expect(line).toHaveText('The board is full: a solution.');
});
