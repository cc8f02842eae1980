// Puts an element together from the modes and extras that an entry has.
import type { PropertyDeclarations } from 'lit';
import type { Parts } from './extras';
import { RetraceSudoku } from './retrace-sudoku';
import { modeProperty } from './properties';
import { stylesWith } from './styles';

/** The class of <retrace-sudoku> with these parts; nothing is defined. */
export function elementWith(parts: Parts): new () => RetraceSudoku {
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

/** A second copy of the script on a page does no harm. */
export function defineElement(element: new () => HTMLElement): void {
  if (!customElements.get('retrace-sudoku')) customElements.define('retrace-sudoku', element);
}
