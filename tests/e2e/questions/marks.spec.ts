// Several cells at once, corner and centre notes, colours, the digit first, highlights, checks while playing, keys.
import type { Page } from '@playwright/test';
import { inkala, inkalaSolved } from '../support/puzzles';
import {
  boardOf,
  button,
  cell,
  enter,
  expectBoard,
  focusOn,
  followLink,
  open,
  openMenu,
  pressInMenu,
} from '../support/sudoku';
import { expect, test } from '../support/test';

test.use({ usesSolver: true });

const selected = (page: Page) => page.getByRole('gridcell', { selected: true });
const set = async (page: Page, name: string) => {
  await openMenu(page);
  await page.getByRole('checkbox', { name }).check();
};

/** Opens the page and waits until several cells can be chosen; that code is loaded after the board, without a sign on the page. */
async function openToPlay(page: Page): Promise<void> {
  await open(page, inkala);
  await expect(async () => {
    await enter(page, 1, 1, 'Shift+ArrowRight');
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
      new RegExp(`^row 1, column ${column}, blank, centre notes 1 4(, 1 no longer possible)?$`),
    );
  }
  await page.keyboard.press('4');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, blank, centre notes 1');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, blank, centre notes 1 4');
});

test('Shift and Ctrl choose cells by key and by pointer, Escape leaves one', async ({ page }) => {
  await openToPlay(page);
  await enter(page, 2, 1, 'Shift+ArrowRight');
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
  await pressInMenu(page, 'Several cells');
  await cell(page, 5, 6).click();
  await expect(selected(page)).toHaveCount(2);
});

test('colours are in undo and in the address', async ({ page, context }) => {
  await openToPlay(page);
  await enter(page, 1, 1, 'Shift+ArrowRight');
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
  await openMenu(page);
  await expect(
    page.getByRole('checkbox', { name: 'Choose the digit first, then the cells' }),
  ).toBeChecked();
});

test('entries are checked at once if the setting is on', async ({ page }) => {
  await openToPlay(page);
  await set(page, 'Check every entry at once');
  await enter(page, 1, 2, inkalaSolved.charAt(1));
  await enter(page, 1, 3, '4'); // r1c3 is 2
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, entered 4, wrong');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, entered 1');
});

test('peers are highlighted unless that is set otherwise', async ({ page }) => {
  await openToPlay(page);
  await cell(page, 5, 5).click();
  const colour = () =>
    cell(page, 5, 1).evaluate((element) => getComputedStyle(element).backgroundColor);
  const highlighted = await colour();
  await openMenu(page);
  await page.getByRole('checkbox', { name: 'Highlight row, column and box' }).uncheck();
  await cell(page, 5, 5).click();
  await expect.poll(colour).not.toBe(highlighted);
});

test('a question mark opens the keys in every mode', async ({ page }) => {
  test.setTimeout(120_000);
  for (const mode of ['solve', 'watch', 'race', 'learn', 'make', 'questions', 'bulk']) {
    await test.step(mode, async () => {
      await page.goto(`/#p=${inkala}&m=${mode}`);
      await expect(page.locator('retrace-sudoku')).toHaveJSProperty('mode', mode);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await focusOn(page.locator('main'));
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      await expect(async () => {
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog', { name: /^Keys/ })).toBeVisible({ timeout: 500 });
      }).toPass();
      await button(page.getByRole('dialog'), 'Close').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('notes are legible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openToPlay(page);
  await button(page, 'More').click();
  await button(page, 'Fill in notes').click();
  // On a phone the scroll bar takes none of the width, but in a desktop browser it does.
  const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width: width + bar, height: 700 });
    const note = page.locator('.notes i').first();
    const size = await note.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(10);
    // Three notes, one below the other, fit into a cell.
    const { height = 0 } = (await cell(page, 1, 2).boundingBox()) ?? {};
    expect(3 * size).toBeLessThanOrEqual(height);
  }
});

for (const width of [320, 1280]) {
  test(`notes in corners and centre touch neither each other nor the cell at ${String(width)} pixels`, async ({
    page,
  }) => {
    test.slow(); // More than a hundred keys.
    await page.setViewportSize({ width, height: 720 });
    await openToPlay(page);
    const noted = [
      ['123456', '249'],
      ['123456789', '123456789'],
      ['12', '123456789'],
      ['1234567', '1234'],
    ] as const;
    const blanks = [2, 4, 5, 6];
    for (const [index, [corners, centre]] of noted.entries()) {
      await cell(page, 1, blanks[index] ?? 0).click();
      for (const digit of corners) await page.keyboard.press(`Shift+Digit${digit}`);
      for (const digit of centre) await page.keyboard.press(`Control+Digit${digit}`);
    }
    const touching = await page.locator('.cell:has(.notes)').evaluateAll((all) =>
      all.map((each) => {
        const inks = [...each.querySelectorAll('.notes i')].map((i) => i.getBoundingClientRect());
        const own = each.getBoundingClientRect();
        const leave = inks.filter(
          ({ left, right, top, bottom }) =>
            left < own.left || right > own.right || top < own.top || bottom > own.bottom,
        );
        const meet = inks.filter((one, at) =>
          inks
            .slice(at + 1)
            .some(
              (other) =>
                one.left < other.right - 0.1 &&
                other.left < one.right - 0.1 &&
                one.top < other.bottom - 0.1 &&
                other.top < one.bottom - 0.1,
            ),
        );
        return [inks.length, leave.length, meet.length];
      }),
    );
    expect(touching).toEqual([
      [9, 0, 0],
      [18, 0, 0],
      [11, 0, 0],
      [11, 0, 0],
    ]);
    // Corners come first: top left and top right.
    const [first, second] = await Promise.all(
      [0, 1].map((at) => cell(page, 1, 2).locator('.notes i').nth(at).boundingBox()),
    );
    const own = await cell(page, 1, 2).boundingBox();
    expect((first?.x ?? 0) - (own?.x ?? 0)).toBeLessThan((own?.width ?? 0) / 4);
    expect((second?.x ?? 0) - (own?.x ?? 0)).toBeGreaterThan((own?.width ?? 0) / 2);
    expect(Math.abs((second?.y ?? 0) - (first?.y ?? 0))).toBeLessThan(1);
  });
}

test('a held key lights its way of writing, and a hint is applied by Enter', async ({ page }) => {
  await openToPlay(page);
  await cell(page, 1, 2).click();
  const lit = (name: string) =>
    page.getByRole('toolbar', { name: 'Write as' }).getByRole('button', { name, exact: true });
  await expect(lit('Digits')).toHaveAttribute('aria-pressed', 'true');
  for (const [key, name] of [
    ['Shift', 'Corner'],
    ['Control', 'Centre'],
  ] as const) {
    await page.keyboard.down(key);
    await expect(lit(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(lit('Digits')).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.up(key);
    await expect(lit('Digits')).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.press('Control+i');
  await expect(page.getByText('80 cells chosen')).toBeAttached();
  await page.keyboard.press('Escape');
  await followLink(page, `${inkalaSolved.slice(0, 79)}..`);
  await cell(page, 9, 9).click();
  for (const name of ['Where?', 'What?', 'Why?']) {
    await page.keyboard.press('h');
    await expect(button(page, name)).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(button(page, 'Next hint')).toBeVisible();
  expect((await boardOf(page)).replaceAll('.', '')).toHaveLength(80);
});

test('W, A, S and D move once that is turned on, and the choice is kept', async ({ page }) => {
  await openToPlay(page);
  await set(page, 'Move with W, A, S and D, too');
  await page.reload();
  await cell(page, 2, 2).click();
  for (const key of ['d', 's', 's', 'a', 'w']) await page.keyboard.press(key);
  await expect(cell(page, 3, 2)).toBeFocused();
});
