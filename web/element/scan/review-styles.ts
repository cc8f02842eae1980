// The review's look: photo and board side by side where there is room.
import { css } from 'lit';

export const reviewStyles = css`
  dialog {
    inline-size: min(56rem, 100vw - 1rem);
    max-inline-size: none;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  .sheet {
    gap: 0.75rem;
  }
  h2 {
    font-size: 1.125rem;
  }
  .sides {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
    gap: 1rem;
    align-items: start;
  }
  .photo {
    inline-size: 100%;
    max-block-size: 26rem;
    object-fit: contain;
    border-radius: 10px;
    background: var(--paper-given);
  }
  .board {
    border: 2px solid var(--line-strong);
    background: var(--paper);
  }
  [role='row'] {
    display: grid;
    grid-template-columns: repeat(9, minmax(0, 1fr));
  }
  [role='row']:nth-child(3n):not(:last-child) {
    border-block-end: 2px solid var(--line-strong);
  }
  [role='gridcell'] {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    border: 0.5px solid var(--line);
    font-size: 1.125rem;
    cursor: pointer;
  }
  [role='gridcell']:nth-child(3n):not(:last-child) {
    border-inline-end: 2px solid var(--line-strong);
  }
  .entry,
  .wrong-entry {
    color: var(--accent);
    font-style: italic;
  }
  .notes {
    display: grid;
    grid-template: repeat(3, 1fr) / repeat(3, 1fr);
    inline-size: 100%;
    block-size: 100%;
    color: var(--ink-soft);
    font-size: 0.5625rem;
    line-height: 1;
  }
  .notes i {
    display: grid;
    place-items: center;
    font-style: normal;
    min-inline-size: 0;
  }
  .grids {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
  }
  .entries-choice {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.25rem;
    margin-block-start: 0.5rem;
  }
  [aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--ink);
    font-weight: 600;
  }
  .doubtful {
    background: var(--danger-soft);
    color: var(--danger);
    font-weight: 700;
    text-decoration: underline;
  }
  .wrong-entry {
    text-decoration: line-through;
  }
  [aria-selected='true'] {
    outline: 3px solid var(--accent);
    outline-offset: -3px;
  }
  .chosen {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem;
    min-block-size: 56px;
    margin-block: 0.5rem;
  }
  .crop {
    inline-size: 48px;
    block-size: 48px;
    border: 1px solid var(--line);
  }
  .chosen b {
    font-size: 1.5rem;
  }
  .keys {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 0.25rem;
  }
  .next {
    margin-block-start: 0.5rem;
    inline-size: 100%;
  }
  /* In view however low the window is. */
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    position: sticky;
    inset-block-end: 0;
    margin-inline: -1.25rem;
    margin-block-end: -1.25rem;
    padding: 0.75rem 1.25rem;
    border-block-start: 1px solid var(--line);
    background: var(--ground);
  }
  @media (width < 28rem) {
    .ways {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .ways > * {
      padding-inline: 0.25rem;
    }
  }
  .keys button {
    padding-inline: 0.25rem;
  }
  .ways .primary {
    padding-inline: 1rem;
  }
  .file {
    display: none;
  }
  .sure {
    color: var(--accent);
    font-weight: 600;
  }
  .error,
  .look {
    color: var(--danger);
  }
`;
