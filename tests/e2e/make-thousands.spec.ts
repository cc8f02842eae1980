// Thousands of puzzles outlive the page: gone on with after a reload, discarded, and made in one tab at a time.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { downloadedBy } from './support/download';
import { inLanguage } from './support/repeated';
import { button, fillNumber } from './support/sudoku';
import { expect, test } from './support/test';

/** The hash of the command's output for `retrace generate -n 2000 --seed 7 --symmetry half-turn --rating 2.6-4.4`. */
const fileHash = 'd6eda8f31e6e1d02c1dd313ecf64bbd1279de4446465145c177a2bc92e90b71a';

const words = {
  en: {
    locale: 'en-US',
    thousands: 'Thousands',
    puzzles: 'Puzzles',
    make: (count: string) => `Make ${count} puzzles`,
    stop: 'Stop',
    goOn: 'Go on',
    discard: 'Discard',
    save: (count: string) => `Save ${count} puzzles`,
    running: 'Making puzzles…',
    made: (count: string) => new RegExp(`^[1-9][\\d,]* of ${count}, [\\d,]+ a second$`),
    left: /^(Less than a minute|About \d+ minutes?) left$/,
    done: 'Done.',
    stopped: 'Stopped.',
    begun: 'Begun earlier and not finished yet.',
    unfinished: /^The puzzles that you began before are not finished\./,
    elsewhere: /^Another tab of this browser is making thousands\./,
    kept: /^Kept in this browser as they come:/,
    keptWhole: /^Kept in this browser: after closing the page you can still save them here\.$/,
    notKept: /^This browser cannot keep the puzzles\./,
    lost: /^This browser no longer has all of these puzzles\./,
    old: /^Another version began these/,
    refused: /^This browser’s storage takes no more/,
    failed: 'A worker failed. Puzzles made so far are kept.',
    noMore: /^There seem to be no more:/,
    alike: /^\d+ puzzles? (was|were) like one before, and made again\.$/,
  },
  ko: {
    locale: 'ko-KR',
    thousands: '수천 개',
    puzzles: '퍼즐 수',
    make: (count: string) => `퍼즐 ${count}개 만들기`,
    stop: '멈추기',
    goOn: '이어서 만들기',
    discard: '버리기',
    save: (count: string) => `퍼즐 ${count}개 저장`,
    running: '퍼즐을 만드는 중…',
    made: (count: string) => new RegExp(`^${count}개 중 [1-9][\\d,]*개, 초당 [\\d,]+개$`),
    left: /^(1분 안에 끝납니다|약 \d+분 남음)$/,
    done: '다 만들었습니다.',
    stopped: '멈췄습니다.',
    begun: '만들다 만 퍼즐이 있습니다.',
    unfinished: /^앞서 시작한 퍼즐을 다 만들지 않았습니다\./,
    elsewhere: /^이 브라우저의 다른 탭에서 수천 개를 만들고 있습니다\./,
    kept: /^만드는 대로 이 브라우저에 남깁니다\./,
    keptWhole: /^이 브라우저에 남겨 두었습니다\./,
    notKept: /^이 브라우저에는 남길 수 없습니다\./,
    lost: /^이 브라우저에 퍼즐이 다 남아 있지 않습니다\./,
    old: /^다른 버전에서 만든 퍼즐입니다\./,
    refused: /^브라우저 저장 공간에 더 쓸 수 없습니다\./,
    failed: '워커가 실패했습니다. 만든 퍼즐은 그대로 있습니다.',
    noMore: /^앞에 나온 것과 닮은 퍼즐만 나옵니다\./,
    alike: /^\d+개는 앞의 퍼즐과 닮아 다시 만들었습니다\.$/,
  },
};
type Words = (typeof words)['en'];

/** An order that keeps 77 digits and wants 78 givens: few puzzles are possible, and most of them are alike. */
const fewPuzzles =
  '2_s7_n78-78_a_k12345678945678912378912345623156489756489723189723156431264597864597831297831....';

async function openThousands(page: Page, t: Words, order = '2_s7_yhalf-turn'): Promise<void> {
  await page.goto(`/#m=make&g=${order}`);
  await button(page, t.thousands).click();
}

/** Enters a number by typing, since Playwright's `fill` fires no `change` in Firefox, and starts making. */
async function make(page: Page, t: Words, count: string): Promise<void> {
  const field = page.getByLabel(t.puzzles, { exact: true });
  // The page may restore a kept series while the number is typed, so the typing is repeated until it holds.
  await expect(async () => {
    await fillNumber(field, count.replaceAll(',', ''));
    await field.blur();
    await expect(button(page, t.make(count))).toBeVisible({ timeout: 1000 });
  }).toPass();
  await button(page, t.make(count)).click();
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
  const t = words.en;
  await openThousands(page, t, '2_s7_yhalf-turn_r26-44');
  await make(page, t, '2,000');
  await expect(page.getByText(t.made('2,000'))).toBeVisible();
  await expectKept(page);
  await page.reload();
  await button(page, t.thousands).click();
  await expect(page.getByText(t.begun)).toBeVisible();
  await expect(page.getByText(t.made('2,000'))).toBeVisible();
  await button(page, t.goOn).click();
  await expect(page.getByText(t.done)).toBeVisible({ timeout: 45_000 });
  const file = await downloadedBy(button(page, t.save('2,000')));
  expect(createHash('sha256').update(file).digest('hex')).toBe(fileHash);
});

for (const language of ['en', 'ko'] as const) {
  const t = words[language];
  test.describe(inLanguage(language, 'ko'), () => {
    test.use({ locale: t.locale });

    test('a second tab shows that the first is at work, and goes on as soon as the first rests', async ({
      page,
      context,
    }) => {
      await openThousands(page, t);
      await make(page, t, '500,000');
      await expect(page.getByText(t.running)).toBeVisible();
      await expect(page.getByText(t.made('500,000'))).toBeVisible();
      await expect(page.getByText(t.left)).toBeVisible();
      await expect(page.getByText(t.kept)).toBeVisible();
      const second = await context.newPage();
      await openThousands(second, t);
      await expect(second.getByText(t.elsewhere)).toBeVisible();

      await button(page, t.stop).click();
      await expect(page.getByText(t.stopped)).toBeVisible();
      await expect(second.getByText(t.begun)).toBeVisible();
      await expect(second.getByText(t.elsewhere)).toBeHidden();
      await button(second, t.make('1,000')).click();
      await expect(second.getByText(t.unfinished)).toBeVisible();
      await button(second, t.goOn).click();
      await expect(second.getByText(t.running)).toBeVisible();
      await button(page, t.goOn).click();
      await expect(page.getByText(t.elsewhere)).toBeVisible();

      await second.close();
      await expect(page.getByText(t.elsewhere)).toBeHidden();
      await button(page, t.discard).click();
      await expect(page.getByText(t.made('500,000'))).toBeHidden();
      await page.reload();
      await button(page, t.thousands).click();
      await expect(button(page, t.make('1,000'))).toBeVisible();
      await expect(page.getByText(t.made('500,000'))).toBeHidden();
    });

    test('a tab that has made all lets another one save them and begin anew', async ({
      page,
      context,
    }) => {
      await openThousands(page, t);
      await make(page, t, '50');
      await expect(page.getByText(t.done)).toBeVisible();
      await expect(page.getByText(t.keptWhole)).toBeVisible();
      const second = await context.newPage();
      await openThousands(second, t);
      const file = await downloadedBy(button(second, t.save('50')));
      expect(file.toString().trimEnd().split('\n')).toHaveLength(50);
      await button(second, t.make('1,000')).click();
      await expect(button(second, t.save('1,000'))).toBeVisible({ timeout: 30_000 });
      // The first tab counts only its own puzzles, but saves all puzzles that were made so far.
      await button(page, t.save('50')).click();
      await expect(button(page, t.save('1,000'))).toBeVisible();
    });

    test('the page reports puzzles of another version, lost ones, and those without storage', async ({
      page,
    }) => {
      await openThousands(page, t);
      await make(page, t, '50');
      await expect(page.getByText(t.done)).toBeVisible();
      await spoil(page, 'old');
      await page.reload();
      await button(page, t.thousands).click();
      await expect(page.getByText(t.old)).toBeVisible();
      await expect(button(page, t.goOn)).toBeHidden();
      await spoil(page, 'lost');
      await button(page, t.save('50')).click();
      await expect(page.getByText(t.lost)).toBeVisible();
      await button(page, t.discard).click();
      await expect(button(page, t.discard)).toBeHidden();

      await page.addInitScript(() => {
        Object.defineProperty(globalThis, 'indexedDB', {
          get: () => {
            throw new DOMException('no storage here', 'SecurityError');
          },
        });
      });
      await page.reload();
      await button(page, t.thousands).click();
      await make(page, t, '50');
      await expect(page.getByText(t.done)).toBeVisible();
      await expect(page.getByText(t.notKept)).toBeVisible();
      const file = await downloadedBy(button(page, t.save('50')));
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
        await openThousands(page, t);
        const session = await context.newCDPSession(page);
        const { origin } = new URL(page.url());
        await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
        await make(page, t, '2,000');
        await expect(page.getByText(t.refused)).toBeVisible();
        // Only the first tab has the puzzles that are not kept, so no other tab takes the series over.
        const second = await context.newPage();
        await openThousands(second, t);
        await expect(second.getByText(t.elsewhere)).toBeVisible();
        await second.close();
        await session.send('Storage.overrideQuotaForOrigin', { origin });
        const before = await page.getByText(t.made('2,000')).innerText();
        expect(before).not.toMatch(/^0/);
        await button(page, t.goOn).click();
        await expect(page.getByText(t.done)).toBeVisible({ timeout: 45_000 });
        await page.reload();
        await button(page, t.thousands).click();
        await expect(button(page, t.save('2,000'))).toBeVisible();
      });
    });

    test.describe('where a worker fails', () => {
      test.use({ allowedFaults: [/ERR_FAILED|make-.*\.js/] });

      test('the page says so, and says when there are no more, and keeps the puzzles made', async ({
        page,
      }) => {
        await openThousands(page, t, fewPuzzles);
        await make(page, t, '50');
        await expect(page.getByText(t.noMore)).toBeVisible();
        await expect(page.getByText(t.alike)).toBeVisible();
        await expect(button(page, t.goOn)).toBeHidden();
        await button(page, t.discard).click();
        await openThousands(page, t);
        await page.reload();
        await button(page, t.thousands).click();
        await page.route(/make-(?!view)[^/]*\.js$/, (route) => route.abort());
        await make(page, t, '50');
        await expect(page.getByText(t.failed)).toBeVisible();
        await page.unroute(/make-(?!view)[^/]*\.js$/);
        await button(page, t.goOn).click();
        await expect(button(page, t.save('50'))).toBeVisible();
      });
    });
  });
}
