// Rows and columns as programs count them, the nine boxes by number, and how a cell's box number comes about.
import { html, svg, type TemplateResult } from 'lit';
import { boxOf, columnOf, rowOf } from '../../../core/cell';
import type { Drawn } from './context';

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export function boxesFigure(cell: number, { isAnswered, text }: Drawn): TemplateResult {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  const [above, beside] = [Math.floor(row / 3), Math.floor(column / 3)];
  return html`<figure>
    <svg class="boxes" viewBox="0 0 10 10" role="img" aria-label=${text.boxes.label}>
      ${nine.map(
        (at) => svg`<text class="index" x=${at + 1.5} y="0.65">${at}</text>
          <text class="index" x="0.5" y=${at + 1.68}>${at}</text>`,
      )}
      <path class="thin" d=${linesAt([1, 2, 4, 5, 7, 8])} />
      ${nine.map((box) => {
        const isHere = box === boxOf(cell) && isAnswered;
        const [x, y] = [(box % 3) * 3 + 1, Math.floor(box / 3) * 3 + 1];
        return svg`<rect class=${isHere ? 'box here' : 'box'} x=${x} y=${y} width="3" height="3" />
          <text class="number muted lining text-13 strong" x=${x + 1.5} y=${y + 2.05}>${box}</text>`;
      })}
      <rect class="cell" x=${column + 1} y=${row + 1} width="1" height="1" />
    </svg>
    <figcaption>
      ${text.boxes.cell(row, column)}
      <code>row/3*3 + column/3</code>
      ${
        isAnswered
          ? html`<br /><code
                >${row}/3*3 + ${column}/3 = ${above}*3 + ${beside} = ${above * 3 + beside}</code
              >`
          : ''
      }
    </figcaption>
  </figure>`;
}

const linesAt = (offsets: readonly number[]): string =>
  offsets.map((at) => `M${at + 1} 1v9M1 ${at + 1}h9`).join('');
