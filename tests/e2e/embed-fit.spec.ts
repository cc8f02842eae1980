// A frame of given height: each mode fits into it, and everything to operate is in view without scrolling.
import type { Frame, Page } from '@playwright/test';
import { lessonNames } from '../../web/core/lesson-names';
import { expect, test } from './support/hosts';
import { press } from './support/embedded';
import { expectThere, outOfReach, tabsOf } from './support/fitted';
import { endless, inkala, wing } from './support/puzzles';

const sizes = [
  [320, 420],
  [480, 480],
  [700, 480],
  [700, 640],
] as const;

const modes = ['solve', 'watch', 'race', 'explain', 'lesson'] as const;

interface Framed {
  width: number;
  height: number;
  fields: string;
}

/** Opens a post with a frame of a fixed height; `beside`: further parts of the post. */
async function openFrame(
  {
    page,
    host,
    baseURL,
  }: {
    page: Page;
    host: { put: (page: { html: string }) => string };
    baseURL?: string | undefined;
  },
  { width, height, fields }: Framed,
  beside = '',
): Promise<Frame> {
  await page.setViewportSize({ width: width + 20, height: height + 20 });
  const address = `${baseURL ?? ''}/embed/?${fields}`;
  const html = `<!doctype html><html lang="en"><title>A post</title><style>body { margin: 0 }</style>
<iframe title="Sudoku" src="${address}" width="${String(width)}" height="${String(height)}" style="border: 0; display: block"></iframe>${beside}</html>`;
  await page.goto(host.put({ html }));
  const [, frame] = page.frames();
  if (!frame) throw new Error('no frame');
  return frame;
}

/** Expects every page of the layout in reach. */
async function expectInReach(frame: Frame): Promise<void> {
  expect(await outOfReach(frame)).toEqual([]);
  for (const tab of await tabsOf(frame).all()) {
    if (!(await tab.isVisible())) continue;
    // A tab that moves while it is pressed, since its layout has just come, is pressed again.
    await expect(async () => {
      await press(tab);
      await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
    }).toPass();
    expect(await outOfReach(frame), (await tab.textContent()) ?? '').toEqual([]);
  }
}

const puzzleFor = (mode: string) => (mode === 'explain' ? wing : inkala);

for (const [width, height] of sizes) {
  for (const mode of modes) {
    test(`at ${String(width)}×${String(height)} ${mode} fits with any controls, in each language`, async ({
      page,
      host,
      baseURL,
    }) => {
      test.slow();
      for (const controls of ['full', 'minimal', 'none']) {
        for (const lang of ['en', 'ko']) {
          const shown = mode === 'lesson' ? 'lesson=three-cells&at=4' : `puzzle=${puzzleFor(mode)}`;
          const fields = `${shown}&mode=${mode}&controls=${controls}&lang=${lang}`;
          const frame = await openFrame({ page, host, baseURL }, { width, height, fields });
          await expectThere(frame, mode, controls);
          await expectInReach(frame);
        }
      }
    });
  }
}

test('a frame shows the list of all lessons at once, in each size and language', async ({
  page,
  host,
  baseURL,
}) => {
  test.slow();
  for (const [width, height] of sizes) {
    for (const lang of ['en', 'ko']) {
      const fields = `mode=lesson&lang=${lang}`;
      const frame = await openFrame({ page, host, baseURL }, { width, height, fields });
      const cards = frame.locator('retrace-learn li > button');
      await expect(cards).toHaveCount(lessonNames.length);
      expect.soft(await outOfReach(frame), `${lang}, ${width} × ${height}`).toEqual([]);
      // A title is never cut by its card.
      const cut = await cards.evaluateAll((all) =>
        all
          .filter((card) => card.scrollHeight > card.clientHeight + 1)
          .map((card) => card.textContent),
      );
      expect.soft(cut, `${lang}, ${width} × ${height}`).toEqual([]);
    }
  }
});

test('in a frame that is nearly square the board takes the height that its controls leave', async ({
  page,
  host,
  baseURL,
}) => {
  const [width, height] = [700, 640];
  for (const mode of ['solve', 'play', 'watch', 'explain']) {
    const fields = `puzzle=${puzzleFor(mode)}&mode=${mode}&lang=en`;
    const frame = await openFrame({ page, host, baseURL }, { width, height, fields });
    await expectThere(frame, mode, 'full');
    /** From the board's end to the first control below it, and from the last control to the end of the frame. */
    const gaps = () =>
      frame.evaluate(() => {
        const found: DOMRect[] = [];
        let board = new DOMRect();
        const search = (tree: ParentNode) => {
          for (const part of tree.querySelectorAll('*')) {
            if (part.shadowRoot) search(part.shadowRoot);
            if (!part.checkVisibility()) continue;
            if (part.matches('[role=grid]')) board = part.getBoundingClientRect();
            if (part.matches('button, [role=slider]')) found.push(part.getBoundingClientRect());
          }
        };
        search(document);
        const below = found.filter(({ top }) => top >= board.bottom);
        return [
          Math.min(...below.map(({ top }) => top)) - board.bottom,
          innerHeight - Math.max(...below.map(({ bottom }) => bottom)),
        ].map((gap) => (gap >= 0 && gap < 64 ? 'small' : gap));
      });
    await expect.poll(gaps, mode).toEqual(['small', 'small']);
  }
});

/** States with more to show than at first. */
const states: Readonly<Record<string, { fields: string; reach: (frame: Frame) => Promise<void> }>> =
  {
    'a search that has answered': {
      fields: `puzzle=${inkala}&strategy=used-flags`,
      reach: async (frame) => {
        await press(frame.getByRole('tab', { name: 'Solve' }));
        await press(frame.getByRole('button', { name: 'Solve' }));
        await expect(frame.locator('.headline.solved')).toBeVisible();
      },
    },
    'a search that is explored for long': {
      fields: `puzzle=${endless}&mode=watch`,
      reach: async (frame) => {
        await expect(frame.locator('.transport .toggle')).toBeVisible();
        await press(frame.getByRole('tab', { name: 'Go to' }));
        await expect(frame.getByRole('button', { name: 'Stop exploring' })).toBeVisible();
      },
    },
    'a step that is told whole': {
      fields: `puzzle=${wing}&mode=explain&at=12&hints=1`,
      reach: async (frame) => {
        const further = frame.locator('.step-text > .primary');
        for (let level = 0; level < 3; level++) await press(further);
        await expect(further).toHaveText('Next step');
      },
    },
    'a race that is over': {
      fields: `puzzle=${wing}&mode=race`,
      reach: async (frame) => {
        await press(frame.getByRole('button', { name: 'Start the race' }));
        await expect(frame.getByRole('tab', { name: 'Findings' })).toBeVisible({ timeout: 30_000 });
      },
    },
  };

for (const [state, { fields, reach }] of Object.entries(states)) {
  test(`${state} stays in a frame of any size`, async ({ page, host, baseURL }) => {
    test.slow();
    for (const [width, height] of sizes) {
      const frame = await openFrame(
        { page, host, baseURL },
        { width, height, fields: `${fields}&lang=en` },
      );
      await reach(frame);
      await expectInReach(frame);
    }
  });
}

test('an element in a box of given height fits into it, and is as before where it has room', async ({
  page,
  embed,
}) => {
  await page.setViewportSize({ width: 720, height: 900 });
  const style = 'style="block-size: 480px; border: 1px solid"';
  await embed(
    `<retrace-sudoku ${style} puzzle="${inkala}" mode="watch" lang="en"></retrace-sudoku>`,
  );
  const board = page.locator('retrace-sudoku');
  await expect(board.getByRole('tab', { name: 'Go to' })).toBeVisible();
  const inside = () =>
    board.evaluate((each) => (each.shadowRoot?.querySelector('.taken')?.scrollHeight ?? 0) <= 480);
  expect(await inside()).toBe(true);
  await board.evaluate((each) => {
    each.style.blockSize = 'auto';
  });
  await expect(board.getByRole('tab', { name: 'Go to' })).toBeHidden();
  await expect(board.getByRole('button', { name: 'To the solution' })).toBeVisible();
});

test('a frame that the page around follows is as high as its board needs, and is not fitted', async ({
  page,
  host,
  baseURL,
}) => {
  const script = `<script async src="${baseURL ?? ''}/embed/resize.js"></script>`;
  const fields = `puzzle=${inkala}&mode=watch&lang=en`;
  const frame = await openFrame(
    { page, host, baseURL },
    { width: 480, height: 480, fields },
    script,
  );
  await expect(frame.getByRole('slider', { name: 'Timeline' })).toBeVisible();
  const height = () => page.locator('iframe').evaluate(({ clientHeight }) => clientHeight);
  await expect.poll(height).toBeGreaterThan(900);
  await expect(tabsOf(frame).first()).toBeHidden();
  const wider = await frame.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(wider).toBeLessThanOrEqual(0);
});
