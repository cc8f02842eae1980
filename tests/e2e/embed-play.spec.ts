// Play mode in a post: a reader solves the puzzle with notes, a check and hints, and the page keeps the game.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/hosts';
import { outOfReach } from './support/fitted';
import { easy, easySolved, wing } from './support/puzzles';

const board = (attributes: string) =>
  `<retrace-sudoku lang="en" mode="play" ${attributes}></retrace-sudoku>`;

interface Game extends HTMLElement {
  value: string;
  progress: string;
  puzzle: string;
  status: string;
}

const read = <Name extends keyof Game>(page: Page, name: Name) =>
  page.locator('retrace-sudoku').evaluate((each, key) => (each as Game)[key as Name], name);

const cell = (page: Page, index: number) => page.getByRole('gridcell').nth(index);
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** All but the last of its blanks are filled. */
const almost = () => {
  const last = easy.lastIndexOf('.');
  const digits = `${easySolved.slice(0, last)}.${easySolved.slice(last + 1)}`;
  return { last, digits, digit: easySolved.charAt(last) };
};

test('a reader has keys, notes, undo, hint and check, and no solver', async ({ page, embed }) => {
  await embed(board(`puzzle="${wing}"`));
  for (const name of ['Hint', 'Check', 'Undo', 'Redo']) await expect(key(page, name)).toBeVisible();
  await expect(key(page, 'Solve')).toBeHidden();
  await expect(key(page, 'as 2580')).toBeHidden();
  await expect(key(page, 'Paste')).toBeHidden();
  await cell(page, 1).click();
  await key(page, 'Corner').click();
  await key(page, 'Enter 2').click();
  await key(page, 'Centre').click();
  await key(page, 'Enter 3').click();
  await expect(cell(page, 1)).toHaveAccessibleName(/notes 2, centre notes 3/);
  await key(page, 'Undo').click();
  await expect(cell(page, 1)).toHaveAccessibleName(/blank, notes 2$/);
  await expectAccessible(page, { within: ['retrace-sudoku', '.layout'] });
});

test('the check names a wrong entry, and a hint goes from the kind to the reason', async ({
  page,
  embed,
}) => {
  await embed(board(`puzzle="${easy}"`));
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('retrace-hint', ({ detail }) => heard.push(detail.level));
  });
  const said = page.locator('.message');
  const blank = easy.indexOf('.');
  const right = Number(easySolved.charAt(blank));
  await cell(page, blank).click();
  await key(page, `Enter ${String((right % 9) + 1)}`).click();
  await key(page, 'Check').click();
  await expect(cell(page, blank)).toHaveClass(/marked/);
  await key(page, 'Undo').click();
  await key(page, 'Check').click();
  await expect(said).not.toBeEmpty();
  const hint = key(page, 'Hint');
  const sentences = new Set<string>();
  for (const level of ['nudge', 'where', 'what', 'why']) {
    await hint.click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.at(-1)))
      .toBe(level);
    sentences.add(await said.innerText());
  }
  expect(sentences.size).toBe(4);
});

test('the last entry fires retrace-complete, and the status says so', async ({ page, embed }) => {
  const { last, digits, digit } = almost();
  await embed(board(`puzzle="${easy}" progress="${digits}"`));
  await page.evaluate(() => {
    document.addEventListener('retrace-complete', ({ detail }) => {
      Object.assign(window, { completed: detail });
    });
  });
  expect(await read(page, 'value')).toBe(digits);
  expect(await read(page, 'status')).toBe('idle');
  await cell(page, last).click();
  await key(page, `Enter ${digit}`).click();
  expect(
    await page.evaluate(() => (window as unknown as { completed: unknown }).completed),
  ).toEqual({
    puzzle: easy,
    value: easySolved,
  });
  expect(await read(page, 'status')).toBe('complete');
});

test('progress restores entries and notes, in whichever order it is set with the puzzle', async ({
  page,
  embed,
}) => {
  await embed(board(`puzzle="${wing}"`));
  await cell(page, 1).click();
  await key(page, 'Enter 2').click();
  await cell(page, 2).click();
  await key(page, 'Corner').click();
  await key(page, 'Enter 5').click();
  const progress = await read(page, 'progress');
  await embed(board(`progress="${progress.replaceAll('&', '&amp;')}" puzzle="${wing}"`));
  await expect(cell(page, 1)).toHaveAccessibleName(/entered 2/);
  await expect(cell(page, 2)).toHaveAccessibleName(/notes 5/);
  await page.locator('retrace-sudoku').evaluate(
    (each, { text, puzzle }) => {
      const game = each as Game;
      game.puzzle = '.'.repeat(81);
      game.progress = text;
      game.puzzle = puzzle;
    },
    { text: progress, puzzle: wing },
  );
  await expect(cell(page, 1)).toHaveAccessibleName(/entered 2/);
  expect(await read(page, 'progress')).toBe(progress);
});

for (const [what, text] of [
  ['entries with a plus', `4+2${wing.slice(2)}`],
  ['a link of ours', `https://example.org/#p=${wing}&amp;e=42${wing.slice(2)}`],
] as const) {
  test(`the puzzle may be ${what}`, async ({ page, embed }) => {
    await embed(board(`puzzle="${text}"`));
    await expect(cell(page, 0)).toHaveAccessibleName(/given 4/);
    await expect(cell(page, 1)).toHaveAccessibleName(/entered 2/);
  });
}

test('a value that is set is entered beside the givens, and one that is none is reported', async ({
  page,
  embed,
}) => {
  await embed(board(`puzzle="${wing}"`));
  const problem = await page.locator('retrace-sudoku').evaluate(
    (each, value) => {
      const game = each as Game;
      let heard: unknown;
      game.addEventListener('retrace-error', ({ detail }) => (heard = detail.problem));
      game.value = value;
      game.value = 'no board';
      return heard;
    },
    `42${wing.slice(2)}`,
  );
  expect(problem).toEqual({ kind: 'wrong-value', name: 'value', found: 'no board' });
  await expect(cell(page, 0)).toHaveAccessibleName(/given 4/);
  await expect(cell(page, 1)).toHaveAccessibleName(/entered 2/);
});

for (const [width, height] of [
  [320, 420],
  [480, 420],
  [480, 480],
  [700, 480],
  [700, 640],
] as const) {
  test(`in a frame of ${String(width)}×${String(height)} all of it is in reach, in each language`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [lang, hint] of [
      ['en', 'Hint'],
      ['ko', '힌트'],
    ] as const) {
      await page.goto(`${baseURL ?? ''}/embed/?puzzle=${wing}&mode=play&lang=${lang}`);
      await expect(key(page, hint)).toBeVisible();
      expect(await outOfReach(page)).toEqual([]);
      const lines = await page.locator('.writings button').evaluateAll((all) =>
        all.map((way) => {
          const text = document.createRange();
          text.selectNodeContents(way);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(lines, 'a name is not broken').toEqual([1, 1, 1, 1]);
      await key(page, hint).click();
      await expect(page.locator('.message .news')).not.toBeEmpty();
      expect(await outOfReach(page)).toEqual([]);
    }
  });
}
