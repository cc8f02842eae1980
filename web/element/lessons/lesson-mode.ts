// `lesson` mode, as entries register it: a lesson in a post, or the list of them.
import { html } from 'lit';
import type { SearchPieces } from '../contract/hosted-search';
import type { ViewMode } from '../contract/mode-entry';

declare module '../contract/mode-names' {
  interface OtherModes {
    lesson: ViewMode<'lesson'>;
  }
}

export const lessonMode = (pieces: SearchPieces): ViewMode<'lesson'> => ({
  name: 'lesson',
  place: 'learn',
  hidesPuzzle: true,
  tag: 'retrace-learn',
  load: () => Promise.all([import('./learn-view'), pieces.load()]),
  view: (input, { at }) =>
    html`<div class="mode">
      <retrace-learn
        exportparts="controls"
        .input=${{ ...input, show: undefined, open: undefined, edit: undefined }}
        .post=${{ lesson: input.lesson, page: at }}
        .pieces=${pieces}
      ></retrace-learn>
    </div>`,
});
