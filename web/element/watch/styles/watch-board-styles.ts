// The board while watching: depth as shade, the cell at work, refusals and dead ends.
import { css } from 'lit';

export const watchBoardStyles = css`
  :host {
    --tint: var(--retrace-depth, light-dark(#1a9c89, #4cc2ae));
  }

  /* Deep placements are pale: they are the first to be taken back. */
  .placed {
    color: var(--ink);
    font-weight: 400;
  }
  .shade-0 {
    background: color-mix(in oklab, var(--tint) 44%, var(--paper));
  }
  .shade-1 {
    background: color-mix(in oklab, var(--tint) 36%, var(--paper));
  }
  .shade-2 {
    background: color-mix(in oklab, var(--tint) 28%, var(--paper));
  }
  .shade-3 {
    background: color-mix(in oklab, var(--tint) 20%, var(--paper));
  }
  .shade-4 {
    background: color-mix(in oklab, var(--tint) 13%, var(--paper));
  }
  .shade-5 {
    background: color-mix(in oklab, var(--tint) 7%, var(--paper));
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
  .forbidding::before,
  .forbidding.selected::before {
    content: '';
    position: absolute;
    inset: 9%;
    border: 2px solid var(--danger);
    border-radius: 50%;
    opacity: 1;
  }
  .forbidding.earlier::before {
    border-width: 1px;
    opacity: 0.6;
  }

  .candidates {
    position: absolute;
    inset: 5%;
    grid-template: repeat(3, 1fr) / repeat(3, 1fr);
    font-size: 2.9cqi;
  }
  .candidates i {
    font-style: normal;
  }
  .candidates s {
    opacity: 0.85;
  }
  .taken {
    font-size: 0.8em;
    text-decoration-thickness: 2px;
  }

  .reasons {
    position: absolute;
    inset: 0;
    z-index: 2;
    block-size: 100%;
    fill: none;
    stroke: var(--danger);
    pointer-events: none;
  }
  .reasons .house {
    stroke-width: 0.035;
    stroke-linejoin: round;
    opacity: 0.75;
  }
  .reasons .lines {
    stroke-width: 0.035;
    stroke-dasharray: 0.1 0.08;
    stroke-linecap: round;
    opacity: 0.75;
  }

  .cell.dead-end::after {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    border: 2px solid var(--danger);
    border-radius: 2px;
    font-weight: 700;
    content: '×';
  }
  .cell.dead-end.at-work::after {
    border: 3px solid var(--danger);
  }

  .cell.clashing {
    background: repeating-linear-gradient(-45deg, var(--danger-soft) 0 4px, var(--paper) 4px 8px);
    color: var(--danger);
    text-decoration: underline 2px;
    text-underline-offset: 0.16em;
  }

  @media (forced-colors: active) {
    .clashing {
      text-decoration-style: double;
    }
    .tried {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .cell.at-work::after {
      border-color: Highlight;
    }
    .reasons {
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
