// Says, whatever controls are shown, that the page around allows no WebAssembly.
import { html, type TemplateResult } from 'lit';
import { messagesIn } from './shared/words/words-in';
import type { Language } from '../core/language';

export function refusalLine(language: Language): TemplateResult {
  const text = messagesIn(language).problem({ kind: 'refused', refusal: 'webassembly' });
  return html`<p class="refusal" role="alert">${text}</p>`;
}
