// A small board with its digits, to look at.
import { html, svg, type TemplateResult } from 'lit';
import { cellCount, columnOf, rowOf } from '../../../core/cell';
import { digitAt, type Grid } from '../../../core/grid';

const cells = Array.from({ length: cellCount }, (_, cell) => cell);

/** Named for screen readers where a name is given, else for the eye alone. */
export function puzzlePicture(grid: Grid, name?: string): TemplateResult {
  const digits = cells
    .filter((cell) => digitAt(grid, cell) !== 0)
    .map(
      (cell) =>
        svg`<text x=${columnOf(cell) + 0.5} y=${rowOf(cell) + 0.74}>${digitAt(grid, cell)}</text>`,
    );
  const field = svg`<path
      class="cells"
      d="M1 0v9M2 0v9M4 0v9M5 0v9M7 0v9M8 0v9M0 1h9M0 2h9M0 4h9M0 5h9M0 7h9M0 8h9"
    />
    <path class="boxes" d="M0 0h9v9h-9zM3 0v9M6 0v9M0 3h9M0 6h9" />`;
  return name === undefined
    ? html`<svg class="picture" viewBox="-0.1 -0.1 9.2 9.2" aria-hidden="true">
        ${field}${digits}
      </svg>`
    : html`<svg class="picture" viewBox="-0.1 -0.1 9.2 9.2" role="img" aria-label=${name}>
        ${field}${digits}
      </svg>`;
}
