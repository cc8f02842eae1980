// A photo becomes a puzzle: chosen, read on the device, looked over, put on the board.
import { expectAccessible } from './support/accessibility';
import { photoOf } from './support/photos';
import { inLanguage } from './support/repeated';
import { boardOf, drop, expectBoard, focusOn, open, transferOf } from './support/sudoku';
import { inkala } from './support/puzzles';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const texts = {
  en: {
    choose: 'Photo of a puzzle',
    title: 'Puzzle from a photo',
    put: 'Put on the board',
    cancel: 'Cancel',
    board: 'The digits read',
    none: 'No whole grid of nine by nine cells can be seen in this photo.',
    broken:
      'The browser cannot open this file as a picture: it is damaged, or of a kind that the browser does not know.',
    empty: 'This file is empty.',
    sure: 'All digits are clear, and the puzzle has exactly one solution.',
    corrected:
      'You have changed digits. Solve the puzzle on the board to see whether it has one solution.',
  },
  ko: {
    choose: '퍼즐 사진',
    title: '사진에서 읽은 퍼즐',
    put: '판에 올리기',
    cancel: '취소',
    board: '읽은 숫자',
    none: '사진에서 가로세로 아홉 칸인 판 전체를 찾지 못했습니다.',
    broken: '브라우저가 열 수 없는 그림입니다. 파일이 손상되었거나 브라우저가 모르는 형식입니다.',
    empty: '빈 파일입니다.',
    sure: '모든 숫자가 분명하고 답이 하나뿐입니다.',
    corrected: '숫자를 고쳤습니다. 답이 하나인지는 판에서 풀어 보면 알 수 있습니다.',
  },
} as const;

const choose = (page: Page, label: string, buffer: Buffer) =>
  page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name: 'it.png', mimeType: 'image/png', buffer });

for (const language of ['en', 'ko'] as const) {
  test.describe(inLanguage(language, 'en'), () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });
    const text = texts[language];

    test('a photo is read, looked over and put on the board, which undo takes back', async ({
      page,
    }) => {
      await open(page);
      const before = await boardOf(page);
      await choose(page, text.choose, await photoOf(page, { line: inkala }));
      const review = page.getByRole('dialog', { name: text.title });
      await expect(review.getByRole('status')).toHaveText(text.sure);
      await expect(review.getByRole('button', { name: text.put })).toBeFocused();
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await review.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await review.getByRole('button', { name: text.put }).click();
      await expect(review).toBeHidden();
      await expectBoard(page, inkala);
      await page.keyboard.press('Control+z');
      await expectBoard(page, before);
    });

    test('the page reports a missing grid, a broken and an empty file, and the board stays', async ({
      page,
    }) => {
      await open(page, inkala);
      await choose(page, text.choose, await photoOf(page, {}));
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(text.none);
      await page.getByRole('button', { name: text.cancel, exact: true }).click();
      await choose(page, text.choose, Buffer.from('no picture'));
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(text.broken);
      await page.getByRole('button', { name: text.cancel, exact: true }).click();
      await choose(page, text.choose, Buffer.alloc(0));
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(text.empty);
      await page.getByRole('button', { name: text.cancel, exact: true }).click();
      await expectBoard(page, inkala);
    });
  });
}

test('a digit is changed by keys, and then the photo is not called sure', async ({ page }) => {
  await open(page);
  await choose(page, texts.en.choose, await photoOf(page, { line: inkala }));
  const review = page.getByRole('dialog', { name: texts.en.title });
  await focusOn(review.getByRole('gridcell').first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('5');
  await expect(review.getByRole('gridcell').nth(1)).toHaveText('5');
  await expect(review.getByRole('status')).toHaveText(texts.en.corrected);
});

test('nothing is requested for a photo once its reader is there', async ({ page }) => {
  await open(page);
  const review = page.getByRole('dialog', { name: texts.en.title });
  await choose(page, texts.en.choose, await photoOf(page, { line: inkala }));
  await expect(review.getByRole('status')).toHaveText(texts.en.sure);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const [first, second] = await Promise.all([photoOf(page, {}), photoOf(page, { line: inkala })]);
  await review
    .getByLabel('Another photo')
    .last()
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: first });
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(texts.en.none);
  await review
    .getByLabel('Another photo')
    .last()
    .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: second });
  await expect(review.getByRole('status')).toHaveText(texts.en.sure);
  expect(requests).toEqual([]);
});

for (const { language, cell, alone } of [
  { language: 'en', cell: 'row 1, column 2, blank, notes 1 2 4', alone: 'Givens alone' },
  { language: 'ko', cell: '1행 2열, 빈칸, 메모 1 2 4', alone: '주어진 수만' },
] as const) {
  test.describe(inLanguage(language, 'en'), () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });

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
      const review = page.getByRole('dialog', { name: texts[language].title });
      await choose(page, texts[language].choose, photo);
      await expect(review.getByRole('gridcell', { name: cell })).toBeVisible();
      await expectAccessible(page);
      await review.getByRole('button', { name: texts[language].put }).click();
      await expect(review).toBeHidden();
      await expect(page.getByRole('gridcell', { name: cell })).toBeVisible();
      await choose(page, texts[language].choose, photo);
      await review.getByRole('button', { name: alone }).click();
      await review.getByRole('button', { name: texts[language].put }).click();
      await expect(page.getByRole('gridcell', { name: cell })).toHaveCount(0);
    });
  });
}

// The entries fill the first row and column, with a 4 for the 9 in the second row.
const entries = '.12753649' + [4, 6, 1, 3, 2, 5, 4, 7].map((digit) => `${digit}........`).join('');
const begun = { line: inkala, entries };
const withEntries = Array.from(inkala, (digit, cell) =>
  digit === '.' ? entries.charAt(cell) : digit,
).join('');

for (const language of ['en', 'ko'] as const) {
  test.describe(inLanguage(language, 'en'), () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });
    const words = {
      en: {
        said: 'Your entry in row 2, column 1 does not fit the givens’ solution. It stays as you wrote it.',
        cell: 'row 2, column 1, 4, entry that does not fit, doubtful',
        alone: 'Givens alone',
      },
      ko: {
        said: '2행 1열에 입력한 숫자가 답과 맞지 않습니다. 고치지 않고 그대로 두었습니다.',
        cell: '2행 1열, 4, 답과 맞지 않는 입력한 숫자, 확실하지 않음',
        alone: '주어진 수만',
      },
    }[language];

    test('a begun puzzle keeps its entries, tells the wrong one, and comes with or without them', async ({
      page,
    }) => {
      await open(page);
      const review = page.getByRole('dialog', { name: texts[language].title });
      await choose(page, texts[language].choose, await photoOf(page, begun));
      await expect(review.getByRole('status')).toHaveText(words.said);
      await expect(review.getByRole('gridcell', { name: words.cell })).toBeVisible();
      await expectAccessible(page);
      await review.getByRole('button', { name: texts[language].put }).click();
      await expectBoard(page, withEntries);
      await page.keyboard.press('Control+z');
      await choose(page, texts[language].choose, await photoOf(page, begun));
      await review.getByRole('button', { name: words.alone }).click();
      await review.getByRole('button', { name: texts[language].put }).click();
      await expectBoard(page, inkala);
    });
  });
}

const noPuzzles = [
  { name: 'a black frame', drawn: { shows: 'black' }, said: /^Nothing can be seen in this photo/ },
  {
    name: 'half a grid',
    drawn: { line: inkala, shows: 'half' },
    said: 'The photo’s edge cuts the grid off: not all nine rows and columns are in it.',
  },
  {
    name: 'a crossword',
    drawn: { line: '.'.repeat(169), cells: 13, shows: 'crossword' },
    said: /^(No whole grid of nine by nine cells|The grid in this photo)/,
  },
  {
    name: 'a grid of sixteen cells a side',
    drawn: { line: '1234.6..'.repeat(32), cells: 16 },
    said: 'The grid in this photo has 16 cells a side, not nine.',
  },
  {
    name: 'a grid without digits',
    drawn: { line: '.'.repeat(81) },
    said: 'The grid in this photo has too few digits for a puzzle.',
  },
] as const;

for (const { name, drawn, said } of noPuzzles) {
  test(`${name} is reported in a sentence, and the board stays`, async ({ page }) => {
    await open(page, inkala);
    await choose(page, texts.en.choose, await photoOf(page, drawn));
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(said);
    await page.getByRole('button', { name: texts.en.cancel, exact: true }).click();
    await expectBoard(page, inkala);
  });
}

test('a picture of fifty megapixels is read, and decoded nowhere but in the worker', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // If the page decoded the whole file as well as the worker, it would take 200 megabytes more.
  await page.addInitScript(() => {
    window.createImageBitmap = () => Promise.reject(new Error('decoded on the page'));
  });
  await open(page);
  await choose(page, texts.en.choose, await photoOf(page, { line: inkala, side: 7500 }));
  const review = page.getByRole('dialog', { name: texts.en.title });
  await expect(review.getByRole('status')).toHaveText(texts.en.sure, { timeout: 60_000 });
});

test('a picture of absurdly many pixels is told, and not decoded', async ({ page }) => {
  await open(page, inkala);
  const photo = await photoOf(page, {});
  photo.writeUInt32BE(40_000, 16);
  photo.writeUInt32BE(40_000, 20);
  await choose(page, texts.en.choose, photo);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'This picture is too large: more than 130 megapixels, or 100 MB.',
  );
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
    const review = page.getByRole('dialog', { name: texts.en.title });
    await expect(review.getByRole('status')).toHaveText(texts.en.sure);
    await review.getByRole('button', { name: texts.en.put }).click();
    await expectBoard(page, inkala);
  });
}

test('a doubtful cell is gone to by a key, shown beside its crop, and settled', async ({
  page,
}) => {
  await open(page);
  // The first cell holds an 8 with a scribble over it.
  await choose(page, texts.en.choose, await photoOf(page, { line: inkala, over: [0, '@'] }));
  const review = page.getByRole('dialog', { name: texts.en.title });
  const first = review.getByRole('gridcell').first();
  await expect(first).toHaveAccessibleName(/doubtful/);
  await expect(review.getByRole('status')).toHaveText(/doubtful/);
  await page.keyboard.press('n');
  // Firefox's window has no focus after a file was chosen, so the test asks for `:focus` alone.
  await expect.poll(() => first.evaluate((each) => each.matches(':focus'))).toBe(true);
  await expect(review.getByRole('img', { name: 'The photo at row 1, column 1' })).toBeVisible();
  await page.keyboard.press('8');
  await expect(review.getByRole('status')).toHaveText(/^You have checked the cells/);
  await review.getByRole('button', { name: texts.en.put }).click();
  await expectBoard(page, inkala);
});
