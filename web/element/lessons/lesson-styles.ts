// An open lesson.
//
//   wide                                        narrow
//   +---------------------------------------+   +------------+
//   | title                     list  <  >  |   | title      |
//   | +---------+ +-----------+ +---------+ |   | board      |  stays in view
//   | | board   | | text      | | program | |   | playing    |
//   | |         | | question  | | or      | |   +------------+
//   | | playing | | back  on  | | figure  | |   | text …     |
//   | +---------+ +-----------+ +---------+ |   | beside …   |
//   +---------------------------------------+   +------------+
import { css } from 'lit';
import { figureStyles } from './figures/figure-styles';
import { fittedStyles } from '../shared/look/fitted-styles';
import { featureLook } from '../shared/look/primitives';

const lesson = css`
  :host {
    scroll-margin-block-start: 0.5rem;
  }
  .lesson {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    max-inline-size: 32rem;
    margin-inline: auto;
  }
  header {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 0.5rem;
  }
  .number {
    grid-column: 1;
  }
  header h2 {
    grid-column: 1;
    line-height: 1.3;
    outline: none;
  }
  .ways {
    grid-column: 2;
    grid-row: 1 / 3;
    margin-inline-end: -0.625rem;
  }
  .ways button {
    display: grid;
    place-items: center;
    min-inline-size: var(--touch);
  }

  /* The board stays in view while the text is read. */
  .stage {
    --hosted-board: min(100%, 38svh);
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    margin-inline: -0.5rem;
    padding: 0.375rem 0.5rem;
    background: var(--ground, Canvas);
  }
  .step {
    outline: none;
    text-wrap: pretty;
    line-height: 1.55;
  }
  dfn {
    font-style: normal;
  }
  code {
    padding: 0.05em 0.25em;
    border-radius: 4px;
    background: var(--paper-given);
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }
  .question {
    padding: 0.875rem 1rem;
    border-inline-start: 4px solid var(--accent);
  }
  .answering {
    gap: 0.375rem 0.5rem;
  }
  .digits {
    flex: 1 1 100%;
    gap: 4px;
  }
  .digits .key {
    flex: 1 1 0;
    min-block-size: var(--touch);
    font-size: 1.0625rem;
  }
  .digits .key:nth-child(10) {
    flex-grow: 1.6;
    font-size: 0.875rem;
  }
  .numbers input {
    inline-size: 10rem;
  }
  .reply:empty {
    display: none;
  }
  .reply.wrong,
  .reply.no-number {
    color: var(--ink-soft);
  }
  .turn button {
    min-inline-size: 6rem;
    padding-inline: 1rem;
  }
  .dots {
    gap: 6px;
  }
  .dots i {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--line-strong);
    opacity: 0.4;
  }
  .dots .here {
    background: var(--accent);
    opacity: 1;
  }
  .take {
    gap: 0 0.75rem;
  }
  .take :is(a, button) {
    display: inline-grid;
    align-content: center;
    min-block-size: 2.25rem;
    padding-inline: 0;
    border-radius: 4px;
    color: var(--accent);
    font-size: inherit;
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  a:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .beside {
    display: grid;
    min-inline-size: 0;
  }
  /* An element that gets the focus must not lie under the board. */
  .step,
  .column :is(button, input, a) {
    scroll-margin-block: calc(38svh + 12.25rem) 1rem;
  }

  /* In a post the window is no measure: a frame is as high as its content. */
  .post {
    --stage: 23rem;
  }
  .post .stage {
    --hosted-board: min(100%, var(--stage));
    position: static;
    background: none;
  }

  @container (min-width: 760px) {
    .lesson {
      grid-template-areas: 'head head' 'stage column' 'stage beside';
      grid-template-columns: minmax(20rem, auto) minmax(18rem, 34rem);
      grid-template-rows: auto auto 1fr;
      justify-content: center;
      gap: 0.75rem clamp(1.25rem, 3cqi, 2.5rem);
      max-inline-size: none;
    }
    header {
      grid-area: head;
    }
    .stage {
      --hosted-board: 100%;
      grid-area: stage;
      align-self: start;
      inline-size: clamp(20rem, 100svh - 23.5rem, 34rem);
      max-inline-size: 46cqi;
      margin-inline: 0;
      padding: 0 0 0.5rem;
    }
    .column {
      grid-area: column;
    }
    .beside {
      grid-area: beside;
    }
    .step,
    .column :is(button, input, a) {
      scroll-margin-block: 1rem;
    }
  }
  @container (min-width: 760px) {
    .post.post .stage {
      --hosted-board: 100%;
      inline-size: var(--stage);
    }
  }
  @container (min-width: 1080px) {
    .lesson.with-beside {
      grid-template-areas: 'head head head' 'stage column beside';
      grid-template-columns: auto minmax(18rem, 27rem) minmax(18rem, 32rem);
      grid-template-rows: auto minmax(clamp(24rem, 100svh - 13rem, 44rem), auto);
    }
    .with-beside .stage {
      inline-size: clamp(20rem, 100svh - 23.5rem, 36cqi);
    }
  }
  @media (forced-colors: active) {
    .dots i {
      forced-color-adjust: none;
      background: CanvasText;
    }
    .dots .here {
      background: Highlight;
    }
  }
  @media print {
    .turn,
    .take,
    .answering {
      display: none;
    }
  }
`;

/**
 * In a box of given height; what is read scrolls by itself.
 *
 *   narrow, the text   the board          wide
 *   +-----------+      +-----------+      +---------+------------+
 *   | title     |      | board     |      | board   | title      |
 *   | text …    |      |           |      |         | text …     |
 *   | question  |      | playing   |      | playing | back   on  |
 *   | back   on |      +-----------+      |         +------------+
 *   +-----------+      | tabs      |      |         | tabs       |
 *   | tabs      |      +-----------+      +---------+------------+
 *   +-----------+
 */
const fitted = css`
  :host([fits]) .lesson.fitted {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'head' 'page' 'turn' 'tabs';
    grid-template-rows: auto minmax(0, 1fr) auto 2.75rem;
  }
  :host([fits]) .lesson.at-board {
    grid-template-areas: 'stage' 'tabs';
    grid-template-rows: minmax(0, 1fr) 2.75rem;
  }
  :host([fits]) .alone {
    max-inline-size: 100cqb;
    margin-inline: auto;
  }
  :host([fits]) .column {
    display: contents;
  }
  :host([fits]) header {
    grid-area: head;
  }
  :host([fits]) header h2 {
    font-size: 1rem;
  }
  :host([fits]) .open.step {
    grid-template-rows: minmax(3rem, 1fr) auto;
    overflow: hidden;
  }
  :host([fits]) .step .told {
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  :host([fits]) .question {
    gap: 6px;
    padding: 0.5rem 0.625rem;
  }
  :host([fits]) .digits {
    display: grid;
    grid-template-columns: repeat(5, minmax(44px, 1fr));
  }
  :host([fits]) .question :is(button, input) {
    min-block-size: var(--touch);
  }
  :host([fits]) .stage {
    /* Beside the tabs: the timeline, the buttons, two lines. */
    --hosted-board: min(100%, var(--height) - 12.5rem);
    grid-area: stage;
    position: static;
    inline-size: auto;
    max-inline-size: none;
    margin: 0;
    padding: 0;
    overflow: clip;
  }
  :host([fits]) .turn {
    grid-area: turn;
    gap: 4px;
  }
  :host([fits]) .turn button {
    min-inline-size: 4.5rem;
    padding-inline: 0.5rem;
  }
  :host([fits]) .answered {
    display: none;
  }
  :host([fits]) .lesson:not(.at-board) .stage,
  :host([fits]) .at-board :is(header, .turn) {
    display: none;
  }

  @container (min-width: 600px) {
    :host([fits]) .lesson.fitted.fitted {
      --beside: min(var(--height) - 9.5rem, 100cqi - 17rem);
      grid-template-columns: var(--beside) minmax(0, 1fr);
      grid-template-areas: 'stage head' 'stage page' 'stage turn' 'stage tabs';
      grid-template-rows: auto minmax(0, 1fr) auto 2.75rem;
      column-gap: 12px;
    }
    :host([fits]) .lesson.lesson.fitted :is(.stage, header) {
      display: block;
    }
    :host([fits]) .lesson.lesson.fitted header {
      display: grid;
    }
    :host([fits]) .lesson.lesson.fitted .turn {
      display: flex;
    }
    :host([fits]) .lesson.lesson .stage {
      --hosted-board: 100%;
    }
    :host([fits]) .at-board .step {
      display: grid;
    }
    :host([fits]) .page-tabs #page-board {
      display: none;
    }
    :host([fits]) .lesson:not(.with-beside) .page-tabs {
      visibility: hidden;
    }
  }
`;

export const lessonStyles = [...featureLook, figureStyles, fittedStyles, lesson, fitted];
