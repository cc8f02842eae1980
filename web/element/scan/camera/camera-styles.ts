// The camera's look: the whole of its picture, as large as leaves the ways below it in view.
import { css } from 'lit';

export const cameraStyles = css`
  :host {
    display: grid;
    gap: 0.75rem;
  }
  .picture {
    position: relative;
    overflow: hidden;
    aspect-ratio: 4 / 3;
    max-block-size: max(9rem, 100dvh - 17rem);
    inline-size: 100%;
    border-radius: 10px;
    background: #000;
  }
  video,
  svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  polygon {
    fill: none;
    stroke: #2dd4bf;
    stroke-width: 4px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  /* Seen on light and on dark paper. */
  .halo {
    stroke: #06302b;
    stroke-width: 8px;
  }
  p {
    min-block-size: 1.5em;
    font-weight: 600;
  }
  /* A phone on its side. */
  @media (max-height: 480px) {
    .picture {
      aspect-ratio: auto;
      block-size: max(7rem, 100dvh - 13.5rem);
      max-block-size: none;
    }
  }
`;
