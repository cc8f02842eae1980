// The look of bulk mode: source, progress and results.
import { css } from 'lit';
import { featureLook } from '../shared/look/primitives';

const own = css`
  figure {
    margin: 0;
  }
  label {
    font-weight: 600;
  }

  .drop {
    align-content: center;
    padding: 1.25rem;
    border: 1.5px dashed var(--line-strong);
    border-radius: var(--radius);
  }
  .drop .primary {
    padding-inline: 1.25rem;
  }
  .settings {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  }
  .settings .note {
    grid-column: 1 / -1;
  }
  .problem:empty {
    display: none;
  }

  .run {
    display: grid;
    gap: 0.875rem;
  }
  .phase b:not(:empty) {
    margin-inline-end: 0.5em;
  }
  progress {
    appearance: none;
    inline-size: 100%;
    block-size: 0.625rem;
    border: 0;
    border-radius: 1rem;
    background: var(--line);
    overflow: hidden;
  }
  progress::-webkit-progress-bar {
    background: var(--line);
  }
  progress::-webkit-progress-value {
    background: var(--accent);
  }
  progress::-moz-progress-bar {
    background: var(--accent);
  }
  .buttons {
    display: flex;
    gap: 8px;
  }
  .filter {
    grid-template-columns: repeat(auto-fill, minmax(9.25rem, 1fr));
    gap: 8px;
  }
  .filter legend {
    margin-block-end: 0.375rem;
  }
  .filter label {
    grid-template-columns: auto 1fr;
    column-gap: 0.5rem;
    padding: 0.375rem 0.75rem;
    font-weight: 500;
    cursor: pointer;
  }
  .filter label:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  .filter label:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .filter b {
    grid-column: 2;
  }

  .histograms {
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  }
  figcaption {
    font-weight: 600;
  }
  .histogram {
    display: block;
    max-inline-size: 30rem;
  }
  .histogram rect {
    fill: var(--accent);
  }
  .histogram .base {
    stroke: var(--line-strong);
    stroke-width: 1;
  }
  .histogram text {
    fill: var(--ink-soft);
    font-size: 11px;
    text-anchor: middle;
    font-variant-numeric: tabular-nums;
  }

  .rating figure,
  .repeats fieldset {
    inline-size: 100%;
  }
  .span {
    gap: 8px;
  }

  .rows {
    gap: 0.875rem;
  }
  .pager,
  .pager form,
  .save {
    gap: 8px;
  }
  .pager > p {
    margin-inline-end: auto;
    font-variant-numeric: tabular-nums;
  }
  :is(.pager, .span) input {
    inline-size: 7.5rem;
  }
  .save p {
    color: var(--ink-soft);
  }
  .scroll {
    overflow-x: auto;
  }
  .scroll:focus-visible {
    outline: 3px solid var(--accent);
  }
  table {
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.125rem 0.75rem;
    border-block-start: 1px solid var(--line);
    text-align: start;
    font-weight: 400;
    white-space: nowrap;
  }
  thead th {
    padding-block: 0.5rem;
    border: 0;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .figure {
    text-align: end;
  }
  tr:is(.unreadable, .none, .contradiction) td:nth-of-type(1) {
    color: var(--danger);
    font-weight: 600;
  }
  .text button {
    max-inline-size: 100%;
    margin-inline-start: -0.625rem;
  }
  .unreadable .text {
    padding-block: 0.625rem;
  }
  code {
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono', monospace;
    font-size: 0.75rem;
    white-space: pre;
  }

  .picked {
    grid-template-columns: minmax(0, 15rem) auto;
    justify-content: start;
  }
  .picked > div {
    display: grid;
    justify-items: start;
    gap: 0.5rem;
  }
  @container (min-width: 800px) {
    .source {
      grid-template-columns: 1fr 1.2fr 1fr;
      gap: 2rem;
    }
  }

  @media (forced-colors: active) {
    .filter label:has(:checked) {
      outline: 2px solid Highlight;
    }
    .histogram rect {
      fill: CanvasText;
    }
  }
`;

export const bulkStyles = [...featureLook, own];
