// The look of the calendar: seven columns, a button for each day.
import { css } from 'lit';
import { controlStyles } from '../../shared/look/controls';
import { sheetStyles } from '../../shared/look/sheet-styles';
import { primitiveStyles } from '../../shared/look/primitives';

const own = css`
  dialog {
    box-sizing: border-box;
    inline-size: min(26rem, 100vw - 1rem);
    max-block-size: calc(100dvh - 1rem);
    font: inherit;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  .sheet {
    padding: 0.875rem;
  }
  header,
  .month,
  .levels {
    gap: 0.25rem 0.5rem;
  }
  h2,
  h3,
  p {
    margin: 0;
    font-size: 1rem;
    font-weight: 400;
  }
  .levels button {
    padding-inline: 0.375rem;
  }
  [aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--ink);
    font-weight: 600;
  }
  .days {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 2px;
    text-align: center;
  }
  .days button {
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--radius);
  }
  .days button[aria-current] {
    border-color: var(--accent);
    font-weight: 650;
  }
  .days .later {
    border: 2px solid var(--accent-soft);
  }
  .days .in-time {
    background: var(--accent);
    color: var(--on-accent);
  }
  .legend {
    gap: 0 1rem;
  }
  .legend i {
    display: inline-block;
    box-sizing: border-box;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin-inline-end: 0.25rem;
    border: 2px solid var(--accent-soft);
    border-radius: 3px;
    vertical-align: -1px;
  }
  .legend .in-time {
    border-color: var(--accent);
    background: var(--accent);
  }
  @media (forced-colors: active) {
    .days .in-time {
      border: 3px solid Highlight;
    }
  }
`;

export const daysStyles = [controlStyles, sheetStyles, primitiveStyles, own];
