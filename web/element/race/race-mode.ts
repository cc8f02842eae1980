// Race mode, as entries register it.
import { html } from 'lit';
import type { Grid } from '../../core/grid';
import type { ViewMode } from '../contract/mode-entry';

declare module '../contract/mode-names' {
  interface OtherModes {
    race: ViewMode<'race'>;
  }
}

/** `sample`: a puzzle that the page has put on the board by itself, in whose place the race is on a harder one. */
export const raceModeWith = (sample?: Grid): ViewMode<'race'> => ({
  name: 'race',
  place: 'search',
  tag: 'retrace-race-view',
  load: () => import('./race-view'),
  view: (input) =>
    html`<retrace-race-view
      exportparts="controls"
      .input=${input}
      .sample=${sample}
    ></retrace-race-view>`,
  stays: true,
});

export const raceMode = raceModeWith();
