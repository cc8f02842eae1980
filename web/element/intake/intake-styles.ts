// The look of a reading: a strip of small boards below the board, and the sentences about the rest.
import { css } from 'lit';
import { onSmallScreen } from '../shared/look/small-screen';

export const intakeStyles = css`
  :host {
    display: grid;
    align-content: start;
    gap: 0.75rem;
    color: var(--ink);
    font-family: var(--font);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  p,
  h2,
  ul {
    margin: 0;
    padding: 0;
  }
  section {
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--line);
  }
  header {
    inline-size: 100%;
  }
  h2 {
    font-size: 0.9375rem;
    line-height: 1.25;
  }
  header .quiet {
    min-inline-size: var(--touch);
    margin-inline-start: auto;
    padding: 0.625rem;
  }
  header .secondary {
    flex: none;
    padding-inline: 0.75rem;
    font-size: 0.875rem;
  }
  .left {
    padding: 0.5rem 0.75rem;
    border-inline-start: 3px solid var(--danger);
    background: var(--danger-soft);
  }
  /* The strip scrolls by itself: a text may have dozens of puzzles, and the keypad must not move away. */
  ul:not(.faults) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
    gap: 0.5rem;
    inline-size: 100%;
    max-block-size: 17rem;
    overflow-y: auto;
    list-style: none;
    padding: 4px;
  }
  .faults {
    padding-inline-start: 1.25rem;
    overflow-wrap: anywhere;
  }
  .puzzle {
    justify-items: center;
    padding: 0.25rem;
    border-color: var(--line);
    background: var(--paper);
  }
  .puzzle[aria-pressed='true'] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  .puzzle .picture {
    inline-size: 100%;
  }
  @media (hover: hover) {
    .puzzle:hover {
      border-color: var(--accent);
    }
  }
  /* In the place of a phone's keys: one row of boards, as high as there is room, which a finger moves sideways. */
  ${onSmallScreen(css`
    :host {
      container: intake / size;
      block-size: 100%;
    }
    section {
      gap: 0;
      padding: 0;
      border: 0;
    }
    header {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      background: var(--ground);
    }
    ul:not(.faults) {
      --high: calc(100cqb - var(--touch) - 1.25rem);
      grid: var(--high) / auto-flow calc(var(--high) - 1.25rem);
      overflow: auto hidden;
      scroll-snap-type: x proximity;
    }
    li {
      scroll-snap-align: center;
    }
    .puzzle {
      align-content: space-between;
      block-size: 100%;
    }
  `)}
  @media print {
    :host {
      display: none;
    }
  }
`;
