// Bars for the cost of strategies.
import { css } from 'lit';

export const measuredStyles = css`
  :host {
    display: grid;
    align-content: start;
    gap: 0.75rem;
  }
  .title {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  ul {
    display: grid;
    gap: 0.625rem;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.125rem 0.75rem;
    font-size: 0.875rem;
    font-variant-numeric: lining-nums tabular-nums;
  }
  svg {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: 0.75rem;
    border-radius: 3px;
  }
  .field {
    fill: var(--accent-faint);
  }
  .filled {
    fill: var(--accent);
  }
  .running {
    fill: var(--accent);
    opacity: 0.5;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  .buttons .primary,
  .buttons .secondary {
    padding-inline: 1rem;
  }
  .note:empty {
    display: none;
  }
  @media (forced-colors: active) {
    .field {
      fill: Canvas;
      stroke: CanvasText;
    }
    .filled,
    .running {
      fill: Highlight;
    }
  }
`;
