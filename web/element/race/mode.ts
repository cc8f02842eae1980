// Race mode, as entries register it.
import { html } from 'lit';
import type { ViewMode } from '../contract/mode-entry';
import { labelIn } from '../shared/words/look-up';

declare module '../contract/mode' {
  interface OtherModes {
    race: ViewMode<'race'>;
  }
}

export const raceMode: ViewMode<'race'> = {
  name: 'race',
  place: 'search',
  label: labelIn(
    import.meta.glob('../../languages/*/race-label.ts', { eager: true, import: 'words' }),
  ),
  tag: 'retrace-race-view',
  load: () => import('./race-view'),
  view: (input) =>
    html`<retrace-race-view exportparts="controls" .input=${input}></retrace-race-view>`,
  stays: true,
};
