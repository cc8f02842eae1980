// The look of the cells of a board with any rules, their notes and marks.
import { css } from 'lit';

export const cells = css`
  .frame {
    position: relative;
    inline-size: 100%;
    aspect-ratio: var(--width) / var(--height-in-cells);
    margin-inline: auto;
    font-variant-numeric: lining-nums tabular-nums;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .cells {
    position: absolute;
    inset-block-start: calc(100% * var(--top) / var(--height-in-cells));
    inset-inline-start: calc(100% * var(--left) / var(--width));
    inline-size: calc(100% * var(--columns) / var(--width));
    block-size: calc(100% * var(--rows) / var(--height-in-cells));
    display: grid;
    grid-template-rows: repeat(var(--rows), minmax(0, 1fr));
    scroll-margin: 8px;
  }
  .row {
    container-type: inline-size;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    min-block-size: 0;
  }
  .cell {
    position: relative;
    display: grid;
    place-items: center;
    min-inline-size: 0;
    outline: none;
    color: var(--ink);
    font-size: calc(60cqi / var(--columns));
    line-height: 1;
    cursor: default;
    -webkit-touch-callout: none;
  }
  .wide-digits .cell {
    font-size: calc(52cqi / var(--columns));
    letter-spacing: -0.04em;
  }
  .varied:not(.large) .cell {
    touch-action: none;
  }
  .given {
    font-weight: 700;
  }
  .entry {
    color: var(--own);
    font-weight: 500;
  }
  .cells:focus-within .same {
    background: color-mix(in oklab, var(--accent) 22%, transparent);
  }
  .cells:focus-within :is(.selected, .chosen) {
    background: color-mix(in oklab, var(--accent) 30%, transparent);
  }
  .selected::before,
  .chosen::before {
    content: '';
    position: absolute;
    inset: 1px;
    border: 2px solid var(--line-strong);
    border-radius: 4px;
    opacity: 0.35;
  }
  .cells:focus-within :is(.selected, .chosen)::before {
    border-color: var(--accent);
    opacity: 1;
  }
  .cells:focus-within .selected::before {
    border-width: 3px;
  }
  /* Not by colour alone: stripes, an underline, and the name of the cell say it, too. */
  .broken,
  .cells:focus-within .broken {
    background: repeating-linear-gradient(
      -45deg,
      color-mix(in oklab, var(--danger) 30%, transparent) 0 4px,
      transparent 4px 8px
    );
    color: var(--danger);
    text-decoration: underline 2px;
    text-underline-offset: 0.16em;
  }
  /* Cells that a hint looks at have a frame of dashes, the cell of its step a thick one. */
  .looked-at,
  .loses,
  .step {
    outline: clamp(1px, 0.12em, 2px) dashed var(--accent);
    outline-offset: clamp(-4px, -0.15em, -1px);
  }
  .chosen {
    background: var(--accent-soft);
    font-weight: 700;
  }
  .loses {
    background: color-mix(in oklab, var(--danger) 18%, transparent);
  }
  .step {
    outline: clamp(2px, 0.2em, 4px) solid var(--accent);
    outline-offset: clamp(-5px, -0.2em, -2px);
  }

  .notes {
    position: absolute;
    inset: 0;
    color: var(--ink-soft);
    font-weight: 400;
    letter-spacing: 0;
  }
  .notes i {
    position: absolute;
    font-style: normal;
    line-height: 0.78;
    transform: translate(-50%, -50%);
  }
  .notes .centre {
    color: var(--accent);
    font-weight: 500;
  }
  .run {
    position: absolute;
    inset-inline: 4%;
    font-size: 0.42em;
    line-height: 1.05;
    text-align: center;
    overflow-wrap: anywhere;
  }
  .run.corner {
    inset-block-start: 6%;
    text-align: start;
  }
  .run.corner.below {
    inset-block-start: 32%;
  }
  .run.centre {
    inset-block-start: 50%;
    translate: 0 -50%;
  }

  @media (forced-colors: active) {
    .entry {
      font-style: italic;
    }
    .cells:focus-within :is(.selected, .chosen)::before {
      border-color: Highlight;
    }
    .broken {
      text-decoration-style: double;
    }
  }
`;
