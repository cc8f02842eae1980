// What tests share in Chromium, to be quick: a context and its process, and nothing that another test has left.
import type { BrowserContext } from '@playwright/test';
import { expect, test } from './support/test';

/** Everything that a page can keep, in a new page. */
async function openKeeping(context: BrowserContext, baseURL: string) {
  const page = await context.newPage();
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
      pages: history.length,
      caches: await caches.keys(),
      databases: await indexedDB.databases(),
      clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName }))
        .state,
    }));
  return { leave, found, status: answer?.status() };
}

test('a test finds nothing of the one before it', async ({ browserName, contexts, baseURL }) => {
  test.skip(browserName !== 'chromium', 'the contexts of others are not shared');
  if (baseURL === undefined) throw new Error('no site');
  const first = await contexts.take('isolation', baseURL);
  const { context } = first;
  const { leave, found } = await openKeeping(context, baseURL);
  const untouched = await found();
  await leave();
  await context.grantPermissions(['clipboard-read']);
  await context.route('**/*', (route) => route.fulfill({ status: 404 }));
  const left = await found();
  for (const [name, value] of Object.entries(untouched)) {
    if (name !== 'pages') expect(Reflect.get(left, name), name).not.toEqual(value);
  }
  await contexts.leave(first, baseURL);

  const second = await contexts.take('isolation', baseURL);
  expect(second.context).toBe(context);
  const next = await openKeeping(context, baseURL);
  expect(next.status).toBe(200);
  expect(await next.found()).toEqual(untouched);
  await contexts.leave(second, baseURL);
});
