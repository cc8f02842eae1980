// The look of make mode: the order on one side, the result on the other.
import { css, unsafeCSS } from 'lit';
import { pageRules } from '../shared/print/print-sheet';
import { featureLook } from '../shared/look/primitives';

const own = css`
  .make,
  .two,
  .asked,
  .order,
  .reported {
    display: grid;
    align-content: start;
    gap: 1rem;
    min-inline-size: 0;
  }
  .make {
    padding-block-start: 0.75rem;
  }
  .two {
    gap: 2rem;
  }
  .choice textarea {
    font: 0.875rem/1.4 var(--mono, monospace);
  }
  .bench-lines {
    max-block-size: 24rem;
    overflow-y: auto;
    padding-inline-start: 2.5rem;
  }
  .bench-lines code {
    overflow-wrap: anywhere;
  }
  .tasks {
    gap: 8px;
  }
  .tasks [aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    font-weight: 600;
  }

  .pair {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .check {
    inline-size: fit-content;
  }
  .givens .note {
    margin-block-end: 0.25rem;
  }

  legend {
    margin-block-end: 0.375rem;
    font-size: 0.875rem;
  }
  .symmetries {
    grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
    gap: 8px;
  }
  .symmetries label {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 0.375rem;
    padding: 0.5rem 0.25rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    font-size: 0.75rem;
    line-height: 1.25;
    text-align: center;
    cursor: pointer;
  }
  .symmetries input,
  .levels input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  :is(.symmetries, .levels) label:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
    font-weight: 600;
  }
  :is(.symmetries, .levels) label:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .symmetry-picture {
    inline-size: 3rem;
    fill: none;
  }
  .symmetry-picture .boxes {
    stroke: var(--line);
    stroke-width: 0.25;
  }
  .symmetry-picture .image {
    fill: var(--line-strong);
    opacity: 0.55;
  }
  .symmetry-picture .first {
    fill: var(--accent);
  }
  .symmetry-picture .mirrors {
    stroke: var(--accent);
    stroke-width: 0.3;
    stroke-dasharray: 0.7 0.4;
  }

  .levels {
    gap: 8px;
  }
  .levels label {
    display: grid;
    align-content: center;
    min-block-size: var(--touch);
    padding-inline: 1rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    cursor: pointer;
  }

  summary {
    align-content: center;
    color: inherit;
    cursor: pointer;
  }
  .cells-board {
    inline-size: min(100%, 22rem);
    margin-block: 0.75rem;
    border: 2px solid var(--line-strong);
    background: var(--line);
    gap: 1px;
  }
  .cells-board [role='row'] {
    display: grid;
    grid-template-columns: repeat(9, minmax(0, 1fr));
    gap: 1px;
  }
  .cells-board [role='row']:nth-child(3n):not(:last-child) {
    border-block-end: 1px solid var(--line-strong);
  }
  .cells-board button {
    display: grid;
    place-items: center;
    min-block-size: 0;
    padding: 0;
    border: 0;
    border-radius: 0;
    aspect-ratio: 1;
    background: var(--paper);
    font-weight: 600;
    font-size: clamp(0.875rem, 4cqi, 1.125rem);
    font-variant-numeric: tabular-nums;
    user-select: none;
  }
  .cells-board button:nth-child(3n):not(:last-child) {
    box-shadow: 1.5px 0 var(--line-strong);
  }
  .cells-board .closed {
    background: repeating-linear-gradient(45deg, var(--line) 0 2px, var(--paper-given) 2px 7px);
  }
  .cells-board .kept {
    background: var(--accent-soft);
    color: var(--accent);
  }
  .cells-board .around {
    background: var(--accent-faint);
    box-shadow: inset 0 0 0 2px var(--accent-soft);
  }
  .cells-board button:focus-visible {
    z-index: 1;
    outline-offset: -3px;
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .buttons .primary {
    padding-inline: 1.25rem;
  }
  .wide {
    min-block-size: 48px;
    padding-inline: 1.25rem;
  }

  .result {
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
    /* The result is brought into view when making begins, with room for the lines below the picture. */
    scroll-margin-block-end: 14rem;
  }
  .result .headline {
    min-block-size: 0;
  }
  .picture-frame {
    inline-size: min(100%, 28rem);
  }
  .reported {
    gap: 0.75rem;
  }
  .reported .detail,
  .tried {
    color: var(--ink-soft);
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  .sheet-settings .pair {
    margin-block-end: 0.5rem;
  }
  progress {
    inline-size: 100%;
    accent-color: var(--accent);
  }
  .result .title:empty {
    display: none;
  }
  .curve {
    fill: none;
  }
  .curve .level {
    stroke: var(--line);
    stroke-width: 0.75;
  }
  .curve .climbed {
    stroke: var(--accent);
    stroke-width: 2;
  }
  .curve text {
    fill: var(--ink-soft);
    font-size: 9px;
    font-variant-numeric: tabular-nums;
  }
  .curve .end {
    text-anchor: end;
  }
  .pages {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    /* Without this the pages would shrink to that height and overlap. */
    grid-auto-rows: max-content;
    max-block-size: 46rem;
    padding: 2px;
    overflow: auto;
  }
  .pages .sheet-page {
    inline-size: 100%;
    outline: 1px solid var(--line);
  }
  .notice:empty {
    display: none;
  }
  code {
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono', monospace;
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }

  @container (min-width: 860px) {
    .two {
      grid-template-columns: minmax(20rem, 26rem) minmax(0, 1fr);
      gap: clamp(2rem, 5cqi, 4rem);
    }
    /* The form beside the result may be longer than the screen. */
    .result {
      position: sticky;
      inset-block-start: 1rem;
      align-self: start;
    }
  }
  @container (min-width: 1200px) {
    .result:has(.picture-frame) {
      grid-template-columns: minmax(0, 28rem) minmax(14rem, 1fr);
      gap: 2rem;
    }
  }
  @media (forced-colors: active) {
    .curve path {
      stroke: CanvasText;
    }
    .curve text {
      fill: CanvasText;
    }
    .symmetry-picture :is(.image, .first) {
      fill: CanvasText;
    }
    .symmetry-picture :is(.boxes, .mirrors) {
      stroke: GrayText;
    }
    :is(.symmetries, .levels) label:has(:checked),
    .tasks [aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
    .cells-board .closed {
      background: GrayText;
    }
  }
`;

export const makeStyles = [...featureLook, unsafeCSS(pageRules), own];
