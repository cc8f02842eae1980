// Every lesson is gone through by keyboard in Korean, with all of its questions, and has a link and a tag.
import type { Page } from '@playwright/test';
import { answers, give } from './support/lessons';
import { inkala } from './support/puzzles';
import { boardOf, button, open, openLearn, placeLink, strategyNamed } from './support/sudoku';
import { expect, test } from './support/test';
import { downloadedBy } from './support/download';
import { expectAt, openWatch, timeline, watchedBoard } from './support/watching';

const names = Object.keys(answers);
/** The number of lessons in one test, which share a page. */
const together = 4;
const reply = '.reply';

test.describe('in Korean, by keyboard', () => {
  test.use({ locale: 'ko-KR', contextOptions: { reducedMotion: 'reduce' } });

  /** Answers every question of the lesson that is open, and goes back to the list. */
  async function goThrough(page: Page, name: string): Promise<void> {
    const pages = answers[name] ?? [];
    for (const [index, answer] of pages.entries()) {
      const here = page.getByRole('group', { name: `${pages.length}쪽 중 ${index + 1}쪽` });
      await expect(here).toBeVisible();
      if (answer) {
        await expect(here.locator(reply)).toBeEmpty();
        await give(page, answer, 'ko');
        await expect(here.locator(reply)).toHaveClass(/right/);
        await expect(here.locator(reply)).not.toBeEmpty();
      } else await expect(here.locator(reply)).toHaveCount(0);
      const next = button(page, '다음');
      if (index < pages.length - 1) await next.press('Enter');
      else await expect(next).toHaveAttribute('aria-disabled', 'true');
    }
    await button(page, '레슨 목록').press('Enter');
    const count = pages.filter(Boolean).length;
    const done = page.locator(`[data-lesson="${name}"]`);
    await expect(done).toContainText(`질문 ${count}개 중 ${count}개에 답함`);
    await expect(done).toBeFocused();
  }

  // Several lessons share a page, since opening a page takes as long as half a lesson.
  for (let first = 0; first < names.length; first += together) {
    const some = names.slice(first, first + together);
    test(`${some.join(', ')} are gone through by their questions`, async ({ page }) => {
      await page.goto(`/#m=learn&l=${some[0] ?? ''}`);
      for (const [index, name] of some.entries()) {
        if (index > 0) await page.locator(`[data-lesson="${name}"]`).press('Enter');
        await test.step(name, () => goThrough(page, name));
      }
    });
  }

  test('on a phone the board stays in view while the text is read', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/#m=learn&l=greedy-dead-end');
    await expect(page.getByText('동전이 1, 3, 4뿐일 때')).toBeVisible();
    await page.locator('.take').scrollIntoViewIfNeeded();
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
    await expect(button(page, '재생')).toBeInViewport();
  });
});

test('a wrong answer gets its reason, the right one its proof on the board', async ({ page }) => {
  await page.goto('/#m=learn&l=three-cells');
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await expectAt(page, 2);
  await button(page, '2').click();
  await expect(page.getByText('Row 1 has a 2 already, in r1c6.')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /dead end/ })).toHaveCount(0);
  await button(page, 'none').click();
  await expect(page.getByText('Such a cell is a dead end')).toBeVisible();
  await expectAt(page, 3);
  await expect(
    page.getByRole('gridcell', { name: 'row 1, column 9, blank, dead end' }),
  ).toBeVisible();
});

test('a cell is chosen by pointing at it, and the answer can be asked for', async ({ page }) => {
  await page.goto('/#m=learn&l=forgotten-reset');
  await button(page, 'Next').click();
  await expectAt(page, 11);
  await page.getByRole('gridcell').nth(14).click();
  await expect(page.getByText('r2c6 is the cell that needs another digit.')).toBeVisible();
  await button(page, 'Show me').click();
  await expect(page.getByText('r2c7. Its 9 belongs to an attempt that failed')).toBeVisible();
  await expectAt(page, 13);
});

test('at 1280 by 800 board, text and controls are seen without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/#m=learn&l=flags');
  await expect(page.getByRole('heading', { name: /Flags for/ })).toBeFocused();
  for (const part of [page.getByRole('grid'), button(page, 'Next'), timeline(page)]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({
    ratio: 1,
  });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('progress is kept, and forgotten when asked', async ({ page }) => {
  await page.goto('/#m=learn&l=rules');
  await give(page, { digit: 1 }, 'en');
  await page.reload();
  await button(page, 'All lessons').click();
  const card = page.getByRole('button', { name: /Rules and numbers/ });
  await expect(card).toContainText('1 of 3 questions answered');
  await button(page, 'Go on').click();
  await expect(page.getByRole('heading', { name: /Rules and numbers/ })).toBeVisible();
  await button(page, 'All lessons').click();
  await button(page, 'Forget my progress').click();
  await expect(card).toContainText('0 of 3 questions answered');
});

test('the answers to lessons and films leave as one text and as a table', async ({ page }) => {
  await openWatch(page, { puzzle: inkala });
  await page.getByRole('tab', { name: 'Predict' }).click();
  await page.getByLabel('Ask before each step').check();
  await page.getByLabel('Question').selectOption('Deeper or back');
  await button(page, 'One step on').click();
  await page.getByRole('region', { name: 'Predict' }).getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Not back but deeper.')).toBeVisible();
  await page.goto('/#m=learn&l=rules');
  await button(page, '2').click();
  await give(page, { digit: 1 }, 'en');
  await button(page, 'All lessons').click();
  const text = await downloadedBy(button(page, 'Save all answers as text'));
  expect(text.toString()).toMatch(/^Page 1\. .*\? 2, 1 \(right at answer 2\)$/m);
  expect(text.toString()).toContain('Step 1. Deeper or back: back (was deeper)');
  const table = await downloadedBy(button(page, 'Save all answers as CSV'));
  expect(table.toString().trimEnd().split('\r\n')).toHaveLength(3);
  await button(page, 'Forget my progress').click();
  expect((await downloadedBy(button(page, 'Save all answers as text'))).toString()).not.toContain(
    'Lesson:',
  );
});

test('a lesson leaves the visitor’s board alone', async ({ page }) => {
  await open(page, inkala);
  await placeLink(page, 'Learn').click();
  await page.getByRole('button', { name: /Three cells/ }).click();
  await expectAt(page, 0);
  await placeLink(page, 'Play').click();
  await expect.poll(() => boardOf(page)).toBe(inkala);
});

test('a lesson has a link and its boards have tags', async ({ page, context, browserName }) => {
  if (browserName === 'chromium')
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLearn(page);
  await page.getByRole('button', { name: /Three cells/ }).click();
  for (let pages = 1; pages < 5; pages++) await button(page, 'Next').click();
  await expectAt(page, 8);
  await button(page, 'Copy tag of this board').click();
  await expect(page.getByText('Copied: a tag for any page that loads Retrace.')).toBeVisible();
  if (browserName === 'chromium') {
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '<retrace-sudoku puzzle=".7546.98..9481.67568259743.457621398263789154819354726538176249941238567726945813"' +
        ' mode="watch" strategy="used-flags" at="8"></retrace-sudoku>',
    );
  }
  await expect(page.getByRole('link', { name: 'Copy link to this page' })).toHaveAttribute(
    'href',
    '#m=learn&l=three-cells&at=5',
  );
});

test('a page of a lesson has an address, which Back, a reload and another tab follow', async ({
  page,
  context,
}) => {
  const pageOf = (number: number, tab = page) =>
    tab.getByRole('group', { name: `Page ${number} of 5` });
  await openLearn(page);
  await page.getByRole('button', { name: /Three cells/ }).click();
  await give(page, { digit: 1 }, 'en');
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await expect(pageOf(3)).toBeFocused();
  await expect(page).toHaveURL(/#m=learn&l=three-cells&at=3$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(pageOf(3, other)).toBeVisible();
  await other.close();
  await page.goBack();
  await expect(pageOf(2)).toBeVisible();
  await page.goBack();
  await expect(pageOf(1)).toBeVisible();
  await expect(page.locator('.reply')).toHaveClass(/right/); // the answer is not forgotten on the way
  await page.goForward();
  await expect(pageOf(2)).toBeVisible();
  await page.reload();
  await expect(pageOf(2)).toBeVisible();
  await page.goto('/#m=learn&l=three-cells&at=9');
  await expect(pageOf(1)).toBeVisible();
  await expect(page).toHaveURL(/#m=learn&l=three-cells$/);
});

test('a technique of the course has an address, which is copied', async ({ page }) => {
  await page.goto('/#m=techniques&l=x-wing');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'X-Wing' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Copy link to this technique' })).toHaveAttribute(
    'href',
    '#m=techniques&l=x-wing',
  );
});

const threeCells =
  '.7546.98..9481.67568259743.457621398263789154819354726538176249941238567726945813';

test('links to scenes of lessons, as they were before, lead to the page that shows them', async ({
  page,
}) => {
  await page.goto(`/#p=${threeCells}&s=used-flags&m=watch&at=5&l=three-cells`);
  await expect(page.getByRole('heading', { name: 'Three cells' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Page 4 of 5' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`/#p=${threeCells}&s=used-flags&m=watch&at=5`);
  await expectAt(page, 5);
  expect((await watchedBoard(page)).slice(0, 9)).toBe('175463982');
});

test('a link that names a lesson alone opens it, whatever mode was left here', async ({ page }) => {
  await page.goto('/#m=race');
  await expect(button(page, 'Start the race')).toBeVisible();
  // The page keeps the open mode a moment after a change; these lines give it that moment.
  await placeLink(page, 'Search').click();
  await expect(page.locator('retrace-sudoku')).toHaveJSProperty('mode', 'race');
  await page.goto('about:blank');
  await page.goto('/#l=flags');
  await expect(page.getByRole('heading', { name: /Flags for/ })).toBeVisible();
  await expect(page).toHaveURL(/#m=learn&l=flags$/);
});

test('a lesson on the cost of strategies counts their steps', async ({ page }) => {
  await page.goto('/#m=learn&l=same-steps');
  await button(page, 'Count now').click();
  await expect(page.getByText('Measured on this device just now.')).toBeVisible();
  await expect(page.locator('retrace-measured li')).toHaveText(
    Array.from({ length: 4 }, () => /323/),
  );
});

test('the question of vectors or copies leads to the race of the three', async ({ page }) => {
  await page.goto('/#m=learn&l=vectors-or-copies');
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await button(page, 'Compare in Race mode').click();
  await expect(button(page, 'Start the race')).toBeVisible();
  for (const name of ['scan-blanks', 'nested-vectors', 'copied-board']) {
    await expect(page.getByRole('checkbox', { name: strategyNamed(name) })).toBeChecked();
  }
});
