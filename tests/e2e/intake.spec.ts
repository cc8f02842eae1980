// Bringing a puzzle: pasted, opened, dropped, typed as text, picked from the gallery.
import table from '../puzzles/texts.json' with { type: 'json' };
import {
  antiBruteForce,
  emptyBoard,
  inkala,
  lineOf,
  sample2239,
  sample2580,
} from './support/puzzles';
import {
  button,
  copyElsewhere,
  drop,
  enter,
  expectBoard,
  followLink,
  open,
  openFile,
  paste,
} from './support/sudoku';
import { expect, test } from './support/test';

/** The accepted texts with these names from the shared table; tests/web reads all of its texts. */
function accepted(names: readonly string[]): { name: string; text: string; grid: string }[] {
  return names.map((wanted) => {
    const row = table.find(({ name }) => name === wanted);
    if (row?.grid === undefined) throw new Error(`no accepted text is named ${wanted}`);
    return { name: row.name, text: row.text, grid: row.grid };
  });
}

const forms = accepted([
  '81 characters with 0 for a blank',
  '81 characters with an underscore for a blank',
  'nine lines',
  'nine spaced lines, the 2580 sample',
  'nine lines in groups of three',
  'borders of ------+-------+------ and spaced rows',
  "Simple Sudoku's borders",
  'light box drawing',
  'full-width digits and full-width spaces',
  '.sdk with [Puzzle] and [State], the state is ignored',
  '.sdm, three lines',
]);

const fileForms = accepted([
  'nine lines with Windows line ends',
  'nine lines with old Macintosh line ends',
  'a byte-order mark before nine lines',
  '.sdk with comment lines',
  '.sdm with a comment line and Windows line ends',
]);

test('every form is on the board after it is pasted with the focus on nothing', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await open(page);
  for (const { name, text, grid } of forms) {
    await test.step(name, async () => {
      await followLink(page, antiBruteForce);
      await paste(page, text);
      await expectBoard(page, grid);
    });
  }
});

test('every form of a file is on the board after it is opened', async ({ page }) => {
  test.setTimeout(60_000);
  await open(page);
  for (const { name, text, grid } of fileForms) {
    await test.step(name, async () => {
      await followLink(page, antiBruteForce);
      await openFile(page, 'Open file…', { name: 'puzzle.txt', content: text });
      await expectBoard(page, grid);
    });
  }
});

test('the Open file button asks for a file', async ({ page }) => {
  await open(page);
  const asked = page.waitForEvent('filechooser');
  await button(page, 'Open file…').click();
  const chooser = await asked;
  expect(chooser.isMultiple()).toBe(false);
  await chooser.setFiles({
    name: 'a.sdk',
    mimeType: 'text/plain',
    buffer: Buffer.from(sample2239.input),
  });
  await expectBoard(page, lineOf(sample2239.input));
});

test('a text pasted with the focus on a cell is taken as well', async ({ page }) => {
  await open(page);
  await copyElsewhere(page, sample2580.input);
  await enter(page, 3, 3, 'ControlOrMeta+v');
  await expectBoard(page, lineOf(sample2580.input));
});

test('a paste into the text field stays in the field until it is put on the board', async ({
  page,
}) => {
  await open(page);
  await copyElsewhere(page, sample2239.input);
  await page.getByText('Puzzle as text').click();
  const field = page.getByRole('textbox', { name: 'Puzzle as text' });
  await field.click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue(sample2239.input);
  await expectBoard(page, emptyBoard);
  await button(page, 'Put on the board').click();
  await expectBoard(page, lineOf(sample2239.input));
});

test('a text of several puzzles shows the first and says how many there are', async ({ page }) => {
  await open(page);
  await paste(page, `${inkala}\n${lineOf(sample2239.input)}\n${inkala}\n`);
  await expectBoard(page, inkala);
  await expect(page.getByText('First of 3 puzzles in the text.')).toBeVisible();
});

test('a file dropped on the board or beside it is opened', async ({ page }) => {
  await open(page);
  await drop(page, page.getByRole('grid'), { name: 'a.sdk', content: sample2239.input });
  await expectBoard(page, lineOf(sample2239.input));
  await drop(page, page.getByRole('contentinfo'), { name: 'b.txt', content: inkala });
  await expectBoard(page, inkala);
});

test('the puzzle that a pasted one has taken the board from is one tap away', async ({ page }) => {
  await open(page, inkala);
  await paste(page, sample2239.input);
  await expectBoard(page, lineOf(sample2239.input));
  await expect(page.getByText('The puzzle before is still here.')).toBeVisible();
  await button(page, 'Back to the last one').click();
  await expectBoard(page, inkala);
  await button(page, 'Back to the last one').click();
  await expectBoard(page, lineOf(sample2239.input));
});

test.describe('the Paste button', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Firefox asks by a bubble of its own');

  test('takes the puzzle from the clipboard where the browser allows it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await copyElsewhere(page, sample2239.input);
    await button(page, 'Paste').click();
    await expectBoard(page, lineOf(sample2239.input));
  });

  test('opens the text field where the browser refuses', async ({ page, context }) => {
    await context.clearPermissions();
    await open(page);
    await button(page, 'Paste').click();
    await expect(page.getByRole('alert')).toHaveText(/did not allow pasting/);
    await expect(page.getByRole('textbox', { name: 'Puzzle as text' })).toBeFocused();
  });
});
