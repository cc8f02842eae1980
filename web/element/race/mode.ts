// Race mode, as entries register it.
import { html } from 'lit';
import type { Grid } from '../../core/grid';
import type { ViewMode } from '../contract/mode-entry';
import { labelIn } from '../shared/words/look-up';

declare module '../contract/mode' {
  interface OtherModes {
    race: ViewMode<'race'>;
  }
}

/** `sample`: a puzzle that the page has put on the board by itself, in whose place the race is on a harder one. */
export const raceModeWith = (sample?: Grid): ViewMode<'race'> => ({
  name: 'race',
  place: 'search',
  label: labelIn(
    import.meta.glob('../../languages/*/race-label.ts', { eager: true, import: 'words' }),
  ),
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
