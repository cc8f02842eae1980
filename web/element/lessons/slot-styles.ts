// The places of the lessons in the element, before and after they are loaded.
import { css } from 'lit';

export const lessonSlotStyles = css`
  retrace-lesson,
  retrace-lesson-list {
    display: block;
    max-inline-size: 30rem;
    margin-inline: auto;
  }
  retrace-lesson {
    scroll-margin-block-start: 0.5rem;
  }
  retrace-lesson-list {
    /* About what seven cards take, so that nothing below moves when they come. */
    min-block-size: 36rem;
  }

  @container (min-width: 800px) {
    retrace-lesson,
    retrace-lesson-list {
      max-inline-size: none;
    }
    retrace-lesson-list {
      min-block-size: 14rem;
    }
  }
  @media print {
    retrace-lesson,
    retrace-lesson-list {
      display: none;
    }
  }
`;
