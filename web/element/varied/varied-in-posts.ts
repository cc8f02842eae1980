// `varied` mode for posts, and what the page's has in common with it. A build for posts must not meet the page's parts.
import { html } from 'lit';
import type { ViewMode } from '../contract/mode-entry';

/** The fields that page and posts share. */
export const inBoth = {
  name: 'varied',
  place: 'play',
  tag: 'retrace-varied-view',
  load: () => import('./varied-view'),
  hidesPuzzle: true,
  opens: 'varied',
} as const;

/** For a post, whose puzzle has such rules: the same in the place of the modes that are for classic ones. */
export const variedInPost: ViewMode<'varied'> = {
  ...inBoth,
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
