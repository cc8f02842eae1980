// The embed panel gives a snippet that shows the page's board in the same state on another origin.
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { holdBack } from './support/held';
import { expect, test } from './support/hosts';
import { inkala } from './support/puzzles';
import { button, enter, focusOn, open, placeLink } from './support/sudoku';
import { openWatch } from './support/watching';

const dialog: [string, string] = ['retrace-embed-panel', 'dialog'];
/** The preview is a document of its own, which other tests check. */
const preview: [string, string] = ['retrace-embed-panel', 'iframe'];

const snippetOf = (panel: Locator, name = 'Snippet') => panel.getByLabel(name).inputValue();

async function openPanel(page: Page, name = 'Embed'): Promise<Locator> {
  await button(page, name).click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toBeVisible();
  return panel;
}

/** The names of the board's cells, which tell givens, placed digits and blanks apart. */
const namesIn = (place: Page | FrameLocator) =>
  place.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));

const sliderIn = (place: Page | FrameLocator, name: string) =>
  place.getByRole('slider', { name, exact: true });

for (const kind of ['Script tag', 'Iframe', 'One version'] as const) {
  test(`the snippet as ${kind.toLowerCase()} shows the watched search on another origin`, async ({
    page,
    host,
  }) => {
    await openWatch(page, { puzzle: inkala, strategy: 'scan-blanks', at: 120 });
    const here = await namesIn(page);
    const panel = await openPanel(page);
    // The preview shows the board at this very step, and reports the height that an iframe needs.
    const framed = panel.frameLocator('iframe');
    await expect(sliderIn(framed, 'Timeline')).toHaveAttribute('aria-valuenow', '120');
    await expect(panel.getByText('Loading the preview…')).toBeHidden();
    await panel.getByRole('radio', { name: kind }).check();
    await panel.getByLabel('Speed').selectOption('25');
    await panel.getByLabel('To step').pressSequentially('400');
    await page.keyboard.press('Tab');
    await panel.getByLabel('Theme').selectOption('dark');
    const copy = panel.getByRole('button', { name: 'Copy' });
    await expect(copy).toHaveAttribute('aria-disabled', 'false');
    const snippet = await snippetOf(panel);
    expect(snippet).toContain('speed');

    const html = `<!doctype html><html lang="ko"><title>A post</title><p>A post</p>${snippet}</html>`;
    await page.goto(host.put({ html }));
    const there = kind === 'Iframe' ? page.frameLocator('iframe') : page;
    await expect(sliderIn(there, 'Timeline')).toHaveAttribute('aria-valuenow', '120');
    await expect.poll(() => namesIn(there)).toEqual(here);
    // In a frame of given height the speed is on a page behind a tab.
    await expect(
      there.getByRole('slider', { name: 'Speed', exact: true, includeHidden: true }),
    ).toHaveAttribute('aria-valuetext', '25 steps a second');
    await expect(there.locator('retrace-sudoku')).toHaveAttribute('to', '400');
    await expect(there.locator('retrace-sudoku')).toHaveAttribute('theme', 'dark');
  });
}

test('in a feed, which drops scripts, styles and tags that it does not know, the snippet is a table with lines', async ({
  page,
  host,
}) => {
  await open(page, inkala);
  const panel = await openPanel(page);
  await panel.getByRole('radio', { name: 'Script tag' }).check();
  const snippet = await snippetOf(panel);
  expect(snippet).toContain('<retrace-sudoku');
  const left = snippet
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<\/?retrace-sudoku[^>]*>/g, '')
    .replaceAll(/ style="[^"]*"/g, '');
  await page.goto(
    host.put({ html: `<!doctype html><html lang="en"><title>A feed</title>${left}` }),
  );
  const cells = page.getByRole('cell');
  await expect(cells).toHaveCount(81);
  const digits = await cells.allTextContents();
  expect(digits.map((digit) => digit || '.').join('')).toBe(inkala);
  const looks = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const { width, height } = cell.getBoundingClientRect();
      const isWide = width > 20 && height > 20;
      return `${getComputedStyle(cell).borderTopWidth} ${isWide ? 'wide' : `${String(width)}×${String(height)}`}`;
    }),
  );
  expect(new Set(looks)).toEqual(new Set(['1px wide']));
});

test('every change is in the snippet and in the preview', async ({ page }) => {
  await openWatch(page, { puzzle: inkala, at: 30 });
  await button(page, 'From here: start of the section').click();
  await button(page, 'Loop the section').click();
  const panel = await openPanel(page);
  expect(await snippetOf(panel)).toContain('at="30" from="30" loop lang="en"');
  await panel.getByLabel('Language').selectOption('한국어');
  const previewed = panel.frameLocator('iframe');
  await expect(previewed.getByRole('button', { name: '재생', exact: true })).toBeVisible();
});

test('entries are not embedded as givens, but a typed puzzle is', async ({ page }) => {
  await open(page, `1${'.'.repeat(80)}`);
  await enter(page, 1, 2, '2');
  const panel = await openPanel(page);
  expect(await snippetOf(panel)).toContain(`puzzle="1${'.'.repeat(80)}"`);
  await button(page, 'Close').click();
  await open(page, '.'.repeat(81));
  await enter(page, 1, 1, '3');
  await openPanel(page);
  expect(await snippetOf(panel)).toContain(`puzzle="3${'.'.repeat(80)}"`);
});

test('the panel is opened, used and left with the keyboard, and copies', async ({ page }) => {
  await open(page, inkala);
  await focusOn(button(page, 'Embed'));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Embed' });
  await expect(panel.getByRole('radio', { name: 'Script tag' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: 'Iframe' })).toBeChecked();
  await expect(panel.getByText('Loading the preview…')).toBeHidden();
  const snippet = await snippetOf(panel);
  expect(snippet).toContain('<iframe');
  await expectAccessible(page, { within: dialog, except: preview });
  await focusOn(panel.getByRole('button', { name: 'Copy' }));
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Copied.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button(page, 'Embed')).toBeFocused();
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'post';
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.locator('#post')).toHaveValue(snippet);
});

test.describe('by a clock of its own', () => {
  test.use({ ownContext: true });

  test('the iframe’s snippet has a height that posts use, or that of the preview, or the usual one without a preview', async ({
    page,
  }) => {
    await page.clock.install();
    const letThrough = await holdBack(page, '**/embed/?*');
    await open(page, inkala);
    const panel = await openPanel(page);
    await panel.getByRole('radio', { name: 'Iframe' }).check();
    expect(await snippetOf(panel)).toContain('height="640"');
    await panel.getByLabel('Height').selectOption('480 px');
    expect(await snippetOf(panel)).toContain('height="480"');
    const copy = panel.getByRole('button', { name: 'Copy' });
    await expect(copy).toHaveAttribute('aria-disabled', 'false');
    await panel.getByLabel('Height').selectOption('all it needs');
    await expect(copy).toHaveAttribute('aria-disabled', 'true');
    await page.clock.fastForward(10_000);
    await expect(panel.getByText(/^No preview/)).toBeVisible();
    await expect(copy).toHaveAttribute('aria-disabled', 'false');
    expect(await snippetOf(panel)).toContain('height="640"');
    letThrough();
    await expect(panel.getByText(/^No preview/)).toBeHidden();
    await expect.poll(() => snippetOf(panel)).not.toContain('height="640"');
  });
});

test.describe('in Korean on a narrow screen', () => {
  test.use({ locale: 'ko-KR', viewport: { width: 320, height: 640 } });

  test('the panel fits and is accessible', async ({ page }) => {
    await open(page, inkala);
    await placeLink(page, '탐색').click();
    const panel = await openPanel(page, '퍼가기');
    expect(await snippetOf(panel, '붙여 넣을 코드')).toContain('lang="ko"');
    await expect(panel.getByText('미리 보기를 불러오는 중입니다.')).toBeHidden();
    expect(await panel.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    await expectAccessible(page, { within: dialog, except: preview });
  });
});
