// Watch mode's search for other modes to put inside their own element.
import { html } from 'lit';
import type { SearchPieces } from '../contract/hosted-search';
import { watchDefaults } from '../shared/watch-attributes';

/** `load`: defines watch mode's element as the entry has it, and the one that shows a program. */
export const searchPiecesWith = (load: () => Promise<unknown>): SearchPieces => ({
  tag: 'retrace-watch-view',
  load,
  board: (input, host) =>
    html`<retrace-watch-view
      .input=${input}
      .host=${host}
      .speed=${lessonSpeed}
      .at=${watchDefaults.at}
    ></retrace-watch-view>`,
  program: (input, shown, hides) =>
    html`<retrace-program .input=${input} .shown=${shown} .hides=${hides}></retrace-program>`,
});

/** Steps a second: slow enough to be read. */
const lessonSpeed = 2;
