// The demo of the widget: a page of live boards in each language, each above the code that made it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';
import { expectAccessible } from './support/accessibility';
import { inkala } from './support/puzzles';
import { button, open } from './support/sudoku';
import { expect, test } from './support/test';

const pages = { en: '/embed/demo/', ko: '/embed/demo/ko.html' } as const;

// Firefox asks for an icon, which the policy of the demo does not allow.
test.use({ allowedFaults: [[/favicon\.ico/], { scope: 'test' }] });

const sourceOf = (file: string) =>
  readFileSync(join(root, 'dist/embed/demo', file), 'utf8').replace(/\s+/g, ' ');

/** The HTML without spaces, empty attribute values and `amp;`, which browsers write differently. */
const plain = (html: string) => html.replaceAll(/\s+|=""|amp;/g, '');

for (const [language, address] of Object.entries(pages)) {
  test(`in ${language} every board is there, and its code is what made it`, async ({ page }) => {
    await page.goto(address);
    const live = page.locator('.live');
    await expect(live).toHaveCount(11);
    for (const place of await live.all()) {
      await place.scrollIntoViewIfNeeded();
      const board = place.locator('retrace-sudoku');
      const frame = place.locator('iframe');
      if ((await frame.count()) > 0) {
        await expect(frame.contentFrame().getByRole('gridcell')).toHaveCount(81);
      } else {
        await expect(board.getByRole('grid').or(board.getByRole('list')).first()).toBeVisible();
      }
      const code = await place.locator('+ pre').innerText();
      expect(code).toMatch(/<(retrace-sudoku|iframe)/);
      expect(plain(sourceOf(language === 'ko' ? 'ko.html' : 'index.html'))).toContain(plain(code));
    }
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', language);
  });

  test(`in ${language} it gives the tags of this site, newest and pinned, and fits a phone`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    const site = new URL('/', baseURL).href;
    await expect(page.locator('[data-tag=newest]')).toHaveText(
      `<script type="module" src="${site}widget/retrace.js"></script>`,
    );
    await expect(page.locator('[data-tag=parts]')).toContainText(`${site}releases/`);
    await expect(page.locator('[data-tag=parts]')).toContainText('integrity="sha384-');
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBe(clientWidth);
    await expectAccessible(page, { except: 'boards' });
  });
}

test('buttons of the page drive a board, which tells its steps', async ({ page }) => {
  await page.goto(`${pages.en}#script`);
  await button(page, 'seek(5000)').click();
  await expect(page.locator('output[for=driven]')).toContainText('retrace-step: 5000');
  await button(page, 'step(-1)').click();
  await expect(page.locator('output[for=driven]')).toContainText('retrace-step: 4999');
});

test('both languages have the same boards and lead to each other, and the embed panel leads there', async ({
  page,
}) => {
  const tags = (file: string) =>
    sourceOf(file)
      .match(/<[^>]+>/g)
      ?.map((tag) =>
        tag.replace(/ (lang|title|href|aria-label)="[^"]*"/g, '').replace(/lang=\w+/, ''),
      );
  expect(tags('ko.html')).toEqual(tags('index.html'));
  await open(page, inkala);
  await button(page, '한국어').click();
  await button(page, '퍼가기').click();
  const link = page.getByRole('link', { name: '글에 넣은 판이 할 수 있는 일 모두 보기' });
  await expect(link).toHaveAttribute('href', 'embed/demo/ko.html');
  await page.goto(pages.ko);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/embed\/demo\/(index\.html)?$/);
});
