// Buttons, fields and the texts between them.
import { css } from 'lit';
import { fieldStyles } from './field-styles';

export const controlStyles = css`
  ${fieldStyles}

  button {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    min-block-size: var(--touch);
    margin: 0;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: none;
    touch-action: manipulation;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }

  :is(button, input, select, textarea, summary):focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }

  button[aria-disabled='true'] {
    cursor: default;
    opacity: 0.45;
  }

  .primary {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  .secondary {
    padding-inline: 1rem;
    border-color: var(--line);
    background: var(--paper);
    font-weight: 500;
  }
  .quiet {
    padding-inline: 0.625rem;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }

  @media (hover: hover) {
    .secondary:not([aria-disabled='true']):hover,
    .key:hover {
      border-color: var(--accent);
    }
    .quiet:not([aria-disabled='true']):hover {
      background: var(--accent-faint);
      color: var(--ink);
    }
    .primary:not([aria-disabled='true']):hover {
      background: color-mix(in oklab, var(--accent), var(--ink) 18%);
    }
  }

  .icon {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  h2 {
    font-size: 1rem;
    font-weight: 650;
  }

  .note {
    color: var(--ink-soft);
    font-size: 0.875rem;
    line-height: 1.45;
    text-wrap: pretty;
  }

  .keypad {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    gap: 6px;
  }
  .key {
    position: relative;
    display: grid;
    place-items: center;
    padding: 0;
    min-block-size: 48px;
    border-color: var(--line);
    background: var(--paper);
    font-size: 1.25rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    user-select: none;
  }
  .key small {
    position: absolute;
    inset-block-start: 3px;
    inset-inline-end: 5px;
    color: var(--ink-soft);
    font-size: 0.6875rem;
    font-weight: 400;
    line-height: 1;
  }
  /* The count is not a text of the button, so that its name, for voice control, is the digit alone. */
  .key small::before {
    content: attr(data-left);
  }
  .key[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  .used-up {
    color: var(--ink-soft);
    font-weight: 400;
  }
  .key:active {
    background: var(--accent-soft);
  }

  .edit {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 4px;
  }
  .edit button {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    padding: 4px 2px;
    font-size: 0.75rem;
    line-height: 1.2;
  }

  .strategy {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0.5rem 0.75rem;
  }
  .strategy label {
    font-weight: 600;
  }
  .strategy .note {
    grid-column: 1 / -1;
    min-block-size: 2.9em;
  }
  @container (max-width: 240px) {
    .strategy {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .search {
    display: grid;
    grid-template-columns: 2fr 1fr 1fr;
    gap: 8px;
  }
  .search:not(.running):has(:nth-child(3):not([aria-disabled])) {
    grid-template-columns: repeat(3, 1fr);
  }
  .search button {
    padding-inline: 0.25rem;
    min-block-size: 48px;
  }

  /* The line about a search that waits in another mode. */
  .held {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5rem;
    margin-block-end: 0.5rem;
    padding-inline: 1rem 0.25rem;
    border-radius: var(--radius);
    background: var(--accent-faint);
    font-size: 0.9375rem;
  }
  .held .quiet {
    color: var(--accent);
    font-weight: 600;
  }

  .off-screen {
    position: fixed;
    inset-block-start: 0;
    inset-inline-start: -100vw;
    inline-size: 1px;
    block-size: 1px;
  }
`;
