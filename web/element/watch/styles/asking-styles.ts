// Questions before a step, and the forms of the tabs about them and about stops.
import { css } from 'lit';

export const askingStyles = css`
  .words.question {
    flex-direction: column;
    justify-content: start;
    gap: 0.25rem;
  }
  .answers,
  :is(.predict, .stops) .doing {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem;
  }
  .answers button {
    flex: none;
    min-block-size: 2.25rem;
    padding-inline: 0.625rem;
  }
  .answers .key {
    min-inline-size: 1.75rem;
    padding-inline: 0.375rem;
    font-variant-numeric: tabular-nums;
  }
  .answers .of-line {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .sentence .right {
    color: var(--accent);
  }
  .sentence .wrong {
    color: var(--danger);
  }
  .predict,
  .stops {
    gap: 0.5rem 1rem;
    overflow: auto;
  }
  :is(.predict, .stops) .note {
    flex-basis: 100%;
  }
  :is(.predict, .stops) .field {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
  }
  .stops input {
    inline-size: 6rem;
  }
  .paper-sheet {
    flex-basis: 100%;
    gap: 0.25rem 1rem;
    padding-block-start: 0.5rem;
    border-block-start: 1px solid var(--line);
  }
  .predict ul {
    gap: 0 1rem;
    margin: 0;
    padding: 0;
  }
`;
