// Where things stand in `varied` mode.
import { css } from 'lit';
import { featureLook } from '../shared/look/primitives';
import { cells } from './cell-styles';
import { fittedStyles } from '../shared/look/fitted-styles';
import { drawingStyles } from './drawing/drawing-styles';
import { postStyles } from './post-styles';

const places = css`
  :host {
    container-type: inline-size;
  }
  .varied {
    --gap: clamp(2px, (100svh - 100vw - 15.5rem) / 8, 8px);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap);
  }
  .varied.alone {
    gap: 1rem;
    max-inline-size: 40rem;
  }
  .scroller {
    min-inline-size: 0;
  }
  .frame {
    inline-size: clamp(15rem, (100svh - 18.25rem) * var(--width) / var(--height-in-cells), 100%);
  }
  .many .frame {
    inline-size: clamp(15rem, (100svh - 18.75rem) * var(--width) / var(--height-in-cells), 100%);
  }
  /* Cells as large as a finger: the board is moved inside its frame. */
  .large .scroller {
    max-block-size: max(15rem, 100svh - 18.75rem);
    overflow: auto;
    overscroll-behavior: contain;
  }
  .large .frame {
    inline-size: max(100%, var(--width) * 2rem);
  }
  /* Three rows of keys. */
  .huge .scroller {
    max-block-size: max(15rem, 100svh - 21.75rem);
  }

  .line {
    display: grid;
    min-block-size: 2.5rem;
    align-content: center;
    font-size: 0.8125rem;
    line-height: 1.2;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  .line.wrong {
    color: var(--danger);
    font-weight: 500;
  }
  .tools {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: none;
  }
  .tools button {
    padding: 2px 0;
    font-size: 0.6875rem;
  }
  .writings {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    border-radius: var(--radius);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  .writings button {
    padding-inline: 0.125rem;
    line-height: 1.1;
  }
  .writings [aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--ink);
    font-weight: 600;
  }
  .keypad {
    gap: var(--gap);
  }
  .keypad .key {
    min-block-size: 44px;
  }
  .many .keypad {
    grid-template-columns: repeat(9, minmax(0, 1fr));
  }
  .many .key small {
    display: none;
  }

  .about {
    margin-block-start: 1rem;
  }
  h3 {
    font-size: 0.9375rem;
    font-weight: 650;
  }
  .about p,
  .about dd {
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  .rules {
    display: block;
  }
  .about .rules :is(dt, dd) {
    white-space: normal;
  }
  .about .buttons {
    margin-block-start: 0.5rem;
  }
  dt {
    font-size: 0.875rem;
    font-weight: 600;
  }
  dd + dt {
    margin-block-start: 0.375rem;
  }
  .ruleset {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .fold summary {
    min-block-size: var(--touch);
    align-content: center;
    cursor: pointer;
  }
  .fold .quiet {
    text-align: start;
  }

  @media (orientation: landscape) and (max-height: 32rem) {
    @container (min-width: 500px) {
      .varied:not(.alone, .post) {
        grid-template-columns: clamp(15rem, min(100svh - 3.5rem, 100cqi - 17rem), 30rem) minmax(
            0,
            1fr
          );
        grid-template-rows: repeat(3, auto) 1fr;
        column-gap: 1rem;
      }
      .varied:not(.post) > .scroller {
        grid-area: 1 / 1 / span 4;
        max-block-size: calc(100svh - 3.5rem);
      }
      .varied .frame,
      .many .frame {
        inline-size: min(100%, (100svh - 3.5rem) * var(--width) / var(--height-in-cells));
      }
      .large .frame {
        inline-size: max(100%, var(--width) * 2rem);
      }
      .varied:not(.post) > .about {
        grid-column: 1 / -1;
      }
    }
  }
  @media (min-height: 32.0625rem) {
    @container (min-width: 800px) {
      .varied:not(.alone, .post) {
        --gap: 8px;
        grid-template-columns: clamp(22rem, min(100svh - 8.5rem, 100cqi - 20.5rem), 50rem) minmax(
            0,
            1fr
          );
        grid-template-rows: repeat(4, auto) 1fr;
        column-gap: clamp(1.5rem, 2.5cqi, 2.5rem);
        align-items: start;
      }
      .varied:not(.post) > .scroller {
        grid-area: 1 / 1 / span 5;
      }
      .large .scroller {
        max-block-size: calc(100svh - 8.5rem);
      }
      .varied .frame,
      .many .frame {
        inline-size: min(100%, (100svh - 8.5rem) * var(--width) / var(--height-in-cells));
      }
      .large .frame {
        inline-size: max(
          min(100%, (100svh - 8.5rem) * var(--width) / var(--height-in-cells)),
          var(--width) * 2rem
        );
      }
      .keypad .key {
        min-block-size: 52px;
      }
      .many .keypad {
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }
      .line {
        font-size: 0.9375rem;
      }
    }
    @container (min-width: 1100px) {
      .varied:not(.alone, .post) {
        grid-template-columns:
          clamp(22rem, min(100svh - 8.5rem, 100cqi - 40rem), 50rem)
          minmax(17rem, 20rem) minmax(0, 1fr);
      }
      .varied:not(.post) > .about {
        grid-area: 1 / 3 / span 5;
        margin-block-start: 0;
        max-inline-size: 30rem;
      }
    }
  }

  @media print {
    .varied.varied {
      display: block;
    }
    .line,
    .edit,
    .writings,
    .keypad,
    .buttons,
    .fold {
      display: none;
    }
    .varied .scroller {
      max-block-size: none;
      overflow: visible;
    }
    .varied.varied .frame {
      inline-size: 15cm;
      color-scheme: light;
      print-color-adjust: exact;
    }
    .varied .cells .cell.cell {
      background: none;
    }
    .selected::before,
    .chosen::before {
      content: none;
    }
  }
`;

export const variedStyles = [
  ...featureLook,
  drawingStyles,
  cells,
  places,
  fittedStyles,
  postStyles,
];
