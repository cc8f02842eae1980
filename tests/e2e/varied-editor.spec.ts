// A puzzle with rules of its own is made: by mouse, by touch and by keys; kept, undone, shared, played.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { button, expectReady, open, paste } from './support/sudoku';
import { expect, test } from './support/test';
import { publishedPuzzle } from './support/varied';

const editor = (page: Page): Locator => page.locator('retrace-varied-editor');
const cellAt = (page: Page, cell: number): Locator => editor(page).locator(`[data-cell="${cell}"]`);
const said = (page: Page): Locator => editor(page).getByRole('status').first();
const tool = (page: Page, name: string): Locator =>
  editor(page)
    .getByRole('toolbar', { name: 'Rules for the chosen cells' })
    .getByRole('button', { name, exact: true });
const rules = (page: Page): Locator => editor(page).locator('.made li');

async function begin(page: Page): Promise<void> {
  await page.goto('/#m=varied');
  await button(page, 'Make a puzzle of your own').click();
  await expect(editor(page).getByRole('gridcell')).toHaveCount(81);
  await expect(said(page)).toHaveText(/It has several solutions\./);
}

/** Drags over the middles of cells. */
async function drag(page: Page, ...cells: number[]): Promise<void> {
  const [first, ...others] = await Promise.all(
    cells.map(async (cell) => {
      const box = await cellAt(page, cell).boundingBox();
      if (!box) throw new Error(`cell ${cell} is not there`);
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    }),
  );
  if (!first) return;
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of others) await page.mouse.move(...point, { steps: 4 });
  await page.mouse.up();
}

test('cells and then a rule, or a rule and then cells: its number is typed at once', async ({
  page,
}) => {
  await begin(page);
  await drag(page, 0, 1, 10);
  // Three cells around a corner may be a line or a group, and are no pair.
  await expect(tool(page, 'Killer cages')).toHaveClass(/fits/);
  await expect(tool(page, 'Thermometers')).toHaveClass(/fits/);
  await expect(tool(page, 'White dots')).not.toHaveClass(/fits/);
  await tool(page, 'Killer cages').click();
  await expect(said(page)).toContainText('cage: r1c1, r1c2, r2c2 is chosen');
  await page.keyboard.type('7');
  await expect(rules(page)).toHaveText(['cage of 7: r1c1, r1c2, r2c2']);
  // 1+2+4 alone.
  await expect(cellAt(page, 0)).toHaveAccessibleName(
    'row 1, column 1, blank, candidates 1 2 4, in a cage of 7',
  );
  await tool(page, 'Thermometers').click();
  await expect(said(page)).toContainText('drag over cells');
  await drag(page, 40, 50, 60, 61);
  await drag(page, 72, 73, 74);
  await expect(rules(page)).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Thermometers')).toHaveAttribute('aria-pressed', 'false');
  // A rule is chosen in the list, and deleted.
  await rules(page).filter({ hasText: 'r9c1' }).getByRole('button').first().click();
  await page.keyboard.press('Delete');
  await expect(rules(page)).toHaveCount(2);
});

test('undo, a reload and the list of drafts keep everything', async ({ page }) => {
  await begin(page);
  await drag(page, 0, 1);
  await tool(page, 'Sums').click();
  await expect(said(page)).toContainText('type its number');
  await page.keyboard.type('17');
  await expect(rules(page)).toHaveText(['sum of 17: r1c1, r1c2']);
  await cellAt(page, 80).click();
  await page.keyboard.press('5');
  await editor(page).getByLabel('Knight’s moves').check();
  await page.reload();
  await expect(rules(page)).toHaveText(['sum of 17: r1c1, r1c2']);
  await expect(cellAt(page, 80)).toHaveText('5');
  await expect(editor(page).getByLabel('Knight’s moves')).toBeChecked();
  // The rule, its number, the given and the rule for the whole board.
  for (let i = 0; i < 4; i++) await button(page, 'Undo').click();
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await expect(rules(page)).toHaveCount(0);
  for (let i = 0; i < 4; i++) await button(page, 'Redo').click();
  await expect(rules(page)).toHaveCount(1);
  // Another size is another draft; the one of before is in the list.
  await editor(page).getByLabel('Size').selectOption('6×6');
  await expect(editor(page).getByRole('gridcell')).toHaveCount(36);
  await editor(page).getByText('Other drafts').click();
  await button(page, 'A 9×9 draft').click();
  await expect(rules(page)).toHaveCount(1);
});

test('by keys alone: cells, rule, number, given, whole board', async ({ page }) => {
  await begin(page);
  await cellAt(page, 0).focus();
  await tool(page, 'Killer cages').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  // The focus goes back to the board, where cells are chosen.
  await page.keyboard.press('Enter');
  await expect(cellAt(page, 0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('24');
  await expect(rules(page)).toHaveText(['cage of 24: r2c1, r2c2, r2c3']);
  await page.keyboard.press('Backspace');
  await expect(rules(page)).toHaveText(['cage of 2: r2c1, r2c2, r2c3']);
  await expect(said(page)).toContainText('It has no solution.');
  await page.keyboard.type('4');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('7');
  // The cage above has 7, 8 and 9.
  await expect(said(page)).toContainText('It has no solution.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(said(page)).toContainText('It has several solutions.');
});

test('what is unique is told with each change, and a broken board at once', async ({ page }) => {
  await open(page);
  await paste(page, '1..4.6\n.5..2.\n2.1..4\n..42.1\n31..4.\n.4.3.2\n');
  await button(page, 'Edit the rules').click();
  await expect(said(page)).toHaveText(/It has (exactly one solution|several solutions)\./);
  await cellAt(page, 1).click();
  await page.keyboard.press('1');
  await expect(said(page)).toContainText('Contradiction: r1c1, r1c2 are equal.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(said(page)).toHaveText(/It has (exactly one solution|several solutions)\./);
  await editor(page).getByLabel('Boxes').selectOption('None, or your own regions');
  await expect(said(page)).toContainText('It has several solutions.');
  // The first row becomes a region: 6 cells, as a row has.
  await drag(page, 0, 1, 2, 3, 4, 5);
  await tool(page, 'Region').click();
  await expect(said(page)).toContainText('It has several solutions.');
});

test('a draft is played, edited on, and opened in other programs; the link opens it elsewhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page);
  await drag(page, 0, 1);
  await tool(page, 'Killer cages').click();
  await page.keyboard.type('3');
  await editor(page).getByLabel('Title').fill('Mine');
  await editor(page).getByLabel('Title').blur();
  await editor(page).getByText('Open in another program').click();
  const out = editor(page).getByRole('link');
  await expect(out).toHaveText(['f-puzzles', 'SudokuPad', 'Interactive Sudoku Solver']);
  await expect(out.nth(0)).toHaveAttribute('href', /^https:\/\/www\.f-puzzles\.com\/\?load=N4Ig/);
  await expect(out.nth(1)).toHaveAttribute('href', /^https:\/\/sudokupad\.app\/fpuzzlesN4Ig/);
  await expect(out.nth(2)).toHaveAttribute('href', /q=.*Cage~3~R1C1~R1C2/);
  await button(page, 'Copy link').click();
  await expect(said(page)).toContainText('The link is copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await button(page, 'Play it').click();
  await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible();
  await expect(page.locator('retrace-varied-view').getByText('Killer cages')).toBeVisible();
  await button(page, 'Edit the rules').click();
  await expect(rules(page)).toHaveText(['cage of 3: r1c1, r1c2']);
  // It is the same draft, with its history.
  for (let i = 0; i < 3; i++) await button(page, 'Undo').click();
  await expect(rules(page)).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Mine' })).toBeVisible();
});

test('a published puzzle is edited, and has its one solution', async ({ page }) => {
  await open(page);
  await paste(page, publishedPuzzle('Palindrome Killer').link);
  await button(page, 'Edit the rules').click();
  await expect(said(page)).toContainText('It has exactly one solution.');
  await rules(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(said(page)).toHaveText(/It has (several solutions|exactly one solution)\./);
});

test.describe('by touch on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('cells are tapped one by one, and the keypad writes the number', async ({ page }) => {
    await begin(page);
    await button(page, 'Several cells').tap();
    for (const cell of [3, 4, 5]) await cellAt(page, cell).tap();
    await tool(page, 'Killer cages').tap();
    await button(page, 'Type 2').tap();
    await button(page, 'Type 3').tap();
    await expect(rules(page)).toHaveText(['cage of 23: r1c4, r1c5, r1c6']);
    await button(page, 'Take back a digit').tap();
    await expect(rules(page)).toHaveText(['cage of 2: r1c4, r1c5, r1c6']);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
  });
});

test('the editor is accessible, in Korean as well', async ({ page }) => {
  // Each candidate is looked at.
  test.slow();
  await begin(page);
  await drag(page, 0, 1);
  await tool(page, 'Killer cages').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(cellAt(page, 0)).toHaveAccessibleName(/^1행 1열, 빈칸/);
  await expectReady(page);
  await expectAccessible(page);
});

test('a phone leads to the editor, Back closes it, and a reload keeps it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page);
  await button(page, 'New').click();
  await button(page, 'Variants').click();
  await expect(page).toHaveURL(/#m=varied/);
  await button(page, 'Make a puzzle of your own').click();
  await expect(editor(page).getByRole('gridcell')).toHaveCount(81);
  await cellAt(page, 0).click();
  await page.keyboard.press('7');
  await page.reload();
  await expect(cellAt(page, 0)).toHaveText('7');
  // Another draft is no way to go back to.
  await editor(page).getByLabel('Size').selectOption('4×4');
  await expect(editor(page).getByRole('gridcell')).toHaveCount(16);
  await page.goBack();
  await expect(editor(page)).toHaveCount(0);
  await expect(button(page, 'Make a puzzle of your own')).toBeVisible();
  await page.goForward();
  await expect(editor(page).getByRole('gridcell')).toHaveCount(16);
  await button(page, 'Leave the editor').click();
  await expect(editor(page)).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/#m=solve|\/$|#p=/);
});
