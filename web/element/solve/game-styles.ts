// Where things stand for who plays: what a game needs is seen at once, from a small phone to a wide screen.
// web/page/first-board.css repeats where that puts the board.
import { css } from 'lit';

export const gameStyles = css`
  /* Narrow: the board as large as its controls leave it, and the keys at the bottom, where a thumb is. */
  .layout.game {
    --gap: 3px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'board' 'tools' 'said' 'writings' 'keypad' 'side';
    gap: var(--gap);
    max-inline-size: 30rem;
  }
  .game > .board {
    grid-area: board;
    inline-size: clamp(15rem, 100svh - 17.5rem, 100%);
    margin-inline: auto;
  }
  .game > .edit {
    grid-area: tools;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: none;
  }
  .game .edit button {
    min-inline-size: 44px;
    padding: 2px 0;
    font-size: 0.6875rem;
    white-space: nowrap;
  }
  .said {
    grid-area: said;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--gap) 0.75rem;
    min-inline-size: 0;
  }
  .said .message {
    flex: 1 1 14rem;
    min-block-size: 2.125rem;
    font-size: 0.8125rem;
    line-height: 1.3;
  }
  .game > .writings {
    grid-area: writings;
  }
  .game > .keypad {
    grid-area: keypad;
    gap: var(--gap);
  }
  .game > .keypad .key {
    align-content: center;
    min-block-size: clamp(44px, 44px + (100svh - 100vw - 15.5rem) / 2, 60px);
  }
  .side {
    grid-area: side;
    display: grid;
    gap: 0.5rem;
    min-inline-size: 0;
    margin-block-start: 0.75rem;
  }
  .side > * {
    order: 0;
    min-inline-size: 0;
  }
  .offers {
    flex: 1 1 100%;
  }
  .side .edit {
    grid-template-columns: repeat(2, auto);
    justify-content: start;
  }
  .side .edit button {
    flex-direction: row;
    gap: 6px;
    padding-inline: 0.625rem;
    font-size: 0.875rem;
  }
  .solver {
    display: grid;
    gap: 1rem;
    padding-block: 0.25rem 1rem;
  }
  .solver > .search {
    display: flex;
    flex-wrap: wrap;
  }
  .solver > .search > * {
    flex: 1 1 auto;
    inline-size: auto;
    white-space: nowrap;
  }
  /* As high before the answer as after it. */
  .solver .detail {
    min-block-size: 2lh;
  }
  .solver > *,
  .side .questions {
    margin-block: 0;
  }
  .solver-fold > summary {
    inline-size: auto;
    padding-inline: 0.625rem;
    font-size: 1rem;
    font-weight: 600;
    color: var(--ink);
  }
  .side .intake {
    margin-block-start: 0.75rem;
  }
  /* A card lies over the keys, which nobody needs meanwhile; undo stays. */
  .beside,
  .cards {
    display: contents;
  }
  .card {
    grid-row: said-start / keypad-end;
    grid-column: 1;
    z-index: 2;
    align-self: start;
    box-sizing: border-box;
    min-block-size: 100%;
    background: var(--ground);
  }
  .folded {
    display: none;
  }
  .game:has(.card:not(.folded)) > :is(.writings, .keypad) {
    visibility: hidden;
  }

  @container (min-width: 420px) {
    .figures {
      grid-template-columns: repeat(3, 1fr);
    }
  }

  /* A phone on its side: the controls beside the board. */
  @media (orientation: landscape) and (max-height: 32rem) {
    @container (min-width: 500px) {
      .layout.game {
        grid-template-columns: clamp(15rem, 100svh - 4rem, 24rem) minmax(0, 1fr);
        grid-template-rows: repeat(4, auto) 1fr;
        grid-template-areas:
          'board tools'
          'board said'
          'board writings'
          'board keypad'
          'board side';
        column-gap: 1rem;
        align-items: start;
        max-inline-size: none;
      }
      .game > .board {
        inline-size: 100%;
      }
      .card {
        grid-column: 2;
      }
      .game > .keypad .key {
        min-block-size: 48px;
      }
    }
  }

  /* A screen of some height: more room for keys, and the rest beside them. */
  @media (min-height: 32.0625rem) {
    @container (min-width: 800px) {
      .layout.game {
        --gap: 8px;
        grid-template-columns: clamp(22rem, min(100svh - 8.5rem, 100cqi - 20.5rem), 44rem) minmax(
            0,
            1fr
          );
        grid-template-rows: repeat(4, auto) 1fr;
        grid-template-areas:
          'board tools'
          'board said'
          'board writings'
          'board keypad'
          'board beside';
        column-gap: clamp(1.5rem, 2.5cqi, 2.5rem);
        align-items: start;
        max-inline-size: none;
      }
      .game > .board {
        inline-size: 100%;
      }
      .game > .keypad {
        grid-template-columns: repeat(5, 1fr);
      }
      .game > .keypad .key {
        min-block-size: 52px;
      }
      .said .message {
        min-block-size: 2.9em;
        font-size: 0.9375rem;
      }
      .beside,
      .cards {
        display: grid;
        gap: 0.75rem;
        align-content: start;
        min-inline-size: 0;
      }
      .beside {
        grid-area: beside;
        gap: 1.25rem;
      }
      .cards:empty {
        display: none;
      }
      .side {
        grid-area: auto;
        margin-block-start: 0;
      }
      .card {
        grid-area: auto;
        min-block-size: 0;
        background: none;
      }
      .folded {
        display: grid;
      }
      .game:has(.card:not(.folded)) > :is(.writings, .keypad) {
        visibility: visible;
      }
      .game .unfold {
        display: none;
      }
    }
    @container (min-width: 1100px) {
      .layout.game {
        grid-template-columns:
          clamp(22rem, min(100svh - 8.5rem, 100cqi - 40rem), 44rem)
          minmax(17rem, 20rem) minmax(0, 1fr);
        grid-template-areas:
          'board tools beside'
          'board said beside'
          'board writings beside'
          'board keypad beside'
          'board . beside';
      }
      .game > .keypad {
        grid-template-columns: repeat(3, 1fr);
      }
      .game > .keypad .key {
        min-block-size: clamp(44px, 8svh, 68px);
      }
      .game > .keypad .key:last-child {
        grid-column: 1 / -1;
      }
    }
  }
`;
