// The look of the race: the set-up on one side, lanes, findings and the chart on the other.
import { css } from 'lit';
import { fittedStyles } from '../shared/look/fitted-styles';
import { featureLook } from '../shared/look/primitives';
import { raceFittedStyles } from './race-pages';

const own = css`
  h3 {
    font-size: 1rem;
    font-weight: 650;
  }

  .puzzle {
    grid-template-columns: 7.5rem minmax(0, 1fr);
  }
  .strategies {
    position: relative;
  }
  .presets {
    gap: 0 1.25rem;
  }
  .presets button {
    padding-inline: 0;
    color: var(--accent);
    font-weight: 500;
  }
  .names {
    grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
    column-gap: 0.75rem;
  }
  .option {
    grid-template-columns: auto minmax(0, 1fr);
    min-block-size: 2.5rem;
    line-height: 1.35;
    cursor: pointer;
  }
  .strategy-name {
    line-height: 1.3;
  }
  .strategy-name code {
    font-weight: 400;
  }
  .option code {
    display: block;
  }
  .order .option {
    min-block-size: 3.25rem;
  }
  fieldset:disabled .option,
  fieldset:disabled button {
    cursor: default;
    opacity: 0.55;
  }

  .start {
    grid-template-columns: 2fr 1fr;
    gap: 8px;
  }
  .start button {
    min-block-size: 48px;
    padding-inline: 0.5rem;
  }
  .problem {
    min-block-size: 1.5em;
  }

  .phase {
    min-block-size: 2rem;
    font-size: 1.375rem;
    font-weight: 650;
    line-height: 1.35;
    letter-spacing: -0.01em;
    font-variant-numeric: tabular-nums;
  }
  .phase:empty {
    display: none;
  }
  .scale {
    gap: 0 1.25rem;
  }
  .scale button {
    padding-inline: 0;
  }
  .scale [aria-pressed='true'] {
    color: var(--accent);
    font-weight: 600;
    text-decoration: underline 2px;
    text-underline-offset: 0.35em;
  }

  .lanes {
    border-block-start: 1px solid var(--line);
  }
  .lane {
    padding-block: 0.75rem;
    border-block-end: 1px solid var(--line);
  }
  .lane.idle {
    gap: 0;
  }
  .lane-head {
    grid-template-columns: auto 1fr auto;
    column-gap: 0.75rem;
  }
  .lane-head button[aria-disabled='true'] {
    visibility: hidden;
  }
  .standing {
    color: var(--ink-soft);
    font-size: 0.875rem;
    white-space: nowrap;
  }
  .standing.first {
    color: var(--accent);
  }
  .standing.dead-end,
  .failed .standing {
    color: var(--danger);
  }
  .lane-time {
    min-block-size: 1.6rem;
    line-height: 1.6rem;
  }
  .lane-time .label {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  .profile {
    display: block;
    block-size: 3.5rem;
    border-block-end: 1px solid var(--line-strong);
    border-start-start-radius: 4px;
    border-start-end-radius: 4px;
    background: var(--accent-faint);
  }
  .profile path {
    fill: var(--accent);
  }
  .lane-figures {
    grid-template-columns: repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr));
    gap: 0.375rem 0.75rem;
  }

  .findings,
  .chart-panel {
    margin-block-start: 1rem;
  }
  .findings dl {
    max-inline-size: 46rem;
  }
  .findings dd {
    font-weight: 400;
    white-space: normal;
    text-wrap: pretty;
  }
  .chart {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    font-size: 12px;
    font-variant-numeric: lining-nums tabular-nums;
  }
  .chart .ink {
    fill: var(--ink);
  }
  .chart .soft {
    fill: var(--ink-soft);
  }
  .chart .bar {
    rx: 1.5px;
    fill: var(--accent);
  }
  .chart text.limit {
    fill: var(--danger);
  }
  .chart .bold {
    font-weight: 650;
  }
  .chart .stroke {
    stroke-width: 1;
  }
  .chart .stroke.line {
    stroke: var(--line);
  }
  .chart .stroke.range {
    stroke: var(--ink);
  }
  .chart .stroke.limit {
    stroke: var(--danger);
  }
  .chart .dashed {
    stroke-dasharray: 3 3;
  }
  .save {
    gap: 8px;
  }
  .save .secondary {
    flex: 1 1 auto;
    font-size: 0.9375rem;
  }
  .notice {
    min-block-size: 1.5em;
  }

  @container (max-width: 240px) {
    .puzzle,
    .start,
    .lane-head {
      grid-template-columns: minmax(0, 1fr);
    }
    .strategy-name code,
    .standing {
      white-space: normal;
    }
  }

  @container (min-width: 800px) {
    .race:not(.none) {
      grid-template-columns: 21rem minmax(0, 1fr);
      align-items: start;
      gap: clamp(2rem, 5cqi, 4rem);
    }
    .lanes-head {
      grid-template-columns: 1fr auto;
      align-items: center;
    }
    .lane {
      gap: 0.375rem 1.25rem;
      padding-block: 0.5rem 0.75rem;
    }
    .lane.idle {
      gap: 0;
    }
    .profile {
      block-size: 3rem;
    }
    .lane-figures {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.5rem;
    }
    .lane-figures div {
      display: flex;
      align-items: baseline;
      gap: 0.375rem;
    }
    .lane-figures dd {
      min-inline-size: 4.5ch;
      font-size: 0.875rem;
    }
    .save .secondary {
      flex: none;
    }
  }

  /* Name, standing and time on one line. */
  @container (min-width: 1000px) {
    .lane:not(.idle) {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
    .profile,
    .lane-figures {
      grid-column: 1 / -1;
    }
  }

  @media (forced-colors: active) {
    .profile path,
    .chart .bar,
    .chart text {
      fill: CanvasText;
    }
    .chart .stroke {
      stroke: GrayText;
    }
    .chart .stroke.range,
    .chart .stroke.limit {
      stroke: Highlight;
    }
  }
  @media print {
    .set-up,
    .save {
      display: none;
    }
  }
`;

export const raceStyles = [...featureLook, own, fittedStyles, raceFittedStyles];
