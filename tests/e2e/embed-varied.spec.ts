// Puzzles with rules of their own in a post: played, solved, restored, in a frame of any size, without storing anything.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { outOfReach, tabsOf } from './support/fitted';
import { blocked, expect, test } from './support/hosts';
import { publishedPuzzle } from './support/varied';

const killer = publishedPuzzle('Palindrome Killer');
const six = '1..4.6/.5..2./2.1..4/..42.1/31..4./.4.3.2';

const board = (attributes: string, puzzle = killer.link) =>
  `<retrace-sudoku lang="en" puzzle="${puzzle}" ${attributes}></retrace-sudoku>`;

interface Game extends HTMLElement {
  value: string;
  progress: string;
  puzzle: string;
  status: string;
  solve(): Promise<{ outcome: { kind: string; solution: string; solutions: string } }>;
}

const read = <Name extends 'value' | 'progress' | 'status'>(page: Page, name: Name) =>
  page.locator('retrace-sudoku').evaluate((each, key) => (each as Game)[key as Name], name);
const cell = (page: Page, index: number) => page.locator(`[data-cell="${String(index)}"]`);
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page) => page.locator('retrace-varied-view').getByRole('status');

test('a link of another program is played to its answer, and a page hears of it', async ({
  page,
  embed,
}) => {
  await embed(board('mode="play"'));
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  await expect(key(page, 'Solve')).toHaveCount(0);
  const last = killer.answer.length - 1;
  await page.locator('retrace-sudoku').evaluate(
    (each, value) => {
      document.addEventListener('retrace-complete', ({ detail }) =>
        Object.assign(window, { complete: detail }),
      );
      (each as Game).value = value;
    },
    `${killer.answer.slice(0, last)}.`,
  );
  await expect(cell(page, 0)).toHaveText(killer.answer.charAt(0));
  await cell(page, last).click();
  await page.keyboard.press(killer.answer.charAt(last));
  await expect(said(page)).toHaveText('Solved: every cell is filled, and every rule holds.');
  expect(await read(page, 'status')).toBe('complete');
  const complete = await page.evaluate(() => (window as { complete?: unknown }).complete);
  expect(complete).toEqual({ puzzle: '.'.repeat(81), value: killer.answer });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('it is solved by its button and by a page, and its game goes from one board to another', async ({
  page,
  embed,
}) => {
  await embed(board('mode="solve"', six));
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await cell(page, 1).click();
  await page.keyboard.press('Shift+3');
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+3');
  const progress = await read(page, 'progress');
  const { outcome } = await page
    .locator('retrace-sudoku')
    .evaluate((each) => (each as Game).solve());
  expect(outcome).toMatchObject({ kind: 'solved' });
  expect(await read(page, 'value')).toBe(outcome.solution);
  expect(await read(page, 'status')).toBe('solved');
  await key(page, 'Undo').click();
  await page.locator('retrace-sudoku').evaluate((each, game) => {
    const other = document.createElement('retrace-sudoku') as Game;
    other.progress = game;
    each.replaceWith(other);
  }, progress);
  await expect(cell(page, 1)).toHaveText('2');
  await expect(cell(page, 2)).toHaveAccessibleName(/centre notes 3/);
});

test('a mode for classic puzzles says so, and a text of neither kind is an error', async ({
  page,
  embed,
}) => {
  await embed(board('mode="watch"'));
  await expect(page.getByText('“Watch” is for classic puzzles')).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  const heard = page.locator('retrace-sudoku').evaluate(
    (each) =>
      new Promise((resolve) => {
        document.addEventListener('retrace-error', ({ detail }) => {
          resolve(detail.problem.kind);
        });
        (each as Game).puzzle = 'nothing that anybody could read as a puzzle';
      }),
  );
  expect(await heard).toBe('wrong-text');
  await page.locator('retrace-sudoku').evaluate((each) => {
    (each as Game).puzzle = '.'.repeat(81);
  });
  await expect(page.locator('retrace-varied-view')).toHaveCount(0);
});

test('a hint leads on in stages, and the board is accessible', async ({ page, embed }) => {
  await embed(board('mode="play"', six));
  await key(page, 'Hint').click();
  await expect(said(page)).toHaveText(/^Look at /);
  await key(page, 'More').click();
  await key(page, 'More').click();
  await expect(said(page)).toHaveText(/^So r\dc\d is \d/);
  await expect(page.locator('.cell.step')).toHaveCount(1);
  await expectAccessible(page, { within: ['retrace-sudoku', 'retrace-varied-view'] });
});

for (const [width, height] of [
  [320, 420],
  [480, 480],
  [700, 480],
  [700, 640],
] as const) {
  test(`a frame of ${String(width)}×${String(height)} has everything in reach`, async ({
    page,
    host,
    baseURL,
  }) => {
    await page.setViewportSize({ width: width + 20, height: height + 20 });
    const sixteen = encodeURIComponent(`${'.'.repeat(255)}G`);
    for (const puzzle of [encodeURIComponent(killer.link), encodeURIComponent(six), sixteen]) {
      for (const fields of [
        'mode=play',
        'mode=solve&lang=ko',
        'controls=minimal',
        'controls=none',
      ]) {
        const address = `${baseURL ?? ''}/embed/?lang=en&${fields}&puzzle=${puzzle}`;
        await page.goto(
          host.put({
            html: `<!doctype html><html lang="en"><title>A post</title><style>body { margin: 0 }</style>
<iframe title="Sudoku" src="${address}" width="${String(width)}" height="${String(height)}" style="border: 0; display: block"></iframe></html>`,
          }),
        );
        const [, frame] = page.frames();
        if (!frame) throw new Error('no frame');
        await expect(frame.getByRole('gridcell').first()).toBeVisible();
        await expect.poll(() => outOfReach(frame), { message: `${fields} ${puzzle}` }).toEqual([]);
        for (const tab of await tabsOf(frame).all()) {
          await tab.click();
          await expect(tab).toHaveAttribute('aria-selected', 'true');
        }
      }
    }
  });
}

for (const file of ['rules.html', 'rules.ko.html']) {
  test(`every board of the gallery ${file} is there`, async ({ page }) => {
    await page.goto(`/embed/demo/${file}`);
    const boards = page.locator('retrace-sudoku');
    await expect(boards).toHaveCount(7);
    for (const [at, each] of (await boards.all()).entries()) {
      await each.scrollIntoViewIfNeeded();
      await expect(each.getByRole('gridcell')).toHaveCount(at === 6 ? 256 : 81);
    }
  });
}

test('the embed panel of the page gives a snippet and a preview of such a puzzle', async ({
  page,
}) => {
  await page.goto(`/#m=varied&v=${encodeURIComponent(killer.link)}`);
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  await key(page, 'Embed').click();
  const panel = page.getByRole('dialog', { name: 'Embed' });
  await expect(panel.getByLabel('Mode').getByRole('option')).toHaveCount(3);
  expect(await panel.getByLabel('Snippet').inputValue()).toMatch(
    /<retrace-sudoku puzzle="[^"]*N4Ig[^"]*" mode="play"/,
  );
  await expect(panel.frameLocator('iframe').getByRole('gridcell')).toHaveCount(81);
});

for (const [name, policy] of [
  ['retrace-whole.js', ''],
  ['retrace-whole.classic.js', ''],
  // No workers: the core runs on the page in short slices.
  ['retrace.js', "default-src 'none'; script-src ORIGIN 'wasm-unsafe-eval'"],
] as const) {
  test.describe(name + policy, () => {
    test.use({ allowedFaults: [blocked, { scope: 'test' }] });

    test('a board in one file, and without workers, is checked and solved', async ({
      page,
      embed,
      widget,
    }) => {
      await embed(board('mode="solve"', six), {
        script: widget.replace('retrace.js', name),
        policy,
      });
      await expect(page.getByRole('gridcell')).toHaveCount(36);
      await key(page, 'Solve').click();
      await expect(said(page)).toHaveText(/This is (the only answer|one of several answers)/);
    });
  });
}
