// Race mode, as entries register it.
import { html } from 'lit';
import type { ModeEntry } from '../contract';

export const raceMode: ModeEntry<'race'> = {
  name: 'race',
  tag: 'retrace-race-view',
  load: () => import('./race-view'),
  view: (input) =>
    html`<retrace-race-view exportparts="controls" .input=${input}></retrace-race-view>`,
};
