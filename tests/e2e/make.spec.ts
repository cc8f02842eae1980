// Make mode: puzzles to order, by seed and by day.
import type { Locator, Page } from '@playwright/test';
import { downloadedBy } from './support/download';
import { emulatePrint, sheetsOf } from './support/paper';
import { inkala } from './support/puzzles';
import {
  boardOf,
  button,
  choose,
  expectBoard,
  fillNumber,
  focusOn,
  modeLink,
  open,
  placeLink,
} from './support/sudoku';
import { expect, test } from './support/test';

test.use({ usesSolver: true });

/** An order of tests/puzzles/generated.txt, for which the command makes the same puzzle. */
const ordered = {
  link: '_s7_yhalf-turn_r26-44',
  command: 'retrace generate --seed 7 --symmetry half-turn --rating 2.6-4.4',
  puzzle: '....2...87....6.9.8.....13.1....96...8..4..2...52....7.43.....2.7.3....99...8....',
};

async function openMake(page: Page, order = ''): Promise<void> {
  await page.goto(`/#m=make${order}`);
  await expect(page.getByRole('radio').first()).toBeAttached();
}

const board = (page: Page) => page.getByRole('img', { name: /givens$/ });
const summary = /^(Easy|Medium|Hard|Expert|Extreme) \(\d\.\d\), \d\d givens$/;

test('a puzzle is made to order, put on the board, and the board before it is a press away', async ({
  page,
}) => {
  await open(page, inkala);
  await placeLink(page, 'Make').click();
  await choose(page.getByRole('radio', { name: 'Diagonal', exact: true }));
  await button(page, 'Make a puzzle').click();
  await expect(page.getByText(summary)).toBeVisible();
  await expect(page.getByText('Minimal under its symmetry.')).toBeVisible();
  await button(page, 'Another one').click();
  await expect(page.getByText(summary)).toBeVisible();
  await button(page, 'Put on the board').click();
  await expect
    .poll(async () => (await boardOf(page)).replaceAll('.', '').length)
    .toBeGreaterThan(16);
  const puzzle = await boardOf(page);
  for (const [index, digit] of Array.from(puzzle).entries()) {
    const mirrored = puzzle.charAt((index % 9) * 9 + Math.floor(index / 9));
    expect(mirrored === '.').toBe(digit === '.');
  }
  await button(page, 'Back to the last one').click();
  await expectBoard(page, inkala);
});

test('a difficulty, a number of givens, a pattern and kept digits are as ordered', async ({
  page,
}) => {
  await openMake(page);
  const difficulty = page.getByLabel('Difficulty', { exact: true });
  await difficulty.selectOption('easy');
  await choose(page.getByRole('radio', { name: 'None', exact: true }));
  await button(page, 'Make a puzzle').click();
  await expect(page.getByText(/^Easy \(1\.\d\), \d\d givens$/)).toBeVisible();
  await expect(page.getByText('Minimal: every given is needed.')).toBeVisible();

  await difficulty.selectOption('any');
  await page.getByRole('checkbox', { name: 'Minimal', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: 'A certain number of givens' }).check();
  await type(page.getByRole('spinbutton', { name: 'Givens from' }), '30');
  await type(page.getByRole('spinbutton', { name: 'to', exact: true }), '30');
  await page.getByText('Choose cells or keep digits').click();
  const cells = page.getByRole('gridcell');
  for (const index of [0, 1, 2]) await cells.nth(index).click();
  await expect(page.getByRole('gridcell', { name: 'row 1, column 1, stays blank' })).toHaveCount(1);
  await focusOn(cells.nth(40));
  await page.keyboard.press('7');
  await button(page, 'Make a puzzle').click();
  await expect(page.getByText(/\(\d\.\d\), 30 givens$/)).toBeVisible();
  await expect(page.getByText('Minimal: every given is needed.')).toBeHidden();
  await button(page, 'Put on the board').click();
  await expect.poll(() => boardOf(page)).toMatch(/^\.{3}.{37}7.{40}$/);
  expect((await boardOf(page)).replaceAll('.', '')).toHaveLength(30);
});

test('all three ratings and the place of the hardest step are as ordered', async ({ page }) => {
  await openMake(page);
  await choose(page.getByRole('radio', { name: 'None', exact: true }));
  await page.getByLabel('Difficulty', { exact: true }).selectOption('range');
  await page.getByRole('spinbutton', { name: 'ER from' }).fill('');
  await type(page.getByRole('spinbutton', { name: 'ED from' }), '1.5');
  await type(page.getByRole('spinbutton', { name: 'ED to' }), '3.0');
  await page.getByLabel('Where the hardest step comes').selectOption('pearl');
  await button(page, 'Make a puzzle').click();
  const figures = page.getByText(/SE rating: ER \d/);
  await expect(figures).toBeVisible({ timeout: 30_000 });
  const [er, ep, ed] = Array.from(
    await figures.innerText().then((said) => said.matchAll(/\d+\.\d/g)),
    Number,
  );
  expect(ep).toBe(er);
  expect(ed).toBeGreaterThanOrEqual(1.5);
  expect(ed).toBeLessThanOrEqual(3);
  await expect(page.getByText(/--ed 1\.5-3\.0 --pearl$/)).toBeVisible();
});

test('a technique, the digits that stay and the puzzle of the day are had', async ({ page }) => {
  await openMake(page);
  await page.getByText('Choose cells or keep digits').click();
  await focusOn(page.getByRole('gridcell').nth(40));
  await page.keyboard.press('7');
  await expect(page.getByRole('gridcell', { name: 'row 5, column 5, keeps 7' })).toBeFocused();
  await page.getByLabel('Difficulty', { exact: true }).selectOption('technique');
  await page.locator('#technique').selectOption('naked-pair');
  await button(page, 'Make a puzzle').click();
  await expect(page.getByText('Hardest step: naked pair.')).toBeVisible({ timeout: 30_000 });

  await button(page, 'Puzzle of the day').click();
  // Filled as an ISO date, since each language and browser shows the parts of a date in another order.
  await page.getByLabel('Day', { exact: true }).fill('2026-11-22');
  await choose(page.getByRole('radio', { name: /^Medium/ }));
  await button(page, 'Make the puzzle of the day').click();
  await expect(page.getByText(summary)).toBeVisible();
  await expect(page.getByText('retrace generate --seed 202611222')).toBeVisible();
});

test('an impossible order is refused, and the search for a rare one can be stopped', async ({
  page,
}) => {
  await openMake(page);
  await page.getByLabel('Difficulty', { exact: true }).selectOption('any');
  await page.getByRole('checkbox', { name: 'A certain number of givens' }).check();
  const from = page.getByRole('spinbutton', { name: 'Givens from' });
  const to = page.getByRole('spinbutton', { name: 'to', exact: true });
  await type(from, '0');
  await type(to, '0');
  await button(page, 'Make a puzzle').click();
  await expect(
    page.getByText('No puzzle with fewer than 17 givens has a single solution.'),
  ).toBeVisible();
  await type(from, '17');
  await type(to, '17');
  await button(page, 'Make a puzzle').click();
  // While the search goes on, the puzzle that came nearest to the order is shown.
  await expect(board(page)).toBeVisible();
  await button(page, 'Stop').click();
  await expect(page.getByText('Stopped before one was found.')).toBeVisible();
  await expect(button(page, 'Stop')).toHaveCount(0);
  // Making a sheet can be stopped before its first puzzle, too.
  await button(page, 'Sheet').click();
  await button(page, 'Make the sheet').click();
  await button(page, 'Stop').click();
  await expect(page.getByText('Stopped before one was found.')).toBeVisible();
});

/** Enters a text by typing, since Playwright's `fill` fires no `change` in Firefox. */
async function type(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
  await field.blur();
}

test('a link makes the puzzle that the command makes, whichever board is there', async ({
  page,
}) => {
  await openMake(page, `&g=2${ordered.link}`);
  await expect(page.getByText(ordered.command, { exact: true })).toBeVisible();
  await button(page, 'Put on the board').click();
  await expectBoard(page, ordered.puzzle);
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} by ${height} the made puzzle and its buttons are in view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/#m=make');
    await button(page, 'Make a puzzle').click();
    await expect(button(page, 'Put on the board')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.result .picture-frame svg')).toBeInViewport({ ratio: 1 });
  });
}

test('an order is still there after another mode was looked at', async ({ page }) => {
  await open(page);
  await placeLink(page, 'Make').click();
  await page.getByLabel('Difficulty', { exact: true }).selectOption('easy');
  await button(page, 'Make a puzzle').click();
  await expect(page.getByText(/^Easy \(\d\.\d\), /)).toBeVisible();
  await modeLink(page, 'One puzzle').click();
  await modeLink(page, 'New puzzles').click();
  await expect(page.getByLabel('Difficulty', { exact: true })).toHaveValue('easy');
  await expect(page.getByText(/^Easy \(\d\.\d\), /)).toBeVisible();
});

/** The boards of a sheet, found by their names. */
const puzzles = (page: Page) => page.getByRole('img', { name: /^Puzzle \d/ });
const solutions = (page: Page) => page.getByRole('img', { name: /^Solution \d/ });

test('a sheet has titles, ratings and solutions, and is printed and saved as PDF', async ({
  page,
  browserName,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => undefined;
  });
  await openMake(page);
  await button(page, 'Sheet').click();
  await page.getByLabel('On a page').selectOption({ label: 'Two' });
  await page.getByLabel('Paper').selectOption({ label: 'Letter' });
  await type(page.getByRole('textbox', { name: 'Title' }), '스도쿠 for Friday');
  await page.getByLabel('Difficulty', { exact: true }).selectOption('easy');
  await button(page, 'Make the sheet').click();
  await expect(page.getByText('4 puzzles on the sheet.')).toBeVisible();
  await expect(puzzles(page)).toHaveCount(4);
  await expect(solutions(page)).toHaveCount(4);
  await expect(page.getByText(/^1\. Easy \(1\.\d\)$/).first()).toBeVisible();

  // On a phone each page of the sheet is seen whole, and the pages are one below the other.
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const shapes = await page
    .getByRole('group', { name: 'Preview of the sheet' })
    .locator('.sheet-page')
    .evaluateAll((pages) => pages.map((each) => each.clientHeight / each.clientWidth));
  for (const shape of shapes) expect(shape).toBeCloseTo(11 / 8.5, 1);
  if (wide) await page.setViewportSize(wide);

  const pdf = await downloadedBy(button(page, 'Save as PDF'));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const { PDFDocument } = await import('pdf-lib');
  const file = await PDFDocument.load(pdf);
  expect(file.getPages().map((each) => Math.round(each.getWidth()))).toEqual([612, 612, 612]);
  expect(file.getTitle()).toBe('스도쿠 for Friday');

  // Only Chromium can show a page as it is printed.
  if (browserName !== 'chromium') return;
  await button(page, 'Print').click();
  await emulatePrint(page);
  const sheet = page.getByRole('group', { name: 'Sheet', exact: true });
  await expect(sheet.getByRole('img')).toHaveCount(8);
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets.map(([width = 0]) => Math.round(width))).toEqual([612, 612, 612]);
});

test('a stopped sheet keeps its puzzles, and an impossible order is refused', async ({ page }) => {
  // Puzzles that need chains, so that making 120 of them takes a while.
  await openMake(page, '&g=2_s7_yhalf-turn_r70-87');
  await button(page, 'Sheet').click();
  await type(page.getByRole('spinbutton', { name: 'Puzzles' }), '120');
  await button(page, 'Make the sheet').click();
  await expect(page.getByText(/^Made [1-9]\d* of 120 puzzles…$/)).toBeVisible();
  await button(page, 'Stop').click();
  await expect(page.getByText(/^[1-9]\d* puzzles? on the sheet\.$/)).toBeVisible();
  await expect(button(page, 'Stop')).toHaveCount(0);
  expect(await solutions(page).count()).toBe(await puzzles(page).count());
  const { PDFDocument } = await import('pdf-lib');
  const file = await PDFDocument.load(await downloadedBy(button(page, 'Save as PDF')));
  expect(file.getTitle()).toBe('Sudoku');

  await button(page, 'Thousands').click();
  await page.getByText('Choose cells or keep digits').click();
  await button(page, 'No cells').click();
  await button(page, 'Make 1,000 puzzles').click();
  await expect(page.getByText(/^Too few cells are open for givens/)).toBeVisible();
});

test('a puzzle with exactly so many calls is found, with its climb', async ({ page }) => {
  await openMake(page);
  await button(page, 'Worst for a search').click();
  await button(page, 'Baekjoon 12095: 9,999,999 calls').click();
  await type(page.getByRole('spinbutton', { name: 'How many' }), '580');
  await button(page, 'Start climbing').click();
  await expect(page.getByText('580 calls', { exact: true })).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('img', { name: /^The best by moves: 580/ })).toBeVisible();
  await button(page, 'Put on the board').click();
  await expect
    .poll(async () => (await boardOf(page)).replaceAll('.', '').length)
    .toBeGreaterThan(16);
});

test('a climb without an end is stopped, and keeps its best', async ({ page }) => {
  await openMake(page);
  await button(page, 'Worst for a search').click();
  await button(page, 'Start climbing').click();
  await expect(page.getByText(/^[\d,]+ placements$/)).toBeVisible();
  await button(page, 'Stop').click();
  await expect(page.getByText('Stopped. The best found:')).toBeVisible();
  await expect(page.getByText(/^[\d,]+ placements$/)).toBeVisible();
});

test('a question of the setter’s bench is answered beside the board, and its puzzles are put there', async ({
  page,
}) => {
  await open(page, ordered.puzzle);
  await placeLink(page, 'Make').click();
  await button(page, 'Setter’s bench').click();
  await button(page, 'Start').click();
  await expect(page.getByText(/^1 automorphism$|^\d+ automorphisms$/)).toBeVisible();
  await page.getByLabel('Question').selectOption({ label: 'Kinds of its bands' });
  await button(page, 'Start').click();
  await expect(
    page.getByRole('listitem').filter({ hasText: /^(Band|Stack) [123]: kind \d+$/ }),
  ).toHaveCount(6);
  await page.getByLabel('Question').selectOption({ label: 'Neighbours' });
  await fillNumber(page.getByLabel('At most'), '5');
  await page.getByLabel('At most').press('Enter');
  await button(page, 'Start').click();
  await expect(page.getByText('5 neighbours; there may be more')).toBeVisible();
  const found = page.getByRole('listitem').filter({ hasText: /[.1-9]{81}/ });
  const first = /[.1-9]{81}/.exec((await found.first().textContent()) ?? '')?.[0];
  await page.getByRole('button', { name: 'Put on the board' }).first().click();
  await expectBoard(page, first ?? '');
});

test.describe('a long list at the setter’s bench', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'The work is the same everywhere.');
  test.setTimeout(240_000);

  /** 200,000 puzzles of one form, and one of another at the end. */
  const long = `${`${ordered.puzzle}\n`.repeat(199_999)}${inkala}\n`;

  const openList = async (page: Page) => {
    await open(page, ordered.puzzle);
    await placeLink(page, 'Make').click();
    await button(page, 'Setter’s bench').click();
    await page.getByLabel('Question').selectOption({ label: 'A list without repeats' });
  };
  const list = (page: Page) => page.getByLabel('Puzzles, in any notation');

  test('comes as a file, and leaves the page answering', async ({ page }) => {
    await openList(page);
    await list(page).fill('typed before');
    await page
      .getByLabel('Open file…')
      .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(long) });
    await expect(list(page)).toHaveValue('long.txt · 16.4 MB');
    await button(page, 'Start').click();
    const underWay = page.getByText(/^Reading the list|^Searching: \d/);
    await expect(underWay).toBeVisible();
    // The page answers meanwhile: another task is shown, and the bench again.
    await button(page, 'Sheet').click();
    await expect(page.getByLabel('Puzzles, in any notation')).toHaveCount(0);
    await button(page, 'Setter’s bench').click();
    await expect(underWay).toBeVisible();
    await expect(page.getByText('200,000 puzzles, 2 different')).toBeVisible({ timeout: 200_000 });
    const saved = await downloadedBy(button(page, 'Save as a file'));
    expect(saved.toString()).toBe(`${ordered.puzzle}\n${inkala}\n`);
    await button(page, 'Take it out').click();
    await expect(list(page)).toHaveValue('typed before');
    await expect(list(page)).toBeFocused();
  });

  test('is not laid out where it is pasted, and stops', async ({ page }) => {
    await openList(page);
    await list(page).evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(
        new ClipboardEvent('paste', {
          clipboardData,
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      );
    }, long);
    await expect(list(page)).toHaveValue('Pasted text · 16.4 MB');
    await button(page, 'Start').click();
    await button(page, 'Stop').click();
    await expect(page.getByText('Stopped before the end.')).toBeVisible();
    await button(page, 'Take it out').click();
    await expect(list(page)).toHaveValue('');
  });

  test('is dropped beside the field, and a file without a text is named', async ({ page }) => {
    await openList(page);
    const drop = (name: string, content: string) =>
      page.getByText('Of all puzzles in the list').evaluate(
        (note, [named, held]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([held], named));
          note.dispatchEvent(
            new DragEvent('drop', {
              dataTransfer,
              bubbles: true,
              composed: true,
              cancelable: true,
            }),
          );
        },
        [name, content] as const,
      );
    await drop('song.mp3', 'ID3\u0003\u0000\u0000\u0000');
    await expect(page.getByRole('alert').filter({ hasText: 'song.mp3' })).toBeVisible();
    await drop('few.txt', `${ordered.puzzle}\n${'1'.repeat(80)}\n${inkala}\n`);
    await expect(list(page)).toHaveValue('few.txt · 1 kB');
    await button(page, 'Start').click();
    await expect(page.getByText('2 puzzles, 2 different')).toBeVisible();
    await expect(page.getByText('Line 2 could not be read and was left out.')).toBeVisible();
    await expect(page.locator('.bench-lines li')).toHaveCount(2);
  });
});

test.describe('the clipboard', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Its tests cannot read the clipboard.');

  test('has a new puzzle as 81 characters after the button is pressed', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/#m=make&g=6${ordered.link}`);
    await button(page, 'Copy as 81 characters').click();
    await expect(page.getByText('Copied as 81 characters.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ordered.puzzle);
  });
});

test('a long search of the setter’s bench is kept when it is stopped, and goes on after a reload', async ({
  page,
}) => {
  await open(page, ordered.puzzle);
  await placeLink(page, 'Make').click();
  await button(page, 'Setter’s bench').click();
  await page.getByLabel('Question').selectOption({ label: 'The 17s of its solution' });
  await button(page, 'Start').click();
  await expect(page.getByText(/^Searching: 0 found, [\d.]+ % done/)).toBeVisible();
  // It goes on while another mode is shown.
  await placeLink(page, 'Play').click();
  await placeLink(page, 'Make').click();
  await expect(page.getByText(/^Searching: 0 found/)).toBeVisible();
  await button(page, 'Stop').click();
  const stopped = page.getByText(/^Stopped at [\d.]+ %: 0 puzzles with so few givens so far$/);
  const told = await stopped.textContent();
  await page.reload();
  await button(page, 'Setter’s bench').click();
  await expect(page.getByLabel('Question')).toHaveValue('seventeens');
  await expect(stopped).toHaveText(told ?? '');
  await button(page, 'Go on').click();
  await expect(page.getByText(/^Searching: 0 found, [\d.]+ % done/)).toBeVisible();

  await button(page, 'Stop').click();
  await page.getByLabel('Question').selectOption({ label: 'Neighbours' });
  await fillNumber(page.getByLabel('At most'), '5');
  await page.getByLabel('At most').press('Enter');
  await button(page, 'Start').click();
  await expect(page.getByText('5 neighbours; there may be more')).toBeVisible();
  await button(page, 'Go on').click();
  await expect(page.getByText('10 neighbours; there may be more')).toBeVisible();
  // Each question keeps its own.
  await page.getByLabel('Question').selectOption({ label: 'The 17s of its solution' });
  await expect(stopped).toBeVisible();
});
