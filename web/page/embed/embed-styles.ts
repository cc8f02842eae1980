// The embed panel: fields beside the preview, one below the other where it is narrow.
import { css } from 'lit';
import { controlStyles } from '../../element/shared/look/controls';
import { sheetStyles } from '../../element/shared/look/sheet-styles';
import { tokens } from '../../element/shared/look/tokens';
import { primitiveStyles } from '../../element/shared/look/primitives';

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
    align-items: start;
  }
  legend,
  .field > span:first-child {
    font-size: 0.875rem;
    font-weight: 600;
  }
  .kinds {
    grid-template-columns: repeat(3, 1fr);
    margin-block: 0.25rem;
  }
  .kinds label {
    position: relative;
    min-block-size: 42px;
    border-radius: 9px;
    text-align: center;
    cursor: pointer;
  }
  .kinds input {
    position: absolute;
    inset: 0;
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
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));
    align-items: end;
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
    gap: 0.5rem 0.75rem;
  }
  .copy button {
    min-inline-size: 7rem;
  }
  .stage {
    position: relative;
    min-block-size: 12rem;
    overflow: auto;
  }
  .stage p {
    position: absolute;
    inset: 0;
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

export const embedStyles = [tokens, controlStyles, sheetStyles, primitiveStyles, own];
