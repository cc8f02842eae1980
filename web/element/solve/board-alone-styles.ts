// The board alone: without controls, while a mode is fetched, and in print.
import { css } from 'lit';

export const boardAloneStyles = css`
  .bare {
    max-inline-size: 37.5rem;
  }
  @container (min-width: 800px) {
    /* As watch mode's stage. */
    .layout.waiting.full {
      max-inline-size: clamp(21rem, var(--view) - 26.375rem, 36rem);
      margin-inline: 0;
    }
  }

  @media print {
    :host {
      color-scheme: light !important;
      background: none !important;
      box-shadow: none !important;
    }
    .layout:is(.full, .minimal, .bare) {
      display: block;
    }
    .layout:is(.play, .game) {
      display: block;
      block-size: auto;
      inline-size: auto;
      max-inline-size: 15cm;
      margin-inline: auto;
    }
    :is(.play, .game) > :not(.board),
    .panel {
      display: none !important;
    }
    .board,
    .cell,
    .board:focus-within .cell {
      border-color: #000;
      background: #fff;
      color: #000;
      print-color-adjust: exact;
    }
    .cell {
      border-color: #999;
    }
    .board::before,
    .board::after {
      border-color: #000;
    }
    .selected::before {
      content: none;
    }
  }
`;
