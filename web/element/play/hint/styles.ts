// The card of a hint, right below the board.
import { css } from 'lit';

export const hintCardStyles = css`
  :host {
    display: block;
  }
  * {
    box-sizing: border-box;
  }
  p,
  h2,
  ol {
    margin: 0;
    padding: 0;
  }
  section {
    display: grid;
    gap: 0.5rem;
    padding: 0.5rem 0.875rem 0.875rem;
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--accent);
    border-radius: var(--radius);
    background: var(--paper);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  header {
    display: flex;
    align-items: center;
    gap: 0.75rem;
  }
  h2 {
    font-size: 1rem;
    font-weight: 650;
  }
  header button {
    margin-inline: auto -0.625rem;
  }
  .steps {
    display: flex;
    gap: 4px;
  }
  .steps i {
    inline-size: 1.125rem;
    block-size: 0.3125rem;
    border-radius: 3px;
    background: var(--line);
  }
  .steps .given {
    background: var(--accent);
  }
  .said {
    display: grid;
    gap: 0.375rem;
    text-wrap: pretty;
  }
  .kind {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5rem;
  }
  .kind span {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .kind b {
    font-size: 1.0625rem;
    font-weight: 650;
  }
  small,
  .note {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .about {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .about summary {
    min-block-size: 2rem;
    cursor: pointer;
  }
  .about .choice {
    margin-block-start: 0.5rem;
  }
  .about summary:focus-visible,
  .about select:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .effect {
    font-weight: 600;
  }
  .wrong {
    color: var(--danger);
    font-weight: 500;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .buttons:empty {
    display: none;
  }
  button {
    min-block-size: var(--touch);
    padding-inline: 1rem;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 500;
    cursor: pointer;
  }
  button:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .primary {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  .secondary {
    border-color: var(--line);
    background: var(--paper);
  }
  .quiet {
    padding-inline: 0.625rem;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .quiet[aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--ink);
  }
`;
