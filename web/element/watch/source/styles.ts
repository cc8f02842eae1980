// The source panel of watch mode, above the stack or beside it.
import { css } from 'lit';

export const sourceStyles = css`
  .source {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    min-inline-size: 0;
    min-block-size: 0;
  }
  .source select {
    font-size: 0.875rem;
  }
  .code {
    padding-block: 0.5rem;
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono', monospace;
    font-size: 0.78125rem;
    line-height: 1.55;
    tab-size: 4;
    overflow-wrap: normal;
  }
  .code .note {
    padding-inline: 1rem;
  }
  .line {
    display: block;
    inline-size: max-content;
    min-inline-size: 100%;
    padding-inline-end: 1rem;
  }
  .line > span {
    white-space: pre;
  }
  .line .number[aria-hidden] {
    display: inline-block;
    inline-size: 3.25em;
    padding-inline-end: 1em;
    color: var(--ink-soft);
    text-align: end;
    user-select: none;
  }
  .line.at-work {
    background: var(--accent-soft);
    box-shadow: inset 4px 0 var(--accent);
  }
  .comment,
  .directive {
    color: var(--ink-soft);
  }
  .comment {
    font-style: italic;
  }
  .line.at-work .comment,
  .line.at-work .number {
    color: var(--ink);
  }
  .keyword {
    color: var(--accent);
    font-weight: 600;
  }
  .line .number:not([aria-hidden]),
  .text {
    color: light-dark(#8a4a00, #f0b877);
  }
  .type {
    color: light-dark(#2b4f9e, #9dbdff);
  }

  @container (min-width: 800px) {
    .of-source {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 12.5rem;
      grid-template-rows: minmax(0, 1fr);
      gap: 0.75rem;
    }
    .source {
      block-size: 100%;
    }
  }

  @container (min-width: 1500px) {
    .of-source {
      grid-template-columns: minmax(0, 1fr) 12.5rem 16rem;
    }
    .tree-beside {
      display: flex;
      flex-direction: column;
      min-inline-size: 0;
      min-block-size: 0;
    }
  }

  @media (forced-colors: active) {
    .line.at-work {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
