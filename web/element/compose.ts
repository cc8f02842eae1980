// Puts an element together from the modes and extras that an entry has.
import { CSSResult, type PropertyDeclarations } from 'lit';
import type { Parts } from './extras';
import { RetraceSudoku } from './retrace-sudoku';
import { modeProperty } from './properties';
import { stylesWith } from './styles';

/** The class of <retrace-sudoku>. */
type ElementClass = (new () => RetraceSudoku) &
  Pick<typeof RetraceSudoku, 'elementStyles' | 'observedAttributes'>;

/** The class with these parts; nothing is defined. */
export function elementWith(parts: Parts): ElementClass {
  return class extends RetraceSudoku {
    static override styles = stylesWith(parts.extras.styles);
    static override properties: PropertyDeclarations = {
      mode: modeProperty(parts.modes),
    };
    constructor() {
      super(parts);
    }
  };
}

/** What the first element would do for all of them, so that it can be done in a turn before. */
export function prepareElement(element: ElementClass): void {
  void element.observedAttributes; // Lit makes the properties by it.
  for (const style of element.elementStyles) if (style instanceof CSSResult) void style.styleSheet;
}

/** A second copy of the script on a page does no harm. */
export function defineElement(element: new () => HTMLElement): void {
  if (!customElements.get('retrace-sudoku')) customElements.define('retrace-sudoku', element);
}
