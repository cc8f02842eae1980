// The installed page: offline after one visit, at a base path too; updates that wait; kept games.
import type { Page } from '@playwright/test';
import { expect, expectReadyOffline, test } from './support/site';
import { keptIn } from './support/kept';
import { photoOf } from './support/photos';
import { antiBruteForce, inkala, inkalaSolved, sample2239, lineOf } from './support/puzzles';
import {
  boardOf,
  button,
  cell,
  choose,
  enter,
  expectBoard,
  fileIn,
  modeLink,
  placeLink,
  type NamedFile,
} from './support/sudoku';

test.use({ usesSolver: true });

for (const siteBase of ['/', '/retrace/']) {
  test.describe(`at ${siteBase}`, () => {
    test.use({ siteBase });

    test('after one visit the page is there without the network, and solves', async ({
      page,
      site,
    }) => {
      await page.goto(`${site.address}#p=${inkala}`);
      await expectReadyOffline(page);
      site.cut();
      await page.reload();
      await expectBoard(page, inkala);
      await button(page, 'Solve').click();
      await expectBoard(page, inkalaSolved);
      if (siteBase === '/') return;
      // The modes, their workers and the other language must come from a folder, where each address is longer.
      await placeLink(page, 'Search').click();
      await expect(button(page, 'Play')).toBeVisible();
      await modeLink(page, 'Race').click();
      await expect(page.getByRole('button', { name: /race/i }).first()).toBeVisible();
      await placeLink(page, 'Make').click();
      await button(page, 'Puzzle of the day').click();
      await button(page, 'Make the puzzle of the day').click();
      await expect(button(page, 'Put on the board')).toBeVisible();
      await button(page, '한국어').click();
      await choose(page.getByRole('radio', { name: /^쉬움/ }));
      await button(page, '이 날의 퍼즐 만들기').click();
      await expect(button(page, '판에 올리기')).toBeVisible();
      await placeLink(page, '퍼즐').click();
      await expect(button(page, '풀기')).toBeVisible();
    });
  });
}

test('after one visit an address with a query opens without the network, and nested chains are rated', async ({
  page,
  site,
}) => {
  await page.goto(site.address);
  await expectReadyOffline(page);
  site.cut();
  await page.goto(`${site.address}?utm=1&fbclid=a#p=${inkala}`);
  await expectBoard(page, inkala);
  await button(page, 'Solve').click();
  await expectBoard(page, inkalaSolved);
  const rating = page.getByRole('region', { name: 'Difficulty' });
  await expect(rating).toContainText(/Monstrous\s+10\.7/, { timeout: 60_000 });
});

test.describe('an embed', () => {
  // Firefox asks for an icon, which the policy of the embed does not allow.
  test.use({ allowedFaults: [[/favicon\.ico/], { scope: 'test' }] });

  test('that was opened once is there without the network, with any puzzle', async ({
    page,
    site,
  }) => {
    await page.goto(site.address);
    await expectReadyOffline(page);
    const embed = (puzzle: string) => `${site.address}embed/?puzzle=${puzzle}&lang=en`;
    const sample = lineOf(sample2239.input);
    await page.goto(embed(sample));
    await expectBoard(page, sample);
    site.cut();
    await page.goto(embed(inkala));
    await expectBoard(page, inkala);
    await button(page, 'Solve').click();
    await expectBoard(page, inkalaSolved);
  });
});

/** Makes the browser look for a new version at once, which it otherwise does from time to time. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

const buildOf = (page: Page) => page.evaluate(() => document.body.dataset.build).catch(() => '');

test('a new version waits for the search that runs', async ({ page, site }) => {
  await page.goto(site.address);
  await expectReadyOffline(page);
  await page.goto(
    `${site.address}#p=.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........&s=used-flags`,
  );
  site.update();
  await lookForUpdate(page);
  await button(page, 'Solve').click();
  await button(page, 'Reload').click();
  await expect(page.getByText('The new version comes when the search has ended.')).toBeVisible();
  await expect(button(page, 'Stop')).toHaveAttribute('aria-disabled', 'false');
  await button(page, 'Stop').click();
  await expect.poll(() => buildOf(page)).toBe('next');
});

test('a new version waits until each tab asks for it, and keeps the board and its undo', async ({
  page,
  context,
  site,
}) => {
  await page.goto(site.address);
  await expectReadyOffline(page);
  await page.reload();
  const first = await boardOf(page);
  await enter(page, 1, 1, '5');
  const board = `5${first.slice(1)}`;
  await expectBoard(page, board);
  const second = await context.newPage();
  await second.goto(`${site.address}#p=${inkala}`);
  await expectBoard(second, inkala);
  site.update();
  await lookForUpdate(page);
  const news = second.getByText('There is a new version.');
  await expect(news).toBeVisible();
  await button(second, 'Close').click();
  await expect(news).toBeHidden();
  await expect(page.getByText('There is a new version.')).toBeVisible();
  expect(await buildOf(page)).toBeUndefined();
  await button(page, 'Reload').click();
  await expect.poll(() => buildOf(page)).toBe('next');
  await expectBoard(page, board);
  await button(page, 'Undo').click();
  await expectBoard(page, first);
  // The first tab, in which the news was closed, offers the new version again.
  await expect(news).toBeVisible();
  expect(await buildOf(second)).toBeUndefined();
  await button(second, 'Reload').click();
  await expect.poll(() => buildOf(second)).toBe('next');
  await expectBoard(second, inkala);
});

test('a text and a file shared to the app are put on the board', async ({ page, site }) => {
  await page.goto(site.address);
  await expectReadyOffline(page);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  // The system posts a form and opens the page to which the answer redirects. The test posts by fetch, since the page's policy forbids forms.
  interface Shared {
    texts?: Readonly<Record<string, string>>;
    file?: NamedFile;
  }
  const share = async ({ texts = {}, file }: Shared) => {
    const led = await page.evaluate(
      async ({ texts, file }) => {
        const form = new FormData();
        if (file) form.set('puzzles', file);
        for (const [name, text] of Object.entries(texts)) form.set(name, text);
        return (await fetch('share', { method: 'POST', body: form, redirect: 'manual' })).type;
      },
      { texts, file: file && (await fileIn(page, file)) },
    );
    expect(led).toBe('opaqueredirect');
    await page.goto('about:blank');
    await page.goto(`${site.address}#shared`);
  };
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await (await fetch(link?.href ?? '')).json()) as {
      share_target: { action: string; params: { files: { accept: string[] }[] } };
    };
  });
  expect(manifest.share_target.action).toBe('share');
  expect(manifest.share_target.params.files[0]?.accept).toContain('image/*');
  await share({ texts: { text: inkala } });
  await expectBoard(page, inkala);
  const sample = { name: 'puzzle.sdk', type: 'text/plain', content: sample2239.input };
  await share({ file: sample });
  await expectBoard(page, lineOf(sample2239.input));

  // Apps share a puzzle in several forms: with prose around it, with a title, as a link in the text or in its own field.
  await share({ texts: { text: `Look at this sudoku! ${inkala}`, title: 'A hard one' } });
  await expectBoard(page, inkala);
  const link = `${site.address}#p=${lineOf(sample2239.input)}&s=fast`;
  await share({ texts: { text: `Try this: ${link}` } });
  await expectBoard(page, lineOf(sample2239.input));
  await share({
    texts: { title: 'Retrace', text: 'A sudoku for you', url: `${site.address}#p=${inkala}` },
  });
  await expectBoard(page, inkala);

  // A file that is no picture is reported in a sentence, and the kept board stays.
  await expect.poll(() => keptIn(page)).toContain(`"present":["${inkala}"`);
  await share({ file: { name: 'sudoku.png', type: 'image/png', content: 'not read' } });
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'cannot open this file as a picture',
  );
  await expectBoard(page, inkala);

  // A photo is read and, once the person has checked it, put on the board.
  const photo = await photoOf(page, { line: antiBruteForce });
  await share({ file: { name: 'photo.png', type: 'image/png', content: photo } });
  await button(page, 'Put on the board').click();
  await expectBoard(page, antiBruteForce);
});

test.describe('without the service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('board, undo history and mode come back after a reload', async ({ page }) => {
    await page.goto(`/#p=${inkala}`);
    await enter(page, 1, 2, '1');
    await expect(cell(page, 1, 2)).toHaveText('1');
    await expect.poll(() => keptIn(page)).toContain(inkala.replace('8.', '81'));
    // The installed app starts without a link.
    await page.goto('about:blank');
    await page.goto('/');
    await expect(cell(page, 1, 2)).toHaveText('1');
    await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 8/);
    await button(page, 'Undo').click();
    await expectBoard(page, inkala);
  });

  test('a file opened with the app is put on the board', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'launchQueue', {
        value: {
          setConsumer: (consumer: unknown) => {
            Object.assign(window, { consumer });
          },
        },
      });
    });
    await page.goto('/');
    await expect.poll(() => page.evaluate(() => 'consumer' in window)).toBe(true);
    const launch = async (file: NamedFile) =>
      (await fileIn(page, file)).evaluate((inPage) => {
        const { consumer } = window as unknown as { consumer: (launch: unknown) => void };
        consumer({ files: [{ getFile: () => Promise.resolve(inPage) }] });
      });
    await launch({ name: 'puzzle.sdm', content: inkala });
    await expectBoard(page, inkala);
    const photo = await photoOf(page, { line: antiBruteForce });
    await launch({ name: 'photo.png', type: 'image/png', content: photo });
    await button(page, 'Put on the board').click();
    await expectBoard(page, antiBruteForce);
  });

  test.describe('where the script that registers the service worker cannot be fetched', () => {
    test.use({ allowedFaults: [[/Failed to load resource|net::ERR/], { scope: 'test' }] });

    test('everything else works, and nothing is reported', async ({ page }) => {
      await page.route('**/workbox-window*', (route) => route.abort());
      const refused = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('workbox'),
      );
      await page.goto(`/#p=${inkala}`);
      await refused;
      await button(page, 'Solve').click();
      await expectBoard(page, inkalaSolved);
    });
  });

  test('where storage is refused everything else works', async ({ page }) => {
    await page.addInitScript(() => {
      const refused = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      Object.defineProperty(window, 'indexedDB', { get: refused });
      Object.defineProperty(window, 'localStorage', { get: refused });
      // Firefox runs this script on its blank page, too, which has no service workers.
      if (!('serviceWorker' in navigator)) return;
      navigator.serviceWorker.register = () =>
        Promise.reject(new DOMException('refused', 'SecurityError'));
    });
    await page.goto(`/#p=${inkala}`);
    await page.getByText('Solver', { exact: true }).click();
    await button(page, 'Solve').click();
    await expectBoard(page, inkalaSolved);
  });
});
