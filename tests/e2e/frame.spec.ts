// The frame: languages, themes, large keys, print, motion.
import { inkala, inkalaSolved } from './support/puzzles';
import { button, cell, choose, expectBoard, headline, open } from './support/sudoku';
import { expect, test } from './support/test';

test.use({ usesSolver: true });

const lightness = (colour: string) =>
  (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);

test.describe('the language', () => {
  test('follows an English browser', async ({ page }) => {
    await open(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle('Retrace: Sudoku by backtracking');
    await expect(button(page, 'Solve')).toBeVisible();
  });

  test.describe('of a Korean browser', () => {
    test.use({ locale: 'ko-KR' });

    test('is followed', async ({ page }) => {
      await open(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
      await expect(page).toHaveTitle('Retrace: 백트래킹으로 푸는 스도쿠');
      await expect(button(page, '풀기')).toBeVisible();
    });
  });

  test('is switched in the frame and in the element, and remembered', async ({ page }) => {
    await open(page, inkala);
    await button(page, '한국어').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(cell(page, 1, 1)).toHaveAccessibleName('1행 1열, 주어진 수 8');
    await expect(button(page, '풀기')).toBeVisible();
    await page.reload();
    await expect(button(page, '풀기')).toBeVisible();
    await button(page, 'English').click();
    await expect(button(page, 'Solve')).toBeVisible();
  });
});

/** The reason why tests of media features skip Firefox, which Playwright drives by WebDriver BiDi. */
const cannotEmulate = 'media features cannot be emulated in Firefox ESR';

test.describe('the theme', () => {
  const ground = (page: Parameters<typeof open>[0]) =>
    page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  const paper = (page: Parameters<typeof open>[0]) =>
    cell(page, 5, 5).evaluate((element) => getComputedStyle(element).backgroundColor);

  test('follows the system', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', cannotEmulate);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page);
    expect(lightness(await ground(page))).toBeLessThan(150);
    expect(lightness(await paper(page))).toBeLessThan(150);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(lightness(await ground(page))).toBeGreaterThan(600);
    expect(lightness(await paper(page))).toBeGreaterThan(600);
  });

  test('is chosen in the frame, and remembered', async ({ page }) => {
    await open(page);
    await choose(page.getByRole('radio', { name: 'Light' }));
    expect(lightness(await ground(page))).toBeGreaterThan(600);
    await choose(page.getByRole('radio', { name: 'Dark' }));
    expect(lightness(await ground(page))).toBeLessThan(150);
    expect(lightness(await paper(page))).toBeLessThan(150);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(lightness(await paper(page))).toBeLessThan(150);
  });
});

test('on a phone the keys are large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await button(page, 'Language and theme').click();
  const expectLarge = async (names: readonly string[]) => {
    for (const name of names) {
      const box = await button(page, name).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
      expect(box?.width, name).toBeGreaterThanOrEqual(44);
    }
  };
  await expectLarge(['Enter 1', 'Erase', 'Undo', 'Hint', 'More', 'New', '한국어']);
  await button(page, 'More').click();
  await expectLarge(['Solve', 'Watch it search', 'Paste', 'as 2580']);
});

test('nothing moves when a puzzle is solved', async ({ page }) => {
  await open(page, inkala);
  // The buttons for questions come a moment after the board.
  await expect(button(page, 'Share and print')).toBeVisible();
  // News with a button may appear in the header meanwhile, so only main and footer count. A slow machine has a button to stop the
  // rating. Scrolling changes fractions of a pixel.
  const tops = () =>
    page
      .locator('main, footer')
      .getByRole('button', { name: /^(?!Stop rating$)/ })
      .evaluateAll((buttons) =>
        buttons.map((each) => Math.round(10 * (each.getBoundingClientRect().top + scrollY)) / 10),
      );
  const before = await tops();
  await button(page, 'Solve').click();
  await expectBoard(page, inkalaSolved);
  expect(await tops()).toEqual(before);
});

test('print gives the board alone', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', cannotEmulate);
  await open(page, inkala);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const box = await page.getByRole('grid').boundingBox();
  expect(box?.width).toBeGreaterThan(400);
  expect(box?.height).toBe(box?.width);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(cell(page, 1, 1)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(cell(page, 1, 1)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

for (const [reducedMotion, animation] of [
  ['reduce', 'none'],
  ['no-preference', 'appear'],
] as const) {
  test(`found digits have the animation ${animation} with motion ${reducedMotion}`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', cannotEmulate);
    await page.emulateMedia({ reducedMotion });
    await open(page, inkala);
    await button(page, 'Solve').click();
    await expectBoard(page, inkalaSolved);
    await expect(cell(page, 1, 2)).toHaveCSS('animation-name', animation);
  });
}

test('everything works by keyboard alone', async ({ page, browserName }) => {
  test.setTimeout(90_000);
  await open(page);
  const tabTo = async (target: ReturnType<typeof button>, key = 'Tab') => {
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press(key);
      if (await target.evaluate((element) => element.matches(':focus'))) return;
    }
    await expect(target).toBeFocused();
  };
  await tabTo(page.getByRole('link', { name: 'To the board' }));
  await page.keyboard.press('Enter');
  await tabTo(cell(page, 1, 1));
  await page.keyboard.type('53');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('1');
  await expectBoard(page, `31${'.'.repeat(79)}`);
  await tabTo(button(page, 'Enter 1'));
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Enter 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectBoard(page, `32${'.'.repeat(79)}`);
  await tabTo(button(page, 'Undo'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectBoard(page, `31${'.'.repeat(79)}`);
  await tabTo(page.getByLabel('Strategy'));
  await page.keyboard.type('forced');
  // In Firefox a choice typed on a closed list takes effect only when the field is left or Enter is pressed.
  if (browserName === 'firefox') await page.keyboard.press('Enter');
  await expect(page.getByLabel('Strategy')).toHaveValue('propagation');
  await tabTo(button(page, 'Solve'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(headline(page)).toContainText('Several solutions');
  await tabTo(button(page, 'as one line'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied as one line.')).toBeVisible();
  await tabTo(page.getByRole('button', { name: /^Inkala/ }));
  await page.keyboard.press('Enter');
  await expectBoard(page, inkala);
});
