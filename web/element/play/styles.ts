// What helps to play, below the board.
import { css } from 'lit';

export const playStyles = css`
  .help {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .help [aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--ink);
    font-weight: 600;
  }
  .offers {
    order: 4;
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0.25rem 0.75rem;
  }
  .help,
  retrace-timer {
    order: 5;
  }
  retrace-timer:not(:defined) {
    display: none;
  }
`;
