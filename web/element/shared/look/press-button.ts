// A button with a word on it, which stays in the tab order while it can do nothing.
import { html, nothing, type TemplateResult } from 'lit';

interface Look {
  /** The classes: `primary`, `secondary`, `quiet` or a feature's own. */
  kind: string;
  enabled?: boolean;
  /** Whether a button that stays pressed is pressed. */
  pressed?: boolean;
  /** The name that a screen reader says in place of the word. */
  name?: string;
}

export function pressButton(
  look: string | Look,
  label: unknown,
  onClick: (event: Event) => unknown,
): TemplateResult {
  const { kind, enabled, pressed, name }: Look = typeof look === 'string' ? { kind: look } : look;
  return html`<button
    type="button"
    class=${kind}
    aria-label=${name ?? nothing}
    aria-disabled=${enabled === undefined ? nothing : String(!enabled)}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    @click=${(event: Event) => {
      if (enabled !== false) onClick(event);
    }}
  >
    ${label}
  </button>`;
}
