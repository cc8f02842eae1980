// Explain mode, as entries register it.
import { html } from 'lit';
import type { ViewMode } from '../contract/mode-entry';

declare module '../contract/mode-names' {
  interface OtherModes {
    explain: ViewMode<'explain'>;
  }
}

/** `hasExamples`: its notes on techniques lead to live boards, which takes the page. */
const explainModeWith = (hasExamples: boolean): ViewMode<'explain'> => ({
  name: 'explain',
  place: 'play',
  tag: 'retrace-explain-view',
  load: () => import('./explain-view'),
  view: (input, { speed, at, autoplay, loop }) =>
    html`<retrace-explain-view
      class=${input.isLow ? 'low' : ''}
      exportparts="board, cell, given, controls, timeline"
      .input=${input}
      .hasExamples=${hasExamples}
      .speed=${speed}
      .at=${at}
      .autoplay=${autoplay}
      .loop=${loop}
    ></retrace-explain-view>`,
  waitsWithBoard: true,
  stays: true,
});

export const explainMode = explainModeWith(false);
export const explainModeWithExamples = explainModeWith(true);
