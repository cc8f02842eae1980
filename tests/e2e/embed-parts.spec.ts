// The widget's files: watch and race mode, fetched from beside the first one, what is left without them, and
// the one file that has all.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/ports.mjs';
import { root } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import type { ErrorDetail } from '../../web/element/events';
import { holdBack } from './support/held';
import { blocked, expect, post, test as base } from './support/hosts';
import { policyCases } from './support/policies';
import { inkala, inkalaSolved } from './support/puzzles';
import { alert, button, expectBoard } from './support/sudoku';

interface Fixtures {
  /** Serves one file of the widget alone, from another origin, and gives its address. */
  alone: (file: string) => Promise<string>;
}

const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  alone: async ({}, use) => {
    const ends: (() => void)[] = [];
    await use(async (file) => {
      const folder = mkdtempSync(join(tmpdir(), 'retrace-alone-'));
      cpSync(join(root, 'dist/widget', file), join(folder, 'widget', file));
      const { port, close } = await serve(await freePort(), { orNextFree: false, folder });
      ends.push(() => {
        close();
        rmSync(folder, { recursive: true });
      });
      return `http://localhost:${String(port)}/widget/${file}`;
    });
    for (const end of ends) end();
  },
});
/** As each browser words it. */
const missing = [
  /retrace-(watch|race)\.js.*(from origin|did not succeed|disallowed MIME type)/,
  /ERR_FAILED/,
];
test.use({ allowedFaults: [[...blocked, ...missing], { scope: 'test' }] });

const inMode = (mode: string, more = '') =>
  `<retrace-sudoku puzzle="${inkala}" lang="en" mode="${mode}" ${more}></retrace-sudoku>`;

/** The paths of what is fetched from where the script is. */
function pathsFetched(page: Page, script: string): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(script).origin) paths.push(pathname);
  });
  return paths;
}

async function race(page: Page): Promise<void> {
  await page.getByLabel('Runs of each').selectOption('1');
  await button(page, 'Start the race').click();
  await expect(page.getByText('All 3 are in.', { exact: true })).toBeVisible();
}

async function solve(page: Page): Promise<void> {
  await button(page, 'Solve').click();
  await expectBoard(page, inkalaSolved);
}

/** Where it stands after a seek, which opens watch mode. */
const positionAfterSeek = (page: Page) =>
  page.evaluate(async () => {
    const sudoku = document.querySelector('retrace-sudoku');
    await sudoku?.seek(120);
    return sudoku?.watched?.at;
  });

test('the widget is one file, one for each view, and one with all of them', () => {
  const files = readdirSync(join(root, 'dist/widget')).filter((file) => !file.endsWith('.map'));
  expect(files.sort()).toEqual([
    'retrace-race.js',
    'retrace-watch.js',
    'retrace-whole.js',
    'retrace.js',
  ]);
});

for (const { name, policy } of policyCases.filter(({ runs }) => runs === 'in a worker')) {
  test(`under ${name} it is watched and races, from another origin`, async ({
    page,
    host,
    widget,
  }) => {
    const fetched = pathsFetched(page, widget);
    const headers = policy && {
      'Content-Security-Policy': policy.replace('ORIGIN', new URL(widget).origin),
    };
    const openIn = async (mode: string) => {
      const html = post(widget, inMode(mode)).replace('<script ', '<script nonce="post" ');
      await page.goto(host.put({ html, ...(headers && { headers }) }));
    };
    await openIn('race');
    await race(page);
    expect(fetched).toEqual(['/widget/retrace.js', '/widget/retrace-race.js']);
    fetched.length = 0;
    await openIn('watch');
    expect(await positionAfterSeek(page)).toBe(120);
    expect(fetched.at(-1)).toBe('/widget/retrace-watch.js');
    expect(fetched).not.toContain('/widget/retrace-race.js');
  });
}

test('solving fetches nothing beside the script', async ({ page, host, widget }) => {
  const fetched = pathsFetched(page, widget);
  await page.goto(host.put({ html: post(widget, inMode('solve')) }));
  await solve(page);
  expect(fetched).toEqual(['/widget/retrace.js']);
});

test('the whole one solves, is watched and races without anything beside it', async ({
  page,
  host,
  alone,
}) => {
  const widget = await alone('retrace-whole.js');
  const fetched = pathsFetched(page, widget);
  await page.goto(host.put({ html: post(widget, inMode('solve')) }));
  await solve(page);
  expect(await positionAfterSeek(page)).toBe(120);
  await page.evaluate(() => {
    document.querySelector('retrace-sudoku')?.setAttribute('mode', 'race');
  });
  await race(page);
  expect(fetched).toEqual(['/widget/retrace-whole.js']);
});

for (const mode of ['watch', 'race']) {
  test(`without the file of ${mode} mode it says so, and solves`, async ({ page, host, alone }) => {
    await page.addInitScript(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      addEventListener('retrace-error', (event) => {
        told.push((event as CustomEvent<ErrorDetail>).detail.problem);
      });
    });
    await page.goto(host.put({ html: post(await alone('retrace.js'), inMode(mode)) }));
    await expect(alert(page)).toHaveText(/^This part could not be fetched/);
    expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
      { kind: 'mode-not-loaded' },
    ]);
    await solve(page);
  });
}

for (const [controls, width] of [
  ['full', 1100],
  ['minimal', 420],
  ['none', 420],
] as const) {
  test(`with controls ${controls} the board waits where watch mode will have it`, async ({
    page,
    host,
    widget,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const letThrough = await holdBack(page, '**/retrace-watch.js');
    const html = post(widget, inMode('watch', `controls="${controls}"`));
    await page.goto(host.put({ html }), { waitUntil: 'commit' }); // Firefox loads until the file is there
    await expectBoard(page, inkala);
    const board = page.getByRole('grid');
    const waiting = await board.boundingBox();
    letThrough();
    await expect(page.getByRole('grid', { name: 'Board of the search' })).toBeVisible();
    expect(await board.boundingBox()).toEqual(waiting);
  });
}

test('two copies of the script race as one', async ({ page, host, widget }) => {
  const copy = `<script type="module" src="${widget}?copy"></script>`;
  await page.goto(host.put({ html: post(widget, copy + inMode('race')) }));
  await race(page);
  await expect(page.getByRole('list', { name: 'Lanes' }).getByRole('listitem')).toHaveCount(3);
});
