// The questions' view: its tools in a row, the answer below.
import { css } from 'lit';
import { featureLook } from '../shared/look/primitives';

const own = css`
  figure {
    margin: 0;
  }
  .tools,
  .buttons,
  .moves {
    gap: 8px;
  }
  .tools button {
    flex: 1 1 auto;
    padding-inline: 0.875rem;
  }
  .tools [aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  .answer {
    display: grid;
    justify-items: start;
    gap: 0.75rem;
    margin-block-start: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  .answer:empty {
    display: none;
  }
  .answer .title {
    font-size: 1.125rem;
    font-weight: 650;
  }
  .answer > * {
    max-inline-size: 100%;
  }
  .two {
    grid-template-columns: 1fr 1fr;
    max-inline-size: 36rem;
  }
  .one {
    inline-size: min(100%, 20rem);
  }
  .picture .marked {
    fill: var(--danger-soft);
    stroke: var(--danger);
    stroke-width: 0.05;
  }
  .picture .given {
    font-weight: 650;
  }
  .picture .found {
    fill: var(--accent);
  }
  .picture .small {
    fill: var(--ink-soft);
    font-size: 0.32px;
  }
  .cells-list {
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
    gap: 0.25rem 1rem;
  }
  .share > div {
    display: grid;
    justify-items: start;
    gap: 0.5rem;
  }
  .link {
    overflow-wrap: anywhere;
  }
  .qr {
    inline-size: 12rem;
    padding: 0.75rem;
    border-radius: var(--radius);
    background: #fff;
  }
  .sites {
    gap: 0.25rem 1rem;
  }
  .sites a {
    align-content: center;
  }
  .share h2 {
    font-size: 0.9375rem;
    font-weight: 650;
  }
`;

export const questionsStyles = [...featureLook, own];
