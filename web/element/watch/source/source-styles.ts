// The source panel of watch mode, around the program.
import { css } from 'lit';
import { recordedStyles } from './recorded-styles';

const around = css`
  .source select {
    --field-text: 0.875rem;
  }
  .source-tabs {
    display: flex;
    gap: 0.25rem;
  }
  .source-tabs button {
    padding-inline: 0.75rem;
    border-radius: var(--radius);
    color: var(--ink-soft);
    font-size: 0.875rem;
    font-weight: 500;
  }
  .source-tabs button[aria-selected='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--ink);
  }
  .program-head {
    gap: 0.25rem 0.5rem;
  }
  .program-head .select {
    flex: 1 1 8rem;
  }
  .program-head button {
    padding-inline: 0.5rem;
  }
  /* Two lines: it does not move what is below as it grows. */
  .calls {
    min-block-size: 3em;
    margin: 0;
    line-height: 1.5;
  }
  .calls code {
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono', monospace;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  .calls code span:last-child {
    font-weight: 600;
  }
  @container (min-width: 800px) {
    /* The button beside the line at work, and the calls beside the program, which keeps its height. */
    .recorded:has(retrace-open-calls) {
      display: grid;
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
      gap: 0 0.75rem;
      align-items: center;
    }
    .recorded:has(retrace-open-calls) > .note {
      grid-area: 1 / 1;
    }
    .recorded:has(retrace-open-calls) > .source {
      grid-area: 2 / 1 / auto / span 2;
      align-self: stretch;
    }
    .recorded:has(retrace-open-calls[open]) > .source {
      grid-area: 2 / 1 / auto / span 1;
    }
    retrace-open-calls {
      grid-area: 1 / 2;
    }
    retrace-open-calls[open] {
      --calls-height: none;
      grid-area: 1 / 2 / span 2;
      align-self: stretch;
      min-block-size: 0;
      max-inline-size: 15rem;
      overflow: auto;
    }
  }

  @container (min-width: 1040px) {
    /* One line for what is chosen, one for the calls. */
    .source:has(.source-tabs) {
      display: grid;
      grid-template: auto auto minmax(0, 1fr) / auto minmax(0, 1fr);
      align-items: center;
    }
    .source-tabs ~ .source-view {
      display: contents;
    }
    .source-view > :is(.calls, .code) {
      grid-column: 1 / -1;
    }
    .source-tabs ~ .source-view > .code {
      grid-row: 3;
      align-self: stretch;
    }
    .calls {
      min-block-size: 1.5em;
    }
  }
`;

export const sourceStyles = [recordedStyles, around];
