// The board in index.html is seen before any script runs, and the element then draws exactly the same board over it.
import type { Locator, Page } from '@playwright/test';
import { holdBack } from './support/held';
import { inkala, sample2580 } from './support/puzzles';
import { boardOf, cell, expectBoard } from './support/sudoku';
import { noteBefore } from './support/kept';
import { expect, test } from './support/test';

const sample = sample2580.input.replace(/\s/g, '').replaceAll('0', '.');

const firstCells = (page: Page) => page.getByRole('cell');
/** The page's modules, without the script that runs before the first paint. */
const scripts = /assets\/(?!first-)[^/]*\.js$/;

const digitsOf = async (cells: Locator) => {
  const texts = await cells.allTextContents();
  return texts.map((text) => text.trim() || '.').join('');
};

/** The picture of the element's board in the first frame that shows it. */
async function firstSeen(page: Page): Promise<string> {
  const seen = await page.waitForFunction(() => {
    const element = document.querySelector('retrace-sudoku');
    const cells = element?.shadowRoot?.querySelectorAll('[role=gridcell]') ?? [];
    const isSeen = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return (
      isSeen && cells.length > 0 && Array.from(cells, (each) => each.textContent.trim() || '.')
    );
  });
  return ((await seen.jsonValue()) as string[]).join('');
}

/** The position and the look of every cell, in whole hundredths of a pixel. */
const pictureOf = (cells: Locator) =>
  cells.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const places = [x, y, width, height].map((value) => Math.round(value * 100));
      const style = getComputedStyle(element);
      const look = [style.color, style.backgroundColor, style.borderRight, style.borderBottom];
      return [
        ...places,
        ...look,
        style.fontFamily.replaceAll('"', ''),
        style.fontSize,
        style.fontWeight,
      ].join(' ');
    }),
  );

/** The sentence that introduces the page, or '' on a short phone, where the board takes its height. */
const leadOf = async (page: Page) => {
  const lead = page.locator('#lead');
  return (await lead.isVisible()) ? lead.innerText() : '';
};

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifted = (page: Page) =>
  page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: number[] };
    return shifts.reduce((sum, value) => sum + value, 0);
  });

/** Before the first paint cells lack their styles, but nobody sees them. */
const expectPainted = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the sample and its own description', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'Playwright does not turn scripts off in it');
    await page.goto('/');
    await expect(firstCells(page)).toHaveCount(81);
    await expect(firstCells(page).nth(1)).toBeVisible();
    expect(await digitsOf(firstCells(page))).toBe(sample);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByText('A new Sudoku or your own')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Play' })).toBeVisible();
  });
});

for (const { width, height, locale, theme } of [
  { width: 320, height: 568, locale: 'en-US', theme: 'light' },
  { width: 390, height: 844, locale: 'ko-KR', theme: 'dark' },
  { width: 390, height: 844, locale: 'en-US', theme: 'light' },
  { width: 844, height: 390, locale: 'en-US', theme: 'dark' },
  { width: 1280, height: 800, locale: 'ko-KR', theme: 'light' },
  { width: 1920, height: 1080, locale: 'en-US', theme: 'dark' },
]) {
  test.describe(`at ${width}×${height}, ${theme}, in ${locale}`, () => {
    test.use({ viewport: { width, height }, locale, serviceWorkers: 'block' });

    test('the element draws its board where and as the first one was, and nothing jumps', async ({
      page,
      browserName,
    }) => {
      if (browserName === 'chromium') await watchShifts(page);
      await noteBefore(page, 'retrace-theme', theme);
      const letThrough = await holdBack(page, scripts);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(firstCells(page)).toHaveCount(81);
      await expectPainted(page);
      await expect(firstCells(page).nth(1)).toBeVisible();
      const before = await pictureOf(firstCells(page));
      const sentence = await leadOf(page);
      letThrough();
      await expect(page.getByRole('gridcell')).toHaveCount(81);
      await expect(page.locator('retrace-sudoku table')).toHaveCount(0);
      expect(await pictureOf(page.getByRole('gridcell'))).toEqual(before);
      expect(await boardOf(page)).toBe(sample);
      expect(await leadOf(page)).toBe(sentence);
      if (browserName === 'chromium') expect(await shifted(page)).toBeLessThan(0.01);
    });
  });
}

test('a person who comes with a puzzle never sees the sample', async ({ page }) => {
  const letThrough = await holdBack(page, scripts);
  await page.goto(`/#p=${inkala}`, { waitUntil: 'commit' });
  await expect(page.locator('retrace-sudoku table')).toHaveCount(1);
  await expect(page.locator('retrace-sudoku')).toBeHidden();
  letThrough();
  expect(await firstSeen(page)).toBe(inkala);
});

test('a person with a kept board sees it first, and not the sample', async ({ page }) => {
  await page.goto('/');
  await cell(page, 1, 1).press('1');
  await page.waitForFunction(() => localStorage.getItem('retrace-kept') !== null);
  const kept = `1${sample.slice(1)}`;
  await expectBoard(page, kept);
  const letThrough = await holdBack(page, scripts);
  await page.goto('about:blank');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('retrace-sudoku table')).toHaveCount(1);
  await expect(page.locator('retrace-sudoku')).toBeHidden();
  letThrough();
  expect(await firstSeen(page)).toBe(kept);
});

test('entries made before the page has loaded are kept', async ({ page }) => {
  const letThrough = await holdBack(page, /assets\/start-[^/]*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await cell(page, 1, 1).press('1');
  const entered = `1${sample.slice(1)}`;
  await expectBoard(page, entered);
  letThrough();
  await page.waitForFunction(() => localStorage.getItem('retrace-kept') !== null);
  await page.goto('about:blank');
  await page.goto('/');
  expect(await firstSeen(page)).toBe(entered);
});

test('the first files are compiled whole, beside the page', async ({ page }) => {
  await page.goto('/');
  const modules = page.locator('script[type=module], link[rel=modulepreload][fetchpriority=low]');
  const addresses = await modules.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
  );
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    const answer = await page.request.get(new URL(address, page.url()).href);
    expect(await answer.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('examples far below are laid out once somebody comes near', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const last = page.getByRole('button', { name: 'Empty grid' });
    const isLaidOut = () =>
      last.evaluate((example) => example.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isLaidOut).toBe(false);
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await expect.poll(isLaidOut).toBe(true);
  });
});
