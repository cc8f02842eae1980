// The contrast of every text that is shown, computed from the pixels of a screenshot.
import type { Frame, Page } from '@playwright/test';

interface Shown {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Every visible line of text in all shadow roots, except disabled text. */
const textsIn = (frame: Frame): Promise<Shown[]> =>
  frame.evaluate(() => {
    const found: Shown[] = [];
    const add = (text: string, { left, top, width, height }: DOMRect) => {
      // Texts for screen readers are one pixel wide, and are left out.
      if (width > 4 && height > 4)
        found.push({ text, left: left + scrollX, top: top + scrollY, width, height });
    };
    const search = (root: Node) => {
      const walker = document.createTreeWalker(
        root,
        NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      );
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element) {
          if (node.shadowRoot) search(node.shadowRoot);
          if (node instanceof HTMLSelectElement) add(node.value, node.getBoundingClientRect());
          continue;
        }
        const { parentElement: parent, textContent } = node;
        if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
        if (
          !textContent?.trim() ||
          parent.closest('style, :disabled, [aria-disabled=true], .unseen')
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) add(textContent.trim(), line);
      }
    };
    for (const sudoku of document.querySelectorAll('retrace-sudoku')) {
      if (sudoku.shadowRoot) search(sudoku.shadowRoot);
    }
    return found;
  });

/** The contrast of every text on a page and in its frames: the greatest between a pixel and the most frequent colour in the text's box. */
export async function contrasts(page: Page): Promise<{ text: string; contrast: number }[]> {
  const texts = await textsIn(page.mainFrame());
  for (const frame of page.frames().slice(1)) {
    const place = await (await frame.frameElement()).boundingBox();
    const { x, y } = place ?? { x: 0, y: 0 };
    const inner = await textsIn(frame);
    texts.push(...inner.map((each) => ({ ...each, left: each.left + x, top: each.top + y })));
  }
  const picture = (await page.screenshot({ fullPage: true, caret: 'initial' })).toString('base64');
  return page.evaluate(
    async ([data, all]) => {
      const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
      const bitmap = await createImageBitmap(blob);
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      });
      if (!context) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      const linear = (value: number) =>
        value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = (colour: number) =>
        0.2126 * linear(colour >> 16) +
        0.7152 * linear((colour >> 8) & 255) +
        0.0722 * linear(colour & 255);
      return all.map(({ text, left, top, width, height }) => {
        const scale = devicePixelRatio;
        const { data: pixels } = context.getImageData(
          left * scale,
          top * scale,
          width * scale,
          height * scale,
        );
        const counts = new Map<number, number>();
        for (let at = 0; at < pixels.length; at += 4) {
          const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
          const colour = (red << 16) | (green << 8) | blue;
          counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
        const [[ground] = [0]] = [...counts].sort(([, a], [, b]) => b - a);
        const behind = luminance(ground) + 0.05;
        const ratios = [...counts.keys()].map((colour) => (luminance(colour) + 0.05) / behind);
        return { text, contrast: Math.max(...ratios.map((ratio) => Math.max(ratio, 1 / ratio))) };
      });
    },
    [picture, texts] as const,
  );
}
