// The base styles of a view with its own shadow root; tokens come from the element around it.
import { css } from 'lit';

export const viewStyles = css`
  :host {
    display: block;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  p,
  h2,
  h3,
  dl,
  dd,
  ol,
  ul {
    margin: 0;
    padding: 0;
  }

  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
