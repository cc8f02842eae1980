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
    grid-template-areas: 'photo board' 'chosen board' 'keys board';
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto auto 1fr;
    gap: 0 1rem;
    align-items: start;
  }
  .digits {
    display: contents;
  }
  .photo {
    inline-size: 100%;
    max-block-size: clamp(8rem, 100svh - 30rem, 26rem);
    object-fit: contain;
    border-radius: 10px;
    background: var(--paper-given);
  }
  .board {
    grid-area: board;
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
  .sentence {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  .sentence p {
    flex: 1;
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
  /* A phone shows all of a reading at once: the crop of the chosen cell stands for the photo. */
  @media (width < 45rem), (max-height: 32rem) {
    dialog.read {
      inline-size: 100vw;
      block-size: 100svh;
      max-block-size: none;
      margin: 0;
      border: 0;
      border-radius: 0;
    }
    .read > .sheet {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: 4px;
      min-block-size: 100%;
      padding: 0.375rem 1rem 0;
    }
    .read > .sheet > :is(h2, .note),
    .read .photo {
      display: none;
    }
    .read .sides {
      display: contents;
    }
    .read .board {
      grid-area: auto;
    }
    .sentence {
      gap: 4px;
      min-block-size: 44px;
      font-size: 0.8125rem;
      line-height: 1.2;
    }
    /* Another photo may be taken by the camera, too. */
    .read [aria-pressed] ~ .camera {
      display: none;
    }
    .read > .sheet button,
    .read > .sheet .ways > * {
      padding-inline: 0.25rem;
      font-size: 0.8125rem;
      line-height: 1.15;
    }
    .read > .sheet .keys button {
      font-size: 1.125rem;
    }
    .chosen {
      flex-wrap: nowrap;
      min-block-size: 44px;
      margin: 0;
      font-size: 0.8125rem;
      line-height: 1.2;
    }
    .chosen .secondary {
      order: 1;
      min-inline-size: 4rem;
      margin-inline-start: auto;
    }
    .crop {
      inline-size: 44px;
      block-size: 44px;
    }
    .read > .sheet .ways {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: 4px;
      align-self: end;
      margin: 0 -1rem;
      padding: 4px 1rem 6px;
    }
  }
  @media (orientation: landscape) and (max-height: 32rem) {
    .read > .sheet {
      grid-template-columns: calc(100svh - 0.875rem) minmax(0, 1fr);
      grid-template-rows: repeat(4, auto) 1fr;
      column-gap: 1rem;
    }
    .read .board {
      grid-area: 1 / 1 / 7 / 2;
      align-self: start;
    }
    .read > .sheet > * {
      grid-column: 2;
    }
  }
`;
