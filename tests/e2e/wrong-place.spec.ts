// A text or file brought to a mode that does not take it is led to the right mode, and no message leaves a person stuck.
import { inkala, lineOf, sample2239 } from './support/puzzles';
import { button, drop, expectBoard, open, openLearn, paste } from './support/sudoku';
import { expect, test } from './support/test';
import { expectAt, openWatch } from './support/watching';

test.use({ usesSolver: true });

const list = Array.from({ length: 40 }, () => inkala).join('\n');
const done = /of 40|40 puzzles|40/;

test('the first of many puzzles leads to all of them', async ({ page }) => {
  await open(page);
  await paste(page, list);
  await expectBoard(page, inkala);
  await expect(page.getByText('First of 40 puzzles')).toBeVisible();
  await button(page, 'Check them all').click();
  await expect(page.locator('retrace-sudoku')).toHaveJSProperty('mode', 'bulk');
  await expect(page.locator('.phase')).toContainText('Done');
  await expect(page.locator('retrace-bulk-view')).toContainText(done);
});

test('a file that is too large for the board leads to the mode that takes it', async ({ page }) => {
  await open(page);
  const content = `${inkala}\n`.repeat(13_000);
  await drop(page, page.getByRole('grid'), { name: 'many.txt', content });
  await expect(page.getByRole('alert')).toContainText('larger than 1 MiB');
  await button(page, 'Check them all').click();
  await expect(page.locator('.phase')).toContainText('many.txt');
});

test('the offer goes away with its puzzle', async ({ page }) => {
  await open(page);
  await paste(page, list);
  await expect(button(page, 'Check them all')).toBeVisible();
  await paste(page, lineOf(sample2239.input));
  await expect(button(page, 'Check them all')).toHaveCount(0);
});

test('a list dropped on a search is worked through, and a puzzle is searched', async ({ page }) => {
  await openWatch(page, { puzzle: inkala, at: 100 });
  await drop(page, page.locator('retrace-sudoku'), {
    name: 'puzzle.txt',
    content: sample2239.input,
  });
  await expectAt(page, 0);
  await expect(page).toHaveURL(new RegExp(lineOf(sample2239.input).replaceAll('.', '\\.')));
  await drop(page, page.locator('retrace-sudoku'), { name: 'list.txt', content: list });
  await expect(page.locator('.phase')).toContainText('list.txt');
});

test('a puzzle dropped among the lessons is on the board', async ({ page }) => {
  await openLearn(page);
  await drop(page, page.locator('retrace-sudoku'), { name: 'puzzle.txt', content: inkala });
  await expectBoard(page, inkala);
  await expect(button(page, 'Solve')).toBeVisible();
});

test('the page reports an unreadable text in a mode without a board', async ({ page }) => {
  await openLearn(page);
  await drop(page, page.locator('retrace-sudoku'), { name: 'wrong.txt', content: 'hello' });
  await expect(page.getByRole('alert')).toContainText('“wrong.txt”, line 1');
});
