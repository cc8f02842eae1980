// The pages of the race in a box of given height, and how they look there: what starts it stays in view.
import { css } from 'lit';

/** The last one is there once a strategy has finished. */
export const racePages = ['strategies', 'order', 'puzzle', 'lanes', 'findings'] as const;
export type RacePage = (typeof racePages)[number];

export const raceFittedStyles = css`
  .how,
  .course {
    display: contents;
  }
  :host([fits]) .race.race.fitted.on-page {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'page' 'problem' 'start' 'tabs';
    grid-template-rows: minmax(0, 1fr) auto auto 2.75rem;
  }
  :host([fits]) .race.race.none.on-page {
    grid-template-areas: 'page';
    grid-template-rows: minmax(0, 1fr);
  }
  :host([fits]) .set-up {
    display: contents;
  }
  :host([fits]) .results {
    grid-area: page;
    grid-template-rows: minmax(0, 1fr);
    min-block-size: 0;
  }
  :host([fits]) .results > * {
    grid-area: 1 / 1;
  }
  :host([fits]) .results:not(:has(> .open)) {
    display: none;
  }
  :host([fits]) .open:is(.how, .course) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  :host([fits]) .start {
    grid-area: start;
  }
  :host([fits]) .problem {
    grid-area: problem;
    min-block-size: 0;
  }
  :host([fits]) .names {
    grid-template-columns: repeat(auto-fill, minmax(min(8.75rem, 100%), 1fr));
  }
  :host([fits]) .option {
    min-block-size: var(--touch);
  }
  :host([fits]) .presets button {
    min-inline-size: var(--touch);
  }
  :host([fits]) .names code {
    display: none;
  }
  :host([fits]) .puzzle.page:not(.open) {
    display: none;
  }
  :host([fits]) .phase {
    min-block-size: 0;
    font-size: 1.125rem;
  }
  :host([fits]) :is(.findings, .chart-panel) {
    margin-block-start: 0;
  }
`;
