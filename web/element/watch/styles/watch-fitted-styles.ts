// Watch mode in a box of given height: where the search is and what moves it stay below or beside the board.
import { css } from 'lit';

export const watchFittedStyles = css`
  :host([fits]) .watch.fitted {
    --below: 12.75rem;
  }
  :host([fits]) .watch.on-board {
    grid-template-areas: 'board' 'time' 'play' 'told' 'tabs';
    grid-template-rows: auto 2.25rem 2.75rem minmax(0, 1fr) auto;
  }
  :host([fits]) .watch.fitted:is(.minimal) {
    --below: 9.75rem;
  }
  :host([fits]) .watch.fitted.at-goTo {
    grid-template-areas: 'time' 'play' 'page' 'tabs';
    grid-template-rows: auto 2.75rem minmax(0, 1fr) 2.75rem;
  }
  :host([fits]) .fitted :is(.stage, .deck, .side) {
    display: contents;
  }
  :host([fits]) .timeline.timeline {
    grid-area: time;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 0.75rem;
  }
  :host([fits]) .at-goTo .timeline {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  :host([fits]) .zoom.zoom.zoom {
    grid-column: auto;
  }
  :host([fits]) .zoom button {
    inline-size: 44px;
    min-block-size: 44px;
  }
  :host([fits]) .fitted .legend.legend {
    grid-column: 1 / -1;
    grid-row: auto;
    flex-wrap: wrap;
    justify-content: start;
    margin: 0;
  }
  :host([fits]) .fitted:not(.at-goTo) :is(.zoom, .legend),
  :host([fits]) :is(.at-search, .at-steps) :is(.timeline, .transport) {
    display: none;
  }
  :host([fits]) .film {
    block-size: 2.25rem;
  }
  :host([fits]) .fitted:not(.at-goTo) .film {
    grid-column: 2;
    grid-row: 1;
  }
  :host([fits]) .place .of {
    display: block;
    font-size: 0.75rem;
  }
  :host([fits]) .on-board .told {
    display: block;
    font-size: 0.875rem;
  }
  :host([fits]) .told .words {
    min-block-size: 0;
    font-size: inherit;
    line-height: 1.35;
  }
  :host([fits]) .told .sentence {
    padding: 0;
  }
  :host([fits]) .answers button {
    min-block-size: var(--touch);
  }
  :host([fits]) .ways :is(.quests, .marking) button {
    min-inline-size: 0;
  }
  :host([fits]) .open:is(.ways, .about) {
    display: grid;
    gap: 8px;
  }
  :host([fits]) .open.panels {
    display: flex;
    block-size: auto;
    min-block-size: 0;
    overflow: hidden;
  }
  :host([fits]) .open .shown {
    flex: 1;
    overflow-y: auto;
  }
  :host([fits]) .open :is(.code, .stack, .tree, .log) {
    block-size: auto;
    flex: 1 1 0;
    min-block-size: 6rem;
  }
  :host([fits]) .about .note {
    display: none;
  }
  :host([fits]) .about .figures.figures {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  :host([fits]) .watch.obstructed {
    display: block;
    overflow-y: auto;
  }
  :host([fits]) .obstructed .board {
    inline-size: min(100%, 50cqb);
  }

  @container (aspect-ratio > 1.12) {
    :host([fits]) .watch.on-board {
      grid-template-areas: 'board time' 'board play' 'board told' 'board tabs';
      grid-template-rows: 2.25rem 2.75rem minmax(0, 1fr) auto;
    }
    :host([fits]) .watch.fitted.at-goTo {
      grid-template-areas: 'board time' 'board play' 'board page' 'board tabs';
    }
  }
`;
