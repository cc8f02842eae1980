// Explain mode in a box of given height: what moves along the path and what is said of the step stay below or beside the board.
import { css } from 'lit';

export const explainFittedStyles = css`
  :host([fits]) .explain.fitted {
    --below: 14.25rem;
  }
  :host([fits]) .explain.minimal {
    --below: 11.25rem;
  }
  :host([fits]) .explain.on-board {
    grid-template-areas: 'board' 'time' 'play' 'told' 'tabs';
    grid-template-rows: auto 2.25rem 2.75rem minmax(0, 1fr) auto;
  }
  :host([fits]) .explain.fitted.at-steps {
    grid-template-areas: 'time' 'page' 'tabs';
    grid-template-rows: auto minmax(0, 1fr) 2.75rem;
  }
  :host([fits]) .fitted :is(.stage, .side, .below) {
    display: contents;
  }
  :host([fits]) .timeline.timeline {
    grid-area: time;
  }
  :host([fits]) .on-board .timeline {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 0.75rem;
  }
  :host([fits]) .on-board .head {
    min-block-size: 0;
  }
  :host([fits]) .on-board .timeline .film {
    grid-column: 2;
    grid-row: 1;
    block-size: 2.25rem;
  }
  :host([fits]) .head button {
    min-inline-size: var(--touch);
    min-block-size: var(--touch);
  }
  :host([fits]) .on-board .head button,
  :host([fits]) .on-board .legend,
  :host([fits]) .on-page .transport,
  :host([fits]) .on-page:not(.at-steps) .timeline {
    display: none;
  }
  :host([fits]) .place .of {
    font-size: 0.75rem;
  }
  :host([fits]) .on-board .told {
    display: block;
    min-block-size: 0;
  }
  :host([fits]) .told .step-text,
  :host([fits]) .told.step-text {
    min-block-size: 100%;
    padding: 0.375rem 0.625rem;
    font-size: 0.875rem;
    line-height: 1.35;
  }
  :host([fits]) .told .pending {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 0.5rem;
    align-items: center;
  }
  :host([fits]) .told progress {
    display: none;
  }
  /* The button that tells more is in view however long the text above it is. */
  :host([fits]) .step-text > .primary {
    position: sticky;
    inset-block-end: 0;
  }
  :host([fits]) .open:is(.choices, .compared) {
    display: grid;
  }
  :host([fits]) .open.listed {
    display: block;
    overflow: hidden;
  }
  :host([fits]) .listed :is(.list, .steps) {
    block-size: 100%;
  }
  :host([fits]) .steps button {
    min-block-size: var(--touch);
  }
  :host([fits]) .choices > .note {
    display: none;
  }

  @container (aspect-ratio > 1.12) {
    :host([fits]) .explain.on-board {
      grid-template-areas: 'board time' 'board play' 'board told' 'board tabs';
      grid-template-rows: 2.25rem 2.75rem minmax(0, 1fr) auto;
    }
    :host([fits]) .explain.fitted.at-steps {
      grid-template-areas: 'board time' 'board page' 'board tabs';
    }
  }
`;
