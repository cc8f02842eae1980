// Code mode: the editor on one side, what is run and what came of it on the other.
import { css } from 'lit';
import { featureLook } from '../shared/look/primitives';

const own = css`
  h3 {
    font-size: 1rem;
    font-weight: 650;
  }
  ul {
    list-style: none;
  }
  code {
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono', monospace;
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
  .coding {
    padding-block-start: 0.75rem;
  }
  .running {
    gap: 1.5rem;
  }
  .remarks {
    margin: 0;
    padding: 0;
  }
  .results:not(:has(.phase:not(.idle), .verdict, .printed)) {
    display: none;
  }
  .results {
    gap: 1.25rem;
  }

  .programs {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    gap: 8px;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 2px;
    margin-inline-start: -0.625rem;
  }
  .film .acts {
    gap: 8px;
    margin-inline-start: 0;
  }
  .as-button {
    display: inline-grid;
    align-content: center;
    border-radius: var(--radius);
    cursor: pointer;
  }
  .as-button:hover {
    background: var(--accent-faint);
    color: var(--ink);
  }
  .as-button:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .notice:empty {
    display: none;
  }

  .editor {
    block-size: clamp(16rem, 60vb, 44rem);
  }
  .editor:empty {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
  }
  .cm-editor {
    block-size: 100%;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    overflow: clip;
  }

  .choices {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  }
  .board-picture {
    inline-size: min(100%, 11rem);
  }
  .run {
    grid-template-columns: 2fr 1fr;
    gap: 8px;
  }
  .run button {
    min-block-size: 48px;
  }

  .all-tests > summary {
    min-block-size: var(--touch);
    align-content: center;
    font-weight: 600;
    cursor: pointer;
  }
  .phase:empty {
    display: none;
  }
  .phase.failed {
    color: var(--danger);
  }
  .verdict .title {
    font-size: 1.375rem;
    font-weight: 650;
    line-height: 1.35;
    letter-spacing: -0.01em;
  }
  .verdict:is(.accepted, .near-limit) .title,
  td.accepted {
    color: var(--accent);
  }
  .lessons {
    margin-block-start: 0.5rem;
    padding: 0;
  }
  .cause p {
    max-inline-size: 68ch;
    text-wrap: pretty;
  }
  .cause code {
    overflow-wrap: anywhere;
  }
  .wrong > p code {
    color: var(--danger);
  }
  .lines div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75rem;
  }
  .lines dt {
    min-inline-size: 4rem;
  }
  .lines dd {
    white-space: pre-wrap;
  }
  .boards {
    grid-template-columns: repeat(2, minmax(0, 11rem));
  }
  .picture .marked {
    fill: var(--danger-soft);
  }
  .line-button {
    min-block-size: 2rem;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    font-variant-numeric: lining-nums tabular-nums;
  }
  caption {
    padding-block-end: 0.25rem;
    text-align: start;
  }
  tbody tr {
    border-block-start: 1px solid var(--line);
  }
  tbody tr:last-child {
    border-block-end: 1px solid var(--line);
  }
  th,
  td {
    padding: 0.25rem 0.5rem 0.25rem 0;
    font-weight: 400;
    text-align: start;
  }
  thead th {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  .number {
    text-align: end;
    white-space: nowrap;
  }
  .times {
    display: block;
    white-space: normal;
  }
  .tests td:last-child {
    padding-inline-end: 0;
    text-align: end;
  }
  td:is(.wrong-answer, .time-limit, .memory-limit, .output-limit, .runtime-error) {
    color: var(--danger);
  }
  .own :is(th, td) {
    color: var(--accent);
    font-weight: 600;
  }

  @container (min-width: 900px) {
    .coding {
      grid-template-columns: minmax(0, 1fr) minmax(22rem, 28rem);
      align-items: start;
      gap: clamp(1.5rem, 4cqi, 3rem);
    }
  }
  @container (min-width: 1500px) {
    .coding {
      grid-template-columns: minmax(0, 1fr) 34rem;
    }
  }
  .slow ul,
  .runs {
    margin: 0;
    padding-inline-start: 1.25rem;
  }
  .runs {
    padding-inline-start: 0;
  }
  .runs li {
    gap: 0 0.5rem;
  }
  .runs code {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .runs meter {
    block-size: 0.5rem;
  }
  .growth {
    max-inline-size: 30rem;
    margin: 0;
  }
  .growth svg {
    inline-size: 100%;
    font-size: 9px;
  }
  .growth text {
    fill: var(--ink-soft);
  }
  .growth .grid {
    stroke: var(--line);
  }
  .growth polyline {
    fill: none;
    stroke-width: 1.5;
  }
  .growth polyline.own {
    stroke: var(--accent);
  }
  .growth polyline.setter {
    stroke: var(--ink-soft);
    stroke-dasharray: 4 3;
  }
  .growth circle {
    fill: var(--accent);
  }
  .growth rect {
    fill: var(--ink-soft);
  }
  .growth b.own {
    color: var(--accent);
  }
  .printed pre {
    max-block-size: 16rem;
    margin: 0;
    padding: 0.5rem 0.75rem;
    overflow: auto;
  }
  .printed mark {
    background: none;
    font-weight: 700;
    text-decoration: underline wavy;
  }
  .own-input textarea {
    font-family: monospace;
    resize: vertical;
  }
`;

export const codeStyles = [...featureLook, own];
