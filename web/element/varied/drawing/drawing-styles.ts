// The colours of a drawn board, in the customary ones of players, light and dark.
import { css } from 'lit';

export const drawingStyles = css`
  .layer {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
    font-family: var(--font);
    font-variant-numeric: lining-nums tabular-nums;
  }
  .stroke {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .paper-sheet {
    fill: var(--paper);
  }
  .cell-lines {
    stroke: var(--line);
  }
  .region-lines {
    stroke: var(--line-strong);
    stroke-linecap: square;
  }
  .diagonal {
    stroke: light-dark(#34bbe6, #2b7f9e);
  }

  .cage {
    stroke: light-dark(#55514a, #b5b9b4);
    stroke-linecap: butt;
  }
  .dashed {
    stroke-dasharray: 0.1 0.06;
  }
  text {
    fill: var(--ink);
  }
  .sum {
    stroke: var(--paper);
    stroke-width: 0.1;
    paint-order: stroke;
    font-weight: 600;
  }
  .outside {
    font-weight: 600;
  }
  /* The digits of a picture, which has no cells of the page. */
  .given-digit {
    font-weight: 700;
  }
  .entered-digit {
    fill: var(--own);
    font-weight: 500;
  }
  .outside-arrow,
  .inequality {
    stroke: var(--ink-soft);
  }
  .letter {
    stroke: var(--paper);
    stroke-width: 0.16;
    paint-order: stroke;
    font-weight: 700;
  }
  .different {
    stroke: var(--ink-soft);
  }

  .white-dot,
  .quadruple {
    fill: light-dark(#fff, #f2f0ea);
    stroke: #1e1d1a;
    stroke-width: 0.03;
  }
  .black-dot {
    fill: #1e1d1a;
    stroke: light-dark(#1e1d1a, #f2f0ea);
    stroke-width: 0.03;
  }
  .on-white {
    fill: #1e1d1a;
    font-weight: 600;
  }
  .on-black {
    fill: #fff;
    font-weight: 600;
  }
  .parity {
    fill: light-dark(#dad7d0, #40463f);
  }

  /* Not as strong as what is checked. */
  .author {
    opacity: 0.65;
  }
  .author-text {
    font-weight: 600;
  }
  .unchecked {
    fill: var(--danger);
    stroke: var(--paper);
    stroke-width: 0.08;
    paint-order: stroke;
    font-weight: 700;
  }

  .thermometer {
    --tone: light-dark(#cfccc5, #4b514d);
  }
  .slow-bulb {
    fill: var(--paper);
    stroke: light-dark(#b9b5ad, #6a716c);
    stroke-width: 0.08;
  }
  .palindrome,
  .grey {
    --tone: light-dark(#cfccc5, #555b57);
  }
  .whispers {
    --tone: light-dark(#97dd97, #2f6b35);
  }
  .renban {
    --tone: light-dark(#e9aef0, #74397c);
  }
  .equal-sums {
    --tone: light-dark(#a3dcf7, #215f80);
  }
  .nabner {
    --tone: light-dark(#efdf72, #6b6016);
  }
  .entropic {
    --tone: light-dark(#fac79a, #80481c);
  }
  .modular {
    --tone: light-dark(#93dcd4, #1f665f);
  }
  .zipper {
    --tone: light-dark(#cdbdf5, #544287);
  }
  .lockout {
    --tone: light-dark(#9fb4ee, #3a4f94);
  }
  .arrow {
    --tone: light-dark(#8f8b83, #8d948f);
  }
  .stroke:is(
    .thermometer,
    .palindrome,
    .grey,
    .whispers,
    .renban,
    .equal-sums,
    .nabner,
    .entropic,
    .modular,
    .zipper,
    .lockout,
    .arrow
  ) {
    stroke: var(--tone);
  }
  circle.thermometer {
    fill: var(--tone);
  }
  .ring,
  .ring.stroke {
    fill: var(--paper);
    stroke: light-dark(#8f8b83, #8d948f);
    stroke-width: 0.05;
  }
  .pill {
    stroke: light-dark(#8f8b83, #8d948f);
  }
  .pill-inside {
    stroke: var(--paper);
  }

  .clone {
    fill: light-dark(#dfe3ea, #333c48);
  }
  .row-index {
    fill: light-dark(#cdeecd, #254a2a);
  }
  .column-index {
    fill: light-dark(#fad4d0, #5c2a25);
  }
  .box-index {
    fill: light-dark(#cfe2fb, #24405f);
  }
  .extra-0 {
    --tone: light-dark(#c9d8f2, #2e3f5e);
  }
  .extra-1 {
    --tone: light-dark(#f5dcc0, #5a432b);
  }
  .extra-2 {
    --tone: light-dark(#d3eccf, #2f4d2c);
  }
  .extra-3 {
    --tone: light-dark(#ecd2ef, #503355);
  }
  .filled:is(.extra-0, .extra-1, .extra-2, .extra-3) {
    fill: var(--tone);
    fill-opacity: 0.55;
  }
  .stroke:is(.extra-0, .extra-1, .extra-2, .extra-3) {
    stroke: light-dark(#8592a8, #8793a6);
  }

  /* No colours: lines are told apart by the list of rules and the names of cells. */
  @media (forced-colors: active) {
    .paper-sheet {
      fill: Canvas;
    }
    /* A digit is read on a thin line. */
    .stroke:is(.thermometer, .palindrome) {
      stroke-width: 0.08;
    }
    .stroke.stroke {
      stroke: GrayText;
    }
    .stroke:is(.region-lines, .cage, .inequality, .outside-arrow) {
      stroke: CanvasText;
    }
    .filled:not(.paper-sheet).filled,
    circle.thermometer,
    .parity.parity {
      fill: none;
      stroke: GrayText;
      stroke-width: 0.04;
    }
    .ring,
    .ring.stroke,
    .slow-bulb,
    .white-dot,
    .quadruple {
      fill: Canvas;
      stroke: CanvasText;
    }
    .pill-inside.stroke {
      stroke: Canvas;
    }
    .black-dot {
      fill: CanvasText;
      stroke: CanvasText;
    }
    text,
    .on-white {
      fill: CanvasText;
    }
    .on-black {
      fill: Canvas;
    }
    .sum,
    .letter {
      stroke: Canvas;
    }
  }
`;
