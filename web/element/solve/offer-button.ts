// The button beside what was said of a list: all of it, and not the first puzzle alone.
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../shared/words/words';

export const offerButton = (
  offer: (() => void) | undefined,
  text: Messages,
): TemplateResult | typeof nothing =>
  offer
    ? html`<button type="button" class="secondary offer" @click=${offer}>
        ${text.notice.takeAll}
      </button>`
    : nothing;
