// The lessons and the meter: cards to choose from, an open lesson above the board.
import { css } from 'lit';
import { controlStyles } from '../shared/look/controls';
import { panelStyles } from '../shared/look/panels';
import { pictureStyles } from '../shared/picture/styles';
import { viewStyles } from '../shared/look/view';

const own = css`
  ul {
    list-style: none;
  }
  h3 {
    font-size: 0.875rem;
    font-weight: 600;
  }
  a {
    display: grid;
    align-content: center;
    min-block-size: var(--touch);
    padding-inline: 0.625rem;
    border-radius: var(--radius);
    color: var(--accent);
    font-size: 0.875rem;
    font-weight: 500;
    text-underline-offset: 0.25em;
  }
  a:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }

  .list {
    display: grid;
    gap: 0.75rem;
  }
  .list ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
    gap: 8px;
  }
  li {
    display: grid;
  }
  .card {
    display: grid;
    align-content: start;
    justify-items: start;
    padding: 0.75rem 0.875rem;
    border-color: var(--line);
    background: var(--paper);
    text-align: start;
    line-height: 1.35;
  }
  .list .card {
    grid-template-columns: auto 1fr;
    column-gap: 0.75rem;
  }
  .card .number {
    grid-row: 1 / 3;
    color: var(--accent);
    font-size: 1.25rem;
    font-weight: 650;
    font-variant-numeric: lining-nums tabular-nums;
  }
  .card .title {
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .card .note {
    margin-block-start: 0.125rem;
    font-size: 0.8125rem;
  }
  .card[aria-current='true'] {
    border-color: var(--accent);
    background: var(--accent-faint);
  }
  @media (hover: hover) {
    .card:hover {
      border-color: var(--accent);
    }
  }

  .lesson {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    margin-block-end: 1.5rem;
    padding: 1rem 1.25rem 1.25rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    scroll-margin-block-start: 0.5rem;
  }
  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 1rem;
  }
  .place {
    grid-column: 1;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    font-variant-numeric: lining-nums tabular-nums;
  }
  header h2 {
    grid-column: 1;
    font-size: 1.25rem;
    line-height: 1.35;
    outline: none;
  }
  .turn {
    display: flex;
    grid-column: 2;
    grid-row: 1 / 3;
    margin-inline-end: -0.625rem;
  }
  .turn button {
    display: grid;
    place-items: center;
    min-inline-size: var(--touch);
  }
  .text {
    display: grid;
    gap: 0.5rem;
    max-inline-size: 46rem;
    text-wrap: pretty;
  }
  .scenes {
    display: grid;
    gap: 4px;
  }
  .scenes li {
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    column-gap: 4px;
    max-inline-size: 32rem;
  }
  .scenes .secondary {
    padding-block: 0.375rem;
    text-align: start;
    line-height: 1.3;
  }
  .scenes .quiet {
    color: var(--accent);
    font-weight: 500;
  }
  .notice {
    min-block-size: 1.5em;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .notice:empty {
    min-block-size: 0;
  }

  .stage,
  .meter,
  .reading,
  .meter-grids {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 0.75rem;
  }
  .stage {
    gap: 0.375rem;
  }
  .scenes .secondary[aria-current='true'] {
    border-color: var(--accent);
    background: var(--accent-faint);
  }
  .meter .figures {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    max-inline-size: 32rem;
    border: 0;
    padding: 0;
  }
  .meter dd {
    font-size: 1.25rem;
  }
  .gauge {
    display: block;
    inline-size: 100%;
    block-size: 1.25rem;
    border-radius: 4px;
  }
  .scale {
    display: flex;
    justify-content: space-between;
    margin-block-start: -0.625rem;
    color: var(--ink-soft);
    font-size: 0.75rem;
    font-variant-numeric: lining-nums tabular-nums;
  }
  .gauge .field {
    fill: var(--accent-soft);
  }
  .gauge .filled {
    fill: var(--accent);
  }
  .gauge .mark {
    stroke: var(--ink-soft);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
    opacity: 0.5;
  }
  .verdict {
    min-block-size: 3em;
    max-inline-size: 46rem;
  }
  .grids {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.25rem, 1fr));
    gap: 8px;
  }
  .picture {
    inline-size: 5.5rem;
    margin-block-end: 0.5rem;
  }

  /* Text and scenes beside each other, so that the board is seen with them. */
  @container (min-width: 800px) {
    .lesson:not(.with-meter) {
      grid-template-columns: minmax(0, 1fr) minmax(22rem, 0.7fr);
      gap: 0.5rem 2.5rem;
    }
    .lesson > header {
      grid-column: 1 / -1;
    }
    .stage {
      align-content: start;
    }
    .text {
      align-content: start;
      font-size: 0.9375rem;
    }
    .meter {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 2.5rem;
    }
    .grids {
      grid-template-columns: repeat(4, 1fr);
    }
    .scenes :is(.secondary, .quiet, a) {
      min-block-size: 2.25rem;
    }
    .verdict {
      min-block-size: 1.5em;
    }
  }
  @media (forced-colors: active) {
    .card[aria-current='true'] {
      border-width: 2px;
      border-color: Highlight;
    }
    .gauge .field {
      fill: Canvas;
      stroke: CanvasText;
    }
    .gauge .filled {
      fill: Highlight;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;

export const lessonStyles = [viewStyles, controlStyles, panelStyles, pictureStyles, own];
