// Form fields, alone and with labels. A view sets the width of its fields, and with `--field-text` a smaller text.
import { css } from 'lit';

export const fieldStyles = css`
  input,
  select,
  textarea {
    color: inherit;
    font: inherit;
    font-size: var(--field-text, inherit);
    letter-spacing: inherit;
  }
  input:where([type='number'], [type='text'], [type='date']),
  select,
  textarea {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: var(--touch);
    padding-inline: 0.875rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
  }
  input:where([type='number'], [type='text'], [type='date']) {
    font-variant-numeric: lining-nums tabular-nums;
  }
  ::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }

  .select {
    position: relative;
  }
  .select::after {
    content: '';
    position: absolute;
    inset-inline-end: 1rem;
    inset-block-start: calc(50% - 0.35rem);
    inline-size: 0.45rem;
    block-size: 0.45rem;
    border: solid var(--ink-soft);
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
    pointer-events: none;
  }
  select {
    appearance: none;
    padding-inline-end: 2.25rem;
  }

  textarea {
    display: block;
    padding: 0.75rem;
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono', monospace;
    font-size: var(--field-text, 1rem);
    line-height: 1.4;
    resize: vertical;
  }

  input:where([type='checkbox'], [type='radio']) {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
    accent-color: var(--accent);
  }
  .check {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-block-size: var(--touch);
    cursor: pointer;
  }

  .choice {
    display: grid;
    gap: 0.25rem;
    min-inline-size: 0;
  }
  .choice > label {
    font-size: 0.875rem;
    font-weight: 600;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: 600;
  }

  /* Safari on a phone zooms into the page when a field has smaller text. */
  @media (pointer: coarse) {
    input,
    select,
    textarea {
      font-size: max(16px, 1rem);
    }
  }
`;
