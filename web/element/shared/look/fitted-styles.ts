// The layout of a mode in a box of given height (given-box.ts): the board as large as height and width allow, what is always at
// hand below or beside it, and one page of the rest, chosen by tabs. A mode names the areas of its layout.
//
//   narrow            wide                    another page, narrow
//   +-----------+     +-------+---------+     +-----------+
//   | board     |     | board | at hand |     | page      |
//   |           |     |       | page    |     |           |
//   | at hand   |     |       |         |     |           |
//   | page      |     |       |         |     |           |
//   | tabs      |     |       | tabs    |     | tabs      |
//   +-----------+     +-------+---------+     +-----------+
import { css } from 'lit';

export const fittedStyles = css`
  .page-tabs {
    display: none;
  }
  :host([fits]) .fitted.fitted {
    /* The height of all that is below the board, where it is narrow. */
    --below: 12rem;
    --height: calc(100cqb - var(--above, 0px));
    --board: min(100cqi, var(--height) - var(--below));
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: stretch;
    gap: 4px;
    inline-size: 100%;
    max-inline-size: none;
    block-size: var(--height);
    margin: 0;
    overflow: clip;
  }
  :host([fits]) .fitted > *,
  :host([fits]) .fitted .page {
    margin-block: 0;
    min-inline-size: 0;
  }
  :host([fits]) .fitted .board {
    grid-area: board;
    place-self: start center;
    inline-size: var(--board);
  }
  :host([fits]) .page {
    grid-area: page;
    align-content: start;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  :host([fits]) .transport {
    grid-area: play;
  }
  :host([fits]) .on-board .told {
    grid-area: told;
    overflow-y: auto;
  }
  :host([fits]) .page-tabs {
    grid-area: tabs;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    box-shadow: inset 0 1px var(--line);
  }
  .page-tabs button {
    min-inline-size: 0;
    padding-inline: 0;
    border: 0;
    border-block-start: 3px solid transparent;
    border-radius: 0 0 6px 6px;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    font-weight: 500;
    line-height: 1.2;
  }
  .page-tabs button[aria-selected='true'] {
    border-block-start-color: var(--accent);
    color: var(--ink);
  }
  .page-tabs button:focus-visible {
    outline-offset: -3px;
  }
  :host([fits]) .page:not(.open),
  :host([fits]) .on-page :is(.board, .of-board) {
    display: none;
  }
  :host([fits]) .fitted.on-page {
    grid-template-areas: 'page' 'tabs';
    grid-template-rows: minmax(0, 1fr) 2.75rem;
  }
  :host([fits]) .bare.bare {
    inline-size: min(100cqi, 100cqb);
    max-inline-size: none;
  }

  @container (aspect-ratio > 1.12) {
    :host([fits]) .fitted.fitted {
      --board: min(var(--height), 100cqi - var(--side, 17rem));
      grid-template-columns: var(--board) minmax(0, 1fr);
      column-gap: 12px;
    }
    :host([fits]) .on-page .board {
      display: grid;
    }
    :host([fits]) .fitted.on-page {
      grid-template-areas: 'board page' 'board tabs';
    }
  }
  @media (forced-colors: active) {
    .page-tabs button[aria-selected='true'] {
      border-block-start-color: Highlight;
    }
  }
`;
