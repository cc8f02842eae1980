// A frame reports its final height before anybody sees it, so that a post does not jump.
import type { Page } from '@playwright/test';
import { expect, test } from './support/hosts';
import { expectComplete, puzzleFor } from './support/embedded';

test.use({
  viewport: { width: 1100, height: 700 },
  // Firefox asks for an icon, which the policy of the frame does not allow.
  allowedFaults: [[/favicon\.ico/], { scope: 'test' }],
});

interface Framing {
  mode: string;
  controls: string;
  language: string;
  width: number;
  more?: string;
}

/** A post with a frame far below the window; the post notes each height that the frame reports. */
const far = (
  { mode, controls, language, width, more = '' }: Framing,
  site: string,
) => `<!doctype html>
<html lang="en"><title>A post</title>
<script>
  window.heights = [];
  addEventListener('message', ({ data }) => {
    if (data.type === 'height') heights.push(data.height);
  });
</script>
<p style="block-size: 2500px">A story</p>
<iframe title="Sudoku" width="${String(width)}" height="480" style="border: 0"
  src="${site}/embed/?mode=${mode}&controls=${controls}&lang=${language}&puzzle=${puzzleFor(mode)}${more}"></iframe>
<p style="block-size: 3000px">Its end</p>
<script src="${site}/embed/resize.js"></script></html>`;

const heightsIn = (page: Page): Promise<number[]> =>
  page.evaluate(() => Reflect.get(window, 'heights') as number[]);

const twoFrames = async (page: Page) => {
  for (let i = 0; i < 2; i++) await page.evaluate(() => new Promise(requestAnimationFrame));
};

const framings: readonly Framing[] = ['solve', 'watch', 'race', 'explain'].flatMap((mode) =>
  [360, 640, 900].flatMap((width) => [
    { mode, controls: 'full', language: width === 640 ? 'ko' : 'en', width },
    { mode, controls: 'minimal', language: width === 640 ? 'en' : 'ko', width },
  ]),
);
const hinted = { mode: 'explain', controls: 'full', language: 'en', width: 640, more: '&hints=1' };

for (const framing of [...framings, hinted]) {
  const { mode, controls, width, language, more = '' } = framing;
  test(`a frame of ${mode} mode${more} with controls ${controls} has its height before it is seen, at ${String(width)} px in ${language}`, async ({
    page,
    host,
    baseURL,
  }) => {
    await page.goto(host.put({ html: far(framing, baseURL ?? '') }));
    await expect.poll(async () => (await heightsIn(page)).length).toBeGreaterThan(0);
    const [first] = await heightsIn(page);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    const [, frame] = page.frames();
    if (!frame) throw new Error('no frame');
    await expectComplete(frame, mode, controls);
    await frame.evaluate(() => document.querySelector('retrace-sudoku')?.whole());
    await twoFrames(page);
    const height = await frame
      .locator('body')
      .evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    expect([...new Set([...(await heightsIn(page)), height])]).toEqual([first]);
  });
}

test('the height that it needs does not depend on the height that a page has given it', async ({
  page,
  baseURL,
}) => {
  for (const mode of ['solve', 'watch', 'explain']) {
    const heights = [];
    for (const height of [300, 480, 700, 2000]) {
      await page.setViewportSize({ width: 900, height });
      await page.goto(`${baseURL ?? ''}/embed/?mode=${mode}&puzzle=${puzzleFor(mode)}&lang=en`);
      await expectComplete(page, mode, 'full');
      // A scroll bar would take some of the width, so it is hidden.
      await page.evaluate(() => {
        document.documentElement.style.scrollbarWidth = 'none';
      });
      heights.push(
        await page
          .locator('retrace-sudoku')
          .evaluate((board) => (board as HTMLElementTagNameMap['retrace-sudoku']).naturalHeight),
      );
    }
    expect(new Set(heights).size, `${mode}: ${heights.join(', ')}`).toBe(1);
  }
});
