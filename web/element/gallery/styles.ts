// The examples, below all else.
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
  .gallery li {
    display: grid;
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
    margin-block-start: 0.625rem;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .example .note {
    font-size: 0.8125rem;
  }
  .example .picture {
    inline-size: 6.5rem;
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
    retrace-watch-view + .gallery {
      margin-block-start: 2rem;
    }
  }

  @media print {
    .gallery {
      display: none;
    }
  }
`;
