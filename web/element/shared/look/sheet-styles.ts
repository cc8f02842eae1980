// A dialog over the page: the help sheet of watch mode, the embed panel. Each sets its own width.
import { css } from 'lit';

export const sheetStyles = css`
  dialog {
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--ground);
    color: var(--ink);
    overflow: auto;
  }
  .sheet {
    display: grid;
    padding: 1.25rem;
  }
`;
