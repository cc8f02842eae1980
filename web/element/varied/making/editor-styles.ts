// The look of the editor, beside that of a board in play.
import { css } from 'lit';
import { variedStyles } from '../varied-styles';

const own = css`
  .palette {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    max-block-size: 9.5rem;
    padding: 3px;
    overflow-y: auto;
    overscroll-behavior: contain;
    border-radius: var(--radius);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  .chip {
    min-block-size: var(--touch);
    padding-inline: 0.625rem;
    border-color: var(--line);
    color: var(--ink-soft);
    font-size: 0.8125rem;
    line-height: 1.1;
  }
  .chip.fits {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--ink);
    font-weight: 600;
  }
  .chip[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  .line {
    min-block-size: 3.25rem;
  }
  .judged {
    color: var(--ink);
    font-weight: 600;
  }
  .judged.one {
    color: var(--accent);
  }
  .judged:is(.none, .broken, .refused, .failed) {
    color: var(--danger);
  }
  .tools [aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--ink);
    font-weight: 600;
  }
  .making .about {
    gap: 0.75rem;
  }
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
    gap: 0.75rem;
  }
  .checks {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr));
    column-gap: 0.75rem;
    line-height: 1.2;
  }
  .made {
    max-block-size: 20rem;
    overflow-y: auto;
  }
  .made .quiet {
    text-align: start;
  }
  .made .here {
    color: var(--ink);
    font-weight: 600;
  }
  .made [aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--ink);
  }

  .candidates {
    position: absolute;
    inset: 6%;
    display: grid;
    grid-template: repeat(var(--across), 1fr) / repeat(var(--across), 1fr);
    place-items: center;
    color: var(--ink-soft);
    font-size: calc(54cqi / var(--columns) / var(--across));
    font-weight: 400;
    line-height: 1;
    letter-spacing: -0.05em;
  }
  .candidates.below {
    inset-block-start: 24%;
    font-size: calc(44cqi / var(--columns) / var(--across));
  }
  .candidates i {
    font-style: normal;
  }
  /* Not by colour alone: one solution is bold and underlined, few are bold. */
  .once {
    color: var(--accent);
    font-weight: 700;
    text-decoration: underline;
  }
  .few {
    color: var(--own);
    font-weight: 600;
  }
  .legend span {
    padding-inline-end: 0.5rem;
  }
  .legend .many {
    color: var(--ink-soft);
  }

  @media (min-height: 32.0625rem) {
    @container (min-width: 800px) {
      .palette {
        max-block-size: max(9.5rem, 100svh - 30rem);
      }
    }
  }

  @media (forced-colors: active) {
    .chip.fits {
      border-style: double;
      border-width: 3px;
    }
    [aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

export const editorStyles = [...variedStyles, own];
