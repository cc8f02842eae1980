// The look of the examples, below everything else.
import { css } from 'lit';

export const galleryStyles = css`
  .gallery {
    display: grid;
    gap: 0.75rem;
    max-inline-size: 30rem;
    margin: 2rem auto 0;
  }
  .gallery ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.25rem, 1fr));
    gap: 8px;
    list-style: none;
  }
  /* Examples far out of sight are neither laid out nor painted; until then each has the usual height. */
  .gallery li {
    display: grid;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 14rem;
    /* The padding leaves room for the focus ring, since content-visibility clips the contents. */
    margin: -5px;
    padding: 5px;
  }
  .example {
    display: grid;
    justify-items: start;
    align-content: start;
    padding: 0.75rem;
    border-color: var(--line);
    background: var(--paper);
    text-align: start;
    line-height: 1.35;
  }
  .example .title {
    margin-block-start: 0.5rem;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .example .note {
    font-size: 0.8125rem;
  }
  /* The picture fills its box and its digits are larger than elsewhere, so that it looks like a board. */
  .example .picture {
    margin: -0.125rem;
    inline-size: calc(100% + 0.25rem);
  }
  .example .picture text {
    font-size: 0.8px;
    font-weight: 600;
  }
  .example .picture .cells {
    stroke-width: 0.03;
  }

  @media (hover: hover) {
    .example:hover {
      border-color: var(--accent);
    }
  }

  @container (min-width: 800px) {
    .gallery {
      max-inline-size: none;
      margin-block-start: clamp(2rem, 5cqi, 4rem);
    }
    .gallery ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    .gallery li {
      contain-intrinsic-block-size: auto 17rem;
    }
  }

  /* Beside the picture there is room for the longest word. */
  @container (min-width: 1100px) {
    .gallery li {
      contain-intrinsic-block-size: auto 10.125rem;
    }
    .example {
      grid-template-columns: 8.5rem minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      column-gap: 0.875rem;
    }
    .example .picture {
      grid-row: 1 / 3;
    }
    .example .title {
      margin-block-start: 0.125rem;
    }
  }

  @media print {
    .gallery {
      display: none;
    }
  }
`;
