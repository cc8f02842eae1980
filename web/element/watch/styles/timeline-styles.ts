// The timeline. The canvas takes its colours from properties that it has no other use for.
import { css } from 'lit';

export const watchTimelineStyles = css`
  .timeline {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 0.5rem;
    min-inline-size: 0;
  }
  .place {
    line-height: 1.25;
  }
  .place :is(b, .of) {
    display: inline-block;
    white-space: nowrap;
  }
  .zoom button {
    display: grid;
    place-items: center;
    padding: 0;
    inline-size: 40px;
    min-block-size: 40px;
  }
  .zoomed {
    display: none;
    margin-inline-end: 0.5rem;
  }

  canvas {
    display: block;
    transition: color 1ms;
    block-size: 100%;
    fill: var(--accent);
    stop-color: color-mix(in srgb, var(--tint) 75%, var(--paper));
    outline-color: color-mix(in srgb, var(--tint) 18%, var(--paper));
    stroke: var(--danger);
    flood-color: var(--ink);
    lighting-color: var(--line);
  }
  .mark {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 6px;
    inline-size: 0;
    pointer-events: none;
    will-change: transform;
  }
  .mark::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inline-size: 7px;
    border: 2px solid var(--ink-soft);
  }
  .mark.from::before {
    inset-inline-start: 0;
    border-inline-end: 0;
  }
  .mark.to::before {
    inset-inline-end: 0;
    border-inline-start: 0;
  }
  [hidden] {
    display: none;
  }
  .film.covered {
    pointer-events: none;
  }
  .covered > :not(.cover) {
    visibility: hidden;
  }
  .cover {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    text-align: center;
    line-height: 1.2;
    background: repeating-linear-gradient(-45deg, var(--accent-faint) 0 8px, var(--paper) 8px 16px);
  }

  .legend {
    gap: 0 1rem;
    min-block-size: 2.75rem;
  }
  .legend > :where(.depth, .dead-ends, .solution)::before {
    content: '';
    display: inline-block;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin-inline-end: 0.375rem;
    vertical-align: -0.0625rem;
    background: var(--tint);
  }
  .legend > .dead-ends::before {
    inline-size: 0.25rem;
    background: var(--danger);
  }
  .legend > .solution::before {
    background: var(--ink);
    clip-path: polygon(0 0, 100% 30%, 25% 60%, 25% 100%, 0 100%);
  }
  .explored {
    margin-inline-start: auto;
  }
  .explored button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    min-inline-size: var(--touch);
    font-size: 0.8125rem;
  }
  .explored .said,
  .explored button span {
    display: none;
  }

  /* The legend of colours and the button that stops the exploring stand in one line, in any language. */
  @container (max-width: 300px) {
    .legend {
      gap: 0 0.375rem;
      font-size: 0.75rem;
    }
    .explored button {
      min-inline-size: 2rem;
    }
  }
  @container (max-width: 240px) {
    .timeline {
      grid-template-columns: minmax(0, 1fr);
    }
    .legend {
      flex-wrap: wrap;
    }
  }

  @container (min-width: 560px) {
    .zoomed,
    .explored .said,
    .explored button span {
      display: inline;
    }
    .film {
      block-size: 7rem;
    }
  }

  @media (forced-colors: active) {
    canvas {
      fill: CanvasText;
      stop-color: Canvas;
      outline-color: Canvas;
      stroke: CanvasText;
      flood-color: Highlight;
      lighting-color: GrayText;
    }
    .legend > ::before {
      forced-color-adjust: none;
    }
  }
`;
