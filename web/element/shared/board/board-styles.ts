// The board: hairlines between cells, heavy lines around boxes, and the states of cells.
import { css } from 'lit';

export const boardStyles = css`
  .board {
    position: relative;
    inline-size: 100%;
    aspect-ratio: 1;
    display: grid;
    grid-template-rows: repeat(9, 1fr);
    overflow: hidden;
    border: 2px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--paper);
    font-variant-numeric: lining-nums tabular-nums;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
    touch-action: manipulation;
    scroll-margin: 8px;
  }

  /* The container that sizes the digits; the board itself cannot be one, since its pseudo-elements would be lost. */
  .row {
    container-type: inline-size;
    display: grid;
    grid-template-columns: repeat(9, 1fr);
    min-block-size: 0;
  }

  .cell {
    position: relative;
    display: grid;
    place-items: center;
    min-inline-size: 0;
    border: 0 solid var(--line);
    border-inline-end-width: 1px;
    border-block-end-width: 1px;
    outline: none;
    background: var(--paper);
    font-size: 6.1cqi;
    line-height: 1;
    cursor: default;
  }

  /* The heavy lines: frames around the middle columns and the middle rows. */
  .board::before,
  .board::after {
    content: '';
    position: absolute;
    z-index: 1;
    border: 0 solid var(--line-strong);
    pointer-events: none;
  }
  .board::before {
    inset-block: 0;
    inset-inline: calc(100% / 3 - 1px);
    border-inline-width: 2px;
  }
  .board::after {
    inset-inline: 0;
    inset-block: calc(100% / 3 - 1px);
    border-block-width: 2px;
  }
  .cell:last-child {
    border-inline-end-width: 0;
  }
  .row:last-child .cell {
    border-block-end-width: 0;
  }

  .given {
    background: var(--paper-given);
    font-weight: 700;
  }
  /* In its own colour, and lighter than a given on its ground. */
  .entry {
    color: var(--own);
    font-weight: 500;
  }
  .found {
    color: var(--accent);
    font-weight: 400;
  }
  .searching .found {
    color: var(--ink-soft);
  }

  /* The whole cell, with its lines: the letters are sized by that. */
  .notes {
    position: absolute;
    inset: 0 -1px -1px 0;
    color: var(--ink-soft);
  }
  /* A box as large as core/note-layout.ts counts a digit; places and sizes come from there. */
  .notes i {
    position: absolute;
    inline-size: 0.62em;
    block-size: 0.78em;
    font-style: normal;
    line-height: 0.78;
    text-align: center;
  }
  .notes .centre {
    color: var(--accent);
    font-weight: 500;
  }
  .notes .barred {
    color: var(--danger);
    text-decoration: line-through;
  }
  .notes .equal {
    color: var(--ink);
    font-weight: 700;
  }

  .board:focus-within .peer {
    background: var(--accent-faint);
  }
  .board:is(:focus-within, .penned) .same {
    background: var(--accent-soft);
  }
  .selected::before {
    content: '';
    position: absolute;
    inset: 1px;
    border: 2px solid var(--line-strong);
    border-radius: 4px;
    opacity: 0.35;
  }
  .board:focus-within .selected {
    background: var(--accent-soft);
  }
  .board:focus-within .selected::before,
  .selected:focus::before {
    border-width: 3px;
    border-color: var(--accent);
    opacity: 1;
  }

  /* The cell that the line below speaks of has a dashed frame, whatever its state. */
  .marked::before,
  .board:focus-within .marked::before {
    content: '';
    position: absolute;
    inset: 2px;
    border: 2px dashed var(--danger);
    border-radius: 4px;
    opacity: 1;
  }

  /* Not by colour alone: stripes, an underline, and the name of the cell say it, too. */
  .cell.contradicting,
  .cell.dead-end,
  .board:focus-within .contradicting,
  .board:focus-within .dead-end {
    background: repeating-linear-gradient(-45deg, var(--danger-soft) 0 4px, var(--paper) 4px 8px);
    color: var(--danger);
  }
  .contradicting {
    text-decoration: underline 2px;
    text-underline-offset: 0.16em;
  }
  .cell.dead-end::after {
    content: '×';
    font-size: 1.2em;
  }

  @media (prefers-reduced-motion: no-preference) {
    .board:not(.searching) .found {
      animation: appear 240ms ease-out;
    }
    @keyframes appear {
      from {
        opacity: 0;
        transform: scale(0.8);
      }
    }
  }

  @media (forced-colors: active) {
    .board,
    .board::before,
    .board::after {
      border-color: CanvasText;
    }
    .cell {
      border-color: GrayText;
    }
    .found {
      font-style: italic;
    }
    .entry {
      font-weight: 300;
    }
    .entry::after {
      content: '';
      position: absolute;
      inset-block-end: 12%;
      inline-size: 26%;
      border-block-end: 2px solid CanvasText;
    }
    .selected::before,
    .board:focus-within .selected::before {
      border-color: Highlight;
    }
    .contradicting {
      text-decoration-style: double;
    }
  }
`;
