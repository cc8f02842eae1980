// Puts an element together from the modes and extras that an entry has.
import { CSSResult, type PropertyDeclarations } from 'lit';
import type { Parts } from './extras';
import { RetraceSudoku } from './retrace-sudoku';
import { modeProperty } from './properties';
import { stylesWith } from './element-styles';
import { defineOnce } from './shared/own-element';

/** The class of <retrace-sudoku>. */
type ElementClass = (new () => RetraceSudoku) &
  Pick<typeof RetraceSudoku, 'elementStyles' | 'observedAttributes'>;

/** A class of <retrace-sudoku> with these parts, not yet defined as an element. */
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

/** Makes the styles and properties that all elements share, so that this work can have a turn of its own. */
export function prepareElement(element: ElementClass): unknown {
  const attributes = element.observedAttributes; // Reading the attributes has Lit make the properties and styles.
  const sheets = element.elementStyles.map(
    (style) => style instanceof CSSResult && style.styleSheet,
  );
  return [attributes, sheets];
}

/** The element may be defined already, by a second copy of the script. */
export function defineElement(element: new () => HTMLElement): void {
  defineOnce('retrace-sudoku', element);
}
