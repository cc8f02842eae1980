// The play screen of a phone is a stage: in every state of a game nothing scrolls, and the board and every control are in view.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { photoOf } from './support/photos';
import { easySolved, inkala, pointing } from './support/puzzles';
import { button, cell, followLink, open, openMenu, paste } from './support/sudoku';
import { expect, test } from './support/test';
import { stageFaults, type Stage } from './states/stage-faults';

const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 430, height: 932 },
  { width: 844, height: 390 },
] as const;

interface StageState {
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** Controls of the state, beside those that are always there. */
  controls: readonly string[];
  /** Whether the panel may scroll: a list that is longer than it. */
  scrolls?: true;
  /** Whether the board is covered on purpose. */
  covers?: true;
  /** The tools below the board are there, and not a dialog over all of it. */
  isDialog?: true;
  /** Whether Firefox shows it, too: the layout is the same, so a few are enough. */
  inFirefox?: true;
}

const keys = ['Enter 1', 'Enter 9', 'Erase'];
const tools = ['Undo', 'Redo', 'Hint', 'Check', 'More', 'New', 'Pause the game'];

const pressAll = async (page: Page, ...names: string[]) => {
  for (const name of names) await button(page, name).click();
};
const enterWrong = async (page: Page) => {
  await open(page, pointing);
  await cell(page, 8, 5).click();
  await page.keyboard.press('7');
};
/** A hint at its first step, in a board with notes. */
const openHint = async (page: Page, ...more: string[]) => {
  await open(page, pointing);
  await pressAll(page, 'Hint', 'Fill in the missing notes');
  await expect(button(page, 'Where?')).toBeVisible();
  await pressAll(page, ...more);
};
const inMore = async (page: Page, name: string) => {
  await button(page, 'More').click();
  await button(page, name).click();
};

const states: readonly StageState[] = [
  {
    name: 'a game',
    inFirefox: true,
    controls: [...keys, 'Digits', 'Colours'],
    open: async (page) => {
      await open(page, inkala);
      await cell(page, 1, 2).click();
      await page.keyboard.press('1');
    },
  },
  {
    name: 'the first visit, with the choice of a puzzle',
    controls: ['Easy', 'Medium', 'Hard', 'Expert', 'Today’s puzzle', 'Bring your own'],
    open: async (page) => {
      await page.goto('/');
      await expect(button(page, 'Medium')).toBeVisible();
    },
  },
  {
    name: 'a hint that needs notes',
    controls: ['Fill in the missing notes', 'About the technique', 'Close'],
    open: async (page) => {
      await open(page, pointing);
      await pressAll(page, 'Hint');
      await expect(button(page, 'Fill in the missing notes')).toBeVisible();
    },
  },
  { name: 'the first step of a hint', controls: ['Where?', 'Close'], open: openHint },
  {
    name: 'the second step of a hint',
    controls: ['What?', 'Close'],
    open: (page) => openHint(page, 'Where?'),
  },
  {
    name: 'the third step of a hint',
    controls: ['Why?', 'Apply', 'Close'],
    open: (page) => openHint(page, 'Where?', 'What?'),
  },
  {
    name: 'the reason of a hint',
    inFirefox: true,
    controls: ['Apply', 'All steps', 'Close'],
    open: (page) => openHint(page, 'Where?', 'What?', 'Why?'),
  },
  {
    name: 'a hint that was applied',
    controls: ['Next hint', 'Close'],
    open: (page) => openHint(page, 'Where?', 'What?', 'Apply'),
  },
  {
    name: 'the explanation of a technique',
    scrolls: true,
    controls: ['About the technique', 'Close'],
    open: (page) => openHint(page, 'About the technique'),
  },
  {
    name: 'a game that is done',
    inFirefox: true,
    controls: ['Next of this level', 'Share the puzzle', 'My games and statistics', 'Close'],
    open: async (page) => {
      await open(page, `${easySolved.slice(0, 80)}.`);
      await cell(page, 9, 9).click();
      await page.keyboard.press(easySolved.charAt(80));
      await expect(button(page, 'Next of this level')).toBeVisible();
    },
  },
  {
    name: 'a puzzle that was pasted',
    controls: keys,
    open: async (page) => {
      await open(page);
      await paste(page, pointing);
      await expect(cell(page, 1, 3)).toHaveText('8');
    },
  },
  {
    name: 'a list that was pasted',
    scrolls: true,
    controls: ['Puzzle 1', 'Close'],
    open: async (page) => {
      await open(page);
      await paste(page, `${pointing}\n${inkala}\n`);
      await expect(button(page, 'Puzzle 1')).toBeVisible();
    },
  },
  {
    name: 'an error',
    inFirefox: true,
    controls: ['Close'],
    open: async (page) => {
      await open(page, inkala);
      await paste(page, `${inkala}1`);
      await expect(page.getByRole('alert')).not.toBeEmpty();
    },
  },
  {
    name: 'entries that are wrong',
    controls: keys,
    open: async (page) => {
      await enterWrong(page);
      await pressAll(page, 'Check');
      await expect(page.getByText('Wrong: r8c5.')).toBeVisible();
    },
  },
  {
    name: 'the way back before a mistake',
    controls: ['Undo to before the mistake', 'Close'],
    open: async (page) => {
      await enterWrong(page);
      await inMore(page, 'Where did I go wrong?');
      await expect(button(page, 'Undo to before the mistake')).toBeVisible();
    },
  },
  {
    name: 'a contradiction',
    controls: keys,
    open: async (page) => {
      await open(page, pointing);
      await cell(page, 1, 1).click();
      await page.keyboard.press('8');
      await expect(page.getByText(/Contradiction:/)).toBeVisible();
    },
  },
  {
    name: 'a game that another has put aside',
    controls: [...keys, 'Back to my game'],
    open: async (page) => {
      await enterWrong(page);
      await followLink(page, inkala);
      await expect(button(page, 'Back to my game')).toBeVisible();
    },
  },
  {
    name: 'the pause',
    covers: true,
    controls: ['Resume the game'],
    open: async (page) => {
      await open(page, inkala);
      await pressAll(page, 'Pause the game');
    },
  },
  {
    name: 'a puzzle that is typed in',
    controls: [...keys, 'Use as givens', 'On to the next cell', 'Digit first'],
    open: async (page) => {
      await open(page, inkala);
      await inMore(page, 'Type it in');
      await pressAll(page, 'Enter 5');
    },
  },
  {
    name: 'givens that are edited',
    controls: [...keys, 'Done editing givens'],
    open: async (page) => {
      await open(page, inkala);
      await button(page, 'More').click();
      await openMenu(page);
      await button(page, 'Edit givens').click();
    },
  },
  {
    name: 'a photo that was read',
    isDialog: true,
    controls: ['1', '9', 'Blank', 'Put on the board', 'Another photo', 'Cancel'],
    open: async (page) => {
      await open(page);
      const buffer = await photoOf(page, { line: inkala });
      await button(page, 'More').click();
      await page
        .getByLabel('Photo of a puzzle', { exact: true })
        .setInputFiles({ name: 'it.png', mimeType: 'image/png', buffer });
      await expect(page.getByText('All digits are clear')).toBeVisible({ timeout: 30_000 });
    },
  },
];

test.use({ viewport: sizes[0] });

for (const { name, open: reach, controls, inFirefox, ...state } of states) {
  test(`${name}: all of it is in view on every phone, and nothing scrolls`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox' && !inFirefox, 'its layout is that of a state beside it');
    test.setTimeout(120_000);
    await reach(page);
    const shown = [...controls, ...(state.isDialog || state.covers ? [] : tools)];
    for (const each of shown) await expect(button(page, each).first()).toBeVisible();
    for (const language of ['en', 'ko']) {
      await page.evaluate((lang) => {
        document.documentElement.lang = lang;
      }, language);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const stage: Stage = {
          scrolls: state.scrolls ?? false,
          covers: state.covers ?? false,
          isDialog: state.isDialog ?? false,
        };
        const faults = await stageFaults(page, stage);
        expect.soft(faults, `${language}, ${size.width} × ${size.height}`).toEqual([]);
      }
    }
    await expectAccessible(page);
  });
}

test('whatever is pasted, the keys come back with a tap on a cell', async ({ page }) => {
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
