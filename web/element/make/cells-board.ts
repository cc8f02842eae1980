// A small board on which cells are opened for givens or closed, and fixed digits are typed.
import { html, nothing, type TemplateResult } from 'lit';
import { cells, columnOf, rowOf } from '../../core/cell';
import { digitAt, withDigit, type Grid } from '../../core/grid';
import { openIn, orbitOf, withOrbit, type CellUse } from '../../core/make/symmetry';
import type { OrderForm } from './form';
import type { MakeMessages } from '../../languages/en/make';

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The state that dragging the mouse gives to cells. */
let painting: boolean | undefined;

export interface CellsBoardCommands {
  pattern: (pattern: ReadonlySet<number>) => void;
  kept: (kept: Grid) => void;
}

function useOf(form: OrderForm, open: ReadonlySet<number>, cell: number): CellUse {
  const digit = digitAt(form.kept, cell);
  if (digit !== 0) return { kind: 'kept', digit };
  const isAround = orbitOf(form.symmetry, cell).some((each) => digitAt(form.kept, each) !== 0);
  if (isAround) return { kind: 'around' };
  return { kind: open.has(cell) ? 'open' : 'closed' };
}

export function cellsBoard(
  form: OrderForm,
  /** The cell that is the tab stop. */
  focus: number,
  text: MakeMessages,
  { pattern, kept }: CellsBoardCommands,
  onFocus: (cell: number) => void,
): TemplateResult {
  const t = text.order;
  const open = openIn(form.pattern, form.symmetry);
  const set = (cell: number, isOpen: boolean) => {
    pattern(withOrbit(form.pattern, form.symmetry, cell, isOpen));
  };
  const onDown =
    (cell: number) =>
    ({ pointerType, button }: PointerEvent) => {
      painting = undefined;
      if (pointerType !== 'mouse' || button !== 0) return;
      painting = !open.has(cell);
      set(cell, painting);
    };
  /** With the button held down, the mouse gives cells the state of the first one. */
  const onEnter =
    (cell: number) =>
    ({ buttons }: PointerEvent) => {
      if (buttons !== 1 || painting === undefined || open.has(cell) === painting) return;
      set(cell, painting);
    };
  const onClick = (cell: number) => () => {
    // A click by key or finger; the mouse has changed the cell when it was pressed.
    if (painting === undefined) set(cell, !open.has(cell));
    painting = undefined;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = moved(focus, event.key);
    if (to !== undefined) {
      onFocus(to);
      const board = event.currentTarget;
      if (board instanceof Element) {
        board.querySelectorAll<HTMLElement>('[role=gridcell]')[to]?.focus();
      }
    } else if (/^[1-9]$/.test(event.key)) kept(withDigit(form.kept, focus, Number(event.key)));
    else if (['Backspace', 'Delete', '0'].includes(event.key)) kept(withDigit(form.kept, focus, 0));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<div class="cells-board stacked" role="grid" aria-label=${t.board} @keydown=${onKey}>
    ${nine.map(
      (row) =>
        html`<div role="row">
          ${nine.map((column) => {
            const cell = row * 9 + column;
            const use = useOf(form, open, cell);
            return html`<button
              type="button"
              role="gridcell"
              class=${use.kind}
              tabindex=${cell === focus ? '0' : '-1'}
              aria-label=${t.cell(row + 1, column + 1, use)}
              @pointerdown=${onDown(cell)}
              @click=${onClick(cell)}
              @pointerenter=${onEnter(cell)}
              @focus=${() => {
                onFocus(cell);
              }}
            >
              ${use.kind === 'kept' ? use.digit : nothing}
            </button>`;
          })}
        </div>`,
    )}
  </div>`;
}

function moved(cell: number, key: string): number | undefined {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  switch (key) {
    case 'ArrowUp':
      return ((row + 8) % 9) * 9 + column;
    case 'ArrowDown':
      return ((row + 1) % 9) * 9 + column;
    case 'ArrowLeft':
      return row * 9 + ((column + 8) % 9);
    case 'ArrowRight':
      return row * 9 + ((column + 1) % 9);
    case 'Home':
      return row * 9;
    case 'End':
      return row * 9 + 8;
    default:
      return undefined;
  }
}

/** Closes all cells, to draw a pattern from nothing. */
export const noCells: ReadonlySet<number> = new Set<number>();
export const allCells: ReadonlySet<number> = new Set(cells);
