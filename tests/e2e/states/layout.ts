// Faults in a page's layout: it is too wide, cuts texts, has parts over one another, or has a pane too narrow for its content.
import type { Page } from '@playwright/test';

/**
 * Looks through all shadow roots. A pane that scrolls may hide some of its text; a pane with code or with long lines must be
 * nearly as wide as a phone, or as three quarters of the window where these are less.
 * @returns a sentence for each fault, at most twelve
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Observers of sizes run within a frame, and their changes are laid out in the next frame.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);

    const slack = 2; // px: borders, and glyphs that lean out of their box
    const narrowest = 250; // px of a pane with code, or with lines that are longer than it is wide
    const window = document.documentElement.clientWidth;
    const faults: string[] = [];
    const named = (element: Element) => {
      const name = element.ariaLabel ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
      const kind = [element.localName, ...element.classList].join('.');
      return `${kind} “${name.slice(0, 30)}”`;
    };
    const parentOf = (element: Element): Element | null => {
      if (element.assignedSlot) return element.assignedSlot;
      if (element.parentElement) return element.parentElement;
      const root = element.getRootNode();
      return root instanceof ShadowRoot ? root.host : null;
    };
    const ancestorsOf = (element: Element): Element[] => {
      const found = [];
      for (let each: Element | null = element; each; each = parentOf(each)) found.push(each);
      return found;
    };

    interface Seen {
      element: Element;
      /** The visible part of the element, after all scrolling or clipping ancestors. */
      box: DOMRect;
      /** The layer above the rest of the page to which the element belongs, such as a sticky bar or the news. */
      layer: Element | undefined;
    }

    const isFinal = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    /** The facts of an element that decide how its contents are seen, read once for each element. */
    const framing = (element: Element) => {
      const style = getComputedStyle(element);
      const frame = element.getBoundingClientRect();
      const isRoot = element === document.documentElement;
      const isFrame = !isRoot && element !== document.body;
      const isForScreenReaders = frame.width <= 1 || frame.height <= 1 || style.clipPath !== 'none';
      return {
        frame,
        hides: isForScreenReaders && !isRoot,
        cutsSideways: isFrame && isFinal(style.overflowX) && style.textOverflow !== 'ellipsis',
        cutsUpright: isFrame && isFinal(style.overflowY) && style.webkitLineClamp === 'none',
        endsSideways: isFrame && style.overflowX !== 'visible',
        endsUpright: isFrame && style.overflowY !== 'visible',
        isLayer: ['sticky', 'fixed'].includes(style.position) || element.id === 'news',
        isFixed: style.position === 'fixed',
      };
    };
    const framings = new Map<Element, ReturnType<typeof framing>>();
    const framingOf = (element: Element) => {
      const found = framings.get(element) ?? framing(element);
      framings.set(element, found);
      return found;
    };

    /** Cuts a box by its ancestors, and tells which of them hides part of it for good. */
    const clipped = (element: Element, box: DOMRect) => {
      let { left, top, right, bottom } = box;
      let cutBy: Element | undefined;
      let layer: Element | undefined;
      for (let each: Element | null = element; each; each = parentOf(each)) {
        const { frame, ...its } = framingOf(each);
        if (its.hides) return undefined;
        const isCutSideways = left < frame.left - slack || right > frame.right + slack;
        const isCutUpright = top < frame.top - slack || bottom > frame.bottom + slack;
        if ((its.cutsSideways && isCutSideways) || (its.cutsUpright && isCutUpright))
          cutBy ??= each;
        if (its.endsSideways) {
          [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        }
        if (its.endsUpright) {
          [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        }
        if (its.isLayer) layer ??= each;
        if (its.isFixed) break;
      }
      if (right - left < 1 || bottom - top < 1) return undefined;
      return { box: new DOMRect(left, top, right - left, bottom - top), cutBy, layer };
    };

    const isShown = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
    const controls: Seen[] = [];
    const texts: Seen[] = [];
    const isControl =
      'button, a[href], input, select, textarea, summary, [role=slider], [role=tab], [role=radio]';

    const openDialog = (root: Document | ShadowRoot): Element | undefined => {
      for (const element of root.querySelectorAll('*')) {
        if (element.matches('dialog:modal')) return element;
        const within = element.shadowRoot && openDialog(element.shadowRoot);
        if (within) return within;
      }
      return undefined;
    };
    const look = (element: Element) => {
      // Boards and pictures draw notes, arrows and digits over one another on purpose.
      if (element.matches('svg, canvas, iframe, [role=grid], [role=img], script, style')) return;
      if (!isShown(element) && getComputedStyle(element).display !== 'contents') return;
      const box = element.getBoundingClientRect();
      if (element.matches(isControl) && box.width > 0) {
        const seen = clipped(element, box);
        if (seen) controls.push({ element, ...seen });
      }
      const style = getComputedStyle(element);
      const scrolls = [style.overflowX, style.overflowY].some((overflow) =>
        ['auto', 'scroll'].includes(overflow),
      );
      const isNarrow = element.clientWidth < Math.min(narrowest, 0.75 * window);
      const needsWidth =
        element.matches('pre, textarea, .code') ||
        element.scrollWidth > element.clientWidth + slack;
      if (scrolls && needsWidth && isNarrow && element.clientWidth > 0) {
        faults.push(`the pane ${named(element)} is ${String(element.clientWidth)} px wide`);
      }
      for (const child of element.shadowRoot?.childNodes ?? []) visit(child, element);
      for (const child of element.childNodes) visit(child, element);
    };
    const visit = (node: Node, parent: Element) => {
      if (node instanceof Element) look(node);
      if (!(node instanceof Text) || node.data.trim() === '') return;
      // An element with a shadow root shows its own text only in a slot.
      if (parent.shadowRoot && !node.assignedSlot) return;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        const seen = clipped(parent, box);
        if (!seen) continue;
        if (seen.cutBy) faults.push(`${named(parent)} is cut by ${named(seen.cutBy)}`);
        texts.push({ element: parent, ...seen });
      }
    };
    look(openDialog(document) ?? document.body);

    const surplus = document.documentElement.scrollWidth - window;
    if (surplus > 0) {
      const widest = [...controls, ...texts].find(({ box }) => box.right > window + 1);
      const by = widest ? `, by ${named(widest.element)}` : '';
      faults.push(`the page is ${String(surplus)} px wider than the window${by}`);
    }

    for (const { element, box } of [...controls, ...texts]) {
      const isCut = box.right > window + slack || box.left < -slack || box.top + scrollY < -slack;
      // An element wholly outside the page waits there on purpose, like the link that skips to the board.
      const isSeen = box.left < window && box.right > 0 && box.bottom + scrollY > 0;
      if (isCut && isSeen && surplus <= 0) {
        faults.push(`${named(element)} is partly outside of the page`);
      }
    }

    /** @param share of the lower box's height that may be covered, since lines stand closer than their glyphs may reach */
    const covers = (one: Seen, other: Seen, share: number) => {
      if (one.layer !== other.layer) return false;
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const least = share * Math.min(one.box.height, other.box.height);
      return width > slack && height > Math.max(slack, least);
    };
    const over = (all: readonly Seen[], share: number) => {
      for (const [index, one] of all.entries()) {
        for (const other of all.slice(index + 1)) {
          if (!covers(one, other, share)) continue;
          const [ones, others] = [ancestorsOf(one.element), ancestorsOf(other.element)];
          if (ones.includes(other.element) || others.includes(one.element)) continue;
          faults.push(`${named(one.element)} and ${named(other.element)} lie one over the other`);
        }
      }
    };
    over(controls, 0);
    over(texts, 0.4);
    return [...new Set(faults)].slice(0, 12);
  });
}
