// The slot of the questions beside the board.
import { css } from 'lit';

export const slotStyles = css`
  .questions {
    display: grid;
    align-content: start;
    gap: 0.75rem;
    margin-block-start: 1.5rem;
    /* Room for the questions, so that nothing moves when they arrive. */
    min-block-size: 8rem;
  }
  .questions > button {
    justify-self: start;
  }

  @container (min-width: 800px) {
    .questions {
      margin-block-start: 0;
    }
  }
`;
