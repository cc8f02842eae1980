// Everything of a game is on one screen, on a phone and a desktop, in both languages; stage.spec.ts has every state and phone.
import type { Locator, Page } from '@playwright/test';
import { inkala, pointing } from './support/puzzles';
import { button, cell, open } from './support/sudoku';
import { expect, test } from './support/test';

/** The share of a part that must be in view: Firefox reports a thousandth less where an edge is between two pixels. */
const wholly = 0.99;

const sizes = [
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
];

const words = {
  'en-US': {
    tools: ['Undo', 'Redo', 'Hint', 'Check', 'Digits', 'Corner', 'Centre', 'Colours', 'Erase'],
    key: (digit: number) => `Enter ${digit}`,
    fold: 'New',
    medium: 'Medium',
    hint: 'Hint',
    solve: 'Solve',
    card: 'Hint',
    made: 'A new puzzle: medium.',
  },
  'ko-KR': {
    tools: ['실행 취소', '다시 실행', '힌트', '확인', '숫자', '모서리', '가운데', '색', '지우기'],
    key: (digit: number) => `${digit} 입력`,
    fold: '새 퍼즐',
    medium: '보통',
    hint: '힌트',
    solve: '풀기',
    card: '힌트',
    made: '새 퍼즐입니다(보통).',
  },
};

/** Expects the parts within the window when the page is opened, without any scrolling. */
async function expectOnScreen(page: Page, parts: readonly Locator[]): Promise<void> {
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const part of parts) await expect(part).toBeInViewport({ ratio: wholly });
}

/** Clicks where the part is seen, since Playwright's own click may scroll to it first. */
async function press(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: wholly });
  const box = await part.boundingBox();
  if (!box) throw new Error('it is seen');
  await part.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

for (const { width, height } of sizes) {
  for (const locale of ['en-US', 'ko-KR'] as const) {
    test.describe(`${width}×${height}, ${locale}`, () => {
      const isPhone = width < 1000;
      test.use({ viewport: { width, height }, locale, hasTouch: isPhone });
      const { tools, key, fold, medium, hint, solve, card, made } = words[locale];
      const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
      const partsOf = (page: Page) => [
        cell(page, 1, 1),
        cell(page, 9, 9),
        ...tools.map((name) => button(page, name)),
        ...digits.map((digit) => button(page, key(digit))),
      ];

      test('board, keys, notes, undo, hint and erase are seen at once, and Solve is not among them', async ({
        page,
      }) => {
        await open(page, inkala);
        await expectOnScreen(page, partsOf(page));
        await expect(button(page, solve)).toBeHidden();
        await press(cell(page, 1, 2));
        await press(button(page, key(2)));
        await expect(cell(page, 1, 2)).toHaveText('2');
        await press(button(page, tools[6] ?? ''));
        await press(cell(page, 1, 3));
        await press(button(page, key(3)));
        await expectOnScreen(page, partsOf(page));
      });

      test('a hint is read beside the board, and moves neither board nor undo', async ({
        page,
      }) => {
        await open(page, pointing);
        const undo = button(page, tools[0] ?? '');
        const before = [await cell(page, 9, 9).boundingBox(), await undo.boundingBox()];
        await press(button(page, hint));
        const told = page.getByRole('region', { name: card, exact: true });
        await expect(told).toBeInViewport({ ratio: wholly });
        await expectOnScreen(page, [cell(page, 1, 1), cell(page, 9, 9), undo]);
        expect([await cell(page, 9, 9).boundingBox(), await undo.boundingBox()]).toEqual(before);
      });

      test('a new puzzle is on the screen, and made', async ({ page }) => {
        await open(page); // a sample, so no puzzle is kept and told of
        if (isPhone) await press(button(page, fold));
        const choice = button(page, medium);
        await expectOnScreen(page, [cell(page, 9, 9), choice]);
        await press(choice);
        await expect(page.getByText(made)).toBeInViewport({ ratio: wholly, timeout: 30_000 });
        await expectOnScreen(page, partsOf(page));
      });
    });
  }
}

test.describe('on a phone', () => {
  test.skip(
    ({ browserName }) => browserName !== 'chromium',
    'Firefox cannot be made to say that it has a touch screen',
  );
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('a first visit begins with the choice of a puzzle, and a tap on the board plays this one', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(button(page, 'Medium')).toBeInViewport({ ratio: wholly });
    await expect(button(page, 'Enter 1')).toBeHidden();
    await cell(page, 1, 1).tap();
    await expect(button(page, 'Medium')).toBeHidden();
    await button(page, 'Enter 1').tap();
    await expect(cell(page, 1, 1)).toHaveText('1');
  });

  test('language and theme are in a list that a button opens', async ({ page }) => {
    await open(page, inkala);
    await expect(button(page, '한국어')).toBeHidden();
    await button(page, 'Language and theme').tap();
    await button(page, '한국어').tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await page.keyboard.press('Escape');
    await expect(button(page, 'English')).toBeHidden();
  });

  test('the logical path is opened from the page of everything else, where the header has no room for it', async ({
    page,
  }) => {
    await open(page, pointing);
    await button(page, 'More').tap();
    await button(page, 'All steps').tap();
    await expect(page).toHaveURL(/m=explain/);
    await expect(page.getByRole('navigation', { name: 'Modes' })).toBeVisible();
  });
});
