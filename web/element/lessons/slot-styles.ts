// The place of Learn mode in the element, so that nothing below moves when it comes.
import { css } from 'lit';

export const lessonSlotStyles = css`
  retrace-learn {
    display: block;
    min-block-size: calc(100vh - 12rem);
  }
`;
