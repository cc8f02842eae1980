// Code mode: the editor on one side, what is run and what came of it on the other.
import { css } from 'lit';
import { controlStyles } from '../shared/look/controls';
import { panelStyles } from '../shared/look/panels';
import { pictureStyles } from '../shared/picture/styles';
import { viewStyles } from '../shared/look/view';

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
    display: grid;
    gap: 2rem;
    padding-block-start: 0.75rem;
  }
  .writing,
  .running,
  .set-up,
  .results {
    display: grid;
    align-content: start;
    gap: 0.75rem;
    min-inline-size: 0;
  }
  .running {
    gap: 1.5rem;
  }
  .results:not(:has(.phase:not(.idle), .verdict, .printed)) {
    display: none;
  }
  .results {
    gap: 1.25rem;
  }

  .programs {
    display: grid;
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
  .film .primary {
    padding-inline: 1rem;
  }
  .as-button {
    display: inline-grid;
    align-content: center;
    min-block-size: var(--touch);
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
  .notice {
    font-size: 0.9375rem;
  }
  .notice:empty {
    display: none;
  }

  .editor-place {
    display: grid;
    min-inline-size: 0;
  }
  .editor {
    min-inline-size: 0;
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
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    gap: 0.75rem;
  }
  .board-picture {
    inline-size: min(100%, 11rem);
  }
  .run {
    display: grid;
    grid-template-columns: 2fr 1fr;
    gap: 8px;
  }
  .run button {
    min-block-size: 48px;
  }

  .phase {
    font-variant-numeric: tabular-nums;
  }
  .phase:empty {
    display: none;
  }
  .phase.failed {
    color: var(--danger);
  }
  .verdict .title {
    color: var(--danger);
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
    display: grid;
    gap: 0.25rem;
    margin-block-start: 0.5rem;
    padding: 0;
    list-style: none;
  }
  .lessons a {
    color: var(--accent);
  }
  .wrong,
  .said,
  .film,
  .slow,
  .race {
    display: grid;
    justify-items: start;
    gap: 0.5rem;
    min-inline-size: 0;
  }
  .wrong > p code {
    color: var(--danger);
  }
  .lines {
    display: grid;
    gap: 0.25rem;
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
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 11rem));
    gap: 1rem;
    inline-size: 100%;
  }
  .picture .marked {
    fill: var(--danger-soft);
  }
  .said ul {
    display: grid;
    gap: 0.25rem;
  }
  .line-button {
    min-block-size: 2rem;
    color: var(--accent);
    font-weight: 600;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    font-variant-numeric: lining-nums tabular-nums;
  }
  caption {
    padding-block-end: 0.25rem;
    font-weight: 650;
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
    color: var(--ink-soft);
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
      grid-template-columns: minmax(0, 1fr) minmax(20rem, 24rem);
      align-items: start;
      gap: clamp(1.5rem, 4cqi, 3rem);
    }
    .choices {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (min-width: 1500px) {
    .coding {
      grid-template-columns: minmax(0, 1fr) 30rem;
    }
  }
  .slow a {
    color: var(--accent);
  }
  .slow ul,
  .runs {
    display: grid;
    gap: 0.25rem;
    margin: 0;
    padding-inline-start: 1.25rem;
  }
  .runs {
    padding-inline-start: 0;
    list-style: none;
  }
  .runs li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5rem;
    min-inline-size: 0;
  }
  .runs code {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .runs meter {
    inline-size: 100%;
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
  .printed {
    display: grid;
    gap: 0.5rem;
    min-inline-size: 0;
  }
  .printed pre {
    max-block-size: 16rem;
    margin: 0;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    font-size: 0.875rem;
    overflow: auto;
  }
  .printed mark {
    background: none;
    color: var(--danger);
    font-weight: 700;
    text-decoration: underline wavy;
  }
  .own-input {
    display: grid;
    gap: 0.25rem;
  }
  .own-input textarea {
    inline-size: 100%;
    font-family: monospace;
    resize: vertical;
  }
`;

export const codeStyles = [viewStyles, controlStyles, panelStyles, pictureStyles, own];
