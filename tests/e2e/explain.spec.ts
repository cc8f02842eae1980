// Explain mode: the whole logical path, step by step, and where logic ends.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { exampleLink } from '../../web/core/link';
import { defaultOrder } from '../../web/core/techniques/technique-calls';
import type { Example } from '../../web/core/techniques/technique-examples';
import {
  easy,
  endless,
  inkala,
  long,
  nestedChains,
  pointing,
  several,
  wing,
} from './support/puzzles';
import { expectAccessible } from './support/accessibility';
import { inLanguage } from './support/repeated';
import { alert, button, cell, enter, focusOn, modeLink, open } from './support/sudoku';
import { expect, test } from './support/test';

test.use({ usesSolver: true });

/** A puzzle rated 8.6, which takes WebAssembly a second on a busy machine. */
const hard = '..34....9.5...91.........642........53.8...9.....2.8.63..6......9..1..27.74..56..';

/** A puzzle rated 11.8, whose path takes WebAssembly some ten seconds: chains in chains follow its first step. */
const slow = '.....6.8....1..2...9..7...5..5.4...734...8...97.........9...6..7...3...4...2...1.';

const told = (page: Page) => page.locator('.step-text');
const timeline = (page: Page) =>
  page.getByRole('slider', { name: /^(Ratings of the steps|단계별 난이도)$/ });
const steps = (page: Page) => page.getByRole('region', { name: /^(Steps|단계 목록)$/ });
const path = (puzzle: string, at = 0, order = '') =>
  `/#p=${puzzle}&s=fast&m=explain${order}${at > 0 ? `&at=${at}` : ''}`;

const lastOf = async (page: Page) => Number(await timeline(page).getAttribute('aria-valuemax'));
const positionOf = async (page: Page) => Number(await timeline(page).getAttribute('aria-valuenow'));

test('the path is walked with buttons and keys, to a full board', async ({ page }) => {
  await open(page, easy);
  await modeLink(page, 'Explain').click();
  await expect(told(page)).toContainText('by logic alone');
  const last = await lastOf(page);
  expect(last).toBeGreaterThan(40);
  await button(page, 'One step on').click();
  await expect(told(page)).toContainText('full house');
  await expect(told(page)).toContainText('is the last blank of');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => positionOf(page)).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('End');
  await expect(told(page)).toContainText(`Solved by logic alone, in ${last - 1} steps.`);
  await expect(page.getByRole('gridcell', { name: /blank/ })).toHaveCount(0);
  await expect(button(page, 'One step on')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Home');
  await expect.poll(() => positionOf(page)).toBe(0);
});

test('a step is on the board, in the sentence, in the names of cells and in the list', async ({
  page,
}) => {
  await page.goto(path(wing, 7));
  await expect(told(page)).toContainText('XYZ-Wing');
  await expect(told(page)).toContainText('Remove 9 from r6c7.');
  await expect(cell(page, 6, 7)).toHaveAccessibleName(/, loses 9$/);
  await expect(cell(page, 6, 8)).toHaveAccessibleName(/pivot/);
  const row = steps(page).getByRole('button', { name: /\bXYZ-Wing/ });
  await expect(row).toHaveAttribute('aria-current', 'step');
  await expect(row).toContainText('4.4');
  await expect(timeline(page)).toHaveAttribute('aria-valuetext', 'Step 7 of 108: XYZ-Wing, 4.4');
  await told(page).getByText('What is this technique').click();
  await expect(told(page)).toContainText('SE rating: from 4.4.');
  await expect(told(page)).toContainText('A cell that sees all three cannot be Z.');
  const opening = page.context().waitForEvent('page');
  await told(page).getByRole('link', { name: 'See it on a live board' }).click();
  const board = await opening;
  await expect(board.locator('.step-text .kind b')).toHaveText('XYZ-Wing');
});

test('what a nested chain rests on is unfolded by its button, drawn on the board, and folded again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(path(nestedChains, 3, '&o=classic'));
  await expect(told(page)).toContainText('9.6', { timeout: 30_000 });
  const why = told(page).getByRole('button', { name: 'Why r6c9 ≠ 5? ' }).first();
  await expect(why).toHaveAttribute('aria-expanded', 'false');
  await expect(cell(page, 6, 9)).toHaveAccessibleName(/on the chain$/);
  await focusOn(why);
  await page.keyboard.press('Enter');
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await expect(why).toBeFocused();
  await expect(told(page)).toContainText('The chain has already removed 5 from r2c7.');
  await expect(told(page)).toContainText(
    'In box 3, the 5 fits only in cells that also lie in column 9.',
  );
  await expect(cell(page, 6, 9)).toHaveAccessibleName(/, loses 5$/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(why).toHaveAttribute('aria-expanded', 'false');
  await expect(told(page)).not.toContainText('already removed');
  await expect(cell(page, 6, 9)).toHaveAccessibleName(/on the chain$/);
});

test('a chain inside a chain has its own chain, and the chain around is one press away', async ({
  page,
}) => {
  await page.goto(path(nestedChains, 4, '&o=classic'));
  const chain = told(page).getByRole('button', { name: 'Why r4c4 ≠ 6? ' }).first();
  await expect(chain).toBeVisible({ timeout: 30_000 });
  await chain.click();
  await expect(told(page)).toContainText('r4c4 = 6 → r6c5 ≠ 6');
  await expect(cell(page, 4, 4)).toHaveAccessibleName(/, loses 6$/);
  await told(page).getByRole('button', { name: 'Case 2' }).click();
  await expect(chain).toHaveAttribute('aria-expanded', 'false');
});

test('steps are hints first if that is chosen, and playing goes through their stages', async ({
  page,
}) => {
  await page.goto(path(wing, 7));
  await expect(told(page)).toContainText('Remove 9 from r6c7.');
  await page.getByLabel('Each step as a hint first').check();
  await expect(told(page)).not.toContainText('Remove 9 from r6c7.');
  await expect(steps(page)).toHaveCount(0);
  await told(page).getByRole('button', { name: 'Where?' }).click();
  await expect(told(page).getByText(/^Look at/)).toBeVisible();
  await expect(cell(page, 6, 7)).not.toHaveAccessibleName(/loses/);
  await page.getByLabel('Speed').selectOption({ label: '5 steps in 1 s' });
  await button(page, 'Play').click();
  await expect.poll(() => positionOf(page)).toBeGreaterThanOrEqual(8);
  await expect(told(page)).not.toContainText('Remove 9 from r6c7.');
});

test('the hardest step is one press away, and the list goes to any other', async ({ page }) => {
  await page.goto(path(long));
  // While steps are looked for, the hardest one is that of the steps so far.
  await expect(told(page)).toContainText('by logic alone');
  await button(page, 'Hardest step').click();
  const hardest = await positionOf(page);
  expect(hardest).toBeGreaterThan(1);
  const rating = Number(await told(page).locator('.kind small').innerText());
  const ratings = await steps(page).locator('.rating').allInnerTexts();
  expect(rating).toBe(Math.max(...ratings.map(Number).filter((each) => !Number.isNaN(each))));
  await steps(page).getByRole('button').nth(2).click();
  await expect.poll(() => positionOf(page)).toBe(3);
  await page.keyboard.press('h');
  await expect.poll(() => positionOf(page)).toBe(hardest);
});

for (const { locale, of } of [
  { locale: 'en-US', of: /^Step \d+ of \d+: / },
  { locale: 'ko-KR', of: /^\d+단계 중 \d+단계: / },
]) {
  test.describe(inLanguage(locale, 'en-US'), () => {
    test.use({ locale });

    test('the path is scrubbed, and each step has a sentence', async ({ page }) => {
      await page.goto(path(long));
      const film = timeline(page);
      await expect(film).toBeVisible();
      await expect.poll(() => lastOf(page)).toBeGreaterThan(90); // then the whole path is found
      const box = await film.boundingBox();
      if (!box) throw new Error('it is seen');
      const last = await lastOf(page);
      const seen = new Set<string>();
      await page.mouse.move(box.x + 12, box.y + box.height / 2);
      await page.mouse.down();
      for (const share of [0.2, 0.4, 0.6, 0.8]) {
        await page.mouse.move(box.x + share * box.width, box.y + box.height / 2);
        await expect
          .poll(async () => Math.abs((await positionOf(page)) - share * (last - 1)))
          .toBeLessThan(0.05 * last + 1);
        await expect(film).toHaveAttribute('aria-valuetext', of);
        seen.add(await told(page).innerText());
      }
      await page.mouse.up();
      expect(seen.size).toBe(4);
      const before = await positionOf(page);
      await film.press('PageDown');
      await film.press('ArrowUp');
      expect(await positionOf(page)).toBeLessThan(before);
      await film.press('End');
      await film.press('ArrowLeft');
      await expect.poll(() => positionOf(page)).toBe(last - 1);
    });
  });
}

test('every example of a technique opens at the step that has its technique @whole', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto('/');
  // Playwright runs without Vite, which makes modules of these tables.
  const read = (path: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../cpp/${path}`, import.meta.url), 'utf8'));
  const names = read('words/en/technique-names.json') as Record<string, string>;
  const { techniques } = read('sudoku/techniques/techniques.json') as {
    techniques: Record<string, { example: (Omit<Example, 'order'> & Partial<Example>) | null }>;
  };
  for (const [name, { example }] of Object.entries(techniques)) {
    if (!example) continue;
    const link = exampleLink({ ...example, order: example.order ?? defaultOrder });
    // As a press on a link does: a test's own navigation may wait for ever where the page replaces its address at once.
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    // A path with many techniques takes longer than usual on a busy machine.
    await expect(told(page).locator('.kind b')).toHaveText(names[name] ?? '', {
      timeout: 60_000,
    });
  }
});

test('it plays step by step until it is paused, also where less motion is wanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path(easy));
  await page.getByLabel('Speed').selectOption({ label: '5 steps in 1 s' });
  await button(page, 'Play').click();
  await expect.poll(() => positionOf(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  await button(page, 'Pause').click();
  await expect(button(page, 'Play')).toBeVisible();
});

test('the address has the step and the order, and history leads back to it', async ({ page }) => {
  await page.goto(path(wing, 3, '&o=classic'));
  await expect.poll(() => positionOf(page)).toBe(3);
  await expect(page.getByLabel('Order of techniques')).toHaveValue('classic');
  await button(page, 'One step on').click();
  await expect(page).toHaveURL(/m=explain&o=classic&at=4$/);
  await modeLink(page, 'Board').click();
  await expect(page).not.toHaveURL(/m=explain/);
  await page.goBack();
  await expect.poll(() => positionOf(page)).toBe(4);
  await page.getByLabel('Order of techniques').selectOption('teaching');
  await expect(page).toHaveURL(/m=explain$/);
});

test('a step of the path is no step of the search', async ({ page }) => {
  await page.goto(path(wing, 3));
  await expect.poll(() => positionOf(page)).toBe(3);
  await page.evaluate(() => {
    document.querySelector('retrace-sudoku')?.setAttribute('mode', 'watch');
  });
  await expect(page.getByRole('slider', { name: 'Timeline' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  );
});

test('where logic ends it says so, and the search goes on from there', async ({ page }) => {
  await page.goto(path(inkala.replace('8', '.')));
  await expect(told(page)).toContainText('No technique finds a further step');
  await page.keyboard.press('End');
  const left = /(\d+) blanks are left/.exec(await told(page).innerText())?.[1];
  await button(page, 'Watch the search from here').click();
  await expect(page).toHaveURL(/m=watch/);
  await expect(page.getByText(`${left} blanks to fill, first`)).toBeVisible();
});

test('for several solutions techniques that need a unique one are off, and the page says so', async ({
  page,
}) => {
  await page.goto(path(several));
  await expect(told(page)).toContainText('techniques that need a unique one are left out');
  await page.keyboard.press('End');
  await expect(told(page)).toContainText('logic cannot choose among several solutions');
});

test('a contradiction is named, and so is a puzzle without a solution', async ({ page }) => {
  await page.goto(path(`11${'.'.repeat(79)}`));
  await expect(page.getByText('r1c1 and r1c2 are both 1')).toBeVisible();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/contradiction/);
  await open(page, endless);
  await modeLink(page, 'Explain').click();
  await expect(page.getByText('There is no solution to explain')).toBeVisible({ timeout: 30_000 });
  await expect(alert(page)).toHaveCount(0);
});

test('entries are explained with the puzzle, or left out', async ({ page }) => {
  await open(page, pointing);
  await enter(page, 8, 5, '7');
  await modeLink(page, 'Explain').click();
  await expect(page.getByText('There is no solution to explain')).toBeVisible();
  await expect(page.getByText('Your entries may be the cause')).toBeVisible();
  await page.getByLabel('Begin with').selectOption('givens');
  await expect(told(page)).toContainText('by logic alone');
});

test('searches are compared with the path, and watched', async ({ page }) => {
  await page.goto(path(wing));
  await button(page, 'Search the same puzzle').click();
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(button(page, 'Stop the searches')).toHaveCount(0, { timeout: 60_000 });
  const figures = await table
    .getByRole('row')
    .filter({ hasText: 'Exact cover' })
    .getByRole('cell')
    .allInnerTexts();
  expect(Number(figures[0]?.replaceAll(',', ''))).toBeGreaterThan(50);
  await button(page, 'Watch: Exact cover').click();
  await expect(page).toHaveURL(/s=exact-cover&m=watch/);
});

test('the hint card leads to the whole path at its step', async ({ page }) => {
  await open(page, easy);
  await button(page, 'Hint').click();
  for (const more of ['Where?', 'What?', 'Why?']) await button(page, more).click();
  const card = page.getByRole('region', { name: 'Hint', exact: true });
  await card.getByRole('button', { name: 'All steps' }).click();
  await expect(told(page)).toContainText('full house');
  await expect.poll(() => positionOf(page)).toBe(1);
});

test('the rating leads to the path that was rated', async ({ page }) => {
  await open(page, easy);
  await button(page, 'Solve').click();
  await page.getByRole('region', { name: 'Difficulty' }).getByText('Difficulty').click();
  await button(page, 'Explain it step by step').click();
  await expect(told(page)).toContainText('by logic alone');
  await expect(page.getByLabel('Order of techniques')).toHaveValue('classic');
});

test('the page around receives every step', async ({ page }) => {
  await page.goto(path(wing));
  await expect(told(page)).toContainText('by logic alone');
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('retrace-explain', (event) => {
      const { detail } = event;
      heard.push([detail.position, detail.steps, detail.step?.technique]);
    });
  });
  await page.evaluate(() => document.querySelector('retrace-sudoku')?.seek(7));
  await page.evaluate(() => document.querySelector('retrace-sudoku')?.step(-1));
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard') as unknown))
    .toEqual([
      [7, 108, 'xyz-wing'],
      [6, 108, 'pointing'],
    ]);
});

test('steps are read while more are looked for, and stay where the rest is given up', async ({
  page,
}) => {
  await page.goto(path(slow, 1));
  await expect(told(page)).toContainText('hidden single');
  await expect(page.locator('p.place')).toContainText('so far');
  const effect = await told(page).locator('.effect').textContent();
  await focusOn(button(page, 'Cancel'));
  await page.keyboard.press('Enter');
  await expect(told(page)).toBeFocused();
  await expect(told(page).locator('.effect')).toHaveText(String(effect));
  await focusOn(timeline(page));
  await page.keyboard.press('End');
  await expect(told(page)).toContainText(/^\s*Cancelled\. The path was found up to step \d+\./);
  await expectAccessible(page);
  await steps(page).getByRole('button').first().click();
  await expect(told(page)).toContainText('hidden single');
  await expect(page).toHaveURL(/at=1(&|$)/);
});

interface Message {
  worker: number;
  to: boolean;
  data: { type: string; id?: number };
}

test.describe('in a process that compiles the core anew', () => {
  // With a core that is already compiled, the path would be complete before the test can cancel it.
  test.use({ ownContext: true });

  test('a long path is cancelled, and nothing of it goes on', async ({ page }) => {
    // Notes every message between the page and the techniques' worker; the first progress message presses Cancel.
    await page.addInitScript(() => {
      const messages: Message[] = [];
      Object.assign(window, { messages });
      const cancel = () => {
        const element = document.querySelector('retrace-sudoku')?.shadowRoot;
        const view = element?.querySelector('retrace-explain-view')?.shadowRoot;
        view?.querySelector<HTMLElement>('.pending button')?.click();
      };
      let workers = 0;
      const Plain = window.Worker;
      window.Worker = class extends Plain {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          if (options?.name !== 'retrace-techniques') return;
          const worker = workers++;
          let isFirst = true;
          this.addEventListener('message', ({ data }: MessageEvent<Message['data']>) => {
            messages.push({ worker, to: false, data });
            if (data.type !== 'progress' || !isFirst) return;
            isFirst = false;
            queueMicrotask(cancel);
          });
          const post = this.postMessage.bind(this) as (data: Message['data']) => void;
          this.postMessage = (data: Message['data']) => {
            messages.push({ worker, to: true, data });
            post(data);
          };
        }
      };
    });
    await page.goto(path(hard));
    await expect(page.getByText('Cancelled.')).toBeVisible();
    await button(page, 'Look again').click();
    await expect(told(page)).toContainText('by logic alone');
    const messages = await page.evaluate(() => Reflect.get(window, 'messages') as Message[]);
    const cancelled = messages.findIndex(({ to, data }) => to && data.type === 'cancel');
    const { worker: cancelling, data: { id } = {} } = messages[cancelled] ?? {};
    const after = messages.slice(cancelled);
    const again = after.findIndex(({ to, data }) => to && data.type === 'request');
    expect(id).toBeDefined();
    expect(again).toBeGreaterThan(0);
    // On a quick machine the whole path takes some 50 ms, so its answer may have been sent before the second request.
    // The rating has a worker of its own, with its own numbers for requests.
    const late = after
      .slice(again)
      .filter(({ worker, to, data }) => worker === cancelling && !to && data.id === id);
    expect(late).toEqual([]);
  });
});
