// Explain mode: the board with the path below it, and beside it what is told; on a phone one column.
import { css } from 'lit';
import { boardStyles } from '../shared/board/board-styles';
import { controlStyles } from '../shared/look/controls';
import { keySheetStyles } from '../shared/look/key-sheet';
import { panelStyles } from '../shared/look/panel-styles';
import { fittedStyles } from '../shared/look/fitted-styles';
import { explainFittedStyles } from './explain-fitted-styles';
import { stepStyles } from '../shared/look/steps';
import { viewStyles } from '../shared/look/view-styles';
import { sentenceStyles } from '../shared/techniques/sentence-view';
import { primitiveStyles } from '../shared/look/primitives';

const own = css`
  .explain {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    max-inline-size: 30rem;
    margin-inline: auto;
  }
  .explain.bare {
    max-inline-size: 37.5rem;
  }
  .stage,
  .side,
  .below {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    align-content: start;
    min-inline-size: 0;
  }
  /* The evidence says where to look; a frame of dashes would cover it. */
  .marked.marked::before {
    content: none;
  }

  .told:not(.step-text),
  .listed,
  .compared {
    display: contents;
  }
  .timeline {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem;
  }
  .timeline .film {
    block-size: 4.25rem;
  }
  .head {
    min-block-size: 2.5rem;
  }
  .head button {
    display: grid;
    place-items: center;
    min-block-size: 2.5rem;
    color: var(--accent);
  }
  .place {
    margin-inline-end: auto;
    font-size: 0.9375rem;
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1.25;
  }
  .track {
    position: relative;
    block-size: 100%;
  }
  [hidden] {
    display: none;
  }
  .film svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  .film rect {
    fill: var(--accent);
  }
  .film .removing {
    fill-opacity: 0.42;
  }
  .film .unrated {
    fill-opacity: 0.18;
  }
  .film .hardest {
    fill: var(--danger);
    fill-opacity: 1;
  }
  .peak::after {
    content: '';
    position: absolute;
    inset-block-start: 10%;
    margin-inline-start: -5px;
    border: 5px solid transparent;
    border-block-start: 7px solid var(--danger);
    border-block-end-width: 0;
  }
  .peak {
    position: absolute;
    inset-block: 0;
  }
  .legend {
    gap: 0 1rem;
  }
  .legend span::before {
    content: '';
    display: inline-block;
    inline-size: 0.625rem;
    block-size: 0.625rem;
    margin-inline-end: 0.375rem;
    background: var(--accent);
  }
  .legend .removing::before {
    opacity: 0.42;
  }
  .legend .unrated::before {
    opacity: 0.18;
  }
  .legend .hardest::before {
    background: var(--danger);
  }
  .legend .absent {
    visibility: hidden;
  }
  /* Room for what most steps say, so that nothing below moves from one to the next. */
  .step-text {
    min-block-size: 12rem;
    padding: 0.875rem 1rem;
    border-inline-start: 4px solid var(--accent);
    line-height: 1.5;
    text-wrap: pretty;
  }
  :is(.step-text, .steps, .scroll):focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .kind {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5rem;
  }
  .kind b {
    font-size: 1.0625rem;
    font-weight: 650;
  }
  .kind small {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .effect {
    font-weight: 600;
  }
  .step-text .primary {
    justify-self: start;
    padding-inline: 1rem;
  }
  .chains .quiet[aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--ink);
  }
  .about {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .about p {
    margin-block-end: 0.375rem;
  }

  .list {
    position: relative;
  }
  .steps {
    position: relative;
    block-size: 17rem;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .steps button {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 0.5rem;
    inline-size: 100%;
    min-block-size: 2.5rem;
    padding: 0.375rem 0.875rem;
    border: 0;
    border-radius: 0;
    font-size: 0.875rem;
    text-align: start;
  }
  .steps li + li button {
    border-block-start: 1px solid var(--line);
  }
  .steps button:focus-visible {
    outline-offset: -3px;
  }
  .steps .number,
  .steps .rating {
    color: var(--ink-soft);
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .steps .what {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .steps b {
    margin-inline-end: 0.25rem;
    font-weight: 600;
  }
  .steps .hardest .rating {
    color: var(--danger);
    font-weight: 700;
  }
  .steps [aria-current='step'] {
    background: var(--accent-soft);
  }
  .steps [aria-current='step'] :is(.number, .rating) {
    color: var(--ink);
  }

  .choices {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.5rem 0.75rem;
  }
  .choices label {
    font-weight: 600;
  }
  .choices :is(.note, .check, .used) {
    grid-column: 1 / -1;
  }
  .scroll {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.25rem 0.75rem;
    border-block-start: 1px solid var(--line);
    text-align: start;
    font-weight: 400;
  }
  thead th {
    border: 0;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .figure {
    text-align: end;
    white-space: nowrap;
  }
  .logic {
    background: var(--accent-faint);
  }
  .logic :is(th, td) {
    block-size: 2.75rem;
    font-weight: 600;
  }

  .awaited {
    opacity: 0.45;
  }
  .pending {
    display: grid;
    gap: 0.75rem;
    align-content: start;
    justify-items: start;
  }
  .pending button {
    padding-inline: 1rem;
  }
  .pending progress {
    max-inline-size: 20rem;
    accent-color: var(--accent);
  }
  .obstacle p {
    color: var(--ink-soft);
  }

  @container (max-width: 420px) {
    .step-text {
      min-block-size: 16.5rem;
    }
  }
  @container (max-width: 240px) {
    .head {
      flex-wrap: wrap;
    }
    .choices {
      grid-template-columns: minmax(0, 1fr);
    }
    .legend {
      gap: 0 0.5rem;
    }
    .step-text {
      padding: 0.625rem 0.5rem;
    }
    .steps button {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline: 0.5rem;
    }
    .steps .number {
      grid-column: 1 / -1;
      text-align: start;
    }
  }

  @container (min-width: 800px) {
    .explain:not(.bare) {
      grid-template-columns: clamp(21rem, min(var(--view) - 23rem, 52cqi), 36rem) minmax(0, 1fr);
      gap: 1.25rem clamp(1.5rem, 4cqi, 2.5rem);
      max-inline-size: none;
    }
    /* As high as the board with what moves along it: nothing below moves with what is told. */
    .full .side:has(.list) {
      grid-template-rows: minmax(0, 1fr) minmax(0, 1.2fr);
      block-size: 0;
      min-block-size: 100%;
    }
    .timeline .film {
      block-size: 5.5rem;
    }
    .full .step-text {
      min-block-size: 0;
      overflow-y: auto;
    }
    /* The card scrolls as a whole: in a scrolling list within it, a further chain would be unseen. */
    .full .step-text .chains {
      max-block-size: none;
      overflow: visible;
    }
    .full .list {
      min-block-size: 0;
    }
    .full .steps {
      block-size: 100%;
    }
    .below {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      column-gap: inherit;
    }
  }

  /* A phone on its side: what is told beside the board. */
  @container (min-width: 520px) {
    :host(.low) .explain:not(.bare) {
      grid-template-columns: clamp(15rem, var(--view) - 8rem, 24rem) minmax(0, 1fr);
      gap: 0.75rem 1.25rem;
      max-inline-size: none;
    }
    :host(.low) .below {
      grid-column: 1 / -1;
    }
  }

  @media (forced-colors: active) {
    .film rect {
      fill: CanvasText;
    }
    .film .hardest {
      fill: Highlight;
    }
    .steps [aria-current='step'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .legend span::before {
      forced-color-adjust: none;
    }
  }

  @media print {
    .explain > :not(.stage),
    .stage > :not(.board) {
      display: none;
    }
  }
`;

export const explainStyles = [
  viewStyles,
  boardStyles,
  controlStyles,
  panelStyles,
  ...keySheetStyles,
  stepStyles,
  sentenceStyles,
  primitiveStyles,
  own,
  fittedStyles,
  explainFittedStyles,
];
