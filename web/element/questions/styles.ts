// The questions' view: its tools in a row, the answer below.
import { css } from 'lit';
import { controlStyles } from '../shared/look/controls';
import { panelStyles } from '../shared/look/panels';
import { pictureStyles } from '../shared/picture/styles';
import { viewStyles } from '../shared/look/view';

const own = css`
  figure {
    margin: 0;
  }
  .tools,
  .buttons,
  .moves {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .tools button {
    flex: 1 1 auto;
    padding-inline: 0.875rem;
  }
  .tools [aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  .answer {
    display: grid;
    justify-items: start;
    gap: 0.75rem;
    margin-block-start: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  .answer:empty {
    display: none;
  }
  .answer .title {
    font-size: 1.125rem;
    font-weight: 650;
  }
  .answer > * {
    max-inline-size: 100%;
  }
  figcaption {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .two {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.75rem;
    inline-size: 100%;
    max-inline-size: 36rem;
  }
  .one {
    inline-size: min(100%, 20rem);
  }
  .picture .marked {
    fill: var(--danger-soft);
    stroke: var(--danger);
    stroke-width: 0.05;
  }
  .picture .given {
    font-weight: 650;
  }
  .picture .found {
    fill: var(--accent);
  }
  .picture .small {
    fill: var(--ink-soft);
    font-size: 0.27px;
  }
  .cells-list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
    gap: 0.25rem 1rem;
    list-style: none;
    font-size: 0.875rem;
  }
  details {
    inline-size: 100%;
  }
  .share > div {
    display: grid;
    justify-items: start;
    gap: 0.5rem;
  }
  .link {
    inline-size: 100%;
    overflow-wrap: anywhere;
    font-size: 0.8125rem;
  }
  .qr {
    inline-size: 12rem;
    padding: 0.75rem;
    border-radius: var(--radius);
    background: #fff;
  }
  .sites {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
  }
  .sites a {
    min-block-size: var(--touch);
    align-content: center;
    color: var(--accent);
  }
  .share {
    display: grid;
    gap: 1rem;
    inline-size: 100%;
  }
  .share h2 {
    font-size: 0.9375rem;
    font-weight: 650;
  }
`;

export const questionsStyles = [viewStyles, controlStyles, panelStyles, pictureStyles, own];
