// The board while watching: depth as shade, the cell at work, refusals and dead ends.
import { css } from 'lit';

export const watchBoardStyles = css`
  /* Deep placements are pale: they are the first to be taken back. */
  .placed {
    color: var(--ink);
    font-weight: 400;
  }
  .shade-0 {
    background: color-mix(in oklab, var(--accent) 34%, var(--paper));
  }
  .shade-1 {
    background: color-mix(in oklab, var(--accent) 28%, var(--paper));
  }
  .shade-2 {
    background: color-mix(in oklab, var(--accent) 22%, var(--paper));
  }
  .shade-3 {
    background: color-mix(in oklab, var(--accent) 16%, var(--paper));
  }
  .shade-4 {
    background: color-mix(in oklab, var(--accent) 11%, var(--paper));
  }
  .shade-5 {
    background: color-mix(in oklab, var(--accent) 6%, var(--paper));
  }

  .tried {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 700;
  }
  .cell.at-work::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px solid var(--accent);
    border-radius: 2px;
    pointer-events: none;
  }
  .in-house:not(.tried, .dead-end) {
    box-shadow: inset 0 0 0 100vmax color-mix(in oklab, var(--danger) 10%, transparent);
  }
  .forbidding::before,
  .forbidding.selected::before {
    content: '';
    position: absolute;
    inset: 9%;
    border: 2px solid var(--danger);
    border-radius: 50%;
    opacity: 1;
  }

  .candidates {
    position: absolute;
    inset: 6%;
    display: grid;
    grid-template: repeat(3, 1fr) / repeat(3, 1fr);
    place-items: center;
    color: var(--accent);
    font-size: 2.6cqi;
    font-weight: 600;
  }
  .candidates i {
    font-style: normal;
  }
  .candidates s {
    color: var(--danger);
    opacity: 0.85;
  }
  .taken {
    color: var(--danger);
    font-size: 0.8em;
    text-decoration-thickness: 2px;
  }

  .refusals {
    position: absolute;
    inset: 0;
    z-index: 2;
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke: var(--danger);
    stroke-width: 0.03;
    stroke-dasharray: 0.1 0.07;
    stroke-linecap: round;
    opacity: 0.6;
    pointer-events: none;
  }

  /* The middle rows' and columns' frame must not be taken for marks of the cell at work. */
  .cell.dead-end.at-work::after {
    border: 3px solid var(--danger);
    inset: 0;
    content: '×';
    display: grid;
    place-items: center;
    font-size: 1.2em;
  }

  @media (forced-colors: active) {
    .tried {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .cell.at-work::after {
      border-color: Highlight;
    }
    .refusals {
      stroke: CanvasText;
    }
    .forbidding::before {
      border-color: CanvasText;
      border-style: double;
    }
    .dead-end {
      outline: 3px double CanvasText;
      outline-offset: -5px;
    }
  }
`;
