// A symmetry as a picture: a hook of cells, its images, and the axes.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { columnOf, rowOf } from '../../core/cell';
import type { SymmetryName } from '../../core/make/order';
import { orbitOf } from '../../core/make/symmetry';

/** The hook lies in one eighth of the board, so that no two of its images meet. */
const hook = [1, 2, 3, 12, 21];

const upright = 'M4.5 -0.4V9.4';
const level = 'M-0.4 4.5H9.4';
const falling = 'M-0.2 -0.2L9.2 9.2';
const rising = 'M-0.2 9.2L9.2 -0.2';

const mirrors: Readonly<Partial<Record<SymmetryName, string>>> = {
  'left-right': upright,
  'top-bottom': level,
  diagonal: falling,
  antidiagonal: rising,
  'both-mirrors': upright + level,
  'both-diagonals': falling + rising,
  full: upright + level + falling + rising,
};

export function symmetryPicture(symmetry: SymmetryName): TemplateResult {
  const images = new Set(hook.flatMap((cell) => orbitOf(symmetry, cell)));
  const line = mirrors[symmetry];
  const drawn = (cell: number) =>
    svg`<rect class=${hook.includes(cell) ? 'first' : 'image'} x=${columnOf(cell)} y=${rowOf(cell)} width="1" height="1" />`;
  return html`<svg class="symmetry-picture" viewBox="-0.5 -0.5 10 10" aria-hidden="true">
    <path class="boxes" d="M3 0V9M6 0V9M0 3H9M0 6H9M0 0H9V9H0Z" />
    ${[...images].map(drawn)} ${line ? svg`<path class="mirrors" d=${line} />` : nothing}
  </svg>`;
}
