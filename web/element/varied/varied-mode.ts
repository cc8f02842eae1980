// `varied` mode, as entries register it: puzzles of any size with any rules.
import { html } from 'lit';
import type { ViewMode } from '../contract/mode-entry';
import { inBoth } from './varied-in-posts';
import type { VariedParts } from './varied-view';

declare module '../contract/mode-names' {
  interface OtherModes {
    varied: ViewMode<'varied'>;
  }
}

/** Fetched when they are asked for. */
const pageParts: VariedParts = {
  film: () => import('./film/film'),
  editor: () => import('./making/editor'),
  links: () => import('./making/links-out'),
};

export const variedMode: ViewMode<'varied'> = {
  ...inBoth,
  view: (input) =>
    html`<retrace-varied-view .parts=${pageParts} .input=${input}></retrace-varied-view>`,
};
