// The play screen of a phone is a stage: in every state of a game nothing scrolls, and the board and every control are in view.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { inkala, pointing } from './support/puzzles';
import { button, cell, open, openMenu, paste } from './support/sudoku';
import { expect, test } from './support/test';
import { stageFaults } from './states/stage-faults';
import { openHint, stageStates, tools } from './states/stage-states';

const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 412, height: 840 },
  { width: 430, height: 932 },
  { width: 844, height: 390 },
] as const;

for (const [index, state] of stageStates.entries()) {
  const { name, open: reach, controls, scrolls = false, board = 'shown' } = state;
  test(`${name}: all of it is in view on every phone, and nothing scrolls`, async ({
    page,
    browserName,
  }) => {
    test.skip(
      browserName === 'firefox' && !state.inFirefox,
      'its layout is that of a state beside it',
    );
    test.setTimeout(120_000);
    // Each state is reached on another phone, and seen on all of them.
    await page.setViewportSize(sizes[index % sizes.length] ?? sizes[0]);
    await reach(page);
    for (const each of [...controls, ...(board === 'shown' ? tools : [])])
      await expect(button(page, each).first()).toBeVisible();
    for (const language of ['en', 'ko']) {
      await page.evaluate((lang) => {
        document.documentElement.lang = lang;
      }, language);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const faults = await stageFaults(page, { scrolls, board });
        expect.soft(faults, `${language}, ${size.width} × ${size.height}`).toEqual([]);
      }
    }
    await expectAccessible(page);
  });
}

/** The phone of the tests below, in the context that all tests share. */
const onPhone = (page: Page) => page.setViewportSize(sizes[2]);

test('whatever is pasted, the keys come back with a tap on a cell', async ({ page }) => {
  await onPhone(page);
  const texts = [
    inkala,
    `${pointing}\n${inkala}`,
    'hello',
    `${inkala}1`,
    `# ${pointing}\n${inkala}`,
    `${inkala}\nsomething else`,
    `${inkala} ${pointing}`,
    '12\n34',
    inkala.match(/.{9}/g)?.join('\n') ?? '',
  ];
  for (const text of texts) {
    await test.step(JSON.stringify(text.slice(0, 20)), async () => {
      await open(page, pointing);
      await paste(page, text);
      // The text is read in a worker, so what it says may come after a tap; the next tap answers it.
      await expect(async () => {
        await cell(page, 9, 1).click();
        await expect(button(page, 'Enter 1')).toBeVisible({ timeout: 1000 });
        expect(await stageFaults(page)).toEqual([]);
        await button(page, 'Enter 1').click({ timeout: 1000 });
      }).toPass();
      await expect(cell(page, 9, 1)).toHaveText('1');
      await button(page, 'New').click();
      await expect(button(page, 'Medium')).toBeVisible();
    });
  }
});

test('a tap on a cell brings the keys back from a hint, and Hint again goes on with it', async ({
  page,
}) => {
  await onPhone(page);
  await openHint(page);
  await expect(
    page.getByText('Hint again tells more; a tap on a cell brings the keys back.'),
  ).toBeVisible();
  await cell(page, 8, 5).click();
  await expect(button(page, 'Enter 1')).toBeVisible();
  await expect(button(page, 'Where?')).toBeHidden();
  await button(page, 'Hint').click();
  await expect(page.getByText('Look at box 2.')).toBeVisible();
  await expect(button(page, 'Enter 1')).toBeHidden();
});

test('a pause covers the board and takes no digits, and a key that undoes ends it', async ({
  page,
}) => {
  await open(page, inkala);
  await cell(page, 1, 2).click();
  await page.keyboard.press('1');
  await button(page, 'Pause the game').click();
  await page.keyboard.press('5');
  await expect(button(page, 'Enter 5')).toBeHidden();
  await button(page, 'Resume the game').last().click();
  await expect(cell(page, 1, 2)).toHaveText('1');
  await expect(cell(page, 1, 2)).toBeFocused();
});

for (const size of [sizes[2], { width: 900, height: 800 }, { width: 1280, height: 720 }]) {
  test(`a pause covers the whole board, ${size.width} px wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, inkala);
    const board = await page.getByRole('grid').boundingBox();
    await button(page, 'Pause the game').click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    expect(await page.locator('.cover').boundingBox()).toEqual(board);
  });
}

test('a digit that is chosen first lights all of its kind', async ({ page }) => {
  await onPhone(page);
  await open(page, inkala);
  await button(page, 'More').click();
  await openMenu(page);
  await page.getByRole('checkbox', { name: 'Choose the digit first' }).check();
  await button(page, 'Back to the board').click();
  await page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
  });
  const ground = () =>
    cell(page, 1, 1).evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await button(page, `Enter ${inkala.charAt(0)}`).click();
  await expect.poll(ground).not.toBe(before);
});
