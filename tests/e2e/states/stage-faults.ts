// Faults of the stage: it scrolls, a control is out of view, covered or too small for a finger, or the board is.
import type { Page } from '@playwright/test';

export interface Stage {
  /** Whether the panel holds more than fits, which scrolls inside it. */
  scrolls: boolean;
  /** In a dialog over all of it stands a board of its own, or none. */
  board: 'shown' | 'covered' | 'dialog' | 'none';
}

const plain: Stage = { scrolls: false, board: 'shown' };

/** @returns a sentence for each fault */
export const stageFaults = (page: Page, stage = plain): Promise<string[]> =>
  page.evaluate(async ({ scrolls, board: where }) => {
    const isDialog = where === 'dialog' || where === 'none';
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const touch = 43.9; // px; 44 but for rounding
    const faults: string[] = [];
    const root = document.documentElement;
    const { scrollWidth, scrollHeight } = root;
    const scrollsOut = scrollHeight > innerHeight || scrollWidth > innerWidth || scrollY !== 0;
    if (scrollsOut && !isDialog) {
      faults.push(`the document scrolls: ${String(scrollWidth)} × ${String(scrollHeight)}`);
    }
    const named = (element: Element) =>
      `${element.localName}.${[...element.classList].join('.')} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 30)}”`;
    const at = (x: number, y: number) => {
      let found = document.elementFromPoint(x, y);
      while (found?.shadowRoot) {
        const within: Element | null = found.shadowRoot.elementFromPoint(x, y);
        if (!within || within === found) break;
        found = within;
      }
      return found;
    };
    const parentOf = (element: Element): Element | null => {
      const around = element.parentElement ?? element.getRootNode();
      return around instanceof ShadowRoot ? around.host : around instanceof Element ? around : null;
    };
    const isIn = (element: Element, selector: string): boolean => {
      for (let each: Element | null = element; each; each = parentOf(each)) {
        if (each.matches(selector)) return true;
      }
      return false;
    };
    const isWithin = (element: Element | null, other: Element): boolean => {
      for (let each = element; each; each = parentOf(each)) if (each === other) return true;
      return false;
    };
    const everything: Element[] = [];
    const collect = (within: ParentNode) => {
      for (const element of within.querySelectorAll('*')) {
        everything.push(element);
        if (element.shadowRoot) collect(element.shadowRoot);
      }
    };
    collect(document);
    const dialog = everything.find((element) => element.matches('dialog:modal'));
    if (isDialog !== (dialog !== undefined)) faults.push('a dialog is there, or is not');
    const layer = everything.filter((element) => !dialog || isWithin(element, dialog));

    const kinds = 'button, a[href], summary, input, select, textarea';
    for (const control of layer.filter((element) => element.matches(kinds))) {
      const { left, top, width, height } = control.getBoundingClientRect();
      const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || width <= 1 || control.matches('.skip, [type=file]')) continue;
      // A word of a sentence that can be pressed is as high as its line.
      if (isIn(control, '[role=status]')) continue;
      const isScrolled = scrolls && isIn(control, '.said, ul');
      if (width < touch || height < touch) {
        faults.push(`${named(control)} is ${String(width)} × ${String(height)}`);
      }
      const [right, bottom] = [left + width, top + height];
      if (isScrolled) continue;
      if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) {
        faults.push(`${named(control)} is out of view: ${String(right)}, ${String(bottom)}`);
      } else if (!isWithin(at(left + width / 2, top + height / 2), control)) {
        faults.push(`${named(control)} is covered`);
      }
    }

    if (where === 'none') return faults;
    const board = layer.find((element) => element.matches('[role=grid]'));
    if (!board) return [...faults, 'there is no board'];
    const { left, top, width, height } = board.getBoundingClientRect();
    // The margins of the page, and above a board beside its controls the header.
    const allowed = innerWidth > innerHeight ? innerHeight - (isDialog ? 16 : 57) : innerWidth - 33;
    if (Math.min(width, height) < allowed) {
      faults.push(`the board is ${String(width)} × ${String(height)}, not ${String(allowed)}`);
    }
    if (top < 0 || left < 0 || top + height > innerHeight || left + width > innerWidth) {
      faults.push('the board is not wholly in view');
    }
    for (const [x, y] of [
      [0.06, 0.06],
      [0.94, 0.06],
      [0.5, 0.5],
      [0.06, 0.94],
      [0.94, 0.94],
    ]) {
      const isOver = isWithin(at(left + width * (x ?? 0), top + height * (y ?? 0)), board);
      if (isOver === (where === 'covered'))
        faults.push(`the board is ${isOver ? 'not ' : ''}covered`);
    }
    const cards = layer.filter((element) => element.matches('.card.open'));
    for (const card of cards) {
      if (!scrolls && card.scrollHeight > card.clientHeight + 1) {
        faults.push(
          `${named(card)} scrolls: ${String(card.scrollHeight)} in ${String(card.clientHeight)}`,
        );
      }
    }
    return faults;
  }, stage);
