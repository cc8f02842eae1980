// The iframe page: settings in its address and in messages, reported heights, and framing by any page.
import type { Page } from '@playwright/test';
import { press } from './support/embedded';
import { holdBack } from './support/held';
import { blocked, expect, test } from './support/hosts';
import { inkala, inkalaSolved, wing } from './support/puzzles';

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
  data: {
    retrace: number;
    type: string;
    height?: number;
    event?: string;
    detail?: { position?: number; outcome?: { kind: string }; level?: string; value?: string };
  };
  origin: string;
}
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
  }) => {
    const address = `${baseURL ?? ''}/embed/?puzzle=${inkala}&lang=ko&theme=dark`;
    await page.goto(host.put({ html: framing(address, attributes) }));
    const frame = page.frameLocator('iframe');
    await press(frame.getByRole('button', { name: '풀기', exact: true }));
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

test('settings count only from the origin in the address, in this version', async ({
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
  // The frame sends its messages to the other origin, and not to this page.
  expect(await heard(page)).toEqual([]);
});

test.describe('with service workers', () => {
  test.use({ serviceWorkers: 'allow' });

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
});

/** Sends a message to the frame from the page around it. */
const say = (page: Page, message: object) =>
  page.evaluate((said) => {
    const frame = document.querySelector('iframe')?.contentWindow;
    frame?.postMessage({ retrace: 1, ...said }, '*');
  }, message);

const eventsIn = (all: readonly Heard[], name: string) =>
  all.flatMap(({ data }) => (data.type === 'event' && data.event === name ? [data.detail] : []));

test('commands and events go between it and the origin that its address names', async ({
  page,
  host,
  baseURL,
}) => {
  const named = encodeURIComponent(host.origin);
  const address = `${baseURL ?? ''}/embed/?puzzle=${inkala}&mode=watch&lang=en&origin=${named}`;
  await page.goto(host.put({ html: framing(address) }));
  // The command arrives before the board is there, and waits for it.
  await say(page, { type: 'command', command: 'seek', value: 120 });
  const timeline = page.frameLocator('iframe').getByRole('slider', { name: 'Timeline' });
  await expect(timeline).toHaveAttribute('aria-valuenow', '120');
  await say(page, { type: 'command', command: 'step', value: -20 });
  await expect(timeline).toHaveAttribute('aria-valuenow', '100');
  const positions = async () =>
    eventsIn(await heard(page), 'step').map((detail) => detail?.position);
  await expect.poll(positions).toEqual(expect.arrayContaining([120, 100]));

  await say(page, { type: 'settings', settings: { speed: 25, loop: true, at: 300 } });
  await expect(timeline).toHaveAttribute('aria-valuenow', '300');
  const element = page.frameLocator('iframe').locator('retrace-sudoku');
  await expect(element).toHaveAttribute('loop', 'true');
  await say(page, { type: 'settings', settings: { loop: false } });
  await expect(element).toHaveJSProperty('loop', false);
  await say(page, { type: 'command', command: 'play' });
  await expect
    .poll(async () => Math.max(0, ...((await positions()) as number[])))
    .toBeGreaterThan(300);
  await say(page, { type: 'command', command: 'pause' });

  await say(page, { type: 'settings', settings: { mode: 'solve', puzzle: inkala } });
  await say(page, { type: 'command', command: 'solve' });
  await expect
    .poll(async () => eventsIn(await heard(page), 'solve').map((detail) => detail?.outcome?.kind))
    .toEqual(['solved']);
  await say(page, { type: 'settings', settings: { puzzle: 'hello' } });
  await expect.poll(async () => eventsIn(await heard(page), 'error')).toHaveLength(1);
  expect(eventsIn(await heard(page), 'change').length).toBeGreaterThan(0);
});

test('in explain mode it takes the step to show, and sends an event for each shown step', async ({
  page,
  host,
  baseURL,
}) => {
  const named = encodeURIComponent(host.origin);
  const address = `${baseURL ?? ''}/embed/?puzzle=${wing}&mode=explain&order=classic&hints=1&at=2&lang=en&origin=${named}`;
  await page.goto(host.put({ html: framing(address) }));
  const frame = page.frameLocator('iframe');
  const timeline = frame.getByRole('slider', { name: 'Ratings of the steps' });
  await expect(timeline).toHaveAttribute('aria-valuenow', '2');
  await expect(frame.getByLabel('Order of techniques')).toHaveValue('classic');
  const expectShown = (...positions: number[]) =>
    expect
      .poll(async () => eventsIn(await heard(page), 'explain').map((detail) => detail?.position))
      .toEqual(expect.arrayContaining(positions));
  await expectShown(2);
  await say(page, { type: 'command', command: 'step', value: -1 });
  await expectShown(2, 1);
  await say(page, { type: 'settings', settings: { order: 'teaching', at: 3 } });
  await expectShown(2, 1, 3);
  await press(frame.getByRole('button', { name: 'Where?' }));
  await expect
    .poll(async () => eventsIn(await heard(page), 'hint').map((detail) => detail?.level))
    .toEqual(['nudge', 'nudge', 'nudge', 'where']);
});

test('without an origin in its address it obeys no page and sends no events', async ({
  page,
  host,
  baseURL,
}) => {
  const address = `${baseURL ?? ''}/embed/?puzzle=${inkala}&lang=en`;
  await page.goto(host.put({ html: framing(address) }));
  await say(page, { type: 'command', command: 'solve' });
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(1);
  // The frame answers this question to any page, and only after it has passed over the command.
  await say(page, { type: 'ask' });
  await expect
    .poll(async () => (await heard(page)).filter(({ data }) => data.type === 'ready').length)
    .toBe(2);
  expect(new Set((await heard(page)).map(({ data }) => data.type))).toEqual(
    new Set(['ready', 'height']),
  );
  const cells = await page.frameLocator('iframe').getByRole('gridcell').allTextContents();
  expect(cells.join('').replaceAll(/\s/g, '')).toBe(inkala.replaceAll('.', ''));
});

test('it sends no height before its board is ready', async ({ page, host, baseURL }) => {
  const letThrough = await holdBack(page, '**/widget/retrace.js');
  const fetched = page.waitForRequest('**/widget/retrace.js');
  const html = framing(`${baseURL ?? ''}/embed/?puzzle=${inkala}`);
  await page.goto(host.put({ html }), { waitUntil: 'commit' });
  await fetched;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await heard(page)).toEqual([]);
  letThrough();
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(1);
  const [first, ...heights] = await heard(page);
  expect(first?.data.type).toBe('ready');
  for (const { data } of heights) expect(data.height).toBeGreaterThan(300);
});

test('with the script for its size a frame is as high as its board, in a sandbox as well', async ({
  page,
  host,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const frame = (attributes: string) =>
    `<iframe title="Sudoku" ${attributes} src="${site}/embed/?puzzle=${inkala}" height="90"></iframe>`;
  const html = `<!doctype html><html lang="en"><title>A post</title>
    ${frame('')}${frame('sandbox="allow-scripts"')}
    <script async src="${site}/embed/resize.js"></script></html>`;
  await page.goto(host.put({ html }));
  for (const index of [0, 1]) {
    const there = page.locator('iframe').nth(index);
    await expect
      .poll(() => there.evaluate((each) => each.getBoundingClientRect().height))
      .toBeGreaterThan(300);
    const body = there.contentFrame().locator('body');
    await expect
      .poll(() => body.evaluate(({ scrollHeight }) => scrollHeight - innerHeight))
      .toBeLessThanOrEqual(0);
  }
});
