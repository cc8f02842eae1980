// The message line, the result and the intake.
import { css } from 'lit';

export const panelStyles = css`
  .message {
    min-block-size: 2.9em;
    display: grid;
    align-content: center;
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  .error,
  .message .warning {
    color: var(--danger);
    font-weight: 500;
  }
  .message .summary {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  .result {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.875rem;
  }
  /* The time stands beside the answer, so that nothing moves when it appears. */
  .result .headline {
    grid-column: 1;
    min-block-size: 3.75rem;
  }
  .result .time {
    grid-column: 2;
    grid-row: 1;
    text-align: end;
  }
  .result > :is(.figures, .copy) {
    grid-column: 1 / -1;
  }
  .headline .title {
    font-size: 1.375rem;
    font-weight: 650;
    line-height: 1.35;
    letter-spacing: -0.01em;
  }
  .headline.solved .title {
    color: var(--accent);
  }
  :is(.headline.no-solution, .headline.dead-end, .headline.failed) .title {
    color: var(--danger);
  }
  .headline .detail {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  .figures {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: 0.75rem 1rem;
    padding-block: 0.875rem;
    border-block: 1px solid var(--line);
  }
  dt {
    color: var(--ink-soft);
    font-size: 0.8125rem;
    line-height: 1.3;
  }
  dd {
    font-size: 1.0625rem;
    font-weight: 500;
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }

  @container (max-width: 240px) {
    dd {
      white-space: normal;
    }
  }

  .copy {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 2px;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .copy span {
    margin-inline-end: auto;
  }
  .copy p:not(:empty) {
    scroll-margin: 8px;
    flex-basis: 100%;
  }
  .copy button {
    color: var(--accent);
    font-weight: 500;
  }

  .intake {
    display: grid;
    gap: 0.75rem;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .ways .secondary {
    flex: 1 1 6rem;
    padding-inline: 0.25rem;
  }
  .file {
    display: none;
  }
  summary {
    inline-size: fit-content;
    min-block-size: var(--touch);
    align-content: center;
    border-radius: 4px;
    color: var(--ink-soft);
    font-size: 0.875rem;
    cursor: pointer;
  }
  form {
    display: grid;
    gap: 8px;
  }
`;
