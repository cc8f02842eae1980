// The address carries the puzzle and the strategy there and back.
import { emptyBoard, inkala, lineOf, sample2239 } from './support/puzzles';
import {
  alert,
  button,
  cell,
  enter,
  expectBoard,
  headline,
  open,
  paste,
  pressInMenu,
} from './support/sudoku';
import { expect, test } from './support/test';

test.use({ usesSolver: true });

test('a puzzle, what is entered and its strategy come back by the address alone', async ({
  page,
  context,
}) => {
  await open(page);
  const givens = lineOf(sample2239.input);
  await paste(page, sample2239.input);
  await expectBoard(page, givens);
  await page.getByLabel('Strategy').selectOption('exact-cover');
  await enter(page, 1, 2, '4');
  const shown = `14${givens.slice(2)}`;
  await expectBoard(page, shown);
  await expect(page).toHaveURL(`/#p=${givens}&e=${shown}&s=exact-cover`);

  const other = await context.newPage();
  await other.goto(page.url());
  await expectBoard(other, shown);
  await expect(other.getByLabel('Strategy')).toHaveValue('exact-cover');
  await expect(cell(other, 1, 1)).toHaveAccessibleName('row 1, column 1, given 1');
  await expect(cell(other, 1, 2)).toHaveAccessibleName('row 1, column 2, entered 4');
});

test('the address keeps notes, and a reset of the played puzzle leaves its givens alone', async ({
  page,
  context,
}) => {
  await open(page, inkala);
  await enter(page, 1, 2, 'Shift+Digit1');
  await enter(page, 1, 3, '5'); // a wrong entry
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(cell(other, 1, 2)).toHaveAccessibleName('row 1, column 2, blank, notes 1');
  await expect(cell(other, 1, 3)).toHaveAccessibleName('row 1, column 3, entered 5');
  await pressInMenu(other, 'Reset to givens');
  await expectBoard(other, inkala);
  await expect(other).toHaveURL(`/#p=${inkala}&s=fast`);
  await button(other, 'Solve').click();
  await expect(headline(other)).toContainText('Unique solution');
});

test('a link of before, whose digits are all givens, is still taken', async ({ page }) => {
  const digits = `5${'.'.repeat(80)}`;
  await page.goto(`/#p=${digits}&s=greedy`);
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, given 5');
});

test('solving does not put the answer into the address', async ({ page }) => {
  await open(page, inkala);
  await button(page, 'Solve').click();
  await expect(headline(page)).toContainText('Unique solution');
  await expect(page).toHaveURL(new RegExp(`#p=${inkala.replaceAll('.', '\\.')}`));
});

test('the address of an empty board is plain', async ({ page }) => {
  await open(page, inkala);
  await pressInMenu(page, 'Clear');
  await expectBoard(page, emptyBoard);
  await expect(page).toHaveURL('/');
});

test('entering digits makes no history to go back through', async ({ page }) => {
  await open(page);
  const before = await page.evaluate(() => history.length);
  await enter(page, 1, 1, '5');
  await expect(page).toHaveURL(/#p=\.{81}&e=5/);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a new puzzle in the address of the open page is taken', async ({ page }) => {
  await open(page, inkala);
  await page.evaluate(() => {
    location.hash = `p=${'0'.repeat(80)}7&s=greedy`;
  });
  await expectBoard(page, `${'.'.repeat(80)}7`);
  await expect(page.getByLabel('Strategy')).toHaveValue('greedy');
});

test('a link whose end is missing brings its givens and says what it lost', async ({ page }) => {
  await open(page);
  await page.goto(`/#p=${inkala}&e=${inkala.slice(0, 1)}2${inkala.slice(2, 60)}`);
  await expectBoard(page, inkala);
  await expect(alert(page)).toContainText('The entries and notes of this link cannot be read');
});

test('a link to a mode that there is not says so', async ({ page }) => {
  await page.goto(`/#p=${inkala}&m=soduko`);
  await expectBoard(page, inkala);
  await expect(alert(page)).toHaveText('“soduko” is not a value of “mode” here.');
});

test('a link that comes while the page begins is taken', async ({ page }) => {
  await page.addInitScript((hash) => {
    // Changes the address just before the page reads it, so that the change arrives while the first link is followed.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      location.hash = hash;
    }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
  }, `p=${inkala}&m=explain&at=3`);
  await page.goto('/');
  // The cell is checked by its name, since the path fills the blanks with candidates.
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 8/);
  await expect(page.locator('retrace-sudoku')).toHaveJSProperty('mode', 'explain');
  await expect(page).toHaveURL(new RegExp(`#p=${inkala}.*m=explain&at=3$`));
});
