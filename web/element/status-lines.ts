// Lines above the board: about a search that waits in another mode, and about a page that allows no WebAssembly.
import { html, type TemplateResult } from 'lit';
import type { Language } from '../core/language';
import type { Banner } from './contract/extra';
import { messagesIn } from '../languages/en/element';
import { pressButton } from './shared/look/press-button';

/** Says what is under way in another mode, with a button that leads back to it. */
export const heldLine = (
  sentence: string,
  { label, onClick }: NonNullable<Banner['act']>,
): TemplateResult => html`
  <p class="held" role="status">
    <span>${sentence}</span>
    ${pressButton('quiet', label, onClick)}
  </p>
`;

/** Says that the page around allows no WebAssembly, whichever controls are shown. */
export function refusalLine(language: Language): TemplateResult {
  const text = messagesIn(language).problem({ kind: 'refused', refusal: 'webassembly' });
  return html`<p class="refusal" role="alert">${text}</p>`;
}
