// The card of a hint: its buttons stay in view, and what is said scrolls between them and the board where it is long.
import { css } from 'lit';
import { onSmallScreen } from '../../shared/look/small-screen';

export const hintCardStyles = css`
  :host {
    display: block;
    block-size: 100%;
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
    display: flex;
    flex-direction: column;
    gap: 0.25rem;
    block-size: 100%;
    padding: 0.5rem 0.5rem 0.25rem 0.75rem;
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--accent);
    border-radius: var(--radius);
    background: var(--paper);
    line-height: 1.4;
  }
  h2 {
    font-size: inherit;
  }
  .said {
    position: relative;
    flex: 1 1 auto;
    align-content: start;
    min-block-size: 0;
    overflow-y: auto;
    text-wrap: pretty;
  }
  .steps {
    gap: 4px;
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-end: 0.25rem;
  }
  .steps i {
    inline-size: 1rem;
    block-size: 0.25rem;
    border-radius: 3px;
    background: var(--line);
  }
  .steps .given {
    background: var(--accent);
  }
  .kind {
    gap: 0 0.5rem;
    padding-inline-end: 5.5rem;
  }
  .kind span {
    color: var(--ink-soft);
    font-size: 0.875rem;
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
  .effect {
    font-weight: 600;
  }
  .wrong {
    color: var(--danger);
    font-weight: 500;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .buttons {
    flex: none;
    gap: 4px;
  }
  button {
    min-block-size: var(--touch);
    padding-inline: 0.5rem;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 500;
    line-height: 1.15;
    cursor: pointer;
  }
  button:focus-visible,
  summary:focus-visible,
  select:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: -3px;
  }
  .buttons :is(.primary, .secondary) {
    flex: 1 1 auto;
  }
  .primary {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  .primary:focus-visible {
    outline-color: var(--ink);
  }
  .secondary {
    border-color: var(--line);
    background: var(--paper);
  }
  .quiet {
    flex: none;
    min-inline-size: var(--touch);
    padding-inline: 0.625rem;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .buttons .quiet:first-of-type {
    margin-inline-start: auto;
  }
  .quiet[aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--ink);
  }
  .icon {
    display: block;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  ${onSmallScreen(css`
    section {
      gap: 2px;
      padding: 0.25rem 0.25rem 0 0.5rem;
      font-size: 0.875rem;
      line-height: 1.3;
    }
    .said {
      padding-inline-end: 0.25rem;
    }
    .kind span {
      display: none;
    }
  `)}
`;
