// `varied` mode, as entries register it: puzzles of any size with any rules.
import { html } from 'lit';
import type { ViewMode } from '../contract/mode-entry';

declare module '../contract/mode-names' {
  interface OtherModes {
    varied: ViewMode<'varied'>;
  }
}

/** The parts that the page alone has, fetched when they are asked for. */
const parts = {
  editor: () => import('./making/editor'),
  links: () => import('./making/links-out'),
};
export type VariedParts = typeof parts;

export const variedMode: ViewMode<'varied'> = {
  name: 'varied',
  place: 'play',
  tag: 'retrace-varied-view',
  load: () => import('./varied-view'),
  view: (input) =>
    html`<retrace-varied-view .parts=${parts} .input=${input}></retrace-varied-view>`,
  hidesPuzzle: true,
  opens: 'varied',
};

/** For a post, whose puzzle has such rules: the same in the place of the modes that are for classic ones. */
export const variedInPost: ViewMode<'varied'> = {
  ...variedMode,
  standsIn: true,
  view: (input) =>
    html`<div class="mode">
      <retrace-varied-view
        exportparts="board, cell, given, controls"
        .isPost=${true}
        .input=${input}
      ></retrace-varied-view>
    </div>`,
};
