// Code mode, as entries register it: a person's own program, judged and filmed.
import { html } from 'lit';
import type { ViewMode } from '../contract/mode-entry';

declare module '../contract/mode-names' {
  interface OtherModes {
    code: ViewMode<'code'>;
  }
}

export const codeMode: ViewMode<'code'> = {
  name: 'code',
  place: 'search',
  tag: 'retrace-code-view',
  load: () => import('./code-view'),
  view: (input) => html`<retrace-code-view .input=${input}></retrace-code-view>`,
  stays: true,
  opens: 'program',
};
