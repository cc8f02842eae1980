// The place of the questions among the other parts of solve mode.
import { css } from 'lit';

export const slotStyles = css`
  .desk {
    order: 7;
  }
`;
