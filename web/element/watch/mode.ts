// Watch mode, as entries register it; mode-with-source.ts has it with the strategies' source beside the stack.
import { html } from 'lit';
import type { ModeEntry } from '../contract';

export const watchMode: ModeEntry<'watch'> = {
  name: 'watch',
  tag: 'retrace-watch-view',
  load: () => import('./watch-view'),
  view: (input, { speed, at, from, to, autoplay, loop }) =>
    html`<retrace-watch-view
      exportparts="board, cell, given, controls, timeline"
      .input=${input}
      .speed=${speed}
      .at=${at}
      .from=${from}
      .to=${to}
      .autoplay=${autoplay}
      .loop=${loop}
    ></retrace-watch-view>`,
  waitsWithBoard: true,
};
