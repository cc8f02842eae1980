// The look of bulk mode: source, progress and results.
import { css } from 'lit';
import { controlStyles } from '../shared/look/controls';
import { panelStyles } from '../shared/look/panels';
import { pictureStyles } from '../shared/picture/styles';
import { viewStyles } from '../shared/look/view';

const own = css`
  figure {
    margin: 0;
  }
  label {
    font-weight: 600;
  }

  .bulk {
    display: grid;
    gap: 1.5rem;
  }
  .source {
    display: grid;
    gap: 1rem;
  }
  .drop {
    display: grid;
    justify-items: start;
    align-content: center;
    gap: 0.75rem;
    padding: 1.25rem;
    border: 1.5px dashed var(--line-strong);
    border-radius: var(--radius);
  }
  .drop .primary {
    padding-inline: 1.25rem;
  }
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    align-content: start;
    gap: 0.75rem;
  }
  .settings .note {
    grid-column: 1 / -1;
  }
  .problem {
    color: var(--danger);
    font-weight: 500;
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
  .figures-line {
    font-size: 1.0625rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  .buttons {
    display: flex;
    gap: 8px;
  }
  .filter {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.25rem, 1fr));
    gap: 8px;
  }
  .filter legend {
    margin-block-end: 0.375rem;
  }
  .filter label {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    column-gap: 0.5rem;
    min-block-size: var(--touch);
    padding: 0.375rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
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
    font-variant-numeric: tabular-nums;
  }

  .histograms {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    gap: 1.5rem;
  }
  figcaption {
    font-weight: 600;
  }
  .histogram {
    display: block;
    inline-size: 100%;
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

  .rating,
  .repeats {
    display: grid;
    gap: 0.75rem;
    justify-items: start;
  }
  .rating figure,
  .repeats fieldset {
    inline-size: 100%;
  }
  .span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }

  .rows {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.875rem;
  }
  .pager,
  .pager form,
  .save {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
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
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
  }
  .scroll:focus-visible {
    outline: 3px solid var(--accent);
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
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
    display: grid;
    grid-template-columns: minmax(0, 15rem) auto;
    justify-content: start;
    align-items: center;
    gap: 1.25rem;
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

export const bulkStyles = [viewStyles, controlStyles, panelStyles, pictureStyles, own];
