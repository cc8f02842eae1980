// The choice of a game: levels side by side, and rows below them; in the place of a phone's keys all as tiles.
import { css } from 'lit';
import { onSmallScreen } from '../shared/look/small-screen';

const tiles = css`
  #begin {
    grid-template-rows: repeat(3, minmax(var(--touch), 1fr));
    block-size: 100%;
    max-block-size: 14rem;
    gap: 2px;
  }
  #begin h2 {
    display: none;
  }
  #begin .levels {
    grid-template-columns: repeat(4, auto);
  }
  #begin .rows {
    grid-row: span 2;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 2px;
    border: 0;
    background: none;
  }
  #begin .levels {
    gap: 2px;
  }
  #begin button {
    padding-inline: 0.25rem;
    font-size: 0.8125rem;
    line-height: 1.15;
  }
  #begin .item {
    justify-content: center;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    font-weight: 500;
    text-align: center;
  }
  #begin .icon {
    display: none;
  }
`;

export const beginStyles = css`
  #begin {
    display: grid;
    gap: 0.5rem;
    min-inline-size: 0;
  }
  #begin .levels {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.5rem;
  }
  #begin .levels button {
    padding-inline: 0.25rem;
  }
  #begin p {
    align-self: center;
    color: var(--ink-soft);
  }
  ${onSmallScreen(tiles)}
`;
