// Overflow: elements and texts of boards that reach beyond their container, and texts beyond their button.
import type { Frame, Page } from '@playwright/test';

/** The overflow of every board of a document, at each width of the element `#place`, or of the window where there is none. */
export const overflowAt = (where: Page | Frame, widths: readonly number[]): Promise<string[]> =>
  where.evaluate(async (all) => {
    const place = document.querySelector<HTMLElement>('#place');
    const frames = async (count: number) => {
      for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
    };
    /** The visible edges of a box, after the scrolling ancestors that clip it. */
    const seenEdges = (element: Element | null, box: DOMRect): { left: number; right: number } => {
      let { left, right } = box;
      for (let at = element; at; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (!['auto', 'scroll'].includes(overflowX)) continue;
        const around = at.getBoundingClientRect();
        left = Math.max(left, around.left);
        right = Math.min(right, around.right);
      }
      return { left, right };
    };
    const found = new Set<string>();
    const lookAt = (sudoku: Element, width: number) => {
      const edge = sudoku.getBoundingClientRect();
      const isBeyond = (
        element: Element | null,
        box: DOMRect,
        { left, right }: { left: number; right: number } = edge,
      ) => {
        const seen = seenEdges(element, box);
        // Texts for screen readers are one pixel wide and may be anywhere.
        return box.width > 1 && (seen.right > right + 0.6 || seen.left < left - 0.6);
      };
      const isCutByDots = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).textOverflow === 'ellipsis' ||
          isCutByDots(element.parentElement));
      const search = (root: Node) => {
        const walker = document.createTreeWalker(
          root,
          NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
        );
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node instanceof Element) {
            if (node.shadowRoot) search(node.shadowRoot);
            if (node.closest('dialog, .unseen, .off-screen, .asked')) continue;
            // A drawing clips its own strokes, so only its texts are checked.
            if (node.closest('svg') && !['svg', 'text'].includes(node.localName)) continue;
            const box = node.getBoundingClientRect();
            // Firefox rounds the box of a text in a drawing up to whole pixels.
            const slack = node.localName === 'text' ? 1.5 : 0;
            // A button's padding may reach out on the left, so that its text is aligned with the text below.
            if (isBeyond(node, box, { left: -Infinity, right: edge.right + slack })) {
              found.add(
                `${node.localName}.${node.getAttribute('class') ?? ''} at ${String(width)}`,
              );
            }
            continue;
          }
          const { parentElement: parent, textContent: text } = node;
          if (!text?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
          if (parent.closest('dialog, style, select, svg, .unseen, .off-screen')) continue;
          if (isCutByDots(parent)) continue;
          const button = parent.closest('button, .step-text, .board')?.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const line of range.getClientRects()) {
            if (isBeyond(parent, line) || (button && isBeyond(parent, line, button))) {
              found.add(`“${text.trim()}” at ${String(width)}`);
            }
          }
        }
      };
      if (sudoku.shadowRoot) search(sudoku.shadowRoot);
    };
    for (const width of all) {
      if (place) place.style.inlineSize = `${String(width)}px`;
      await frames(2);
      const page = document.documentElement;
      if (page.scrollWidth > page.clientWidth) found.add(`the page at ${String(width)}`);
      for (const sudoku of document.querySelectorAll('retrace-sudoku')) lookAt(sudoku, width);
      if (!place) break;
    }
    return [...found];
  }, widths);
