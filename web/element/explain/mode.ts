// Explain mode, as entries register it.
import { html } from 'lit';
import type { ViewMode } from '../contract';
import { labelIn } from '../shared/words/label-in';

declare module '../contract' {
  interface OtherModes {
    explain: ViewMode<'explain'>;
  }
}

export const explainMode: ViewMode<'explain'> = {
  name: 'explain',
  place: 'play',
  label: labelIn(
    import.meta.glob('../../languages/*/explain-label.ts', { eager: true, import: 'words' }),
  ),
  tag: 'retrace-explain-view',
  load: () => import('./explain-view'),
  view: (input, { at, autoplay, loop }) =>
    html`<retrace-explain-view
      exportparts="board, cell, given, controls, timeline"
      .input=${input}
      .at=${at}
      .autoplay=${autoplay}
      .loop=${loop}
    ></retrace-explain-view>`,
  waitsWithBoard: true,
  stays: true,
};
