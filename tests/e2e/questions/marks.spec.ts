// Several cells at once, corner and centre notes, colours, the digit first, highlights, checks while playing, keys.
import type { Page } from '@playwright/test';
import { inkala, inkalaSolved } from '../support/puzzles';
import { button, cell, expectBoard, focusOn, open } from '../support/sudoku';
import { expect, test } from '../support/test';

test.use({ usesSolver: true });

const selected = (page: Page) => page.getByRole('gridcell', { selected: true });
const set = async (page: Page, name: string) => {
  await page.getByText('Settings', { exact: true }).click();
  await page.getByRole('checkbox', { name }).check();
};

/** Opens the page and waits until several cells can be chosen; that code is loaded after the board, without a sign on the page. */
async function openToPlay(page: Page): Promise<void> {
  await open(page, inkala);
  await expect(async () => {
    await cell(page, 1, 1).click();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(selected(page)).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
}

test('a drag chooses cells, and an entry goes into all of them', async ({ page }) => {
  await openToPlay(page);
  await cell(page, 1, 2).hover();
  await page.mouse.down();
  await cell(page, 1, 3).hover();
  await cell(page, 1, 4).hover();
  await page.mouse.up();
  await expect(selected(page)).toHaveCount(3);
  await expect(page.getByText('3 cells chosen')).toBeAttached();
  await page.keyboard.press('c');
  await expect(button(page, 'Centre')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('1');
  await page.keyboard.press('4');
  for (const column of [2, 3, 4]) {
    await expect(cell(page, 1, column)).toHaveAccessibleName(
      `row 1, column ${column}, blank, centre notes 1 4`,
    );
  }
  await page.keyboard.press('4');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, blank, centre notes 1');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, blank, centre notes 1 4');
});

test('Shift and Ctrl choose cells by key and by pointer, Escape leaves one', async ({ page }) => {
  await openToPlay(page);
  await cell(page, 2, 1).click();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(selected(page)).toHaveCount(2);
  await expect(cell(page, 2, 2)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(selected(page)).toHaveCount(1);
  await cell(page, 4, 4).click({ modifiers: ['Shift'] });
  await expect(selected(page)).toHaveCount(9);
  await cell(page, 9, 9).click({ modifiers: ['ControlOrMeta'] });
  await expect(selected(page)).toHaveCount(10);
  await cell(page, 9, 9).click({ modifiers: ['ControlOrMeta'] });
  await expect(selected(page)).toHaveCount(9);
  await cell(page, 5, 5).click();
  await expect(selected(page)).toHaveCount(1);
  await button(page, 'Several cells').click();
  await cell(page, 5, 6).click();
  await expect(selected(page)).toHaveCount(2);
});

test('colours are in undo and in the address', async ({ page, context }) => {
  await openToPlay(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press('Shift+ArrowRight');
  await button(page, 'Colours').click();
  await button(page, 'Colour 7').click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, given 8, colour 7');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, blank, colour 7');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(cell(other, 1, 2)).toHaveAccessibleName('row 1, column 2, blank, colour 7');
  await button(page, 'Undo').click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
});

test('in forced colours a coloured cell keeps its own as a frame', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'media features cannot be emulated in Firefox ESR');
  await page.emulateMedia({ forcedColors: 'active' });
  await openToPlay(page);
  await button(page, 'Colours').click();
  for (const [column, colour] of [
    [2, 2],
    [3, 7],
  ] as const) {
    await cell(page, 1, column).click();
    await button(page, `Colour ${colour}`).click();
  }
  const frames = [];
  for (const column of [2, 3, 4]) {
    frames.push(await cell(page, 1, column).evaluate((each) => getComputedStyle(each).boxShadow));
  }
  expect(frames[0]).toMatch(/rgb\(53, 168, 83\).* 4px inset/);
  expect(frames[1]).toMatch(/rgb\(58, 134, 232\).* 4px inset/);
  expect(frames[2]).toBe('none');
});

test('with the digit first the keypad chooses and cells take it', async ({ page }) => {
  await openToPlay(page);
  await set(page, 'Choose the digit first, then the cells');
  await button(page, 'Enter 1').click();
  await expect(button(page, 'Enter 1')).toHaveAttribute('aria-pressed', 'true');
  await expectBoard(page, inkala);
  await cell(page, 1, 2).click();
  await cell(page, 2, 1).click();
  await expectBoard(page, `81.......1${inkala.slice(10)}`);
  await cell(page, 2, 1).click();
  await expectBoard(page, `81.......${inkala.slice(9)}`);
  // The page remembers the setting.
  await page.reload();
  await page.getByText('Settings', { exact: true }).click();
  await expect(
    page.getByRole('checkbox', { name: 'Choose the digit first, then the cells' }),
  ).toBeChecked();
});

test('entries are checked at once if the setting is on', async ({ page }) => {
  await openToPlay(page);
  await set(page, 'Check every entry at once');
  await cell(page, 1, 2).click();
  await page.keyboard.press(inkalaSolved.charAt(1));
  await cell(page, 1, 3).click();
  await page.keyboard.press('4'); // r1c3 is 2
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, entered 4, wrong');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, entered 1');
});

test('peers are highlighted unless that is set otherwise', async ({ page }) => {
  await openToPlay(page);
  await cell(page, 5, 5).click();
  const colour = () =>
    cell(page, 5, 1).evaluate((element) => getComputedStyle(element).backgroundColor);
  const highlighted = await colour();
  await page.getByText('Settings', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Highlight row, column and box' }).uncheck();
  await cell(page, 5, 5).click();
  await expect.poll(colour).not.toBe(highlighted);
});

for (const mode of ['solve', 'watch', 'race', 'learn', 'make', 'questions', 'bulk']) {
  test(`a question mark opens the keys in ${mode} mode`, async ({ page }) => {
    await page.goto(`/#p=${inkala}&m=${mode}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await focusOn(page.locator('main'));
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: /^Keys/ })).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

for (const width of [320, 390]) {
  test(`notes are legible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openToPlay(page);
    // On a phone the scroll bar takes none of the width, but in a desktop browser it does.
    const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    await page.setViewportSize({ width: width + bar, height: 700 });
    await button(page, 'Fill in notes').click();
    const note = page.locator('.note-1').first();
    const size = await note.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(10);
    // Three corner notes, one below the other, fit into a cell.
    const { height = 0 } = (await cell(page, 1, 2).boundingBox()) ?? {};
    expect(3 * size).toBeLessThanOrEqual(height);
  });
}
