// Where things stand in an embed: one column, two where there is room.
import { css } from 'lit';

export const layoutStyles = css`
  /* Narrow: one column of all parts. The buttons that search come right below the board, so
     that they are seen on a phone without scrolling. */
  .play,
  .panel,
  .solver {
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
    .layout:not(.bare, .waiting) {
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
    .layout:not(.bare, .waiting) .panel {
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
      :host(:not([framed])) .layout:not(.bare, .waiting) {
        display: grid;
        grid-template-columns: clamp(15rem, var(--view) - 8rem, 24rem) minmax(0, 1fr);
        align-items: start;
        align-content: start;
        gap: 0.5rem 1.25rem;
        max-inline-size: none;
      }
      :host(:not([framed])) .layout:not(.bare, .waiting) :is(.play, .panel, .solver) {
        display: contents;
      }
      :host(:not([framed])) .board {
        grid-column: 1;
        grid-row: 1 / span 5;
      }
      :host(:not([framed]))
        .layout:not(.bare, .waiting)
        :is(.play, .panel, .solver)
        > :not(.board) {
        order: 0;
        grid-column: 2;
      }
      :host(:not([framed])) .layout:not(.bare, .waiting) :is(.play, .solver) > :is(.keypad, .edit) {
        order: -1;
      }
      :host(:not([framed]))
        .layout:not(.bare, .waiting)
        :is(.play, .solver)
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
`;
