// Where things stand in an embed: one column, two where there is room.
import { css } from 'lit';

export const layoutStyles = css`
  /* Narrow: one column of all parts. The buttons that search come right below the board, so
     that they are seen on a phone without scrolling. */
  .play,
  .panel,
  .solver,
  .told,
  .keys {
    display: contents;
  }
  .board {
    order: 1;
  }
  .message {
    order: 2;
  }
  .offer {
    order: 2;
    justify-self: start;
    align-self: start;
  }
  .search {
    order: 3;
  }
  /* On a short phone what solves comes before what is said of the board, so that it is seen at once. */
  @media (max-width: 45rem) and (max-height: 40rem) {
    :host(:not([framed])) .search {
      order: 2;
    }
    :host(:not([framed])) .message {
      order: 3;
    }
  }
  .writings {
    order: 3;
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  .writings button {
    padding-inline: 2px;
    font-size: 0.8125rem;
  }
  .writings [aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--ink);
  }
  .keypad {
    order: 4;
  }
  .edit {
    order: 5;
  }
  .strategy {
    order: 6;
    margin-block-start: 0.75rem;
  }
  .result {
    order: 7;
    margin-block-start: 0.5rem;
  }
  .intake {
    order: 8;
    margin-block-start: 1.5rem;
  }
  @container (min-width: 420px) {
    .figures {
      grid-template-columns: repeat(3, 1fr);
    }
  }

  /* A column of a page of others that is hardly wider than a thumb. */
  @container (max-width: 200px) {
    .keypad {
      gap: 4px;
    }
    .key small {
      display: none;
    }
    .edit,
    .search:is(*, .running) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .search > :first-child {
      grid-column: 1 / -1;
    }
    .result,
    .figures {
      grid-template-columns: minmax(0, 1fr);
    }
    .result .time {
      grid-column: 1;
      grid-row: auto;
      text-align: start;
    }
  }

  @container (min-width: 800px) {
    .layout:not(.bare, .waiting, .playing) {
      display: grid;
      /* The board with all that belongs to it fits the window's height and leaves room beside it. */
      grid-template-columns: clamp(22rem, min(var(--view) - 18.125rem, 60cqi), 40rem) minmax(
          0,
          1fr
        );
      align-items: start;
      gap: clamp(2rem, 5cqi, 4rem);
      max-inline-size: none;
    }
    .play,
    .panel,
    .solver {
      display: grid;
      gap: 0.5rem;
      min-inline-size: 0;
    }
    .solver {
      gap: 1rem;
    }
    .panel {
      gap: 2rem;
    }
    .panel > *,
    .solver > * {
      order: 0;
      margin-block: 0;
    }
    .brief {
      display: none;
    }
    .keypad {
      grid-template-columns: repeat(10, 1fr);
    }
    .edit button {
      flex-direction: row;
      gap: 6px;
      font-size: 0.875rem;
    }
  }

  /* Wide: what brings a puzzle beside what solves it. */
  @container (min-width: 1360px) {
    .layout:not(.bare, .waiting, .playing) .panel {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: start;
      gap: 2rem clamp(2rem, 4cqi, 4rem);
    }
    .solver {
      grid-row: 1 / span 2;
    }
  }

  /* A phone on its side: the keypad beside the board, where both are seen at once. */
  @media (orientation: landscape) and (max-height: 32rem) {
    @container (min-width: 520px) {
      :host(:not([framed])) .layout:not(.bare, .waiting, .playing) {
        display: grid;
        grid-template-columns: clamp(15rem, var(--view) - 8rem, 24rem) minmax(0, 1fr);
        align-items: start;
        align-content: start;
        gap: 0.5rem 1.25rem;
        max-inline-size: none;
      }
      :host(:not([framed])) .layout:not(.bare, .waiting, .playing) :is(.play, .panel, .solver) {
        display: contents;
      }
      :host(:not([framed])) .board {
        grid-column: 1;
        grid-row: 1 / span 5;
      }
      :host(:not([framed]))
        .layout:not(.bare, .waiting, .playing)
        :is(.play, .panel, .solver, .told, .keys)
        > :not(.board) {
        order: 0;
        grid-column: 2;
      }
      :host(:not([framed])) .layout:not(.bare, .waiting, .playing) .keys > :is(.keypad, .edit) {
        order: -1;
      }
      :host(:not([framed]))
        .layout:not(.bare, .waiting, .playing)
        :is(.told, .solver)
        > :is(.message, .offer, .search) {
        order: -2;
      }
      :host(:not([framed])) .brief {
        display: inline;
      }
      :host(:not([framed])) .keypad {
        grid-template-columns: repeat(5, 1fr);
      }
    }
  }

  /* A box of given height: the keys below or beside the board; what solves and what brings a puzzle are pages. */
  :host([fits]) .layout.fitted {
    --below: 11.875rem;
  }
  :host([fits]) .layout.on-board {
    grid-template-areas: 'board' 'told' 'keys' 'tabs';
    grid-template-rows: auto 2.8125rem minmax(0, 1fr) auto;
  }
  :host([fits]) .fitted.fitted :is(.play, .panel) {
    display: contents;
  }
  :host([fits]) .on-board .told {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  :host([fits]) .told .message {
    flex: 1;
    min-block-size: 0;
    font-size: 0.75rem;
    line-height: 1.25;
  }
  :host([fits]) .on-board .keys {
    grid-area: keys;
    display: grid;
    grid-template-columns: repeat(7, minmax(44px, 1fr));
    align-items: start;
    min-block-size: 0;
  }
  :host([fits]) .keys .writings {
    grid-column: 1 / -1;
    /* As a border that takes no room. */
    border: 0;
    box-shadow: inset 0 0 0 1px var(--line);
  }
  :host([fits]) .keys .keypad {
    grid-column: span 5;
    grid-template-columns: repeat(5, minmax(44px, 1fr));
    gap: 0;
  }
  /* Keys touch, so that each is 44 pixels wide in a narrow box, and are drawn apart. */
  :host([fits]) .keys .key {
    min-block-size: 44px;
    border: 2px solid transparent;
    border-radius: 8px;
    background-clip: padding-box;
    box-shadow: inset 0 0 0 1px var(--line);
  }
  :host([fits]) .keys .key[aria-pressed='true'] {
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  :host([fits]) .keys .edit {
    grid-column: span 2;
    grid-template-columns: repeat(2, minmax(44px, 1fr));
    gap: 0;
  }
  :host([fits]) .keys .edit button {
    flex-direction: column;
    min-inline-size: 44px;
    padding: 0;
    font-size: 0.625rem;
    line-height: 1.1;
  }
  :host([fits]) .open:is(.solver, .intake) {
    display: grid;
    gap: 8px;
  }
  :host([fits]) .page :is(.strategy, .result) {
    margin-block: 0;
  }
  :host([fits]) .page .result {
    gap: 0.375rem;
  }
  :host([fits]) .page .headline {
    min-block-size: 0;
  }
  :host([fits]) .page .title {
    font-size: 1.125rem;
  }
  :host([fits]) .page .detail {
    font-size: 0.8125rem;
    line-height: 1.3;
  }
  :host([fits]) .page dd {
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  :host([fits]) .page .figures {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.375rem 0.75rem;
    padding-block: 0.375rem;
  }
  :host([fits]) .page .copy {
    flex-wrap: nowrap;
  }
  :host([fits]) .copy span {
    display: none;
  }
  :host([fits]) .copy button {
    flex: 1;
    padding-inline: 2px;
  }
  :host([fits]) .solver .note:not([role='status']) {
    display: none;
  }

  /* All keys in one row leave more height to the board. */
  @container (min-width: 640px) and (aspect-ratio <= 1.12) {
    :host([fits]) .layout.fitted {
      --below: 9.125rem;
    }
    :host([fits]) .on-board .keys {
      grid-template-columns: repeat(14, minmax(44px, 1fr));
    }
    :host([fits]) .keys .keypad {
      grid-column: span 10;
      grid-template-columns: repeat(10, minmax(44px, 1fr));
    }
    :host([fits]) .keys .edit {
      grid-column: span 4;
      grid-template-columns: repeat(4, minmax(44px, 1fr));
    }
  }
  @container (aspect-ratio > 1.12) {
    :host([fits]) .layout.fitted {
      --side: 14rem;
    }
    :host([fits]) .layout.on-board {
      grid-template-areas: 'board told' 'board keys' 'board tabs';
      grid-template-rows: 3.75rem minmax(0, 1fr) auto;
    }
    :host([fits]) .on-board .keys {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: 8px;
    }
    :host([fits]) .keys :is(.keypad, .edit) {
      grid-column: 1 / -1;
    }
    :host([fits]) .keys .writings button {
      font-size: 0.8125rem;
    }
    :host([fits]) .keys .keypad {
      grid-template-columns: repeat(3, minmax(44px, 1fr));
    }
    :host([fits]) .keys .key:last-child {
      grid-column: 1 / -1;
    }
    :host([fits]) .keys .edit {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @container (aspect-ratio > 1.12) and (min-height: 440px) {
    :host([fits]) .layout.on-board {
      grid-template-rows: 6.5rem minmax(0, 1fr) auto;
    }
  }
`;
