// The examples, below all else.
import { css } from 'lit';
import { pictureStyles } from '../shared/picture/styles';

const look = css`
  .gallery {
    display: grid;
    gap: 0.75rem;
    margin-block-start: 1.5rem;
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
`;

const inSolve = css`
  .gallery {
    order: 8;
  }

  @container (min-width: 800px) {
    .gallery {
      grid-column: 1 / -1;
      margin-block-start: 0;
    }
  }

  @media print {
    .gallery {
      display: none;
    }
  }
`;

const inWatch = css`
  @container (min-width: 800px) {
    .gallery {
      grid-area: gallery;
    }
  }
`;

export const galleryStyles = [pictureStyles, look, inSolve];
export const watchGalleryStyles = [pictureStyles, look, inWatch];
