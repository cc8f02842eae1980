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
    static override styles = stylesWith(parts.extras);
    static override properties: PropertyDeclarations = {
      mode: modeProperty(parts.modes),
    };
    constructor() {
      super(parts);
    }
  };
}

/** Makes what the first element would make for all of them, so that it can have a turn of its own. */
export function prepareElement(element: ElementClass): unknown {
  const attributes = element.observedAttributes; // Lit makes properties and styles when they are asked for.
  const sheets = element.elementStyles.map(
    (style) => style instanceof CSSResult && style.styleSheet,
  );
  return [attributes, sheets];
}

/** A second copy of the script on a page does no harm. */
export function defineElement(element: new () => HTMLElement): void {
  if (!customElements.get('retrace-sudoku')) customElements.define('retrace-sudoku', element);
}
