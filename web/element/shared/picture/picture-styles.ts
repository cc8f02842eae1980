// Small boards to look at: in the gallery, in bulk mode, beside answers, in lessons and in the race.
import { css } from 'lit';

export const pictureStyles = css`
  .picture {
    display: block;
    inline-size: 100%;
    fill: none;
  }
  .picture .cells {
    stroke: var(--line);
    stroke-width: 0.04;
  }
  .picture .boxes {
    stroke: var(--line-strong);
    stroke-width: 0.1;
  }
  .picture text {
    fill: var(--ink);
    font-size: 0.68px;
    text-anchor: middle;
  }

  @media (forced-colors: active) {
    .picture text {
      fill: CanvasText;
    }
    .picture path {
      stroke: GrayText;
    }
  }
`;
