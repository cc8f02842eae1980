// Words, figures, and what is behind the step: stack, tree and log; source/source-styles.ts has the source.
import { css } from 'lit';

export const watchPanelStyles = css`
  .words {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 0.5rem;
    /* Three lines, so that nothing below moves. */
    min-block-size: calc(4.35em + 0.25rem);
    font-size: 0.9375rem;
    line-height: 1.45;
    text-wrap: pretty;
  }
  .sentence {
    padding-block-start: 0.25rem;
    font-variant-numeric: tabular-nums;
  }
  .sentence.dead-end,
  .log .dead-end {
    color: var(--danger);
  }
  .sentence.solution {
    color: var(--accent);
    font-weight: 600;
  }
  .words button {
    flex: none;
    color: var(--accent);
  }

  .watch .figures {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.5rem 1rem;
    padding-block: 0.625rem;
  }

  .panels {
    flex-direction: column;
  }
  .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    border-block-end: 1px solid var(--line);
  }
  .tabs button {
    flex: 0 1 auto;
    min-inline-size: min(4.5rem, 19%);
    padding-inline: min(0.75rem, 1.5cqi);
    border: 0;
    border-block-end: 3px solid transparent;
    border-radius: 6px 6px 0 0;
    color: var(--ink-soft);
    font-weight: 500;
  }
  .tabs button[aria-selected='true'] {
    border-block-end-color: var(--accent);
    color: var(--ink);
  }
  .tabs button:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: -3px;
  }
  .shown {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    min-block-size: 0;
    padding-block-start: 0.75rem;
  }

  /* Only where there is room for it beside source and stack. */
  .tree-beside {
    display: none;
  }
  .tree,
  .stack {
    min-inline-size: 0;
    min-block-size: 0;
  }
  .code,
  .stack,
  .tree,
  .log {
    position: relative;
    margin: 0;
    block-size: 20rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    contain: strict;
    overflow: auto;
    overscroll-behavior: contain;
  }
  :is(.code, .stack, .tree, .log):focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  table {
    min-inline-size: 12rem;
    table-layout: fixed;
    border-collapse: collapse;
  }
  /* Fixed widths: nothing moves sideways while it plays. */
  th:nth-child(1) {
    inline-size: 3.5rem;
  }
  th:nth-child(2) {
    inline-size: 3.25rem;
  }
  .wide th:nth-child(2) {
    inline-size: 5.75rem;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--paper);
    box-shadow: 0 1px var(--line);
    color: var(--ink-soft);
    font-weight: 500;
  }
  th,
  td {
    padding: 0.25rem 0.375rem;
    text-align: start;
    font-weight: 400;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0.75rem;
    color: var(--ink-soft);
  }
  .digits {
    word-spacing: -0.05em;
  }
  .digits s {
    text-decoration-thickness: 1.5px;
  }
  .digits b {
    color: var(--ink);
    font-weight: 700;
  }
  tr.at-work {
    background: var(--accent-soft);
  }
  tr.at-work td {
    color: var(--ink);
  }

  .tree,
  .log {
    padding: 0.75rem 1rem;
  }
  .tree ol > li {
    position: relative;
    padding: 0.1875rem 0 0.1875rem 1.25rem;
  }
  .tree ol > li::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.25rem;
    border-inline-start: 2px solid var(--line);
  }
  .tree ol > li::after {
    content: '';
    position: absolute;
    inset-block-start: 0.75rem;
    inset-inline-start: 0;
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid var(--line-strong);
    border-radius: 50%;
    background: var(--paper);
  }
  .tree ol > .root::before {
    inset-block-start: 0.75rem;
  }
  .tree ol > .at-work::after {
    border-color: var(--accent);
    background: var(--accent);
    content: '';
    inset: 0.75rem auto auto 0;
  }
  .tree ol > .at-work::before {
    inset-block-end: auto;
    block-size: 0.75rem;
  }
  .tree .gap {
    color: var(--ink-soft);
  }
  .tree .gap::before {
    border-inline-start-style: dashed;
  }
  .tree ol > .gap::after {
    content: none;
  }
  .level {
    display: grid;
    grid-template-columns: minmax(3.25rem, auto) minmax(0, 1fr);
    gap: 0.75rem;
  }
  .level ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem 1rem;
  }
  .failed b::before {
    content: '✕ ';
    color: var(--danger);
    font-weight: 400;
  }
  .taken:is(li) b::before {
    content: '● ';
    color: var(--accent);
    font-weight: 400;
  }
  li.taken {
    color: var(--ink);
    font-size: inherit;
  }
  .fold {
    justify-self: start;
    align-self: start;
  }

  .log {
    grid-template-columns: auto minmax(0, 1fr);
  }
  .log li {
    display: grid;
    grid-template-columns: subgrid;
    gap: 0.75rem;
    padding-block: 0.25rem;
  }
  .log .number {
    text-align: end;
  }
  .speak {
    min-block-size: 2rem;
  }

  .obstacle {
    min-block-size: 9rem;
  }
  .obstacle button {
    padding-inline: 1rem;
  }

  @container (max-width: 280px) {
    .tabs {
      flex-wrap: wrap;
      gap: 0;
    }
    .tabs button {
      flex: 1 1 auto;
      min-inline-size: 0;
      padding-inline: 0.25rem;
    }
  }
  @container (max-width: 240px) {
    .watch .figures {
      grid-template-columns: repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr));
    }
    .words {
      flex-direction: column;
    }
  }

  @media (forced-colors: active) {
    tr.at-work {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .tabs button[aria-selected='true'] {
      border-block-end-color: Highlight;
    }
  }
`;
