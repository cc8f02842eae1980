// The elements inside <retrace-sudoku>: their properties, their tags, and their styles in another document.
import type { LitElement, PropertyDeclarations } from 'lit';
import { ownOf } from './unclobbered';

/** Properties whose change draws an element anew; none of them is an attribute. */
export const reactive = (...names: readonly string[]): PropertyDeclarations =>
  Object.fromEntries(names.map((name) => [name, { attribute: false }]));

/** A page may have several copies of the script, but a tag can be defined once. */
export function defineOnce(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}

/** Constructed style sheets belong to the document that made them, and any other document drops them. */
export function keepStyles(host: LitElement): void {
  let home: Document | undefined;
  let sheets: readonly CSSStyleSheet[] = [];
  host.addController({
    hostConnected: () => {
      const { shadowRoot, ownerDocument } = host;
      const view = ownOf(ownerDocument).defaultView;
      if (!shadowRoot || !view || ownerDocument === home) return;
      if (home) shadowRoot.adoptedStyleSheets = sheets.map((sheet) => copyIn(view, sheet));
      home = ownerDocument;
      sheets = [...shadowRoot.adoptedStyleSheets];
    },
  });
}

function copyIn(view: Window & typeof globalThis, { cssRules }: CSSStyleSheet): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(Array.from(cssRules, ({ cssText }) => cssText).join(''));
  return sheet;
}
