// Caches that a script has changed: no visit, with or without the network, gets anything else than the build has.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { headersOf } from '../../scripts/headers.mjs';
import { root } from '../../scripts/run.mjs';
import { inkala, inkalaSolved } from './support/puzzles';
import { expect, expectReadyOffline, test, type Site } from './support/site';
import { boardOf, button, expectBoard } from './support/sudoku';

// A file that is not there without the network is reported, and Firefox asks for an icon, which the policy of the embed does not allow.
const missing = [/Failed to load|ERR_|favicon\.ico|Loading (module|failed)|NetworkError|CORS/];
test.use({ usesSolver: true, allowedFaults: [missing, { scope: 'test' }] });

const asset = (form: RegExp) =>
  `assets/${readdirSync(join(root, 'dist/assets')).find((name) => form.test(name)) ?? ''}`;

const marks = `document.documentElement.dataset.changed = 'yes'; document.title = 'Changed';`;

const ofPage = {
  kind: 'the document',
  path: 'index.html',
  body: '<!doctype html><title>Changed</title>',
};
/** Files by their kind, and what a script puts in their place. */
const kinds = [
  ofPage,
  { kind: 'a script', path: asset(/^page-[\w-]{8}\.js$/), body: marks },
  {
    kind: 'a worker',
    path: asset(/^answers-worker-[\w-]{8}\.js$/),
    body: 'postMessage("changed")',
  },
  {
    kind: 'a module in WebAssembly',
    path: asset(/^retrace-answers-[\w-]{8}\.wasm$/),
    body: '\0asm\u0001\0\0\0',
  },
  { kind: 'the script of an embed', path: 'embed/embed.js', body: marks },
];

/** Opens the page and an embed, so that all kinds of files are kept, and stays on the page. */
async function visitOnce(page: Page, site: Site): Promise<void> {
  await page.goto(site.address);
  await expectReadyOffline(page);
  await visitEmbed(page, site);
  await expectBoard(page, inkala);
  await page.goto(site.address);
}

const visitEmbed = (page: Page, { address }: Site) =>
  page.goto(`${address}embed/?puzzle=${inkala}&lang=en`);

interface Answer {
  /** The present body stays where none is given. */
  body?: string;
  headers?: Record<string, string>;
}

/** Replaces a file in every cache, as any script of the page can. */
async function overwrite(page: Page, { address }: Site, path: string, answer: Answer) {
  const count = await page.evaluate(
    async ({ address, body, headers }) => {
      let count = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
          if (url.split('?')[0] !== address) continue;
          const own = await (await cache.match(url))?.arrayBuffer();
          await cache.put(url, new Response(body ?? own ?? null, { headers: headers ?? {} }));
          count += 1;
        }
      }
      return count;
    },
    { address: `${address}${path}`, ...answer },
  );
  expect(count, `entries for ${path}`).toBeGreaterThan(0);
}

/** The digest of the body that the page gets, with the headers; undefined where it gets none. */
const answerAt = (page: Page, { address }: Site, path: string) =>
  page.evaluate(async (url) => {
    const response = await fetch(url).catch(() => undefined);
    if (!response?.ok) return undefined;
    const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    return { digest: btoa(String.fromCharCode(...new Uint8Array(hash))), headers };
  }, `${address}${path}`);

const built = (path: string) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'dist', path)))
    .digest('base64');

const isMarked = (page: Page) =>
  page.evaluate(
    () => document.title === 'Changed' || document.documentElement.dataset.changed === 'yes',
  );

/** Leaves the page, so that the same address is a visit of its own. */
async function visitAgain(page: Page, { address }: Site, place = ''): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${address}${place}`);
}

test('files that were changed are fetched again, and are there without the network', async ({
  page,
  site,
}) => {
  await visitOnce(page, site);
  for (const { path, body } of kinds) await overwrite(page, site, path, { body });
  const expectTheBuild = async () => {
    await visitAgain(page, site, `#p=${inkala}`);
    expect(await isMarked(page)).toBe(false);
    await button(page, 'Solve').click();
    await expectBoard(page, inkalaSolved);
    for (const { path } of kinds) {
      expect((await answerAt(page, site, path))?.digest, path).toBe(built(path));
    }
    await visitEmbed(page, site);
    await expectBoard(page, inkala);
    expect(await isMarked(page)).toBe(false);
  };
  await expectTheBuild();
  site.cut();
  await expectTheBuild();
});

test('neither what was changed nor a path that the build does not list is served without the network', async ({
  page,
  context,
  site,
}) => {
  await visitOnce(page, site);
  // This page stays, as the other one cannot open the page again once the document is gone.
  const other = await context.newPage();
  await other.goto(site.address);
  const unlisted = ['more.html', 'assets/more.js', 'embed/more.js', 'widget/a.js', 'python/a.txt'];
  await other.evaluate(
    async (addresses) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const address of addresses) await cache.put(address, new Response('Changed'));
      }
    },
    unlisted.map((path) => `${site.address}${path}`),
  );
  const expectNone = async () => {
    for (const path of unlisted) expect(await answerAt(other, site, path), path).toBeUndefined();
  };
  await expectNone();
  site.cut();
  await expectNone();
  // The document is the last, since without it the others are not asked for.
  for (const { kind, path, body } of kinds.toReversed()) {
    await test.step(kind, async () => {
      await overwrite(other, site, path, { body });
      const digest = (await answerAt(other, site, path))?.digest;
      // The browser's own cache, into which no script can write, may still have a file whose name has a hash.
      expect(digest).toBe(path.startsWith('assets/') && digest ? built(path) : undefined);
      const visit = path.startsWith('embed/') ? visitEmbed(page, site) : visitAgain(page, site);
      const isShown = visit.then(
        () => isMarked(page),
        () => false,
      );
      expect(await isShown).toBe(false);
    });
  }
});

test('a kept body never comes with other headers than those of the build', async ({
  page,
  site,
}) => {
  await visitOnce(page, site);
  site.cut();
  const changed = { 'Content-Type': 'text/plain', 'X-Changed': 'yes' };
  for (const { path } of kinds) {
    await overwrite(page, site, path, { headers: changed });
    const answer = await answerAt(page, site, path);
    expect(answer?.digest, path).toBe(built(path));
    const { 'content-type': type, ...headers } = answer?.headers ?? {};
    const named = Object.entries(headersOf(path)).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    expect(headers, path).toEqual(Object.fromEntries(named));
    expect(type, path).not.toContain('plain');
  }
  await visitAgain(page, site, `#p=${inkala}`);
  await button(page, 'Solve').click();
  await expectBoard(page, inkalaSolved);
});

test('where the host gives another file, that is shown and not kept', async ({ page, site }) => {
  await visitOnce(page, site);
  await overwrite(page, site, 'index.html', ofPage);
  site.change('index.html', '<body>', '<body data-build="of the host">');
  await visitAgain(page, site, `#p=${inkala}`);
  await expect(page.locator('body')).toHaveAttribute('data-build', 'of the host');
  await expectBoard(page, inkala);
  site.cut();
  await expect(visitAgain(page, site)).rejects.toThrow();
});

test.describe('on a host that adds to the document', () => {
  const add = (site: Site) => {
    site.change('index.html', '</body>', '<!-- counted --></body>');
  };

  test('a first visit installs nothing, and the page works', async ({ page, site }) => {
    add(site);
    await page.goto(`${site.address}#p=${inkala}`);
    await expectBoard(page, inkala);
    const end = await page.evaluate(async () => {
      const { installing } = await navigator.serviceWorker.register('service-worker.js');
      return new Promise((resolve) => {
        const tell = () => {
          if (installing?.state !== 'installing') resolve(installing?.state);
        };
        installing?.addEventListener('statechange', tell);
        tell();
      });
    });
    expect(end).toBe('redundant');
    await button(page, 'Solve').click();
    await expectBoard(page, inkalaSolved);
  });

  test('an update is offered, and the page is the one of the host', async ({ page, site }) => {
    await page.goto(site.address);
    await expectReadyOffline(page);
    const board = await boardOf(page);
    site.update();
    add(site);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await button(page, 'Reload').click();
    await expect(page.locator('body')).toHaveAttribute('data-build', 'next');
    await expectBoard(page, board);
  });
});
