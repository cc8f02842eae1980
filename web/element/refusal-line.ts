// Says, whatever controls are shown, that the page around allows no WebAssembly.
import { html, type TemplateResult } from 'lit';
import { messagesIn, type Language } from './shared/words/language';

export function refusalLine(language: Language): TemplateResult {
  const text = messagesIn(language).problem({ kind: 'refused', refusal: 'webassembly' });
  return html`<p class="refusal" role="alert">${text}</p>`;
}
