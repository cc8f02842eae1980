// The page's news is in the header, moves nothing, covers no control and goes away by itself.
import { inkala } from './support/puzzles';
import { expectReadyOffline, expect, test } from './support/site';
import { button } from './support/sudoku';

const openWith = (address: string) => `${address}#p=${inkala}&s=used-flags&m=watch`;

const widths = [320, 390, 844, 1024, 1280];

test('in every width the news covers no tool, and on a wide page nothing moves for it', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000);
  const to = (width: number) => page.setViewportSize({ width, height: 900 });
  // Heights are left out, since the page's height is an estimate until the examples far below are laid out.
  const places = () =>
    page.locator('main, h1, #places, #language, #theme').evaluateAll((parts) =>
      parts.map((each) => {
        const { x, y, width } = each.getBoundingClientRect();
        return [x, y, width];
      }),
    );
  const sideways = (boxes: number[][]) => boxes.map(([x, , boxWidth]) => [x, boxWidth]);
  await page.goto(openWith(site.address));
  await expectReadyOffline(page);
  // While the pointer is over the news, the news stays.
  await page.locator('#news').hover();
  const during: number[][][] = [];
  for (const width of widths) {
    await to(width);
    during.push(await places());
    const news = await page.locator('#news').boundingBox();
    const brand = page.getByRole('heading', { level: 1 }).locator('svg, .name');
    const parts = [
      page.getByRole('main'),
      page.getByRole('navigation', { name: 'Places' }),
      page.getByRole('navigation', { name: 'Modes' }),
      ...(await brand.filter({ visible: true }).all()),
      // The language and theme are checked only on wide windows, since the news may cover them on a phone.
      ...(width > 720 ? [page.locator('#language'), page.locator('#theme')] : []),
    ];
    for (const part of parts) {
      const box = await part.boundingBox();
      // At 320 px the header shows only the mark; its name, for screen readers, is one pixel wide.
      if (box && box.width <= 1) continue;
      if (!news || !box) throw new Error('both are seen');
      const beside = news.x >= box.x + box.width || news.x + news.width <= box.x;
      const apart = news.y >= box.y + box.height || news.y + news.height <= box.y;
      expect(beside || apart, `at ${width} px`).toBe(true);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  }
  await button(page, 'Close').click();
  await expect(page.locator('#news')).toBeHidden();
  for (const [index, width] of widths.entries()) {
    await to(width);
    const after = await places();
    if (width > 720) expect(after, `at ${width} px`).toEqual(during[index]);
    // On a phone the news has a row of its own, which closes behind it: all that moves is the main part, up.
    else expect(sideways(after), `at ${width} px`).toEqual(sideways(during[index] ?? []));
  }
});

test('the news that everything works offline appears once and goes away by itself', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(openWith(site.address));
  await expectReadyOffline(page);
  await page.clock.runFor(20_000);
  await expect(page.locator('#news')).toBeHidden();
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await expect(page.locator('#news')).toBeHidden();
});
