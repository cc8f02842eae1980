// Where a game has the stage: of little width, or of little height. `gameStyles` has what stands elsewhere.
import { css, type CSSResult } from 'lit';

/** The rules twice, since no query asks for either. */
export const onSmallScreen = (rules: CSSResult): CSSResult => css`
  @container (width < 800px) {
    ${rules}
  }
  @media (max-height: 32rem) {
    ${rules}
  }
`;
