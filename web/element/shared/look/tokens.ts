// Colours, type and measures. `--retrace-*` are for the host page to set; the others derive from them.
import { css } from 'lit';

export const tokens = css`
  :host {
    --ink: var(--retrace-ink, light-dark(#1e1d1a, #eceae3));
    --ink-soft: var(--retrace-ink-soft, light-dark(#5f5b53, #aaa79e));
    --paper: var(--retrace-paper, light-dark(#fffefb, #1b1e1d));
    --paper-given: var(--retrace-paper-given, light-dark(#f3f0e8, #262a28));
    --ground: var(--retrace-ground, light-dark(#f7f5f0, #121413));
    --line: var(--retrace-line, light-dark(#d3cec3, #3b413e));
    --line-strong: var(--retrace-line-strong, light-dark(#35322d, #8f9692));
    --accent: var(--retrace-accent, light-dark(#0b6b60, #6bd3c1));
    --on-accent: var(--retrace-on-accent, light-dark(#ffffff, #06231e));
    --accent-soft: var(--retrace-accent-soft, light-dark(#d5ebe6, #1d4a43));
    --accent-faint: var(--retrace-accent-faint, light-dark(#edf5f2, #20302d));
    --own: var(--retrace-own, light-dark(#1a55c4, #8fbaff));
    --danger: var(--retrace-danger, light-dark(#ad2113, #ff9f91));
    --danger-soft: var(--retrace-danger-soft, light-dark(#fbdcd6, #54231c));
    --font: var(
      --retrace-font,
      'Pretendard Variable',
      Pretendard,
      -apple-system,
      BlinkMacSystemFont,
      'Apple SD Gothic Neo',
      'Segoe UI',
      'Noto Sans KR',
      'Noto Sans CJK KR',
      'Malgun Gothic',
      system-ui,
      sans-serif
    );
    --radius: 10px;
    /* The height into which a board with its controls must fit, where these stand beside it. */
    --view: 100vh;
    --touch: 44px;

    display: block;
    min-inline-size: 0;
    /* An underline of the host page would be drawn through all text inside. */
    text-decoration: none !important;
    /* No text inside has the inherited colour; this transition tells fitting.ts of changes of the host page's colour. */
    transition: color 1ms;
  }

  /* See fitting.ts. The shadow is a margin of the ground that takes up no room. */
  :host(:state(light)) {
    color-scheme: light;
  }
  :host(:state(dark)) {
    color-scheme: dark;
  }
  :host(:state(ground)) {
    background: var(--ground);
    box-shadow: 0 0 0 8px var(--ground);
    border-radius: 2px;
  }

  /* Properties that the host page would pass on, also by a rule that matches the element itself. */
  :where(:host) > * {
    /* A grid reads from the left in every language. */
    direction: ltr;
    color: var(--ink);
    font: 1rem / 1.5 var(--font);
    text-align: start;
    word-break: keep-all;
    overflow-wrap: break-word;
    -webkit-text-stroke: 0;
    letter-spacing: normal;
    word-spacing: normal;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    cursor: auto;
  }

  :host([framed]) {
    --view: 50rem;
  }

  :host([hidden]) {
    display: none;
  }

  :host([theme='light']) {
    color-scheme: light;
  }

  :host([theme='dark']) {
    color-scheme: dark;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  p,
  h2,
  dl,
  dd,
  ul {
    margin: 0;
    padding: 0;
  }
`;
