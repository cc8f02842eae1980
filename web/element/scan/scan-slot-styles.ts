// The photo button's icon stands beside its word.
import { css } from 'lit';

export const photoStyles = css`
  .photo {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
  }
`;
