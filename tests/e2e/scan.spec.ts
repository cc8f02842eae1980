// A photo becomes a puzzle: chosen, read on the device, looked over, put on the board.
import { expectAccessible } from './support/accessibility';
import { boardOf, expectBoard, open } from './support/sudoku';
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
    none: 'No whole grid of nine by nine cells is seen on this photo.',
    broken: 'This file is no picture that the browser can open, or it is too large.',
    sure: 'All digits are clear, and the puzzle has exactly one solution.',
    corrected: 'You have changed digits. Search on the board to see whether there is one solution.',
  },
  ko: {
    choose: '퍼즐 사진',
    title: '사진에서 읽은 퍼즐',
    put: '판에 올리기',
    cancel: '취소',
    board: '읽은 숫자',
    none: '사진에서 가로세로 아홉 칸인 판 전체를 찾지 못했습니다.',
    broken: '브라우저가 열 수 없는 그림이거나 너무 큰 파일입니다.',
    sure: '모든 숫자가 분명하고 답이 하나뿐입니다.',
    corrected: '숫자를 고쳤습니다. 답이 하나인지는 판에서 풀어 보면 알 수 있습니다.',
  },
} as const;

/** A photo drawn by the browser: a little aslant, in a shadow; without digits and lines, one of no grid. */
async function photoOf(page: Page, puzzle: string | undefined): Promise<Buffer> {
  const address = await page.evaluate((line) => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 800;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const light = context.createLinearGradient(0, 0, 900, 800);
    light.addColorStop(0, '#f4f0e6');
    light.addColorStop(1, '#a8a296');
    context.fillStyle = light;
    context.fillRect(0, 0, 900, 800);
    if (line === undefined) return canvas.toDataURL('image/png');
    context.setTransform(1, 0.04, -0.05, 0.97, 140, 60);
    context.fillStyle = '#222';
    context.strokeStyle = '#222';
    context.font = '44px sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (let i = 0; i <= 9; i++) {
      context.lineWidth = i % 3 === 0 ? 5 : 2;
      context.beginPath();
      context.moveTo(i * 72, 0);
      context.lineTo(i * 72, 648);
      context.moveTo(0, i * 72);
      context.lineTo(648, i * 72);
      context.stroke();
    }
    Array.from(line).forEach((digit, cell) => {
      if (digit === '.') return;
      context.fillText(digit, (cell % 9) * 72 + 36, Math.floor(cell / 9) * 72 + 38);
    });
    return canvas.toDataURL('image/png');
  }, puzzle);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

const choose = (page: Page, label: string, buffer: Buffer) =>
  page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name: 'it.png', mimeType: 'image/png', buffer });

for (const language of ['en', 'ko'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });
    const text = texts[language];

    test('a photo is read, looked over and put on the board, which undo takes back', async ({
      page,
    }) => {
      await open(page);
      const before = await boardOf(page);
      await choose(page, text.choose, await photoOf(page, inkala));
      const review = page.getByRole('dialog', { name: text.title });
      await expect(review.getByRole('status')).toHaveText(text.sure);
      await expectAccessible(page, ['retrace-sudoku', 'retrace-scan-review']);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await review.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await review.getByRole('button', { name: text.put }).click();
      await expect(review).toBeHidden();
      await expectBoard(page, inkala);
      await page.keyboard.press('Control+z');
      await expectBoard(page, before);
    });

    test('no grid and a broken file are told, and the board stays', async ({ page }) => {
      await open(page, inkala);
      await choose(page, text.choose, await photoOf(page, undefined));
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(text.none);
      await page.getByRole('button', { name: text.cancel, exact: true }).click();
      await choose(page, text.choose, Buffer.from('no picture'));
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(text.broken);
      await page.getByRole('button', { name: text.cancel, exact: true }).click();
      await expectBoard(page, inkala);
    });
  });
}

test('a digit is changed by keys, and then the photo is not called sure', async ({ page }) => {
  await open(page);
  await choose(page, texts.en.choose, await photoOf(page, inkala));
  const review = page.getByRole('dialog', { name: texts.en.title });
  await review.getByRole('gridcell').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('5');
  await expect(review.getByRole('gridcell').nth(1)).toHaveText('5');
  await expect(review.getByRole('status')).toHaveText(texts.en.corrected);
});

test('nothing is requested for a photo once its reader is there', async ({ page }) => {
  await open(page);
  const review = page.getByRole('dialog', { name: texts.en.title });
  await choose(page, texts.en.choose, await photoOf(page, inkala));
  await expect(review.getByRole('status')).toHaveText(texts.en.sure);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const [first, second] = await Promise.all([photoOf(page, undefined), photoOf(page, inkala)]);
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
