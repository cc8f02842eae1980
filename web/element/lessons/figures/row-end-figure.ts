// The end of row 1: column 9 is no cell, and the call for it goes on with the next row.
import { html, svg, type TemplateResult } from 'lit';
import { digitAt } from '../../../core/grid';
import type { Drawn } from './context';

const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export function rowEndFigure({ shown, inside, isAnswered, text }: Drawn): TemplateResult {
  const grid = shown?.grid ?? inside.digits;
  const cell = (row: number, column: number) => {
    const digit = digitAt(grid, row * 9 + column);
    return svg`<rect class="cell" x=${column} y=${row * 1.9 + 0.7} width="1" height="1" />
      <text x=${column + 0.5} y=${row * 1.9 + 1.4}>${digit === 0 ? '' : digit}</text>`;
  };
  return html`<figure>
    <svg
      class="row-end"
      viewBox="-0.1 -0.1 11.6 3.9"
      role="img"
      aria-label=${text.rowEnd.label(isAnswered)}
    >
      ${columns.map((column) => svg`<text class="index" x=${column + 0.5} y="0.5">${column}</text>`)}
      ${columns.map((column) => [cell(0, column), cell(1, column)])}
      <text class="index" x="9.5" y="0.5">${isAnswered ? 9 : '?'}</text>
      <rect class="outside" x="9" y="0.7" width="1" height="1" />
      ${isAnswered ? svg`<path class="arrow" d="M9.5 1.85V2.2H0.5V2.5M.3 2.35l.2 .2 .2-.2" />` : ''}
    </svg>
    <figcaption>
      <code>dfs(0, 8)</code> → <code>dfs(0, ${isAnswered ? 9 : '?'})</code>${
        isAnswered ? html` → <code>dfs(1, 0)</code>` : ''
      }
    </figcaption>
  </figure>`;
}
