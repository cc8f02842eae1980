// The board beside the program over the whole screen, or above it where that is higher than wide.
import { css } from 'lit';

export const presentingStyles = css`
  .watch.presenting {
    position: fixed;
    inset: 0;
    display: grid;
    grid-template:
      'stage source' minmax(0, 1fr)
      'told source' auto
      'deck deck' auto / min(42vw, 100vh - 15rem) minmax(0, 1fr);
    gap: 0.75rem clamp(1rem, 2vw, 2.5rem);
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    margin: 0;
    padding: clamp(0.75rem, 2vw, 2rem);
    border: 0;
    color: var(--ink);
    background: var(--paper);
    overflow: auto;
  }
  .presenting > .stage {
    align-self: start;
  }
  .presenting > .told {
    display: block;
    grid-area: told;
  }
  .presenting > .told .words {
    min-block-size: 4.5em;
    font-size: max(20px, 2.2vmin);
  }
  .presenting > .deck {
    display: flex;
    gap: 0.5rem;
    justify-content: space-between;
  }
  .presented {
    display: flex;
    flex-direction: column;
    grid-area: source;
    min-block-size: 0;
    overflow: auto;
  }
  .presented :is(.program-head, .source-tabs, .calls) {
    display: none;
  }
  .presented :is(.source, .source-view, .code) {
    flex: 1 1 0;
    min-block-size: 0;
    block-size: auto;
    max-block-size: none;
  }
  .presented .code {
    font-size: max(20px, 2.4vmin);
  }
  /* Without a program the board has the screen to itself. */
  .watch.presenting:not(:has(.code)) {
    grid-template: 'stage' auto 'told' minmax(0, 1fr) 'deck' auto / min(100%, 100vh - 15rem);
    justify-content: center;
  }
  .presenting:not(:has(.code)) > .presented {
    display: none;
  }
  @container (max-width: 480px) {
    .settings .present {
      display: none;
    }
  }
  @media (max-width: 30rem) {
    .presenting > .deck > button span {
      display: none;
    }
  }
  @media (max-aspect-ratio: 1) {
    .watch.presenting {
      grid-template:
        'stage' auto
        'told' auto
        'source' minmax(12rem, 1fr)
        'deck' auto / minmax(0, 1fr);
    }
    .presenting > .stage {
      inline-size: min(100%, 40vh);
      justify-self: center;
    }
  }
`;
