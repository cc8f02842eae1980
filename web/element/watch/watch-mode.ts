// Watch mode, as entries register it; watch-mode-with-source.ts has it with the strategies' source beside the stack.
import { html } from 'lit';
import type { ViewMode } from '../contract/mode-entry';

declare module '../contract/mode-names' {
  interface OtherModes {
    watch: ViewMode<'watch'>;
  }
}

export const watchMode: ViewMode<'watch'> = {
  name: 'watch',
  place: 'search',
  tag: 'retrace-watch-view',
  load: () => import('./watch-view'),
  view: (input, { trace, speed, at, from, to, autoplay, loop, presents }) =>
    html`<retrace-watch-view
      class=${input.isLow ? 'low' : ''}
      exportparts="board, cell, given, controls, timeline"
      .input=${input}
      .trace=${trace}
      .speed=${speed}
      .at=${at}
      .from=${from}
      .to=${to}
      .autoplay=${autoplay}
      .loop=${loop}
      .presents=${presents}
    ></retrace-watch-view>`,
  waitsWithBoard: true,
  stays: true,
  opens: 'recording',
};
