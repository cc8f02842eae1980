// Where things stand in watch mode: one column, or the board beside what is behind it and the timeline below both.
import { css } from 'lit';

export const watchLayoutStyles = css`
  .watch {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    max-inline-size: 30rem;
    margin-inline: auto;
  }
  .bare {
    max-inline-size: 37.5rem;
  }
  /* Inside another mode, which says how large its board may be. */
  .watch.hosted {
    gap: 0.375rem;
    max-inline-size: none;
  }
  .hosted .board {
    inline-size: min(100%, var(--hosted-board, 100%));
    margin-inline: auto;
  }
  .hosted :is(.zoom, .legend) {
    display: none;
  }
  .hosted .timeline {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 0.75rem;
  }
  .hosted .timeline .film {
    grid-column: 2;
    grid-row: 1;
    block-size: 2.25rem;
  }
  .hosted .place .of {
    display: block;
  }
  .hosted .transport button {
    min-block-size: 44px;
  }
  .hosted .words {
    min-block-size: 3.15em;
    font-size: 0.875rem;
  }
  .told,
  .ways,
  .about {
    display: contents;
  }
  .asked .cell {
    cursor: pointer;
  }
  .cell.pointed.blank {
    background: var(--accent-soft);
  }
  .cell.pointed {
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  /* Where there is room for more than one column. */
  .stage {
    grid-area: stage;
  }
  .timeline {
    grid-area: timeline;
  }
  .deck {
    grid-area: deck;
  }
  .settings {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.5rem 1rem;
  }
  @container (max-width: 280px) {
    .settings {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .side {
    grid-area: side;
    margin-block-start: 0.75rem;
  }
  .side .strategy .note {
    min-block-size: 0;
  }

  @container (min-width: 800px) {
    /* The column of a phone, and beside it what is behind the search. */
    :where(:host(:not(.low))) .watch.full {
      display: grid;
      grid-template-areas: 'stage side' 'timeline side' 'deck side';
      grid-template-columns: clamp(21rem, var(--view) - 26.375rem, 42cqi) minmax(0, 1fr);
      grid-template-rows: auto auto minmax(0, 1fr);
      gap: 0.5rem clamp(1.5rem, 4cqi, 2.5rem);
      max-inline-size: none;
    }
    :where(:host(:not(.low))) .side {
      grid-template-rows: auto auto minmax(0, 1fr);
      margin-block: 0;
    }
    :where(:host(:not(.low))) .side .strategy .note {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    :where(:host(:not(.low))) .watch.full :is(.zoomed, .explored .said, .explored button span) {
      display: none;
    }
    /* The panel is as high as what is beside it leaves. */
    :where(:host(:not(.low))) .panels {
      block-size: 0;
      min-block-size: 100%;
    }
    :where(:host(:not(.low))) .shown {
      flex: 1;
    }
    :where(:host(:not(.low))) .code,
    :where(:host(:not(.low))) .stack,
    :where(:host(:not(.low))) .tree,
    :where(:host(:not(.low))) .log {
      block-size: auto;
      flex: 1 1 0;
      min-block-size: 0;
    }
  }

  @container (min-width: 1040px) {
    :where(:host(:not(.low))) .watch .figures {
      grid-template-columns: 3.5rem repeat(5, minmax(0, 1fr));
      column-gap: 0.75rem;
    }
    /* All of it fits the height of the window. */
    :where(:host(:not(.low))) .watch.full {
      grid-template-areas: 'stage side' 'timeline timeline' 'deck deck';
      grid-template-columns: clamp(21rem, var(--view) - 26.375rem, 36rem) minmax(0, 1fr);
      grid-template-rows: none;
    }
    :where(:host(:not(.low))) .watch.full :is(.zoomed, .explored .said, .explored button span) {
      display: inline;
    }
    :where(:host(:not(.low))) .watch.full .timeline {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    :where(:host(:not(.low))) .watch.full .legend {
      grid-column: 2;
      grid-row: 1;
      justify-content: end;
      margin-inline-start: 1rem;
    }
    :where(:host(:not(.low))) .watch.full .zoom {
      grid-column: 3;
    }
    :where(:host(:not(.low))) .watch.full .explored {
      margin-inline-start: 0;
    }
    :where(:host(:not(.low))) .watch.full .deck {
      grid-template-columns: minmax(16rem, 1fr) auto auto minmax(13rem, 0.75fr);
      align-items: center;
    }
  }

  /* A phone on its side: the board, and all that moves it beside it, where they are seen at once. */
  @container (min-width: 520px) {
    :host(.low) .watch.full {
      display: grid;
      grid-template-areas: 'stage timeline' 'stage deck' 'side side';
      grid-template-columns: clamp(15rem, var(--view) - 8rem, 24rem) minmax(0, 1fr);
      grid-template-rows: auto minmax(0, 1fr) auto;
      gap: 0.5rem 1.25rem;
      max-inline-size: none;
    }
  }

  @media (hover: hover) {
    .asked .cell:hover {
      background: var(--accent-faint);
      box-shadow: inset 0 0 0 2px var(--accent);
    }
  }
  @media (forced-colors: active) {
    .cell.pointed {
      outline: 3px dashed Highlight;
      outline-offset: -4px;
    }
  }
  @media print {
    .watch > :not(.stage) {
      display: none;
    }
  }
`;
