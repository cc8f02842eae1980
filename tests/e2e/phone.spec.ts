// On a phone the result of an action is in view, and an error stands beside the control that caused it.
import type { Page } from '@playwright/test';
import { editor, openCode } from './support/coding';
import { inkala, sample2239, lineOf } from './support/puzzles';
import { alert, button, cell, expectBoard, open } from './support/sudoku';
import { expect, test } from './support/test';

for (const width of [320, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch: true });

    const expectBoardSeen = (page: Page) =>
      expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });

    test('what is brought is on a board that is in view, and a bad text is told beside its field', async ({
      page,
    }) => {
      await open(page);
      await button(page, 'More').click();
      await page.getByRole('button', { name: /^Anti-brute-force/ }).click();
      await expectBoardSeen(page);
      await button(page, 'New').click();
      await button(page, 'Bring your own').click();
      await page.getByText('Puzzle as text').click();
      const panel = page.getByRole('region', { name: 'Bring your own' });
      const field = panel.getByRole('textbox');
      await field.fill('12345');
      await button(page, 'Put on the board').click();
      await expect(panel.getByRole('alert')).toHaveText(/has 5 cells instead of/);
      await expect(panel.getByRole('alert')).toBeInViewport({ ratio: 1 });
      await expect(field).toHaveValue('12345');
      await field.fill(sample2239.input);
      await button(page, 'Put on the board').click();
      await expectBoard(page, lineOf(sample2239.input));
      await expectBoardSeen(page);
      await expect(alert(page)).toBeEmpty();
    });

    test('where it went wrong is told beside a board that is in view, and a copy beside its buttons', async ({
      page,
    }) => {
      await open(page, inkala);
      await cell(page, 1, 2).click();
      await button(page, 'Enter 4').click();
      await button(page, 'More').click();
      await button(page, 'Where did I go wrong?').click();
      await expect(page.getByText(/Change 1 of 1, r1c2 = 4/)).toBeInViewport({ ratio: 1 });
      await expectBoardSeen(page);
      await button(page, 'More').click();
      await page.getByText('Solver', { exact: true }).click();
      await button(page, 'as one line').click();
      await expect(page.getByText('Copied as one line.')).toBeInViewport({ ratio: 1 });
    });

    test('a puzzle that was made and a race that is started are in view', async ({ page }) => {
      await page.goto('/#m=make');
      await button(page, 'Make a puzzle').click();
      await button(page, 'Put on the board').click();
      await expectBoardSeen(page);
      await page.goto(`/#p=${lineOf(sample2239.input)}&m=race`);
      await button(page, 'Start the race').click();
      await expect(
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading') })
          .first(),
      ).toBeInViewport();
    });
  });
}

test('fields are large enough that Safari on a phone does not zoom into them', async ({
  browser,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Playwright gives Firefox no coarse pointer');
  const context = await browser.newContext({
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openCode(page);
  await expect(editor(page)).toHaveCSS('font-size', '16px');
  await page.goto('/#m=watch');
  await expect(page.getByLabel('Language of the program')).toHaveCSS('font-size', '16px');
  await context.close();
});
