// Puts an element together from the modes and extras that an entry has.
import type { Features } from './contract';
import { RetraceSudoku } from './retrace-sudoku';
import { stylesWith } from './styles';

/** The class of <retrace-sudoku> with these features; nothing is defined. */
export function elementWith(features: Features): new () => RetraceSudoku {
  return class extends RetraceSudoku {
    static override styles = stylesWith(features.extras.flatMap(({ styles = [] }) => styles));
    constructor() {
      super(features);
    }
  };
}

/** A second copy of the script on a page does no harm. */
export function defineElement(element: new () => HTMLElement): void {
  if (!customElements.get('retrace-sudoku')) customElements.define('retrace-sudoku', element);
}
