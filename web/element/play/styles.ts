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
  .go-back {
    justify-self: start;
  }
  .help,
  .go-back,
  retrace-timer {
    order: 5;
  }
  retrace-timer:not(:defined) {
    display: none;
  }
`;
