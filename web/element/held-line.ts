// The line that says what is under way in another mode, with the way back to it.
import { html, type TemplateResult } from 'lit';
import type { Messages } from './shared/words/words';

export const heldLine = (
  text: Messages['held'],
  sentence: string,
  goBack: () => void,
): TemplateResult => html`
  <p class="held" role="status">
    <span>${sentence}</span>
    <button type="button" class="quiet" @click=${goBack}>${text.back}</button>
  </p>
`;
