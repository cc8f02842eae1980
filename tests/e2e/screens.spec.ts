// Screens of odd sizes: very wide, a phone on its side, a small phone.
import { antiBruteForce, inkala } from './support/puzzles';
import { expect, test } from './support/test';
import { openWatch, positionOf } from './support/watching';

test('a wide screen has source, stack and tree side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openWatch(page, { puzzle: inkala, at: 5000 });
  const boxes = [];
  for (const name of ['used-flags.cpp', 'Stack', 'Tree']) {
    const region = page.getByRole('region', { name });
    await expect(region).toBeVisible();
    boxes.push(await region.boundingBox());
  }
  const [source, stack, tree] = boxes;
  if (!source || !stack || !tree) throw new Error('they are seen');
  expect(source.width).toBeGreaterThan(500);
  expect(stack.x).toBeGreaterThanOrEqual(source.x + source.width);
  expect(tree.x).toBeGreaterThanOrEqual(stack.x + stack.width);
});

test('a phone on its side has the board, the timeline and what plays on the screen at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openWatch(page, { puzzle: inkala, at: 5000 });
  for (const part of [
    page.getByRole('gridcell').first(),
    page.getByRole('gridcell').last(),
    page.locator('.film'),
    page.getByRole('button', { name: 'Play', exact: true }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('a small phone shows the whole number of steps', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWatch(page, { puzzle: antiBruteForce });
  await expect
    .poll(async () => page.locator('.place').innerText(), { timeout: 60_000 })
    .toMatch(/of [\d,]{11}/);
  expect(await positionOf(page)).toBe(0);
  const cut = await page
    .locator('.place')
    .evaluate((place) => place.scrollWidth > place.clientWidth);
  expect(cut).toBe(false);
});
