// The gauge of the meter, its figures and the grids to choose from.
import { css } from 'lit';

export const meterStyles = css`
  .meter,
  .reading,
  .meter-grids {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 0.75rem;
  }
  .meter .figures {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    border: 0;
    padding: 0;
  }
  .gauge {
    display: block;
    block-size: 1.25rem;
    border-radius: 4px;
  }
  .scale {
    margin-block-start: -0.625rem;
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
  }
  .grids {
    grid-template-columns: repeat(auto-fill, minmax(8.25rem, 1fr));
    gap: 8px;
  }
  .card {
    padding: 0.625rem;
    border-color: var(--line);
    background: var(--paper);
    text-align: start;
    line-height: 1.35;
  }
  .card .note {
    margin-block-start: 0.125rem;
  }
  .card[aria-current='true'] {
    border-color: var(--accent);
    background: var(--accent-faint);
  }
  .picture {
    inline-size: 4.25rem;
    margin-block-end: 0.375rem;
  }
  @media (hover: hover) {
    .card:hover {
      border-color: var(--accent);
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
`;
