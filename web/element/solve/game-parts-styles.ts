// The parts of a game at every width: the cover of a pause, the line, the tools and keys, and the cards beside the board.
import { css } from 'lit';

export const gameParts = css`
  .layout.game {
    --gap: clamp(2px, (100svh - 100vw - 15.5rem) / 8, 8px);
    display: grid;
    gap: var(--gap);
    max-inline-size: none;
  }
  .game > .board,
  .cover {
    grid-area: board;
    inline-size: 100%;
  }
  .cover {
    aspect-ratio: 1;
    z-index: 2;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 1rem;
    border: 2px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--paper-given);
    font-size: 1.25rem;
    font-weight: 650;
  }
  .cover button {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    padding-inline: 1.25rem;
    font-size: 1rem;
  }
  .game[data-panel='pause'] > :is(.edit, .keypad) {
    visibility: hidden;
  }

  .line {
    grid-area: line;
    display: flex;
    align-items: center;
    min-inline-size: 0;
    min-block-size: var(--touch);
    font-size: 0.8125rem;
    /* Three lines are as high as a button. */
    line-height: 1.125;
  }
  .line p {
    flex: 0 1 auto;
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    /* Room for the descenders of the last line, which the lines are too low for. */
    padding-block: 2px;
    margin-block: -2px;
  }
  .line .warning {
    color: var(--danger);
    font-weight: 500;
  }
  .line .summary {
    flex: 1 1 auto;
    color: var(--ink-soft);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  :is(.with-banner, .with-tip) .summary {
    display: none;
  }
  .line p.banner {
    flex-grow: 1;
  }
  .line .banner.secondary {
    flex: none;
    padding-inline: 0.75rem;
    font-size: 0.8125rem;
  }
  .line retrace-timer {
    flex: none;
    margin-inline: 0.5rem 0.125rem;
    font-size: 0.9375rem;
    font-weight: 500;
  }
  .line .pause {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: var(--touch);
    padding: 0;
  }

  .game > .edit {
    grid-area: tools;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: none;
    gap: 0;
  }
  .game .edit button {
    min-inline-size: 44px;
    padding: 2px 0;
    font-size: 0.6875rem;
    white-space: nowrap;
  }
  .game > :is(.writings, .typing) {
    grid-area: writings;
  }
  .game > .keypad {
    grid-area: keypad;
    gap: var(--gap);
    grid-auto-rows: minmax(44px, 1fr);
  }
  .game > .keypad .key {
    align-content: center;
    min-block-size: 44px;
  }

  .side {
    display: grid;
    align-content: start;
    gap: 0.5rem;
    min-inline-size: 0;
  }
  .side > * {
    min-inline-size: 0;
  }
  .game h2 {
    font-size: 0.9375rem;
  }
  .solver {
    display: grid;
    gap: 1rem;
    padding: 0.25rem 0.875rem 1rem;
  }
  .solver > .search {
    display: flex;
    flex-wrap: wrap;
  }
  .solver > .search > * {
    flex: 1 1 auto;
    inline-size: auto;
    white-space: nowrap;
  }
  /* As high before the answer as after it. */
  .solver .detail {
    min-block-size: 2lh;
  }
  .solver > *,
  .side .questions {
    margin-block: 0;
  }
  .side .intake {
    margin-block-start: 0.75rem;
  }

  /* An alert that says nothing stays in the page, so that the next one is heard. */
  .said.empty {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .said:not(.empty) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    gap: 0.5rem;
    padding: 0.75rem;
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--accent);
    border-radius: var(--radius);
    background: var(--paper);
  }
  .said.wrong {
    border-inline-start-color: var(--danger);
  }
  .said:not(.wrong) .error {
    position: absolute;
  }
  .said.empty button {
    display: none;
  }
  .said .unfold {
    grid-area: 1 / 2;
    align-self: start;
    margin: -0.375rem -0.375rem 0 0;
  }
  .said.wrong button:not(.unfold) {
    grid-column: 1 / -1;
  }
  .said button {
    min-inline-size: var(--touch);
    padding-block: 0.25rem;
    line-height: 1.2;
  }

  @container (max-width: 419px) {
    .with-banner retrace-timer {
      display: none;
    }
  }
  @container (min-width: 420px) {
    .figures {
      grid-template-columns: repeat(3, 1fr);
    }
  }
`;
