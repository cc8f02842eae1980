// Tests share a context, its process and a page, to be quick, and yet find no trace of another test.
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const size = { width: 1280, height: 720 };

/** Opens a small page, and gives functions that leave traces of every kind and that look for traces. */
async function openKeeping(page: Page, baseURL: string) {
  const answer = await page.goto(new URL('/404.html', baseURL).href);
  const leave = () =>
    page.evaluate(async () => {
      localStorage.setItem('left', 'yes');
      sessionStorage.setItem('left', 'yes');
      document.cookie = 'left=yes';
      window.name = 'left';
      await (await caches.open('left')).put('/left', new Response('yes'));
      await new Promise((resolve) => {
        indexedDB.open('left').onsuccess = resolve;
      });
    });
  const found = () =>
    page.evaluate(async () => ({
      stored: [localStorage.length, sessionStorage.length],
      cookie: document.cookie,
      name: window.name,
      width: innerWidth,
      media: [
        '(prefers-color-scheme: dark)',
        '(prefers-reduced-motion: reduce)',
        '(forced-colors)',
        'print',
      ].map((query) => matchMedia(query).matches),
      caches: await caches.keys(),
      databases: await indexedDB.databases(),
    }));
  return { leave, found, answered: answer !== null && [200, 304].includes(answer.status()) };
}

const clipboardIn = (page: Page) =>
  page.evaluate(
    async () =>
      (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
  );

test('a test finds nothing of the one before it, in the same page', async ({
  browserName,
  contexts,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('no site');
  const first = await contexts.take('isolation', baseURL);
  const { context } = first;
  const page = await contexts.pageIn(context);
  const { leave, found } = await openKeeping(page, baseURL);
  const untouched = await found();
  await leave();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({
    media: 'print',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    forcedColors: 'active',
  });
  const popup = await context.newPage();
  await popup.bringToFront();
  for (const each of [context, page]) {
    await each.route('**/*', (route) => route.fulfill({ status: 404 }));
  }
  const asksForClipboard = browserName === 'chromium'; // Firefox ESR has no such permission.
  const clipboard = asksForClipboard ? await clipboardIn(page) : '';
  if (asksForClipboard) {
    await context.grantPermissions(['clipboard-read']);
    expect(await clipboardIn(page)).not.toBe(clipboard);
  }
  const left = await found();
  for (const [name, value] of Object.entries(untouched)) {
    // Playwright cannot emulate media features in Firefox.
    if (name === 'media' && browserName === 'firefox') continue;
    expect(Reflect.get(left, name), name).not.toEqual(value);
  }
  await contexts.leave(first, size);

  const second = await contexts.take('isolation', baseURL);
  expect(second.context).toBe(context);
  expect(popup.isClosed()).toBe(true);
  expect(await contexts.pageIn(context)).toBe(page);
  const next = await openKeeping(page, baseURL);
  expect(next.answered).toBe(true);
  expect(await next.found()).toEqual(untouched);
  expect(await page.evaluate(() => document.hasFocus())).toBe(true);
  if (asksForClipboard) expect(await clipboardIn(page)).toBe(clipboard);
  await contexts.leave(second, size);
});

test('a page that has a script for every document is not shared', async ({ contexts, baseURL }) => {
  if (baseURL === undefined) throw new Error('no site');
  const first = await contexts.take('isolation', baseURL);
  const page = await contexts.pageIn(first.context);
  await page.addInitScript(() => undefined);
  await contexts.leave(first, size);
  expect(page.isClosed()).toBe(true);
  const second = await contexts.take('isolation', baseURL);
  expect(await contexts.pageIn(second.context)).not.toBe(page);
  await contexts.leave(second, size);
});
