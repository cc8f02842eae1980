// The figures of the lessons. Their SVG has units of its own; colours are the element's.
import { css } from 'lit';

export const figureStyles = css`
  .beside figure {
    display: grid;
    align-content: start;
    gap: 0.5rem;
    margin: 0;
    min-inline-size: 0;
  }
  .beside svg {
    display: block;
    inline-size: 100%;
    max-block-size: min(24rem, 52svh);
    font-variant-numeric: lining-nums tabular-nums;
  }
  .beside svg text {
    text-anchor: middle;
    fill: var(--ink);
  }
  figcaption {
    color: var(--ink-soft);
    font-size: 0.875rem;
    line-height: 1.6;
  }

  .form pre {
    margin: 0;
    padding: 0.75rem 1rem;
    line-height: 1.35;
    overflow-x: auto;
  }

  .boxes text {
    font-size: 0.5px;
  }
  .boxes .index {
    fill: var(--ink-soft);
  }
  .boxes .number {
    font-size: 1.5px;
    opacity: 0.75;
  }
  .boxes .thin {
    fill: none;
    stroke: var(--line);
    stroke-width: 0.03;
  }
  .boxes .box {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 0.06;
  }
  .boxes .box.here {
    fill: var(--accent-soft);
  }
  .boxes .cell {
    fill: none;
    stroke: var(--accent);
    stroke-width: 0.14;
  }

  .maze .wall {
    fill: color-mix(in oklab, var(--ink) 62%, var(--paper));
  }
  .maze .floor {
    fill: var(--paper);
  }
  .maze .floor.dead {
    fill: var(--danger-soft);
  }
  .maze .way {
    fill: none;
    stroke: var(--accent);
    stroke-width: 0.18;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .maze .fork {
    fill: var(--paper);
    stroke: var(--line-strong);
    stroke-width: 0.06;
  }
  .maze text {
    font-size: 0.5px;
  }
  .maze .end {
    stroke: var(--danger);
    stroke-width: 0.1;
  }
  .maze .here {
    fill: var(--accent);
  }

  .tree path {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 0.06;
  }
  .tree path.now {
    stroke: var(--accent);
    stroke-width: 0.12;
  }
  .tree path.open {
    stroke-dasharray: 0.14 0.12;
    stroke: var(--ink-soft);
  }
  .tree circle {
    fill: var(--paper);
    stroke: var(--line-strong);
    stroke-width: 0.06;
  }
  .tree circle.now {
    fill: var(--accent);
    stroke: var(--accent);
  }
  .tree circle.open {
    stroke-dasharray: 0.14 0.12;
    stroke: var(--ink-soft);
  }
  .tree circle.dead {
    fill: var(--danger-soft);
    stroke: var(--danger);
  }
  .tree text {
    font-size: 0.52px;
  }
  .tree text.now:not(.dead) {
    fill: var(--on-accent);
    font-weight: 700;
  }
  .tree text.open {
    fill: var(--ink-soft);
  }
  .tree .goal {
    text-anchor: start;
    fill: var(--ink-soft);
    font-size: 0.42px;
  }
  .tree .end {
    fill: var(--danger);
    font-size: 0.7px;
    font-weight: 700;
  }
  .legend {
    gap: 0 1rem;
  }
  .legend span::before {
    content: '';
    display: inline-block;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin-inline-end: 0.375rem;
    border: 2px solid var(--accent);
    border-radius: 50%;
    background: var(--accent);
    vertical-align: -0.0625rem;
  }
  .legend .dead::before {
    border-color: var(--danger);
    background: var(--danger-soft);
  }
  .legend .open::before {
    border: 2px dashed var(--ink-soft);
    background: none;
  }

  .calls ol {
    gap: 4px;
    margin: 0;
    padding: 0;
  }
  .calls li {
    display: grid;
    grid-template-columns: minmax(5rem, auto) minmax(0, 1fr);
    gap: 0.75rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--paper);
  }
  .calls .top {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  .calls .rest {
    display: block;
    border-style: dashed;
  }
  .waits {
    display: grid;
    place-items: center;
    min-block-size: 8rem;
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius);
    color: var(--ink-soft);
    font-size: 2rem;
  }

  .beside table {
    border-collapse: collapse;
    table-layout: fixed;
    inline-size: 100%;
    font-size: 0.9375rem;
    font-variant-numeric: lining-nums tabular-nums;
  }
  .beside :is(td, thead th) {
    padding: 0.375rem 0;
    border: 1px solid var(--line);
    text-align: center;
  }
  .beside thead th {
    color: var(--ink-soft);
    font-weight: 500;
  }
  .beside th:first-child {
    inline-size: 5.5rem;
    padding: 0.375rem 0.25rem 0.375rem 0;
    border: 0;
    font-size: 0.8125rem;
    font-weight: 500;
    text-align: start;
  }
  .beside td.on {
    background: var(--accent-soft);
    font-weight: 700;
  }
  .beside .any td {
    border-block-start: 2px solid var(--line-strong);
  }

  .refusals dl > div {
    grid-template-columns: 6rem minmax(0, 1fr);
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--paper);
  }
  .refusals dd {
    word-spacing: 0.5em;
  }
  .refusals .left {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  /* The colour of terms, --ink-soft, is too faint on this ground. */
  .refusals .left dt {
    color: var(--ink);
  }

  .row-end text {
    font-size: 0.6px;
    font-weight: 600;
  }
  .row-end .index {
    fill: var(--ink-soft);
    font-size: 0.42px;
    font-weight: 400;
  }
  .row-end .cell {
    fill: var(--paper);
    stroke: var(--line-strong);
    stroke-width: 0.04;
  }
  .row-end .outside {
    fill: none;
    stroke: var(--danger);
    stroke-width: 0.06;
    stroke-dasharray: 0.14 0.1;
  }
  .row-end .arrow {
    fill: none;
    stroke: var(--accent);
    stroke-width: 0.07;
  }

  .coins p {
    font-size: 0.875rem;
  }
  .paid text {
    font-size: 1.1px;
  }
  .paid rect {
    fill: var(--accent-soft);
    stroke: var(--accent);
    stroke-width: 0.06;
  }
  .paid.worse rect {
    fill: var(--danger-soft);
    stroke: var(--danger);
  }

  .strings ol {
    gap: 6px;
    margin: 0;
    padding: 0;
  }
  .strings li {
    display: grid;
    gap: 0.125rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--paper);
  }
  .strings .here {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  .strings code {
    padding: 0;
    background: none;
  }
  .strings mark {
    background: none;
    font-weight: 700;
    text-decoration: underline;
  }

  .pruned .all {
    fill: color-mix(in oklab, var(--ink) 22%, var(--paper));
  }
  .pruned .seen {
    fill: var(--accent);
  }
  .pruned .axis {
    stroke: var(--line-strong);
    stroke-width: 0.06;
  }
  .bars-legend span {
    display: block;
  }
  .bars-legend span::before {
    content: '';
    display: inline-block;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin-inline-end: 0.375rem;
    background: color-mix(in oklab, var(--ink) 22%, var(--paper));
    vertical-align: -0.0625rem;
  }
  .bars-legend .seen::before {
    background: var(--accent);
  }

  @media (forced-colors: active) {
    .pruned .all {
      fill: GrayText;
    }
    .pruned .seen {
      fill: Highlight;
    }
    .paid rect,
    .row-end .cell {
      fill: Canvas;
      stroke: CanvasText;
    }
    .beside td.on {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .beside svg text {
      fill: CanvasText;
    }
    .maze .wall {
      fill: GrayText;
    }
    .maze :is(.floor, .fork),
    .tree circle {
      fill: Canvas;
      stroke: CanvasText;
    }
    .maze .way,
    .tree path.now {
      stroke: Highlight;
    }
    .tree circle.now,
    .maze .here {
      fill: Highlight;
    }
    .tree text.now:not(.dead) {
      fill: HighlightText;
    }
    .legend .tried::before {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
  }
`;
