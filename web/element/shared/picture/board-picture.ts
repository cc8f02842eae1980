// A board to look at: digits, given or found, notes, and cells that are marked.
import { html, svg, type TemplateResult } from 'lit';
import { cellCount, columnOf, rowOf } from '../../../core/cell';
import { digitAt, type Grid } from '../../../core/grid';

export interface BoardPicture {
  grid: Grid;
  /** Drawn stronger. */
  givens: Grid;
  marked?: ReadonlySet<number> | undefined;
  /** For each cell digits as bits 1 to 9, drawn small in blanks. */
  notes?: readonly number[] | undefined;
}

const cells = Array.from({ length: cellCount }, (_, cell) => cell);

export function boardPicture(board: BoardPicture, name: string): TemplateResult {
  const { grid, givens, marked, notes } = board;
  return html`<svg class="picture" viewBox="-0.1 -0.1 9.2 9.2" role="img" aria-label=${name}>
    ${cells
      .filter((cell) => marked?.has(cell))
      .map(
        (cell) =>
          svg`<rect class="marked" x=${columnOf(cell)} y=${rowOf(cell)} width="1" height="1" />`,
      )}
    <path
      class="cells"
      d="M1 0v9M2 0v9M4 0v9M5 0v9M7 0v9M8 0v9M0 1h9M0 2h9M0 4h9M0 5h9M0 7h9M0 8h9"
    />
    <path class="boxes" d="M0 0h9v9h-9zM3 0v9M6 0v9M0 3h9M0 6h9" />
    ${cells.map((cell) => {
      const digit = digitAt(grid, cell);
      if (digit === 0) return notesOf(cell, notes?.[cell] ?? 0);
      const kind = digitAt(givens, cell) === 0 ? 'found' : 'given';
      return svg`<text class=${kind} x=${columnOf(cell) + 0.5} y=${rowOf(cell) + 0.74}>${digit}</text>`;
    })}
  </svg>`;
}

const notesOf = (cell: number, bits: number) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .filter((digit) => bits & (1 << digit))
    .map(
      (digit) =>
        svg`<text class="small" x=${columnOf(cell) + 0.2 + ((digit - 1) % 3) * 0.3}
          y=${rowOf(cell) + 0.31 + Math.floor((digit - 1) / 3) * 0.29}>${digit}</text>`,
    );
