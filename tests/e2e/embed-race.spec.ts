// The widget's second file: race mode, fetched from beside the first one, and what is left without it.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/ports.mjs';
import { root } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import type { ErrorDetail } from '../../web/element/events';
import { blocked, expect, post, test as base } from './support/hosts';
import { policyCases } from './support/policies';
import { inkala, inkalaSolved } from './support/puzzles';
import { alert, button, expectBoard } from './support/sudoku';

interface Fixtures {
  /** Where the first file is alone, from another origin. */
  aloneWidget: string;
}

const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  aloneWidget: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'retrace-alone-'));
    cpSync(join(root, 'dist/widget/retrace.js'), join(folder, 'widget/retrace.js'));
    const { port, close } = await serve(await freePort(), { orNextFree: false, folder });
    await use(`http://localhost:${String(port)}/widget/retrace.js`);
    close();
    rmSync(folder, { recursive: true });
  },
});
const missing = [/retrace-race\.js. from origin/, /ERR_FAILED/];
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

async function expectSolvedAndWatched(page: Page): Promise<void> {
  await button(page, 'Solve').click();
  await expectBoard(page, inkalaSolved);
  const position = await page.evaluate(async () => {
    const sudoku = document.querySelector('retrace-sudoku');
    await sudoku?.seek(120);
    return sudoku?.watched?.at;
  });
  expect(position).toBe(120);
}

test('the widget is two files', () => {
  const files = readdirSync(join(root, 'dist/widget')).filter((file) => !file.endsWith('.map'));
  expect(files.sort()).toEqual(['retrace-race.js', 'retrace.js']);
});

for (const { name, policy } of policyCases.filter(({ runs }) => runs === 'in a worker')) {
  test(`under ${name} it races, from another origin`, async ({ page, host, widget }) => {
    const fetched = pathsFetched(page, widget);
    const html = post(widget, inMode('race')).replace('<script ', '<script nonce="post" ');
    const headers = policy && {
      'Content-Security-Policy': policy.replace('ORIGIN', new URL(widget).origin),
    };
    await page.goto(host.put({ html, ...(headers && { headers }) }));
    await race(page);
    expect(fetched).toEqual(['/widget/retrace.js', '/widget/retrace-race.js']);
  });
}

test('solving and watching fetch nothing beside the script', async ({ page, host, widget }) => {
  const fetched = pathsFetched(page, widget);
  await page.goto(host.put({ html: post(widget, inMode('solve')) }));
  await expectSolvedAndWatched(page);
  expect(fetched).toEqual(['/widget/retrace.js']);
});

test('without the second file it says so, and solves and is watched', async ({
  page,
  host,
  aloneWidget,
}) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('retrace-error', (event) => {
      told.push((event as CustomEvent<ErrorDetail>).detail.problem);
    });
  });
  await page.goto(host.put({ html: post(aloneWidget, inMode('race')) }));
  await expect(alert(page)).toHaveText(/^This part could not be fetched/);
  expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
    { kind: 'mode-not-loaded' },
  ]);
  await expectSolvedAndWatched(page);
});

test('two copies of the script race as one', async ({ page, host, widget }) => {
  const copy = `<script type="module" src="${widget}?copy"></script>`;
  await page.goto(host.put({ html: post(widget, copy + inMode('race')) }));
  await race(page);
  await expect(page.getByRole('list', { name: 'Lanes' }).getByRole('listitem')).toHaveCount(3);
});
