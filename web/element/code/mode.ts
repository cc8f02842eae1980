// Code mode, as entries register it: a person's own program, judged and filmed.
import { html } from 'lit';
import type { ViewMode } from '../contract/mode-entry';
import { labelIn } from '../shared/words/look-up';

declare module '../contract/mode' {
  interface OtherModes {
    code: ViewMode<'code'>;
  }
}

export const codeMode: ViewMode<'code'> = {
  name: 'code',
  place: 'search',
  label: labelIn(
    import.meta.glob('../../languages/*/code-label.ts', { eager: true, import: 'words' }),
  ),
  tag: 'retrace-code-view',
  load: () => import('./code-view'),
  view: (input) => html`<retrace-code-view .input=${input}></retrace-code-view>`,
  stays: true,
  opens: 'program',
};
