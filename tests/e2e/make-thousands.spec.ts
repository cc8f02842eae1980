// Thousands of puzzles outlive the page: gone on with after a reload, discarded, and made in one tab at a time.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { downloadedBy } from './support/download';
import { button, fillNumber } from './support/sudoku';
import { expect, test } from './support/test';

/** The hash of the command's output for `retrace generate -n 2000 --seed 7 --symmetry half-turn --rating 2.6-4.4`. */
const fileHash = 'd6eda8f31e6e1d02c1dd313ecf64bbd1279de4446465145c177a2bc92e90b71a';

/** An order that keeps 77 digits and wants 78 givens: few puzzles are possible, and most of them are alike. */
const fewPuzzles =
  '2_s7_n78-78_a_k12345678945678912378912345623156489756489723189723156431264597864597831297831....';

/** Tells that some of so many puzzles are made. */
const made = (count: string) => new RegExp(`^[1-9][\\d,]* of ${count}, [\\d,]+ a second$`);

async function openThousands(page: Page, order = '2_s7_yhalf-turn'): Promise<void> {
  await page.goto(`/#m=make&g=${order}`);
  await button(page, 'Thousands').click();
}

/** Enters a number by typing, since Playwright's `fill` fires no `change` in Firefox, and starts making. */
async function make(page: Page, count: string): Promise<void> {
  const field = page.getByLabel('Puzzles', { exact: true });
  // The page may restore a kept series while the number is typed, so the typing is repeated until it holds.
  await expect(async () => {
    await fillNumber(field, count.replaceAll(',', ''));
    await field.blur();
    await expect(button(page, `Make ${count} puzzles`)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await button(page, `Make ${count} puzzles`).click();
}

/** Damages the kept series: deletes its first piece, or changes its version. */
async function spoil(page: Page, how: 'lost' | 'old'): Promise<void> {
  await page.evaluate(
    (what) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('retrace-thousands');
        opening.onsuccess = () => {
          const database = opening.result;
          const work = database.transaction('pieces', 'readwrite');
          const store = work.objectStore('pieces');
          if (what === 'lost') store.delete(0);
          const asked = store.get('series');
          asked.onsuccess = () => {
            const kept: unknown = asked.result;
            if (what !== 'old' || typeof kept !== 'object' || !kept || !('link' in kept)) return;
            store.put({ ...kept, link: String(kept.link).replace(/=\d+_/, '=1_') }, 'series');
          };
          work.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    how,
  );
}

/** Puzzles are kept a moment after they are counted, and a page that ends sooner loses them. */
const expectKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('retrace-thousands');
            opening.onsuccess = () => {
              const database = opening.result;
              const asked = database.transaction('pieces').objectStore('pieces').get('series');
              asked.onsuccess = () => {
                const kept = asked.result as { reached: { made: number } } | undefined;
                database.close();
                resolve(kept?.reached.made ?? 0);
              };
            };
          }),
      ),
    )
    .toBeGreaterThan(0);

test('after a reload thousands are gone on with, and the file is as the command writes it', async ({
  page,
}) => {
  await openThousands(page, '2_s7_yhalf-turn_r26-44');
  await make(page, '2,000');
  await expect(page.getByText(made('2,000'))).toBeVisible();
  await expectKept(page);
  await page.reload();
  await button(page, 'Thousands').click();
  await expect(page.getByText('Begun earlier and not finished yet.')).toBeVisible();
  await expect(page.getByText(made('2,000'))).toBeVisible();
  await button(page, 'Go on').click();
  await expect(page.getByText('Done.')).toBeVisible({ timeout: 45_000 });
  const file = await downloadedBy(button(page, 'Save 2,000 puzzles'));
  expect(createHash('sha256').update(file).digest('hex')).toBe(fileHash);
});

test('a second tab shows that the first is at work, and goes on as soon as the first rests', async ({
  page,
  context,
}) => {
  await openThousands(page);
  await make(page, '500,000');
  await expect(page.getByText('Making puzzles…')).toBeVisible();
  await expect(page.getByText(made('500,000'))).toBeVisible();
  await expect(page.getByText(/^(Less than a minute|About \d+ minutes?) left$/)).toBeVisible();
  await expect(page.getByText(/^Kept in this browser as they come:/)).toBeVisible();
  const second = await context.newPage();
  await openThousands(second);
  await expect(
    second.getByText(/^Another tab of this browser is making thousands\./),
  ).toBeVisible();

  await button(page, 'Stop').click();
  await expect(page.getByText('Stopped.')).toBeVisible();
  await expect(second.getByText('Begun earlier and not finished yet.')).toBeVisible();
  await expect(second.getByText(/^Another tab of this browser is making thousands\./)).toBeHidden();
  await button(second, 'Make 1,000 puzzles').click();
  await expect(
    second.getByText(/^The puzzles that you began before are not finished\./),
  ).toBeVisible();
  await button(second, 'Go on').click();
  await expect(second.getByText('Making puzzles…')).toBeVisible();
  await button(page, 'Go on').click();
  await expect(page.getByText(/^Another tab of this browser is making thousands\./)).toBeVisible();

  await second.close();
  await expect(page.getByText(/^Another tab of this browser is making thousands\./)).toBeHidden();
  await button(page, 'Discard').click();
  await expect(page.getByText(made('500,000'))).toBeHidden();
  await page.reload();
  await button(page, 'Thousands').click();
  await expect(button(page, 'Make 1,000 puzzles')).toBeVisible();
  await expect(page.getByText(made('500,000'))).toBeHidden();
});

test('a tab that has made all lets another one save them and begin anew', async ({
  page,
  context,
}) => {
  await openThousands(page);
  await make(page, '50');
  await expect(page.getByText('Done.')).toBeVisible();
  await expect(
    page.getByText(/^Kept in this browser: after closing the page you can still save them here\.$/),
  ).toBeVisible();
  const second = await context.newPage();
  await openThousands(second);
  const file = await downloadedBy(button(second, 'Save 50 puzzles'));
  expect(file.toString().trimEnd().split('\n')).toHaveLength(50);
  await button(second, 'Make 1,000 puzzles').click();
  await expect(button(second, 'Save 1,000 puzzles')).toBeVisible({ timeout: 30_000 });
  // The first tab counts only its own puzzles, but saves all puzzles that were made so far.
  await button(page, 'Save 50 puzzles').click();
  await expect(button(page, 'Save 1,000 puzzles')).toBeVisible();
});

test('the page reports puzzles of another version, lost ones, and those without storage', async ({
  page,
}) => {
  await openThousands(page);
  await make(page, '50');
  await expect(page.getByText('Done.')).toBeVisible();
  await spoil(page, 'old');
  await page.reload();
  await button(page, 'Thousands').click();
  await expect(page.getByText(/^Another version began these/)).toBeVisible();
  await expect(button(page, 'Go on')).toBeHidden();
  await spoil(page, 'lost');
  await button(page, 'Save 50 puzzles').click();
  await expect(page.getByText(/^This browser no longer has all of these puzzles\./)).toBeVisible();
  await button(page, 'Discard').click();
  await expect(button(page, 'Discard')).toBeHidden();

  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('no storage here', 'SecurityError');
      },
    });
  });
  await page.reload();
  await button(page, 'Thousands').click();
  await make(page, '50');
  await expect(page.getByText('Done.')).toBeVisible();
  await expect(page.getByText(/^This browser cannot keep the puzzles\./)).toBeVisible();
  const file = await downloadedBy(button(page, 'Save 50 puzzles'));
  expect(file.toString().trimEnd().split('\n')).toHaveLength(50);
});

test.describe('where there is little room', () => {
  // Chromium remembers the storage quota for a while, so the test has its own context.
  test.use({ ownContext: true });

  test('a full storage stops them, and no puzzle is lost', async ({
    page,
    context,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Chromium alone gives an origin less room');
    await openThousands(page);
    const session = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await make(page, '2,000');
    await expect(page.getByText(/^This browser’s storage takes no more/)).toBeVisible();
    // Only the first tab has the puzzles that are not kept, so no other tab takes the series over.
    const second = await context.newPage();
    await openThousands(second);
    await expect(
      second.getByText(/^Another tab of this browser is making thousands\./),
    ).toBeVisible();
    await second.close();
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    const before = await page.getByText(made('2,000')).innerText();
    expect(before).not.toMatch(/^0/);
    await button(page, 'Go on').click();
    await expect(page.getByText('Done.')).toBeVisible({ timeout: 45_000 });
    await page.reload();
    await button(page, 'Thousands').click();
    await expect(button(page, 'Save 2,000 puzzles')).toBeVisible();
  });
});

test.describe('where a worker fails', () => {
  test.use({ allowedFaults: [/ERR_FAILED|make-.*\.js/] });

  test('the page says so, and says when there are no more, and keeps the puzzles made', async ({
    page,
  }) => {
    await openThousands(page, fewPuzzles);
    await make(page, '50');
    // The same few puzzles are made again and again until that is clear, which takes a busy machine long.
    const noMore = page.getByText(/^There seem to be no more:/);
    await expect(noMore).toBeVisible({ timeout: 45_000 });
    await expect(
      page.getByText(/^\d+ puzzles? (was|were) like one before, and made again\.$/),
    ).toBeVisible();
    await expect(button(page, 'Go on')).toBeHidden();
    await button(page, 'Discard').click();
    await openThousands(page);
    await page.reload();
    await button(page, 'Thousands').click();
    await page.route(/make-(?!view)[^/]*\.js$/, (route) => route.abort());
    await make(page, '50');
    await expect(page.getByText('A worker failed. Puzzles made so far are kept.')).toBeVisible();
    await page.unroute(/make-(?!view)[^/]*\.js$/);
    await button(page, 'Go on').click();
    await expect(button(page, 'Save 50 puzzles')).toBeVisible();
  });
});
