// Down to a width of 120 pixels nothing of a board overflows, in element and frame, in every mode, language and layout.
import type { Page } from '@playwright/test';
import { expect, test } from './support/hosts';
import { overflowAt } from './support/overflow';
import { boardOf, expectComplete, puzzleFor, wholeWidth } from './support/embedded';

test.use({ viewport: { width: 680, height: 900 } });

const modes = ['solve', 'watch', 'race', 'explain'] as const;
const widths = [120, 127, 140, 160, 180, 200, 240, 280, 300, 301, 330, 360, 420, 480, 560, 640];

for (const language of ['en', 'ko'] as const) {
  for (const mode of modes) {
    for (const controls of ['full', 'minimal', 'none'] as const) {
      test(`from 640 down to 120 px nothing overflows in ${mode} mode with controls ${controls}, in ${language}`, async ({
        page,
        baseURL,
        embed,
      }) => {
        const place = `<div id="place" style="inline-size: 640px">${boardOf({ mode, controls, language })}</div>`;
        await embed(wholeWidth + place);
        await expectComplete(page, mode, controls);
        expect(await overflowAt(page, widths)).toEqual([]);

        const address = `${baseURL ?? ''}/embed/?puzzle=${puzzleFor(mode)}&mode=${mode}&controls=${controls}&lang=${language}`;
        const framing = `<iframe title="Sudoku" src="${address}" style="border: 0; inline-size: 640px; block-size: 3000px"></iframe>`;
        await embed(wholeWidth + framing);
        const [, frame] = page.frames();
        if (!frame) throw new Error('no frame');
        await expectComplete(frame, mode, controls);
        for (const width of widths) {
          await page.locator('iframe').evaluate((each, size) => {
            each.style.inlineSize = `${String(size)}px`;
          }, width);
          await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(width);
          expect(await overflowAt(frame, [width])).toEqual([]);
        }
      });
    }
  }
}

/** The actions of a reader on a board in each mode; they find controls by their names in both languages. */
const deeds: Readonly<Record<(typeof modes)[number], (page: Page) => Promise<void>>> = {
  solve: async (page) => {
    await page.getByLabel(/^(Strategy|전략)$/).selectOption('used-flags');
    await press(page, /^(Solve|풀기)$/);
    await expect(page.locator('.headline.solved')).toBeVisible();
    await press(page, /^(as 2580|2580 형식)$/);
    await page.getByText(/^(Puzzle as text|퍼즐 텍스트)$/).click();
  },
  watch: async (page) => {
    await press(page, /^(Next dead end|다음 막다른 칸)$/);
    await press(page, /^(From here|여기부터)/);
    await press(page, /^(Zoom in|확대)$/);
    await page.getByRole('tab', { name: /^(Tree|트리)$/ }).click();
    await expect(page.locator('.tree').first()).toBeVisible();
  },
  race: async (page) => {
    await page.getByLabel(/^(Runs of each|전략마다)$/).selectOption('1');
    await press(page, /^(Start the race|경주 시작)$/);
    await expect(page.locator('.findings')).toBeVisible({ timeout: 30_000 });
  },
  explain: async (page) => {
    await press(page, /^(One step on|한 단계 앞으로)$/);
    await press(page, /^(Search the same puzzle|같은 퍼즐 탐색하기)$/);
    await expect(page.locator('.compare tbody tr')).toHaveCount(5);
    await page.locator('.step-text summary').click();
  },
};

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

for (const language of ['en', 'ko'] as const) {
  for (const mode of modes) {
    test(`after a reader’s actions nothing overflows in ${mode} mode, in ${language}`, async ({
      page,
      embed,
    }) => {
      const board = boardOf({ mode, controls: 'full', language });
      const place = `<div id="place" style="inline-size: 640px">${board}</div>`;
      await embed(wholeWidth + place);
      await expectComplete(page, mode, 'full');
      await deeds[mode](page);
      expect(await overflowAt(page, widths)).toEqual([]);
    });
  }
}

/** Pages that lay out a post with something beside it, and the widths at which the pages' own contents still fit. */
const hosts: Readonly<
  Record<string, { around: (board: string) => string; from: number; to: number }>
> = {
  'a grid with a column of 300 px': {
    around: (board) =>
      `<div style="display: grid; grid-template-columns: 1fr 300px"><article>${board}</article><aside>Beside</aside></div>`,
    from: 420,
    to: 940,
  },
  'an article that grows beside an aside': {
    around: (board) =>
      `<div style="display: flex"><article style="flex: 1">${board}</article><aside style="flex: 0 0 200px">Beside</aside></div>`,
    from: 320,
    to: 840,
  },
  'columns of Bootstrap': {
    around: (board) =>
      `<style>.row { display: flex; flex-wrap: wrap; margin: 0 -12px }
        .row > * { box-sizing: border-box; inline-size: 100%; max-inline-size: 100%; padding: 0 12px; flex-shrink: 0 }
        .col { flex: 1 0 0% } body { padding: 0 12px }</style>
      <div class="row"><div class="col">${board}</div><div class="col">Beside</div></div>`,
    from: 288,
    to: 1300,
  },
  'a table cell beside text': {
    around: (board) =>
      `<table><tr><td>${board}</td><td style="inline-size: 100px">Text beside it</td></tr></table>`,
    from: 240,
    to: 760,
  },
  'a padded float': {
    around: (board) => `<div style="float: left; padding: 24px">${board}</div>`,
    from: 168,
    to: 720,
  },
  'two equal columns': {
    around: (board) =>
      `<div style="display: grid; grid-template-columns: 1fr 1fr"><div>${board}</div><div>Beside</div></div>`,
    from: 240,
    to: 1280,
  },
};

/** Nine widths of the window between `from` and `to`, at which the board gets from its least to its usual width. */
const windowsOf = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: 9 }, (_, index) => Math.round(from + ((to - from) * index) / 8));

for (const [name, { around, ...range }] of Object.entries(hosts)) {
  test(`in ${name} no mode makes the page wider than the window`, async ({ page, embed }) => {
    for (const mode of modes) {
      const board = around(boardOf({ mode, controls: 'full', language: 'en' }));
      // The page's own heading is small, so that only the board could make the page too wide.
      const bare = '<style>body { margin: 0 } h1 { font-size: 12px }</style>';
      await page.setViewportSize({ width: range.to, height: 900 });
      await embed(wholeWidth + bare + board);
      await expectComplete(page, mode, 'full');
      for (const width of windowsOf(range)) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => innerWidthOf(page)).toBe(width);
        expect(await overflowAt(page, [width]), `${name}, ${mode}`).toEqual([]);
      }
    }
  });
}

const innerWidthOf = (page: Page) => page.evaluate(() => innerWidth);
