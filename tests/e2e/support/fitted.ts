// Boards in a box of given height: the parts to operate that are out of view or too small to touch.
import type { Frame, Page } from '@playwright/test';
import { expectComplete } from './embedded';
import { expect } from './hosts';

/** The tabs of the pages of a layout that fits. */
export const tabsOf = (where: Page | Frame) => where.locator('.page-tabs').getByRole('tab');

/** Expects a complete board that fits. A race shows none, and its lanes are a page of their own. */
export const expectThere = (where: Page | Frame, mode: string, controls: string) =>
  mode === 'race' && controls !== 'none'
    ? expect(tabsOf(where).first()).toBeVisible()
    : expectComplete(where, mode, controls);

/** Lists of any length scroll by themselves, and so do texts; their places must be in view. */
const lists =
  '.steps, .code, .stack, .tree, .log, .course, .strategies, .scroll, .step-text, .told';

/** The faults of the operable parts that are shown now, each with its reason. */
export const outOfReach = (where: Page | Frame, bounds = 'html'): Promise<string[]> =>
  where.evaluate(
    ([within, scrolling]) => {
      const found: string[] = [];
      const root = document.documentElement;
      if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) {
        found.push(
          `the document scrolls: ${String(root.scrollWidth)}×${String(root.scrollHeight)}`,
        );
      }
      const box = document.querySelector(within)?.getBoundingClientRect();
      const [width, height] =
        within === 'html' ? [innerWidth, innerHeight] : [box?.right ?? 0, box?.bottom ?? 0];
      const operable =
        'button, input, select, summary, textarea, a[href], [role=slider], [role=gridcell]';
      /** The visible box of a part, after the ancestors that clip it. */
      const seen = (part: Element): DOMRect => {
        let { left, top, right, bottom } = part.getBoundingClientRect();
        for (let at = part.parentElement; at; at = at.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(at);
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          const around = at.getBoundingClientRect();
          [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
          [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
        }
        return new DOMRect(left, top, right - left, bottom - top);
      };
      const search = (tree: ParentNode) => {
        for (const part of tree.querySelectorAll('*')) {
          if (part.shadowRoot) search(part.shadowRoot);
          if (!part.matches(operable) || part.closest('dialog, [inert]')) continue;
          if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
          const name = `${part.localName}.${part.getAttribute('class') ?? ''} “${(part.ariaLabel ?? part.textContent).trim().slice(0, 30)}”`;
          const inList = part.closest(scrolling);
          const target = part.closest('label') ?? part;
          const whole = target.getBoundingClientRect();
          const shown = seen(inList ?? target);
          const isIn =
            shown.left >= -0.5 &&
            shown.top >= -0.5 &&
            shown.right <= width + 0.5 &&
            shown.bottom <= height + 0.5;
          const isWhole = inList
            ? shown.height >= 44
            : shown.height > whole.height - 1 && shown.width > whole.width - 1;
          if (!isIn || !isWhole) found.push(`${name} is out of view`);
          // A name of cells stands in a line of text.
          const isTarget = !part.matches('[role=gridcell], [role=slider], [type=range], .place');
          if (isTarget && (whole.height < 43.9 || whole.width < 43.9)) {
            found.push(`${name} is ${whole.width.toFixed(1)}×${whole.height.toFixed(1)}`);
          }
        }
      };
      search(document);
      return found;
    },
    [bounds, lists] as const,
  );
