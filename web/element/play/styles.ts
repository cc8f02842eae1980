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
  :is(.writings, .help) [aria-pressed='true'] {
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
  /* A finger that drags from here chooses cells and does not scroll. */
  .selected {
    touch-action: none;
  }

  /* A tint over whatever the cell is, so that nothing else goes. */
  [class*='colour-'] {
    box-shadow: inset 0 0 0 5em color-mix(in oklab, var(--tint) 38%, transparent);
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
    [class*='colour-']:not(.contradicting, .dead-end) {
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
  retrace-timer:not(:defined) {
    display: none;
  }
`;
