// Buttons, speed and the help sheet of watch mode.
import { css } from 'lit';

export const watchControlStyles = css`
  .quests,
  .marking {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
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
  .helps > button {
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
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 0.75rem;
  }
  .speed output {
    text-align: end;
  }
  .speed input {
    grid-area: 2 / 1 / auto / -1;
    block-size: 28px;
    margin: 0;
    border-radius: 4px;
    accent-color: var(--accent);
    cursor: pointer;
  }

  @container (max-width: 280px) {
    :is(.quests, .marking) {
      grid-auto-flow: row;
      grid-template-columns: repeat(auto-fit, minmax(min(4rem, 100%), 1fr));
      gap: 4px;
      border: 0;
      background: none;
    }
    :is(.quests, .marking) button.quiet {
      min-inline-size: 0;
      border: 1px solid var(--line);
      border-radius: var(--radius);
    }
  }
`;
