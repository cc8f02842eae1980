// The choice of a game: two rows of buttons, in any width.
import { css } from 'lit';

export const beginStyles = css`
  .begin {
    display: grid;
    align-content: start;
    gap: 0.375rem;
    min-inline-size: 0;
  }
  .begin > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  .begin span {
    flex: 1 0 100%;
    color: var(--ink-soft);
    font-size: 0.875rem;
    white-space: nowrap;
  }
  .begin button {
    flex: 1 1 auto;
    padding-inline: 0.5rem;
    font-size: 0.9375rem;
  }
  .begin p {
    margin: 0;
    color: var(--ink-soft);
  }
`;
