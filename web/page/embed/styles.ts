// The embed panel: fields beside the preview, one below the other where it is narrow.
import { css } from 'lit';
import { controlStyles } from '../../element/shared/look/controls';
import { sheetStyles } from '../../element/shared/look/sheet';
import { tokens } from '../../element/shared/look/tokens';

const own = css`
  dialog {
    inline-size: min(72rem, 100vw - 1rem);
    max-inline-size: none;
    max-block-size: calc(100dvh - 1rem);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 40%);
  }
  .sheet {
    grid-template-columns: minmax(17rem, 22rem) minmax(0, 1fr);
    gap: 1.25rem 1.5rem;
    outline: none;
  }
  .head {
    grid-column: 1 / -1;
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 1rem;
  }
  .head h2 {
    font-size: 1.25rem;
  }
  .settings,
  .snippet,
  .preview {
    display: grid;
    align-content: start;
    gap: 0.75rem;
    min-inline-size: 0;
  }
  legend,
  .field > span:first-child {
    font-size: 0.875rem;
    font-weight: 600;
  }
  .kinds {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    margin-block: 0.25rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
  }
  .kinds label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 42px;
    border-radius: 9px;
    color: var(--ink-soft);
    font-weight: 500;
    text-align: center;
    cursor: pointer;
  }
  .kinds input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .kinds label:has(:checked) {
    background: var(--accent-soft);
    color: var(--ink);
  }
  .kinds label:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));
    align-items: end;
    gap: 0.75rem;
  }
  .field {
    display: grid;
    gap: 0.25rem;
    min-inline-size: 0;
  }
  .check {
    line-height: 1.3;
  }
  textarea {
    --field-text: 0.8125rem;
    min-block-size: 7rem;
    word-break: break-all;
  }
  .copy {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.75rem;
  }
  .copy button {
    min-inline-size: 7rem;
    padding-inline: 1rem;
  }
  .stage {
    position: relative;
    min-block-size: 12rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    overflow: auto;
  }
  .stage p {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: start center;
    padding: 4.5rem 1rem;
    text-align: center;
  }
  iframe {
    position: relative;
    display: block;
    margin-inline: auto;
    border: 0;
  }
  .missed {
    visibility: hidden;
  }

  @media (max-width: 52rem) {
    .sheet {
      grid-template-columns: minmax(0, 1fr);
      padding: 1rem;
    }
  }
`;

export const embedStyles = [tokens, controlStyles, sheetStyles, own];
