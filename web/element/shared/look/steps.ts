// The look of controls that move along steps: the row of buttons, and the film with its cursor.
import { css } from 'lit';

export const stepStyles = css`
  .icon .filled {
    fill: currentColor;
    stroke-linejoin: round;
  }

  .transport {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr)) minmax(5rem, 1.75fr) repeat(2, minmax(0, 1fr));
    gap: 4px;
  }
  .transport button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    padding-inline: 0;
    min-inline-size: 0;
    min-block-size: 48px;
  }
  .transport .quiet {
    border-color: var(--line);
    background: var(--paper);
    color: var(--ink);
  }
  @container (max-width: 200px) {
    .transport {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .transport .toggle {
      grid-column: 1 / -1;
    }
  }

  :host([fits]) .transport {
    grid-template-columns: repeat(2, minmax(44px, 1fr)) minmax(4rem, 1.75fr) repeat(
        2,
        minmax(44px, 1fr)
      );
  }
  :host([fits]) .transport button {
    min-block-size: 44px;
  }
  @container (aspect-ratio > 1.12) {
    :host([fits]) .toggle {
      font-size: 0.875rem;
    }
    :host([fits]) .toggle .icon {
      display: none;
    }
  }

  .film {
    position: relative;
    grid-column: 1 / -1;
    block-size: 5.5rem;
    padding-inline: 6px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    overflow: hidden;
    touch-action: pan-y;
    cursor: pointer;
    contain: strict;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .film:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .cursor {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 6px;
    inline-size: 0;
    pointer-events: none;
    will-change: transform;
  }
  .cursor::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: -1px;
    inline-size: 2px;
    background: var(--ink);
  }
  .cursor::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: -6px;
    border: 6px solid transparent;
    border-block-start: 8px solid var(--ink);
    border-block-end-width: 0;
  }

  @media (forced-colors: active) {
    .cursor::before {
      background: Highlight;
    }
  }
`;
