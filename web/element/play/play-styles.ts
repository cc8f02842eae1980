// The look of the helps for playing, below the board.
import { css } from 'lit';
import { onSmallScreen } from '../shared/look/small-screen';

export const playStyles = css`
  .writings {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    border-radius: var(--radius);
    /* As a border that takes no height. */
    box-shadow: inset 0 0 0 1px var(--line);
  }
  .writings button {
    padding-inline: 0.25rem;
  }
  .filter {
    padding: 0.5rem 0.875rem;
    border-block-start: 1px solid var(--line);
    font-size: 0.875rem;
  }
  .filter .digits {
    display: grid;
    grid-template-columns: repeat(9, minmax(0, 1fr));
  }
  .filter button {
    padding-inline: 0;
  }
  .seldom {
    border-width: 1px 0 0;
    border-radius: 0;
  }
  .settings {
    padding: 0.25rem 0.875rem 0.5rem;
    border-block-start: 1px solid var(--line);
  }
  .settings label {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-block-size: var(--touch);
    font-size: 0.9375rem;
    line-height: 1.25;
  }
  /* A device for fingers alone has no keys either; one without any pointer has nothing else. */
  @media (any-pointer: coarse) and (not (any-pointer: fine)) {
    .settings .of-keys {
      display: none;
    }
  }
  .writings [aria-pressed='true'],
  .typing [aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--ink);
    font-weight: 600;
  }
  .chosen::before {
    content: '';
    position: absolute;
    inset: 1px;
    border: 2px solid var(--accent);
    border-radius: 4px;
  }
  /* The pattern of a hint is drawn over the cells. */
  .board:has(retrace-evidence) .marked.marked::before {
    border: 0;
  }
  .board:focus-within .chosen {
    background: var(--accent-soft);
  }
  /* A finger that drags over the board chooses cells and does not scroll. */
  .stage .cell {
    touch-action: none;
    -webkit-touch-callout: none;
  }

  /* A tint over whatever the cell is, so that nothing else goes. */
  [class*='colour-'] {
    box-shadow: inset 0 0 0 5em color-mix(in oklab, var(--tint) 38%, transparent);
  }
  .cell:has(.stripes) {
    isolation: isolate;
  }
  .stripes {
    position: absolute;
    inset: 0;
    z-index: -1;
    display: flex;
    overflow: hidden;
    pointer-events: none;
  }
  .stripes i {
    flex: 1;
    overflow: hidden;
    /* Its own ground, and not the shadow over the whole cell. */
    box-shadow: none;
    background: color-mix(in oklab, var(--tint) 38%, transparent);
  }
  .colour-1 {
    --tint: #8a8f98;
  }
  .colour-2 {
    --tint: #35a853;
  }
  .colour-3 {
    --tint: #9a63e0;
  }
  .colour-4 {
    --tint: #f08c2e;
  }
  .colour-5 {
    --tint: #e5484d;
  }
  .colour-6 {
    --tint: #e0c000;
  }
  .colour-7 {
    --tint: #3a86e8;
  }
  .colour-8 {
    --tint: #12a5a5;
  }
  .colour-9 {
    --tint: #e468b3;
  }
  /* A cell that a person has coloured keeps its colour, as a frame on the ground that the system has. */
  @media (forced-colors: active) {
    .stripes i {
      forced-color-adjust: none;
      border-block: 4px solid var(--tint);
      background: none;
    }
    [class*='colour-']:not(.contradicting, .dead-end, .stripes i) {
      forced-color-adjust: none;
      border-color: GrayText;
      background: Canvas;
      box-shadow: inset 0 0 0 4px var(--tint);
      color: CanvasText;
    }
  }

  .typing {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
  }
  .typing button {
    flex: 1 1 auto;
    padding-inline: 0.5rem;
    font-size: 0.9375rem;
    line-height: 1.2;
  }
  .typing .note {
    flex-basis: 100%;
  }
  ${onSmallScreen(css`
    .typing {
      flex-wrap: nowrap;
      align-items: center;
    }
    .typing button {
      flex: 1 1 0;
      padding-inline: 0.25rem;
      font-size: 0.8125rem;
    }
    .typing .note:not(:nth-child(2)) {
      display: none;
    }
    .typing .note {
      flex: 1 1 0;
      font-size: 0.8125rem;
      line-height: 1.2;
    }
  `)}
  retrace-timer:not(:defined) {
    display: none;
  }
`;
