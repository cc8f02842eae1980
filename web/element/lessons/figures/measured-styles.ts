// Bars for the cost of strategies.
import { css } from 'lit';

export const measuredStyles = css`
  :host {
    display: grid;
    align-content: start;
    gap: 0.75rem;
  }
  li {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.125rem 0.75rem;
  }
  svg {
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
