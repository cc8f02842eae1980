// `make` mode, as entries register it: new puzzles to order, sheets, thousands, the worst for a strategy.
import { html } from 'lit';
import type { ViewMode } from '../contract/mode-entry';

declare module '../contract/mode-names' {
  interface OtherModes {
    make: ViewMode<'make'>;
  }
}

export const makeMode: ViewMode<'make'> = {
  name: 'make',
  place: 'make',
  tag: 'retrace-make-view',
  load: () => import('./make-view'),
  view: (input) => html`<retrace-make-view .input=${input}></retrace-make-view>`,
};
