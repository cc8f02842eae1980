// Learn mode's part of the element, before and after it is loaded.
import { css } from 'lit';
import type { Extra } from '../contract/extra';

/** As high as the window, so that nothing below moves when Learn mode arrives. */
const lessonSlotStyles = css`
  retrace-learn {
    display: block;
    min-block-size: calc(100vh - 12rem);
  }
`;

export const lessonsExtra: Extra = { styles: [lessonSlotStyles], attach: () => ({}) };
