// A WebP photo is turned as its file says, which browsers leave undone.
import { chunk, exif, webp } from '../support/webp';
import { photoOf } from './support/photos';
import { antiBruteForce, inkala } from './support/puzzles';
import { expectBoard, followLink, open } from './support/sudoku';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

/** The transform by which a camera stores an upright picture of `width` by `height`. */
const stored: Record<number, (width: number, height: number) => number[]> = {
  1: () => [1, 0, 0, 1, 0, 0],
  2: (width) => [-1, 0, 0, 1, width, 0],
  3: (width, height) => [-1, 0, 0, -1, width, height],
  4: (_, height) => [1, 0, 0, -1, 0, height],
  5: () => [0, 1, 1, 0, 0, 0],
  6: (width) => [0, -1, 1, 0, 0, width],
  7: (width, height) => [0, -1, -1, 0, height, width],
  8: (_, height) => [0, 1, -1, 0, height, 0],
};

async function storedAs(page: Page, orientation: number): Promise<Buffer> {
  const png = (await photoOf(page, { line: inkala })).toString('base64');
  const matrix = stored[orientation]?.(900, 800) ?? [];
  const size = orientation > 4 ? { width: 800, height: 900 } : { width: 900, height: 800 };
  const address = await page.evaluate(
    async ({ png, matrix, size }) => {
      const upright = new Image();
      upright.src = `data:image/png;base64,${png}`;
      await upright.decode();
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d', { alpha: false });
      context?.setTransform(new DOMMatrix(matrix));
      context?.drawImage(upright, 0, 0);
      return canvas.toDataURL('image/webp');
    },
    { png, matrix, size },
  );
  const file = Buffer.from(address.split(',')[1] ?? '', 'base64');
  const head = 12;
  const isExtended = file.subarray(head, head + 4).toString() === 'VP8X';
  const picture = Array.from(file.subarray(isExtended ? head + 18 : head));
  return Buffer.from(webp(size, picture, chunk('EXIF', exif(orientation))));
}

test('a WebP photo is upright, whatever orientation it is stored with', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await test.step(`orientation ${String(orientation)}`, async () => {
      await followLink(page, antiBruteForce);
      await expectUpright(page, await storedAs(page, orientation));
    });
  }
});

async function expectUpright(page: Page, buffer: Buffer): Promise<void> {
  await page
    .getByLabel('Photo of a puzzle', { exact: true })
    .setInputFiles({ name: 'it.webp', mimeType: 'image/webp', buffer });
  const review = page.getByRole('dialog', { name: 'Puzzle from a photo' });
  await expect(review.getByRole('status')).toHaveText(/^All digits are clear/);
  // The light comes from the upper left.
  const shown = await review.locator('canvas.photo').evaluate((photo: HTMLCanvasElement) => {
    const { width, height } = photo;
    const lightAt = (x: number, y: number) =>
      photo.getContext('2d')?.getImageData(x, y, 1, 1).data[0];
    return { width, height, first: lightAt(4, 4) ?? 0, last: lightAt(width - 5, height - 5) ?? 0 };
  });
  expect(shown).toMatchObject({ width: 640, height: 569 });
  expect(shown.first).toBeGreaterThan(shown.last + 30);
  await review.getByRole('button', { name: 'Put on the board' }).click();
  await expectBoard(page, inkala);
}
