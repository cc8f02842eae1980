// Where things stand in a post: below each other in its column, or in a box of given height, where the rules are a page of their own.
import { css } from 'lit';

export const postStyles = css`
  .post .frame.frame {
    inline-size: min(100%, 40rem);
  }
  .post.large .frame.frame {
    inline-size: max(min(100%, 40rem), var(--width) * 2rem);
  }
  .post .scroller.scroller {
    max-block-size: none;
  }
  .post.large .scroller.scroller {
    max-block-size: 40rem;
  }
  .post.bare .scroller.scroller {
    max-block-size: none;
  }
  .post.bare .frame.frame {
    inline-size: 100%;
  }
  .post {
    --gap: 6px;
  }

  @container (min-width: 800px) {
    .post:not(.bare) {
      grid-template-columns: minmax(0, 36rem) minmax(17rem, 1fr);
      grid-template-rows: repeat(4, auto) 1fr;
      column-gap: 1.5rem;
      align-items: start;
    }
    .post:not(.bare) > .scroller {
      grid-area: 1 / 1 / span 6;
    }
  }

  /* They stand beside the board elsewhere. */
  :host(:not([fits])) .small-only {
    display: none;
  }

  :host([fits]) .post.fitted {
    --below: 15.25rem;
    gap: 0;
  }
  :host([fits]) .post.minimal {
    --below: 12.5rem;
  }
  :host([fits]) .post > .scroller {
    grid-area: board;
    display: grid;
    min-block-size: 0;
    max-block-size: none;
  }
  :host([fits]) .post .frame.frame {
    inline-size: min(
      100cqi,
      (var(--height) - var(--below)) * var(--width) / var(--height-in-cells)
    );
    place-self: start center;
  }
  :host([fits]) .post.large .frame.frame {
    inline-size: max(100%, var(--width) * 2rem);
  }
  :host([fits]) .post.fitted .cells {
    inline-size: calc(100% * var(--columns) / var(--width));
  }
  :host([fits]) .post .line {
    grid-area: told;
    min-block-size: 0;
    overflow-y: auto;
    font-size: 0.75rem;
    line-height: 1.2;
  }
  :host([fits]) .post .tools {
    grid-area: tools;
    gap: 0;
  }
  :host([fits]) .post .tools button {
    min-inline-size: 44px;
    padding: 0;
    font-size: 0.625rem;
    line-height: 1.05;
  }
  :host([fits]) .post .writings {
    grid-area: writings;
  }
  :host([fits]) .post .writings button {
    padding-inline: 2px;
    font-size: 0.75rem;
  }
  :host([fits]) .post .keypad.keypad {
    grid-area: keys;
    grid-template-columns: repeat(auto-fit, minmax(44px, 1fr));
    gap: 0;
    align-content: start;
    overflow-y: auto;
  }
  :host([fits]) .post .key {
    min-block-size: 44px;
  }
  :host([fits]) .post .about {
    margin: 0;
    max-inline-size: none;
  }
  :host([fits]) .post.on-board {
    grid-template-areas: 'board' 'told' 'tools' 'writings' 'keys' 'tabs';
    grid-template-rows: minmax(0, 1fr) 1.875rem 2.75rem 2.75rem 5.5rem 2.75rem;
  }
  :host([fits]) .post.minimal.on-board {
    grid-template-areas: 'board' 'told' 'tools' 'writings' 'keys';
    grid-template-rows: minmax(0, 1fr) 1.875rem 2.75rem 2.75rem 5.5rem;
  }
  :host([fits]) .post.on-page > :is(.scroller, .line, .tools, .writings, .keypad) {
    display: none;
  }
  :host([fits]) .post.bare {
    block-size: var(--height, 100cqb);
  }
  :host([fits]) .post.bare .frame.frame {
    inline-size: min(100cqi, 100cqb * var(--width) / var(--height-in-cells));
  }

  /* Four tools stand beside nine keys, which leaves more height to the board; the page of the rules has the others. */
  @container (max-width: 639.9px) and (aspect-ratio <= 1.12) {
    :host([fits]) .post.on-board:not(.minimal, .many) {
      --below: 12.875rem;
      grid-template:
        'board board' minmax(0, 1fr) 'told told' 1.875rem 'writings writings' 2.75rem
        'keys tools' 5.5rem 'tabs tabs' 2.75rem / minmax(0, 5fr) minmax(0, 2fr);
      column-gap: 0;
    }
    :host([fits]) .post:not(.minimal, .many) .keypad.keypad {
      grid-template-columns: repeat(5, minmax(44px, 1fr));
    }
    :host([fits]) .post:not(.minimal, .many) .tools {
      grid-auto-flow: row;
      grid-template-columns: repeat(2, minmax(44px, 1fr));
    }
    :host([fits]) .post:not(.minimal, .many) .tools > :nth-child(n + 5) {
      display: none;
    }
  }
  @container (min-width: 640px) and (aspect-ratio <= 1.12) {
    :host([fits]) .post.fitted.on-board {
      --below: 12.5rem;
      grid-template-rows: minmax(0, 1fr) 1.875rem 2.75rem 2.75rem 2.75rem 2.75rem;
    }
  }
  @container (aspect-ratio > 1.12) {
    :host([fits]) .post.fitted {
      --below: 0rem;
      --side: 15rem;
      --board: min(var(--height), 100cqi - var(--side));
    }
    :host([fits]) .post .frame.frame {
      inline-size: min(var(--board) * min(1, var(--width) / var(--height-in-cells)), var(--board));
    }
    :host([fits]) .post.on-board {
      grid-template-areas: 'board told' 'board tools' 'board writings' 'board keys' 'board tabs';
      grid-template-rows: minmax(3rem, auto) auto 2.75rem minmax(0, 1fr) auto;
    }
    :host([fits]) .post.minimal.on-board {
      grid-template-areas: 'board told' 'board tools' 'board writings' 'board keys';
      grid-template-rows: minmax(3rem, auto) auto 2.75rem minmax(0, 1fr);
    }
    :host([fits]) .post .tools {
      grid-auto-flow: row;
      grid-template-columns: repeat(3, minmax(44px, 1fr));
    }
    :host([fits]) .post.on-page > .scroller {
      display: grid;
    }
  }
`;
