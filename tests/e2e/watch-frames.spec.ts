// Watching is smooth: frames and the page's thread while it plays at full speed and while it is dragged.
import { framesPass, inWords, smoothnessOf } from './support/frames';
import { antiBruteForce } from './support/puzzles';
import { expect, test } from './support/test';
import { onElement, openWatch, positionOf, timeline } from './support/watching';

// Playwright's own recording would be measured with it.
test.use({ trace: 'off' });
test.skip(({ browserName }) => browserName !== 'chromium', 'Chromium alone writes such traces');

// What other processes take away is not the page's: its own time on the processor has the bound.
const longestTaskMs = 50;

test('playing at max keeps the page’s thread free', async ({ page, browser }) => {
  await openWatch(page, { puzzle: antiBruteForce });
  await onElement(page, (sudoku) => (sudoku.speed = 'max'), undefined);
  console.log(
    `at rest: ${inWords(await smoothnessOf(browser, page, () => framesPass(page, 120)))}`,
  );
  const smoothness = await smoothnessOf(browser, page, async () => {
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => positionOf(page), { timeout: 60_000 }).toBeGreaterThan(6e7);
    await page.getByRole('button', { name: 'Pause' }).click();
  });
  console.log(`playing at max: ${inWords(smoothness)}`);
  expect(smoothness.longestTask.processor).toBeLessThan(longestTaskMs);
  expect(smoothness.frames).toBeGreaterThan(20);
});

test('dragging along the timeline keeps the page’s thread free', async ({ page, browser }) => {
  await openWatch(page, { puzzle: antiBruteForce });
  await onElement(page, (sudoku) => sudoku.seek(3e7), undefined);
  await onElement(page, (sudoku) => sudoku.seek(0), undefined);
  const box = await timeline(page).boundingBox();
  if (!box) throw new Error('the timeline is not seen');
  const [middle, end] = [box.y + box.height / 2, box.x + box.width];
  const smoothness = await smoothnessOf(browser, page, async () => {
    await page.mouse.move(box.x + 8, middle);
    await page.mouse.down();
    for (const to of [end - 20, box.x + 40, box.x + box.width * 0.7]) {
      await page.mouse.move(to, middle, { steps: 40 });
    }
    await page.mouse.up();
  });
  console.log(`dragging: ${inWords(smoothness)}`);
  expect(smoothness.longestTask.processor).toBeLessThan(longestTaskMs);
  expect(await positionOf(page)).toBeGreaterThan(1e6);
});
