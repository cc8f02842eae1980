// Keeps the styles of a shadow root when its element is moved into another document: constructed style sheets
// belong to the document that made them, and any other document drops them.
import type { LitElement } from 'lit';
import { ownOf } from '../unclobbered';

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
