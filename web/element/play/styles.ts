// The look of the helps for playing, below the board.
import { css } from 'lit';

export const playStyles = css`
  .help {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .writings {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  .writings button {
    padding-inline: 0.25rem;
  }
  .filter .digits {
    display: grid;
    grid-template-columns: repeat(9, minmax(0, 1fr));
  }
  .filter button {
    padding-inline: 0;
  }
  :is(.settings, .filter) summary {
    padding-inline: 0.625rem;
  }
  .settings label {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-block-size: var(--touch);
    padding-inline: 0.625rem;
    font-size: 0.9375rem;
  }
  .settings .note {
    padding-inline: 0.625rem;
  }
  :is(.writings, .help, .offers) [aria-pressed='true'] {
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
  .cell {
    -webkit-touch-callout: none;
  }
  /* A finger that drags from here chooses cells and does not scroll. */
  .selected {
    touch-action: none;
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

  .offers {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0.25rem 0.75rem;
  }
  .offers.typing {
    display: flex;
    flex-wrap: wrap;
  }
  .typing button {
    flex: 1 1 auto;
    padding-inline: 0.5rem;
    font-size: 0.9375rem;
  }
  .typing .note {
    flex-basis: 100%;
  }
  /* On a phone the keys stay on the screen: a puzzle that is typed in has no notes yet. */
  @media (max-width: 45rem) {
    .offers.typing {
      flex-wrap: nowrap;
    }
    .typing button {
      flex-basis: 0;
      padding-inline: 0.25rem;
      font-size: 0.8125rem;
      line-height: 1.2;
      white-space: normal;
    }
    .typing .note,
    .game:has(.typing) > .writings {
      display: none;
    }
  }
  retrace-timer:not(:defined) {
    display: none;
  }
`;
