// A learner's first views: a search of a few steps, words beside a moving board, and a race before its start.
import type { Page } from '@playwright/test';
import { inkala, sample2580 } from './support/puzzles';
import { expect, test } from './support/test';
import { expectExplored, onElement, openWatch } from './support/watching';

/** The sample of 2580 as one line; its search takes 14 steps. */
const fourteenSteps = sample2580.input.replace(/\s/g, '').replaceAll('0', '.');

/** Measures the timeline: the width of the solution's marker in CSS pixels, and the share of the width that the depths fill. */
const pictureOf = (page: Page) =>
  page.locator('canvas').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('not a canvas');
    const { width, height } = canvas;
    const context = canvas.getContext('2d');
    const inkOf = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context || !inkOf) throw new Error('no picture');
    inkOf.fillStyle = getComputedStyle(canvas).floodColor;
    inkOf.fillRect(0, 0, 1, 1);
    const ink = String(inkOf.getImageData(0, 0, 1, 1).data);
    const scale = devicePixelRatio;
    const columnsWhere = (y: number, wanted: (pixel: Uint8ClampedArray) => boolean) => {
      const { data } = context.getImageData(0, Math.round(y), width, 1);
      const pixels = Array.from({ length: width }, (_, x) => data.slice(x * 4, x * 4 + 4));
      return pixels.filter(wanted).length;
    };
    // The marker is measured below its flag, and the depths just above the line of depth 0.
    return {
      marker: columnsWhere(height / 2, (pixel) => String(pixel) === ink) / scale,
      filled: columnsWhere(height - 18 * scale, (pixel) => pixel[3] !== 0) / width,
    };
  });

test('a search of 14 steps is a filled area of stairs, its solution a thin marker', async ({
  page,
}) => {
  await openWatch(page, { puzzle: fourteenSteps });
  await expectExplored(page, 14);
  await expect.poll(async () => (await pictureOf(page)).filled).toBeGreaterThan(0.98);
  const { marker } = await pictureOf(page);
  expect(marker).toBeGreaterThan(0);
  expect(marker).toBeLessThanOrEqual(3);
});

test('words, log and stack are of the step on the board in every frame that plays', async ({
  page,
}) => {
  await openWatch(page, { puzzle: inkala });
  await page.getByRole('tab', { name: 'Log' }).click();
  await onElement(page, (sudoku) => (sudoku.speed = 400));
  await page.getByRole('button', { name: 'Play' }).click();
  const apart = await page.evaluate(async () => {
    const found = (selector: string) => {
      const search = (root: ParentNode): Element | undefined => {
        const hit = root.querySelector(selector);
        if (hit) return hit;
        for (const { shadowRoot } of root.querySelectorAll('*')) {
          const inside = shadowRoot && search(shadowRoot);
          if (inside) return inside;
        }
        return undefined;
      };
      return search(document);
    };
    const step = () => Number(found('[role=slider]')?.ariaValueNow);
    const logged = () =>
      Number(found('.log li .number')?.textContent.replaceAll(',', '') ?? Number.NaN);
    const told = () => found('.log li')?.textContent.includes(sentence()) === true;
    const sentence = () => found('.sentence')?.textContent.trim() ?? 'no sentence';
    let apart = 0;
    const seen = new Set<number>();
    while (seen.size < 30) {
      await new Promise(requestAnimationFrame);
      if (step() === 0) continue;
      seen.add(step());
      if (logged() !== step() || !told()) apart += 1;
    }
    return apart;
  });
  expect(apart).toBe(0);
});

test('a race describes each contender before the start', async ({ page }) => {
  await page.goto(`/#p=${inkala}&m=race`);
  const lanes = page.getByRole('list', { name: 'Lanes' }).getByRole('listitem');
  await expect(lanes).toHaveCount(3);
  await expect(lanes.filter({ hasText: 'scan-blanks' })).toContainText('list of blanks');
  await page.getByRole('checkbox', { name: 'propagation' }).check();
  await expect(lanes.filter({ hasText: 'propagation' })).toContainText('every forced digit');
});

test('a race of strategies with equal steps says so once, without bars', async ({ page }) => {
  await page.goto(`/#p=${fourteenSteps}&m=race`);
  await page.getByRole('button', { name: 'Start the race' }).click();
  const chart = page.getByRole('img', { name: /^Time, steps and checks/ });
  await expect(chart.getByText('the same for all: 14', { exact: true })).toBeVisible();
  await expect(chart.locator('.bar')).toHaveCount(3);
});
