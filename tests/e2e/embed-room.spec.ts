// The room of an embed on other people's pages: it never moves the text below it and never overflows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { root } from '../../scripts/run.mjs';
import { holdBack } from './support/held';
import { expect, post, test } from './support/hosts';
import { easy, endless, inkala, wing } from './support/puzzles';

const [, advice = ''] =
  /(<style>\n {2}retrace-sudoku \{[\s\S]*?<\/style>)/.exec(
    readFileSync(join(root, 'docs/embedding.md'), 'utf8'),
  ) ?? [];

const board = (mode: string, controls: string) =>
  `<retrace-sudoku puzzle="${mode === 'explain' ? wing : inkala}" lang="en" mode="${mode}" controls="${controls}">
<table><tr><td>what stands there without a script</td></tr></table></retrace-sudoku>`;

/** The top of the text below the board. */
const below = (page: Page) =>
  page.locator('#below').evaluate((text) => text.getBoundingClientRect().top + scrollY);

/** Expects the parts that a board with these settings has once it is complete. */
async function expectComplete(page: Page, mode: string, controls: string): Promise<void> {
  if (mode === 'race') await expect(page.getByRole('list', { name: 'Lanes' })).toBeAttached();
  else if (mode === 'solve' || mode === 'explain')
    await expect(page.getByRole('grid')).toBeVisible();
  else await expect(page.getByRole('grid', { name: 'Board of the search' })).toBeVisible();
  if (mode === 'watch' && controls !== 'none') {
    await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
  }
  if (mode === 'explain' && controls !== 'none') {
    await expect(page.getByRole('slider', { name: 'Ratings of the steps' })).toBeVisible();
  }
}

const inFlow = (inner: string) => inner;
const inFlex = (inner: string) => `<div style="display: flex">${inner}</div>`;

for (const [width, mode, controls, around] of [
  [360, 'solve', 'full', inFlow],
  [760, 'solve', 'full', inFlow],
  [760, 'solve', 'minimal', inFlex],
  [360, 'solve', 'none', inFlex],
  [760, 'solve', 'none', inFlow],
  [360, 'watch', 'full', inFlow],
  [760, 'watch', 'full', inFlow],
  [760, 'watch', 'minimal', inFlow],
  [360, 'watch', 'none', inFlow],
  [360, 'race', 'full', inFlow],
  [760, 'race', 'minimal', inFlow],
  [360, 'explain', 'full', inFlow],
  [760, 'explain', 'minimal', inFlow],
] as const) {
  test(`with the documents' advice nothing moves for ${mode} with controls ${controls} at ${width} px`, async ({
    page,
    host,
    widget,
    browserName,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const letThrough = await holdBack(page, '**/retrace.js');
    const html = post(
      widget,
      `${advice}${around(board(mode, controls))}<p id="below">The post goes on.</p>`,
    );
    await page.goto(host.put({ html }), { waitUntil: 'commit' });
    await expect(page.locator('#below')).toBeAttached();
    const before = await below(page);
    const shifts = await page.evaluateHandle(() => {
      const values: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') values.push(entry.value);
        }
      });
      // Firefox does not know layout shifts, and would only write a warning to its console.
      if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
        observer.observe({ type: 'layout-shift', buffered: true });
      }
      return values;
    });
    letThrough();
    await expectComplete(page, mode, controls);
    expect(await below(page)).toBe(before);
    if (browserName !== 'chromium') return;
    const shifted = await shifts.evaluate((values) =>
      values.reduce((sum, value) => sum + value, 0),
    );
    expect(shifted).toBeLessThan(0.01);
  });
}

for (const [why, settings] of [
  ['is blocked, after a while', { javaScriptEnabled: true }],
  ['is off, at once', { javaScriptEnabled: false }],
] as const) {
  test(`where the script ${why}, what stands between the tags is left without a gap`, async ({
    browser,
    browserName,
    host,
    widget,
  }) => {
    test.skip(
      browserName === 'firefox' && !settings.javaScriptEnabled,
      'Playwright stops scripts in Firefox without telling its style sheets',
    );
    const context = await browser.newContext({
      ...settings,
      viewport: { width: 760, height: 900 },
    });
    const page = await context.newPage();
    await page.route('**/retrace.js', (route) => route.abort());
    const html = post(
      widget,
      `${advice}${board('watch', 'full')}<p id="below">The post goes on.</p>`,
    );
    await page.goto(host.put({ html }));
    await expect(page.getByText('what stands there without a script')).toBeVisible();
    const top = async () => (await page.locator('#below').boundingBox())?.y;
    await expect
      .poll(top, { timeout: settings.javaScriptEnabled ? 15_000 : 2000 })
      .toBeLessThan(200);
    await context.close();
  });
}

for (const [what, isBlocked] of [
  ['the board', false],
  ['the table between the tags', true],
] as const) {
  test(`a post on paper has ${what} where its script ${isBlocked ? 'is blocked' : 'runs'}`, async ({
    page,
    host,
    widget,
  }) => {
    // An empty script in its place: of a request that fails Chromium tells in its console.
    if (isBlocked) {
      await page.route('**/retrace.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
    }
    await page.goto(host.put({ html: post(widget, board('solve', 'full')) }));
    if (!isBlocked) await expectComplete(page, 'solve', 'full');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('what stands there without a script')).toBeVisible({
      visible: isBlocked,
    });
    await expect(page.getByRole('grid')).toHaveCount(isBlocked ? 0 : 1);
    if (!isBlocked) {
      const box = await page.getByRole('grid').boundingBox();
      expect(box?.width).toBeGreaterThan(250);
    }
  });
}

test('without it the text below moves, so that the tests above can fail', async ({
  page,
  host,
  widget,
}) => {
  const letThrough = await holdBack(page, '**/retrace.js');
  const html = post(widget, `${board('solve', 'full')}<p id="below">The post goes on.</p>`);
  await page.goto(host.put({ html }), { waitUntil: 'commit' });
  await expect(page.locator('#below')).toBeAttached();
  const before = await below(page);
  letThrough();
  await expectComplete(page, 'solve', 'full');
  expect(await below(page)).toBeGreaterThan(before);
});

/** The elements that reach beyond a board's right edge, through all shadow roots. */
const beyond = (board: Locator) =>
  board.evaluate((element) => {
    const edge = element.getBoundingClientRect().right + 0.5;
    const found: string[] = [];
    const search = (root: ParentNode) => {
      for (const each of root.querySelectorAll('*')) {
        const { right, width } = each.getBoundingClientRect();
        // Texts for screen readers are one pixel wide and cannot overflow.
        if (width > 1 && right > edge) found.push(`${each.localName}.${each.className}`);
        if (each.shadowRoot) search(each.shadowRoot);
      }
    };
    if (element.shadowRoot) search(element.shadowRoot);
    return found;
  });

/** Firefox's scroll bar would take 12 pixels of the width. */
const wholeWidth = '<style>html { scrollbar-width: none }</style>';

for (const mode of ['solve', 'watch', 'race', 'explain']) {
  test(`at 280 px nothing overflows in ${mode} mode, whatever the controls and the language`, async ({
    page,
    embed,
  }) => {
    await page.setViewportSize({ width: 280, height: 700 });
    const boards = ['en', 'ko'].flatMap((language) =>
      (['full', 'minimal', 'none'] as const).map((controls) => ({ language, controls })),
    );
    const elements = boards.map(({ language, controls }) =>
      board(mode, controls).replace('lang="en"', `lang="${language}"`).replace(wing, easy),
    );
    await embed(wholeWidth + elements.join('\n'));
    for (const [index, { language, controls }] of boards.entries()) {
      const each = page.locator('retrace-sudoku').nth(index);
      // A board far below the window loads only when somebody scrolls near it.
      await each.scrollIntoViewIfNeeded();
      const complete = mode === 'race' ? each.getByRole('list') : each.getByRole('grid');
      await expect(complete.first()).toBeVisible();
      if ((mode === 'watch' || mode === 'explain') && controls !== 'none') {
        await expect(each.getByRole('slider').first()).toBeVisible();
      }
      expect(await beyond(each), `${controls} controls, ${language}`).toEqual([]);
    }
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
}

for (const language of ['en', 'ko']) {
  test(`at 280 px nothing overflows while a long search is explored, in ${language}`, async ({
    page,
    embed,
  }) => {
    await page.setViewportSize({ width: 280, height: 700 });
    const long = `<retrace-sudoku mode="watch" lang="${language}" puzzle="${endless}"></retrace-sudoku>`;
    await embed(wholeWidth + long);
    await expect(
      page.getByRole('button', { name: /^(Stop exploring|탐색 멈추기)$/ }),
    ).toBeVisible();
    expect(await beyond(page.locator('retrace-sudoku'))).toEqual([]);
  });
}
