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
  :host([fits]) .list {
    block-size: calc(100cqb - var(--above, 0px));
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  @media (forced-colors: active) {
    .count .answered {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const listStyles = [viewStyles, controlStyles, panelStyles, primitiveStyles, list];
