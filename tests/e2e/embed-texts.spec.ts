// Texts of a board never lie over each other, whichever its mode, its controls, its width and its language.
import type { Page } from '@playwright/test';
import { expect, test } from './support/hosts';
import { boardOf, expectComplete, wholeWidth } from './support/embedded';
import { endless } from './support/puzzles';

const widths = [240, 300, 420, 560, 700, 860, 1060, 1300];

/** Pairs of texts whose boxes cover each other, at each width. */
const overlapsAt = (page: Page, all: readonly number[]): Promise<string[]> =>
  page.evaluate(async (sizes) => {
    const place = document.querySelector<HTMLElement>('#place');
    const found = new Set<string>();
    const isClipped = (part: Element | null): boolean => {
      if (!part) return false;
      if (getComputedStyle(part).clipPath !== 'none') return true;
      const root = part.getRootNode();
      return isClipped(part.parentElement ?? (root instanceof ShadowRoot ? root.host : null));
    };
    const textsIn = (root: Node): { text: string; box: DOMRect }[] => {
      const texts: { text: string; box: DOMRect }[] = [];
      const walker = document.createTreeWalker(
        root,
        NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      );
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element) {
          if (node.shadowRoot) texts.push(...textsIn(node.shadowRoot));
          continue;
        }
        const { parentElement: parent, textContent: text } = node;
        if (!text?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
        // Drawings, boards and lists place their texts on purpose, and clip what scrolls.
        if (
          parent.closest(
            'dialog, style, select, svg, .unseen, .off-screen, .board, .shown, .steps, option',
          )
        )
          continue;
        // A text for screen readers alone is clipped to a pixel.
        if (isClipped(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          if (box.width > 2 && box.height > 2) texts.push({ text: text.trim(), box });
        }
      }
      return texts;
    };
    for (const size of sizes) {
      if (place) place.style.inlineSize = `${String(size)}px`;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const texts = [...document.querySelectorAll('retrace-sudoku')].flatMap(({ shadowRoot }) =>
        shadowRoot ? textsIn(shadowRoot) : [],
      );
      for (const [index, one] of texts.entries()) {
        for (const other of texts.slice(index + 1)) {
          const width =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const height =
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          // Lines of one paragraph touch by their leading.
          if (width > 2 && height > Math.min(one.box.height, other.box.height) / 3) {
            found.add(`“${one.text}” over “${other.text}” at ${String(size)}`);
          }
        }
      }
    }
    return [...found];
  }, all);

for (const language of ['en', 'ko'] as const) {
  for (const mode of ['solve', 'play', 'watch', 'race', 'explain']) {
    test(`no two texts overlap in ${mode} mode, in ${language}`, async ({ page, embed }) => {
      test.slow();
      await page.setViewportSize({ width: 1340, height: 900 });
      for (const controls of ['full', 'minimal', 'none']) {
        const board = boardOf({ mode, controls, language });
        await embed(`${wholeWidth}<div id="place">${board}</div>`);
        await expectComplete(page, mode, controls);
        expect(await overlapsAt(page, widths), controls).toEqual([]);
      }
    });
  }

  test(`no two texts overlap while a long search is watched, in ${language}`, async ({
    page,
    embed,
  }) => {
    await page.setViewportSize({ width: 1340, height: 900 });
    for (const controls of ['full', 'minimal']) {
      const board = `<retrace-sudoku puzzle="${endless}" lang="${language}" mode="watch" controls="${controls}"></retrace-sudoku>`;
      await embed(`${wholeWidth}<div id="place">${board}</div>`);
      await expect(page.locator('.explored button')).toBeVisible();
      expect(await overlapsAt(page, widths), controls).toEqual([]);
    }
  });
}

test.describe('without a recording', () => {
  test.use({ allowedFaults: [[/nowhere|Failed to load|ERR_NAME/], { scope: 'test' }] });

  test('a recording that is missing is told, and nothing is said of exploring', async ({
    page,
    embed,
  }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await embed(
      '<retrace-sudoku lang="en" trace="https://nowhere.invalid/a.trace"></retrace-sudoku>',
    );
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('retrace-watch-view .timeline')).toBeVisible();
    await expect(page.getByText(/Exploring/)).toHaveCount(0);
  });
});
