// The list of games: a small board beside what is known of each game.
import { css } from 'lit';
import { controlStyles } from '../../../element/shared/look/controls';
import { sheetStyles } from '../../../element/shared/look/sheet-styles';
import { tokens } from '../../../element/shared/look/tokens';
import { pictureStyles } from '../../../element/shared/picture/picture-styles';
import { primitiveStyles } from '../../../element/shared/look/primitives';

const own = css`
  dialog {
    inline-size: min(58rem, 100vw - 1rem);
    max-inline-size: none;
    max-block-size: calc(100dvh - 1rem);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 40%);
  }
  .sheet {
    outline: none;
  }
  .head,
  div.file {
    gap: 0.5rem 1rem;
  }
  div.file {
    justify-content: start;
  }
  h2 {
    margin: 0;
  }
  .note {
    margin: 0;
  }
  .statistics table {
    max-inline-size: 32rem;
    border-collapse: collapse;
  }
  .statistics :is(th, td) {
    padding: 0.375rem 0.5rem;
    border-block-end: 1px solid var(--line);
    font-size: 0.875rem;
    text-align: end;
  }
  .statistics :is(th:first-child) {
    text-align: start;
  }
  .statistics summary {
    inline-size: fit-content;
    align-content: center;
    cursor: pointer;
  }
  ul {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
    margin: 0;
    padding: 0;
  }
  li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    align-items: center;
    gap: 0.75rem;
    min-block-size: 8rem;
    padding: 0.625rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    content-visibility: auto;
    contain-intrinsic-block-size: 8rem;
  }
  h3 {
    margin: 0;
    font-size: 1rem;
    font-weight: 650;
  }
  .varied li {
    grid-template-columns: minmax(0, 1fr) auto;
    min-block-size: 0;
    contain-intrinsic-block-size: 4rem;
  }
  li.here {
    border-color: var(--accent);
  }
  li p {
    margin: 0;
    color: var(--ink-soft);
    font-size: 0.875rem;
    line-height: 1.4;
  }
  li p b {
    color: var(--ink);
  }
  progress {
    display: block;
    block-size: 0.375rem;
    margin-block: 0.25rem;
    accent-color: var(--accent);
  }
  .acts {
    gap: 0 0.25rem;
  }
  .acts .secondary {
    padding-inline: 0.75rem;
  }
  @media (max-width: 30rem) {
    li {
      grid-template-columns: 5rem minmax(0, 1fr);
    }
    .acts button {
      padding-inline: 0.5rem;
      font-size: 0.875rem;
    }
  }
  .off-screen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  input[type='file'] {
    display: none;
  }
`;

export const gamesStyles = [
  tokens,
  controlStyles,
  sheetStyles,
  pictureStyles,
  primitiveStyles,
  own,
];
