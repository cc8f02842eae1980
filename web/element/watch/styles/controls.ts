// Buttons, speed and the help sheet of watch mode.
import { css } from 'lit';

export const watchControlStyles = css`
  .filled {
    fill: currentColor;
    stroke-linejoin: round;
  }

  .transport {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr)) minmax(5rem, 1.75fr) repeat(2, minmax(0, 1fr));
    gap: 4px;
  }
  .transport button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    padding-inline: 0;
    min-inline-size: 0;
    min-block-size: 48px;
  }
  .transport .quiet {
    border-color: var(--line);
    background: var(--paper);
    color: var(--ink);
  }

  .quests,
  .marking {
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
  }
  :is(.quests, .marking) button {
    border: 0;
    border-radius: 0;
  }
  :is(.quests, .marking) button + button {
    border-inline-start: 1px solid var(--line);
  }
  :is(.quests, .marking) button:first-child {
    border-start-start-radius: calc(var(--radius) - 1px);
    border-end-start-radius: calc(var(--radius) - 1px);
  }
  :is(.quests, .marking) button:last-child {
    border-start-end-radius: calc(var(--radius) - 1px);
    border-end-end-radius: calc(var(--radius) - 1px);
  }
  :is(.quests, .marking) button,
  .help-button {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-inline-size: 4rem;
    min-block-size: 46px;
    padding: 4px 3px;
    font-size: 0.75rem;
    line-height: 1.2;
  }
  button[aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--ink);
  }

  .speed {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0 0.75rem;
    font-size: 0.875rem;
  }
  .speed label {
    font-weight: 600;
  }
  .speed output {
    color: var(--ink-soft);
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .speed input {
    grid-area: 2 / 1 / auto / -1;
    inline-size: 100%;
    block-size: 28px;
    margin: 0;
    accent-color: var(--accent);
    cursor: pointer;
  }
  .speed input:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
    border-radius: 4px;
  }

  dialog {
    inline-size: min(34rem, calc(100vw - 2rem));
    max-block-size: calc(100dvh - 2rem);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  .sheet {
    gap: 0.75rem;
  }
  .sheet dl {
    display: grid;
    gap: 0 2rem;
  }
  .sheet dl > div {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    padding-block: 0.375rem;
    border-block-end: 1px solid var(--line);
  }
  .sheet dt {
    color: var(--ink);
    font-size: 0.9375rem;
  }
  .sheet dd {
    display: flex;
    gap: 4px;
  }
  kbd {
    min-inline-size: 1.75rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--line);
    border-block-end-width: 2px;
    border-radius: 6px;
    background: var(--paper);
    font: inherit;
    font-size: 0.8125rem;
    text-align: center;
  }
  .sheet header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
  }
  .sheet h2 {
    font-size: 1.25rem;
  }
  @media (min-width: 48rem) {
    dialog {
      inline-size: 52rem;
    }
    .sheet dl {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
