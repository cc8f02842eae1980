// The iframe page: settings in its address and in messages, heights told, framed by anybody.
import type { Locator, Page } from '@playwright/test';
import { blocked, expect, test } from './support/hosts';
import { inkala, inkalaSolved } from './support/puzzles';

test.use({
  allowedFaults: [[...blocked, /frame-ancestors|X-Frame-Options|framing/i], { scope: 'test' }],
});

const framing = (address: string, attributes = '') => `<!doctype html>
<html lang="en"><title>A post</title>
<script>
  window.heard = [];
  addEventListener('message', ({ data, origin }) => heard.push({ data, origin }));
</script>
<iframe title="Sudoku" ${attributes} src="${address}" width="900" height="700"></iframe></html>`;

interface Heard {
  data: { retrace: number; type: string; height?: number };
  origin: string;
}
/**
 * Playwright gives Firefox its clicks through the outermost page: in a frame of another site, which
 * Firefox runs in a process of its own, no pointer event arrives. There the button gets the click itself.
 */
const press = (button: Locator, browserName: string) =>
  browserName === 'firefox' ? button.dispatchEvent('click') : button.click();

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

test('the parts of its mode come along with the widget, not behind it', async ({
  page,
  host,
  baseURL,
}) => {
  const parts = Promise.all([
    page.waitForRequest('**/parts/board-*.js'),
    page.waitForRequest('**/parts/watch-*.js'),
  ]);
  await page.route('**/retrace.js', async (route) => {
    await parts;
    await route.continue();
  });
  const address = `${baseURL ?? ''}/embed/?puzzle=${inkala}&mode=watch&lang=en`;
  await page.goto(host.put({ html: framing(address) }));
  await expect(page.frameLocator('iframe').getByRole('slider', { name: 'Timeline' })).toBeVisible();
});

for (const attributes of ['', 'sandbox="allow-scripts"']) {
  test(`a frame ${attributes || 'without a sandbox'} shows and solves what its address says`, async ({
    page,
    host,
    baseURL,
    browserName,
  }) => {
    const address = `${baseURL ?? ''}/embed/?puzzle=${inkala}&lang=ko&theme=dark`;
    await page.goto(host.put({ html: framing(address, attributes) }));
    const frame = page.frameLocator('iframe');
    await press(frame.getByRole('button', { name: '풀기', exact: true }), browserName);
    await expect
      .poll(async () =>
        (await frame.getByRole('gridcell').allTextContents()).map((text) => text.trim()).join(''),
      )
      .toBe(inkalaSolved);
    await expect
      .poll(() => heard(page))
      .toContainEqual(expect.objectContaining({ data: { retrace: 1, type: 'ready' } }));
    const heights = (await heard(page)).map(({ data }) => data.height ?? 0);
    expect(Math.max(...heights)).toBeGreaterThan(300);
  });
}

test('settings are heard from the origin the address names, in this version', async ({
  page,
  host,
  baseURL,
}) => {
  const at = (origin: string) =>
    `${baseURL ?? ''}/embed/?puzzle=${inkala}&lang=en&origin=${encodeURIComponent(origin)}`;
  const say = (retrace: number, lang: string) =>
    page.evaluate(
      ([version, value]) => {
        const message = { retrace: version, type: 'settings', settings: { lang: value } };
        document.querySelector('iframe')?.contentWindow?.postMessage(message, '*');
      },
      [retrace, lang] as const,
    );
  const solve = (name: string) =>
    page.frameLocator('iframe').getByRole('button', { name, exact: true });

  await page.goto(host.put({ html: framing(at(host.origin)) }));
  await expect(solve('Solve')).toBeVisible();
  await say(2, 'ko');
  await say(1, 'xx');
  await expect(solve('Solve')).toBeVisible();
  await say(1, 'ko');
  await expect(solve('풀기')).toBeVisible();

  await page.goto(host.put({ html: framing(at('https://elsewhere.example')) }));
  await expect(solve('Solve')).toBeVisible();
  await say(1, 'ko');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(solve('Solve')).toBeVisible();
  // What it has to say is not for this page either.
  expect(await heard(page)).toEqual([]);
});

test('the page itself cannot be framed, and the frame registers no service worker', async ({
  page,
  host,
  baseURL,
  request,
}) => {
  const page1 = (await request.get('/')).headers()['content-security-policy'];
  const frame = (await request.get('/embed/')).headers()['content-security-policy'];
  expect(page1).toContain("frame-ancestors 'none'");
  expect(frame).toContain('frame-ancestors *');
  await page.goto(host.put({ html: framing(`${baseURL ?? ''}/`) }));
  await expect(page.frameLocator('iframe').getByRole('grid')).toHaveCount(0);
  await page.goto(`${baseURL ?? ''}/embed/`);
  await expect(page.getByRole('grid')).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
