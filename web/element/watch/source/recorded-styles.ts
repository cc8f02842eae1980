// A program with its line lit, above the stack or beside it.
import { css } from 'lit';

export const recordedStyles = css`
  .source,
  .recorded {
    flex-direction: column;
    min-block-size: 0;
  }
  .recorded > .source {
    flex: 1;
  }
  .source-view {
    flex: 1;
    flex-direction: column;
    min-block-size: 0;
  }
  .source-view .code {
    flex: 1 0 auto;
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
  /* A program is wrapped where it is wider than its place, below the line's own beginning. */
  .program .line {
    display: grid;
    grid-template-columns: 3.25em minmax(0, 1fr);
    inline-size: auto;
  }
  .program .line .number[aria-hidden] {
    inline-size: auto;
  }
  .program .words-of {
    padding-inline-start: calc(var(--in, 0ch) + 2ch);
    text-indent: calc(-1 * (var(--in, 0ch) + 2ch));
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .in-1 {
    --in: 2ch;
  }
  .in-2 {
    --in: 4ch;
  }
  .in-3 {
    --in: 6ch;
  }
  .in-4 {
    --in: 8ch;
  }
  .in-5 {
    --in: 10ch;
  }
  .in-6 {
    --in: 12ch;
  }
  .in-7 {
    --in: 14ch;
  }
  .in-8 {
    --in: 16ch;
  }
  .in-9 {
    --in: 18ch;
  }
  .in-10 {
    --in: 20ch;
  }
  .line.beside {
    background: color-mix(in srgb, var(--accent-soft) 50%, transparent);
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
    /* The stack below the source, as high as the calls that are read at a glance. */
    .of-source :is(.source, .recorded:has(.source)) {
      flex: 1;
    }
    .of-source:has(.source) .stack {
      flex: none;
      block-size: 7rem;
    }
  }
  @container (min-width: 1040px) {
    .of-source:has(.source) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 13.5rem;
      grid-template-rows: minmax(0, 1fr);
      gap: 0.75rem;
    }
    .of-source:has(.source) .stack {
      block-size: auto;
    }
    .of-source > .source {
      block-size: 100%;
    }
  }
  @container (min-width: 1500px) {
    .of-source:has(.source) {
      grid-template-columns: minmax(0, 1fr) 13.5rem 16rem;
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
