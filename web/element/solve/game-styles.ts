// Where things stand for who plays: on a small screen the stage, which never scrolls, and on a wide one all side by side.
// web/page/first-board.css repeats where that puts the board.
import { css } from 'lit';
import { onSmallScreen } from '../shared/look/small-screen';
import { gameParts } from './game-parts-styles';

/** The parts that a small screen has no room for are on the page `more`. */
const stage = css`
  .layout.game {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: repeat(4, auto) minmax(0, 1fr);
    grid-template-areas: 'board' 'line' 'tools' 'writings' 'keypad';
    inline-size: clamp(15rem, 100svh - 17.5rem, min(100%, 44rem));
  }
  .stage {
    block-size: calc(100svh - 3.125rem);
  }
  .game > .keypad {
    max-block-size: calc(9.5rem + var(--gap));
  }
  .beside,
  .cards {
    display: contents;
  }
  .card {
    grid-row: writings-start / keypad-end;
    grid-column: keypad;
    z-index: 2;
    overflow-y: auto;
    /* Its content never makes the stage higher. */
    contain: size;
  }
  .card:not(.open, .said) {
    display: none;
  }
  .said:not(.open) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .said:not(.open) button {
    display: none;
  }
  .stage:not([data-panel='keys']) > :is(.writings, .typing, .keypad) {
    visibility: hidden;
  }
  .stage:not([data-panel='more']) > .puzzle,
  .stage:not([data-panel='more']) > .beside > .side,
  .stage:not([data-panel='more']) ~ .gallery {
    display: none;
  }
  .stage[data-panel='more'] {
    grid-template: none;
    gap: 0.5rem;
    block-size: auto;
    inline-size: auto;
    max-inline-size: 30rem;
  }
  .stage[data-panel='more'] > :not(.puzzle, .beside),
  .stage[data-panel='more'] .cards {
    display: none;
  }
  .puzzle {
    display: contents;
  }
  .game:not(.stage) > :is(.puzzle, .beside) > :is(.help, .side) {
    grid-column: 1 / -1;
    margin-block-start: 0.75rem;
  }
  .back {
    position: sticky;
    inset-block-start: 0.25rem;
    z-index: 3;
    justify-self: start;
    display: flex;
    align-items: center;
    gap: 0.5rem;
    padding-inline-start: 0.5rem;
  }
`;

/** A phone on its side: the controls beside the board. */
const onItsSide = css`
  @media (orientation: landscape) and (max-height: 32rem) {
    @container (min-width: 500px) {
      .layout.game {
        grid-template-columns: clamp(15rem, min(100svh - 3.5rem, 100cqi - 17rem), 30rem) minmax(
            0,
            1fr
          );
        grid-template-rows: repeat(3, auto) minmax(0, 1fr);
        grid-template-areas:
          'board line'
          'board tools'
          'board writings'
          'board keypad';
        column-gap: 1rem;
        inline-size: 100%;
      }
      .game > .keypad {
        max-block-size: none;
      }
    }
  }
`;

const wide = css`
  /* A screen of some height: more room for keys, and the rest beside them. */
  @media (min-height: 32.0625rem) {
    @container (min-width: 800px) {
      .layout.game {
        --gap: 8px;
        grid-template-columns: clamp(22rem, min(100svh - 8.5rem, 100cqi - 20.5rem), 44rem) minmax(
            0,
            1fr
          );
        grid-template-rows: repeat(6, auto) 1fr;
        grid-template-areas:
          'board line'
          'board tools'
          'board writings'
          'board keypad'
          'board cards'
          'board puzzle'
          'board side';
        column-gap: clamp(1.5rem, 2.5cqi, 2.5rem);
        align-items: start;
      }
      .game > .keypad {
        grid-template-columns: repeat(5, 1fr);
      }
      .game > .keypad .key {
        min-block-size: 52px;
      }
      .line {
        font-size: 0.9375rem;
      }
      .game .edit button {
        font-size: 0.75rem;
      }
      :is(.puzzle, .cards, .side):not(:empty) {
        margin-block-start: 0.75rem;
      }
      .puzzle {
        grid-area: puzzle;
        display: grid;
        gap: 0.5rem;
      }
      .beside {
        display: contents;
      }
      .cards {
        grid-area: cards;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.75rem;
        align-content: start;
        min-inline-size: 0;
      }
      .side {
        grid-area: side;
      }
      .game .unfold {
        display: none;
      }
      /* Cards of the moment stand over the choice of a puzzle, which is always there. */
      .card.begin {
        order: 1;
      }
      .with-tip .banner {
        display: none;
      }
      .with-tip .summary {
        display: -webkit-box;
      }
    }
    @container (min-width: 1100px) {
      .layout.game {
        grid-template-columns:
          clamp(22rem, min(100svh - 8.5rem, 100cqi - 40rem), 44rem)
          minmax(17rem, 20rem) minmax(0, 1fr);
        grid-template-rows: repeat(5, auto) 1fr;
        grid-template-areas:
          'board line beside'
          'board tools beside'
          'board writings beside'
          'board keypad beside'
          'board puzzle beside'
          'board . beside';
      }
      /* The helps as tiles, below the keys. */
      .puzzle:not(:empty) {
        margin-block-start: 0;
      }
      .puzzle .help {
        grid-template-columns: 1fr 1fr;
      }
      .help > .item:nth-child(even) {
        border-inline-start: 1px solid var(--line);
      }
      .help > .item:nth-child(2) {
        border-block-start: 0;
      }
      .help > .fold {
        grid-column: 1 / -1;
      }
      .beside {
        grid-area: beside;
        display: grid;
        gap: var(--gap);
        align-content: start;
        min-inline-size: 0;
      }
      .beside > * {
        grid-area: auto;
      }
      .beside > .cards {
        margin-block-start: 0;
      }
      /* The ways that it leads to stand right below. */
      #begin .bring {
        display: none;
      }
      /* As the line, the tools and the writings beside them, so that all three columns have the same rows. */
      #begin h2 {
        display: grid;
        align-content: center;
        min-block-size: var(--touch);
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
      .beside {
        max-inline-size: 24rem;
      }
    }
  }
`;

export const gameStyles = css`
  ${gameParts}
  ${onSmallScreen(stage)}
  ${onItsSide}
  ${wide}
`;
