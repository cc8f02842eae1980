// The list of lessons.
import { css } from 'lit';
import { controlStyles } from '../shared/look/controls';
import { panelStyles } from '../shared/look/panel-styles';
import { viewStyles } from '../shared/look/view-styles';
import { primitiveStyles } from '../shared/look/primitives';

const list = css`
  .list {
    max-inline-size: 68rem;
    margin-inline: auto;
  }
  header .note {
    max-inline-size: 44rem;
  }
  ol {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    gap: 8px;
  }
  .card {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr) auto;
    align-content: start;
    align-items: baseline;
    column-gap: 0.5rem;
    padding: 0.75rem 0.875rem;
    border-color: var(--line);
    background: var(--paper);
    text-align: start;
    line-height: 1.35;
  }
  .card .title {
    font-weight: 600;
  }
  .card .note {
    grid-column: 2 / -1;
    grid-row: 2;
    margin-block-start: 0.125rem;
    font-size: 0.8125rem;
  }
  .count {
    display: flex;
    gap: 4px;
    align-self: center;
  }
  .count i {
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid var(--line-strong);
    border-radius: 50%;
  }
  .count .answered {
    border-color: var(--accent);
    background: var(--accent);
  }
  @media (hover: hover) {
    .card:hover {
      border-color: var(--accent);
    }
  }
  .forget {
    justify-content: end;
  }
  /* In a box of given height all lessons are in view, by their titles alone where it is low. */
  :host([fits]) .list {
    grid-template-rows: auto minmax(0, 1fr);
    gap: 1px;
    block-size: calc(100cqb - var(--above, 0px));
    max-inline-size: none;
    overflow: clip;
  }
  :host([fits]) .list > header {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  :host([fits]) .list > header h2 {
    font-size: 1.0625rem;
  }
  :host([fits]) .list > :not(header, ol),
  :host([fits]) .list .note,
  :host([fits]) .count {
    display: none;
  }
  :host([fits]) ol {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: minmax(44px, 1fr);
    gap: 1px 4px;
  }
  :host([fits]) .card {
    grid-template-columns: auto minmax(0, 1fr);
    align-content: center;
    block-size: 100%;
    padding: 0 0.375rem;
    font-size: 0.8125rem;
    line-height: 1.15;
  }
  @container (min-width: 440px) {
    :host([fits]) ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @container (min-height: 600px) and (min-width: 600px) {
    :host([fits]) .card .note {
      display: block;
      grid-column: 1 / -1;
    }
  }
  @media (forced-colors: active) {
    .count .answered {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const listStyles = [viewStyles, controlStyles, panelStyles, primitiveStyles, list];
