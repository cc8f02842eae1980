// A secondary button, which stays in the tab order while it can do nothing.
import { html, type TemplateResult } from 'lit';

export const secondaryButton = (
  label: string,
  onClick: () => void,
  enabled = true,
): TemplateResult =>
  html`<button
    type="button"
    class="secondary"
    aria-disabled=${enabled ? 'false' : 'true'}
    @click=${() => {
      if (enabled) onClick();
    }}
  >
    ${label}
  </button>`;
