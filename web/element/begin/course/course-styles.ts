// The look of the course: the list of techniques, and one of them beside its board.
import { css } from 'lit';
import { boardStyles } from '../../shared/board/board-styles';
import { controlStyles } from '../../shared/look/controls';
import { panelStyles } from '../../shared/look/panel-styles';
import { primitiveStyles } from '../../shared/look/primitives';
import { viewStyles } from '../../shared/look/view-styles';
import { sentenceStyles } from '../../shared/techniques/sentence-view';

const own = css`
  .list,
  .page {
    max-inline-size: 60rem;
    margin-inline: auto;
  }
  .note {
    max-inline-size: 44rem;
  }
  h2:focus-visible {
    outline: none;
  }
  h2::first-letter {
    text-transform: uppercase;
  }
  .list ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: 6px;
  }
  .entry {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 44px;
    padding: 0.25rem 0.75rem;
    border-color: var(--line);
    background: var(--paper);
    font-weight: 500;
    text-align: start;
    line-height: 1.25;
  }
  .entry .name::first-letter {
    text-transform: uppercase;
  }
  .dots {
    display: flex;
    flex: none;
    gap: 4px;
  }
  .dots i {
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid var(--line-strong);
    border-radius: 50%;
  }
  .dots .found {
    border-color: var(--accent);
    background: var(--accent);
  }
  .page {
    max-inline-size: 44rem;
  }
  .page nav button {
    min-block-size: 44px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .back {
    margin-inline-start: -0.625rem;
  }
  @media (hover: hover) {
    .entry:hover {
      border-color: var(--accent);
    }
  }
  @media (forced-colors: active) {
    .dots .found {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const courseStyles = [viewStyles, controlStyles, panelStyles, primitiveStyles, own];

const example = css`
  .example {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem 1.25rem;
    align-items: start;
  }
  .board {
    max-inline-size: 26rem;
  }
  /* The evidence says where to look; a frame of dashes would cover it. */
  .marked.marked::before {
    content: none;
  }
  .told {
    display: grid;
    gap: 0.5rem;
    align-content: start;
    line-height: 1.5;
  }
  .effect {
    font-weight: 600;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  @media (min-width: 48rem) {
    .example {
      grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
    }
  }
`;

export const exampleStyles = [
  viewStyles,
  boardStyles,
  controlStyles,
  panelStyles,
  sentenceStyles,
  primitiveStyles,
  example,
];
