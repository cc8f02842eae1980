// A photo becomes a puzzle: chosen, read on the device, looked over, put on the board.
import { expectAccessible } from './support/accessibility';
import { photoOf, type Drawn } from './support/photos';
import {
  button,
  drop,
  expectBoard,
  expectFocusOn,
  focusOn,
  open,
  transferOf,
} from './support/sudoku';
import { inkala } from './support/puzzles';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const choose = (page: Page, buffer: Buffer) =>
  page
    .getByLabel('Photo of a puzzle', { exact: true })
    .setInputFiles({ name: 'it.png', mimeType: 'image/png', buffer });

/** The sheet on which a person looks over what was read. */
const reviewIn = (page: Page) => page.getByRole('dialog', { name: 'Puzzle from a photo' });
const put = (page: Page) => button(reviewIn(page), 'Put on the board').click();
const expectSure = (page: Page, timeout = 10_000) =>
  expect(reviewIn(page).getByRole('status')).toHaveText(
    'All digits are clear, and the puzzle has exactly one solution.',
    { timeout },
  );

test('a photo is read, looked over and put on the board, and undo stays within its game', async ({
  page,
}) => {
  await open(page);
  await choose(page, await photoOf(page, { line: inkala }));
  const review = reviewIn(page);
  await expectSure(page);
  await expectFocusOn(review.getByRole('button', { name: 'Put on the board' }));
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await review.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await put(page);
  await expect(review).toBeHidden();
  await expectBoard(page, inkala);
  await page.keyboard.press('Control+z');
  await expectBoard(page, inkala);
});

test('a digit is changed by keys, and then the photo is not called sure', async ({ page }) => {
  await open(page);
  await choose(page, await photoOf(page, { line: inkala }));
  const review = reviewIn(page);
  await focusOn(review.getByRole('gridcell').first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('5');
  await expect(review.getByRole('gridcell').nth(1)).toHaveText('5');
  await expect(review.getByRole('status')).toHaveText(
    'You have changed digits. Solve the puzzle on the board to see whether it has one solution.',
  );
});

test('nothing is requested for a photo once its reader is there', async ({ page }) => {
  await open(page);
  const review = reviewIn(page);
  await choose(page, await photoOf(page, { line: inkala }));
  await expectSure(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const [first, second] = await Promise.all([photoOf(page, {}), photoOf(page, { line: inkala })]);
  const another = (buffer: Buffer) =>
    review
      .getByLabel('Another photo')
      .last()
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await another(first);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'No whole grid of nine by nine cells can be seen in this photo.',
  );
  await another(second);
  await expectSure(page);
  expect(requests).toEqual([]);
});

test('notes are shown small, and go on the board unless givens alone are wanted', async ({
  page,
}) => {
  await open(page);
  const notes = [
    [1, '124'],
    [2, '2459'],
    [12, '1457'],
    [40, '13678'],
  ] as const;
  const photo = await photoOf(page, { line: inkala, notes });
  const review = reviewIn(page);
  const noted = 'row 1, column 2, blank, notes 1 2 4';
  await choose(page, photo);
  await expect(review.getByRole('gridcell', { name: noted })).toBeVisible();
  await expectAccessible(page);
  await put(page);
  await expect(review).toBeHidden();
  await expect(page.getByRole('gridcell', { name: noted })).toBeVisible();
  await choose(page, photo);
  await review.getByRole('button', { name: 'With my entries' }).click();
  await put(page);
  await expect(page.getByRole('gridcell', { name: noted })).toHaveCount(0);
});

// The entries fill the first row and column, with a 4 for the 9 in the second row.
const entries = '.12753649' + [4, 6, 1, 3, 2, 5, 4, 7].map((digit) => `${digit}........`).join('');
const begun = { line: inkala, entries };
const withEntries = Array.from(inkala, (digit, cell) =>
  digit === '.' ? entries.charAt(cell) : digit,
).join('');

test('a begun puzzle keeps its entries, tells the wrong one, and comes with or without them', async ({
  page,
}) => {
  await open(page);
  const review = reviewIn(page);
  await choose(page, await photoOf(page, begun));
  await expect(review.getByRole('status')).toHaveText(
    'Your entry in row 2, column 1 does not fit the givens’ solution. It stays as you wrote it.',
  );
  await expect(
    review.getByRole('gridcell', { name: 'row 2, column 1, 4, entry that does not fit, doubtful' }),
  ).toBeVisible();
  await expectAccessible(page);
  await put(page);
  await expectBoard(page, withEntries);
  await page.keyboard.press('Control+z');
  await choose(page, await photoOf(page, begun));
  await review.getByRole('button', { name: 'With my entries' }).click();
  await put(page);
  await expectBoard(page, inkala);
});

/** A picture whose file says that it has so many pixels a side. */
async function saidToHave(page: Page, side: number): Promise<Buffer> {
  const photo = await photoOf(page, {});
  photo.writeUInt32BE(side, 16);
  photo.writeUInt32BE(side, 20);
  return photo;
}

const drawn = (what: Drawn) => (page: Page) => photoOf(page, what);

const noPuzzles: readonly (readonly [
  name: string,
  photo: (page: Page) => Buffer | Promise<Buffer>,
  said: string | RegExp,
])[] = [
  ['no grid', drawn({}), 'No whole grid of nine by nine cells can be seen in this photo.'],
  [
    'a broken file',
    () => Buffer.from('no picture'),
    'The browser cannot open this file as a picture: it is damaged, or of a kind that the browser does not know.',
  ],
  ['an empty file', () => Buffer.alloc(0), 'This file is empty.'],
  [
    'absurdly many pixels',
    (page) => saidToHave(page, 40_000),
    'This picture is too large: more than 130 megapixels, or 100 MB.',
  ],
  ['a black frame', drawn({ shows: 'black' }), /^Nothing can be seen in this photo/],
  [
    'half a grid',
    drawn({ line: inkala, shows: 'half' }),
    'The photo’s edge cuts the grid off: not all nine rows and columns are in it.',
  ],
  [
    'a crossword',
    drawn({ line: '.'.repeat(169), cells: 13, shows: 'crossword' }),
    /^(No whole grid of nine by nine cells|The grid in this photo)/,
  ],
  [
    'a grid of sixteen cells a side',
    drawn({ line: '1234.6..'.repeat(32), cells: 16 }),
    'The grid in this photo has 16 cells a side, not nine.',
  ],
  [
    'a grid without digits',
    drawn({ line: '.'.repeat(81) }),
    'The grid in this photo has too few digits for a puzzle.',
  ],
];

test('what is no puzzle is reported in a sentence, and the board stays', async ({ page }) => {
  await open(page, inkala);
  for (const [name, photo, said] of noPuzzles) {
    await test.step(name, async () => {
      await choose(page, await photo(page));
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(said);
      await button(page, 'Cancel').click();
    });
  }
  await expectBoard(page, inkala);
});

test('a picture of fifty megapixels is read, and decoded nowhere but in the worker', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // If the page decoded the whole file as well as the worker, it would take 200 megabytes more.
  await page.addInitScript(() => {
    window.createImageBitmap = () => Promise.reject(new Error('decoded on the page'));
  });
  await open(page);
  await choose(page, await photoOf(page, { line: inkala, side: 7500 }));
  await expectSure(page, 100_000);
});

for (const way of ['drop', 'paste'] as const) {
  test(`a photo comes by ${way}`, async ({ page, browserName }) => {
    test.skip(
      way === 'paste' && browserName === 'firefox',
      'no script can make a paste with files there',
    );
    await open(page);
    const content = await photoOf(page, { line: inkala });
    const file = { name: 'it.png', type: 'image/png', content };
    const sudoku = page.locator('retrace-sudoku');
    if (way === 'drop') await drop(page, sudoku, file);
    else {
      await sudoku.evaluate(
        (target, clipboardData) => {
          const init = { bubbles: true, composed: true, cancelable: true, clipboardData };
          target.dispatchEvent(new ClipboardEvent('paste', init));
        },
        await transferOf(page, file),
      );
    }
    await expectSure(page);
    await put(page);
    await expectBoard(page, inkala);
  });
}

test('a doubtful cell is gone to by a key, shown beside its crop, and settled', async ({
  page,
}) => {
  await open(page);
  // The first cell holds an 8 with a scribble over it.
  await choose(page, await photoOf(page, { line: inkala, over: [0, '@'] }));
  const review = reviewIn(page);
  const first = review.getByRole('gridcell').first();
  await expect(first).toHaveAccessibleName(/doubtful/);
  await expect(review.getByRole('status')).toHaveText(/doubtful/);
  await page.keyboard.press('n');
  // Firefox's window has no focus after a file was chosen, so the test asks for `:focus` alone.
  await expect.poll(() => first.evaluate((each) => each.matches(':focus'))).toBe(true);
  await expect(review.getByRole('img', { name: 'The photo at row 1, column 1' })).toBeVisible();
  await page.keyboard.press('8');
  await expect(review.getByRole('status')).toHaveText(/^You have checked the cells/);
  await put(page);
  await expectBoard(page, inkala);
});
