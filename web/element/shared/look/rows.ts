// A group of rows: buttons as wide as the group, each with its picture before its name, so that all stand on one line.
import { css, html, nothing, type TemplateResult } from 'lit';

export interface RowOptions {
  icon?: TemplateResult;
  /** Whether a button that stays pressed is on. */
  on?: boolean;
  off?: boolean;
  /** Its name for screen readers, where that says more. */
  name?: string;
  kind?: string;
}

export const row = (
  label: string,
  onClick: () => void,
  { icon, on, off, name, kind = '' }: RowOptions = {},
): TemplateResult =>
  html`<button
    type="button"
    class="item ${kind}"
    aria-label=${name ?? nothing}
    aria-pressed=${on === undefined ? nothing : String(on)}
    aria-disabled=${off ? 'true' : 'false'}
    @click=${() => {
      if (!off) onClick();
    }}
  >
    ${icon ?? nothing}<span>${label}</span>
  </button>`;

export const rowStyles = css`
  .rows {
    display: grid;
    overflow: clip;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
  }
  .rows > * + * {
    border-block-start: 1px solid var(--line);
  }
  .item {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-block-size: var(--touch);
    padding: 0.25rem 0.875rem;
    border-width: 0;
    border-radius: 0;
    font-size: 0.9375rem;
    line-height: 1.25;
    text-align: start;
  }
  .item .icon {
    color: var(--accent);
  }
  .item[aria-pressed='true'] {
    background: var(--accent-soft);
    font-weight: 600;
  }
  .rows :is(.item, summary):focus-visible {
    outline-offset: -3px;
  }
  @media (hover: hover) {
    .item:not([aria-disabled='true']):hover {
      background: var(--accent-faint);
    }
  }
  /* A fold is a row, too: its arrow stands at the end, where no name begins. */
  .fold > summary {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    inline-size: auto;
    min-block-size: var(--touch);
    padding: 0.25rem 0.875rem;
    color: var(--ink);
    font-size: 0.9375rem;
    list-style: none;
  }
  .fold > summary::-webkit-details-marker {
    display: none;
  }
  .fold > summary::after {
    content: '';
    flex: none;
    inline-size: 0.45rem;
    block-size: 0.45rem;
    margin-block-start: -0.25rem;
    margin-inline-start: auto;
    border: solid var(--ink-soft);
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
  .fold[open] > summary::after {
    margin-block-start: 0.25rem;
    rotate: -135deg;
  }
`;
