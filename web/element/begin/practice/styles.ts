// The look of practising: a list of techniques, or one with its explanation.
import { css } from 'lit';
import { controlStyles } from '../../shared/look/controls';
import { sheetStyles } from '../../shared/look/sheet';

const own = css`
  dialog {
    box-sizing: border-box;
    inline-size: min(40rem, 100vw - 1rem);
    max-block-size: calc(100dvh - 1rem);
    font: inherit;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  .sheet {
    gap: 0.75rem;
    padding: 0.875rem;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
  }
  h2,
  h3,
  p {
    margin: 0;
  }
  h2 {
    font-size: 1.25rem;
  }
  h3 {
    font-size: 1rem;
  }
  h3:first-letter {
    text-transform: uppercase;
  }
  .note,
  small {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .all {
    justify-self: start;
    margin-inline-start: -0.625rem;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li button {
    padding-inline: 0.75rem;
    font-size: 0.9375rem;
  }
  progress {
    display: block;
    inline-size: 100%;
    block-size: 0.375rem;
    margin-block-start: 0.375rem;
    accent-color: var(--accent);
  }
`;

export const practiceStyles = [controlStyles, sheetStyles, own];
