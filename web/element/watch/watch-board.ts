// The board while watching: 81 permanent cells, one tab stop, and over them the reasons of refusals.
//
//   div.board [role=grid]
//     div.row [role=row]        × 9
//       div.cell [role=gridcell]   × 9; the cell at work holds its candidates
//     svg.reasons                  the house, and lines from peers that forbid a digit to the cell they forbid it to
import { html, nothing, svg, type TemplateResult } from 'lit';
import { cellsOf, columnOf, rowOf, type House } from '../../core/cell';
import { findContradictions } from '../../core/contradiction';
import { digitAt, type Grid } from '../../core/grid';
import type { SearchHost } from '../contract/hosted-search';
import type { WatchMessages } from '../../languages/en/watch';
import type { WatchState } from '../../core/watched-search';
import type { BoardMarks } from './state/watch-marks';

export interface WatchBoard {
  givens: Grid;
  /** Undefined before the search is there: then the givens alone are shown. */
  state: WatchState | undefined;
  /** The puzzle where there is no search. */
  puzzle: Grid;
  marks: BoardMarks | undefined;
  selected: number;
  text: WatchMessages;
  onKey: (event: KeyboardEvent) => void;
  onFocus: (cell: number) => void;
  /** The mode around it, where there is one. */
  host?: Pick<SearchHost, 'pick' | 'pointed'> | undefined;
}

const rows = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 9 }, (_, column) => row * 9 + column),
);
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** How many shades there are for depth. */
const shades = 6;

export function watchBoard(view: WatchBoard): TemplateResult {
  const { text, onKey, onFocus, marks, host } = view;
  const seen = seenIn(view);
  const pick = host?.pick;
  const onFocusIn = ({ target }: FocusEvent) => {
    const cell = target instanceof HTMLElement ? target.dataset.cell : undefined;
    if (cell !== undefined) onFocus(Number(cell));
  };
  const onPick = (event: Event) => {
    const cell = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
    if (!pick || !(cell instanceof HTMLElement)) return;
    event.preventDefault();
    pick(Number(cell.dataset.cell));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (pick && event.key === 'Enter') onPick(event);
    else onKey(event);
  };
  return html`
    <div
      class=${pick ? 'board asked' : 'board'}
      part="board"
      role="grid"
      aria-label=${text.board}
      aria-readonly="true"
      @keydown=${onKeyDown}
      @click=${onPick}
      @focusin=${onFocusIn}
    >
      ${rows.map(
        (row) =>
          html`<div class="row" role="row">${row.map((cell) => cellOf(cell, view, seen))}</div>`,
      )}
      ${marks ? reasons(marks) : nothing}
    </div>
  `;
}

/** The facts that all cells are drawn from. */
interface Seen {
  grid: Grid;
  /** Shade of a cell that the search filled, by how deep. */
  shadeOf: ReadonlyMap<number, number>;
  forbids: ReadonlyMap<number, number>;
  /** Digits that clash, as they do in the film of a wrong program. */
  clashing: ReadonlySet<number>;
  /** Digits tried before in the cell at work. */
  tried: ReadonlySet<number>;
}

function seenIn({ state, puzzle, marks }: WatchBoard): Seen {
  const placed = state?.stack.flatMap(({ choice }) => (choice ? [choice.cell] : [])) ?? [];
  const blanks = placed.length + (state?.grid.match(/\./g)?.length ?? 0);
  const shade = (index: number) => Math.floor((index / Math.max(1, blanks)) * shades);
  const grid = state?.grid ?? puzzle;
  return {
    grid,
    clashing: new Set(findContradictions(grid).flatMap(({ first, second }) => [first, second])),
    shadeOf: new Map(placed.map((cell, index) => [cell, shade(index)])),
    forbids: new Map(marks?.refusals.map(({ peer, digit }) => [peer, digit]) ?? []),
    tried: new Set(state?.stack.at(-1)?.tried.map(({ digit }) => digit) ?? []),
  };
}

function cellOf(cell: number, view: WatchBoard, seen: Seen): TemplateResult {
  const { givens, puzzle, marks, selected, text } = view;
  const digit = digitAt(seen.grid, cell);
  const isGiven = digitAt(givens, cell) !== 0;
  const isEntry = !isGiven && digitAt(puzzle, cell) !== 0;
  const kind = digit === 0 ? 'blank' : isGiven || isEntry ? 'given' : 'placed';
  const atWork = marks?.atWork === cell;
  const isDeadEnd = marks?.deadEnds.has(cell) === true;
  const isEmptied = marks?.emptied?.cell === cell;
  const forbids = seen.forbids.get(cell);
  const clashes = seen.clashing.has(cell);
  const isOpen = digit === 0 && !isDeadEnd;
  const candidates = atWork && isOpen ? marks.candidates : undefined;
  const classes = [
    'cell',
    isEntry ? 'entry' : kind,
    kind === 'placed' && `shade-${seen.shadeOf.get(cell) ?? 0}`,
    selected === cell && 'selected',
    atWork && 'at-work',
    marks?.placed === cell && 'tried',
    isEmptied && 'emptied',
    isDeadEnd && 'dead-end',
    clashes && 'clashing',
    view.host?.pointed.includes(cell) && 'pointed',
    forbids !== undefined && 'forbidding',
    forbids !== undefined && isEarlier(cell, marks) && 'earlier',
  ].filter(Boolean);
  const name = { kind, digit, atWork, isDeadEnd, clashes, forbids, candidates } as const;
  return html`<div
    class=${classes.join(' ')}
    part=${isGiven ? 'cell given' : 'cell'}
    role="gridcell"
    tabindex=${selected === cell ? 0 : -1}
    data-cell=${cell}
    aria-label=${text.cell(rowOf(cell) + 1, columnOf(cell) + 1, name)}
    aria-selected=${selected === cell ? 'true' : 'false'}
    aria-current=${atWork ? 'step' : nothing}
    aria-invalid=${clashes ? 'true' : nothing}
  >
    ${contentOf({ digit, taken: isEmptied && isOpen ? marks.emptied?.digit : undefined, candidates }, seen)}
  </div>`;
}

/** Whether a later refusal of the same placement is shown in full. */
const isEarlier = (cell: number, marks: BoardMarks | undefined): boolean =>
  marks?.deadEnds.size === 0 && marks.refusals.at(-1)?.peer !== cell;

interface Content {
  digit: number;
  /** The digit that was in it a step before. */
  taken: number | undefined;
  candidates: readonly number[] | undefined;
}

function contentOf({ digit, taken, candidates }: Content, { tried }: Seen) {
  if (digit !== 0) return digit;
  if (taken !== undefined) return html`<s class="taken danger" aria-hidden="true">${taken}</s>`;
  return candidates ? candidateGrid(candidates, tried) : nothing;
}

/** Those tried already are struck out. */
const candidateGrid = (candidates: readonly number[], tried: ReadonlySet<number>) =>
  html`<span class="candidates stacked centred accented strong" aria-hidden="true"
    >${digits.map(
      (digit) =>
        html`<i
          >${
            !candidates.includes(digit)
              ? nothing
              : tried.has(digit)
                ? html`<s class="danger">${digit}</s>`
                : digit
          }</i
        >`,
    )}</span
  >`;

/** More lines would cover the board, so then only the rings are drawn. */
const mostLines = 4;

/** Cell centres lie at halves. */
function reasons(marks: BoardMarks): TemplateResult {
  const { refusals, refusedAt, house, deadEnds } = marks;
  const lined = deadEnds.size === 0 ? refusals.slice(-1) : refusals;
  const lines =
    refusedAt === undefined || lined.length > mostLines
      ? ''
      : lined.map(({ peer }) => lineBetween(peer, refusedAt)).join('');
  return html`<svg class="reasons whole-width" viewBox="0 0 9 9" aria-hidden="true">
    ${svg`<path class="house" d=${house ? outlineOf(house) : ''} /><path class="lines" d=${lines} />`}
  </svg>`;
}

/** A line from the ring around the peer's digit to the ring around the middle of the cell. */
function lineBetween(peer: number, cell: number): string {
  const [x1, y1] = [columnOf(peer) + 0.5, rowOf(peer) + 0.5];
  const [x2, y2] = [columnOf(cell) + 0.5, rowOf(cell) + 0.5];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const ring = 0.4;
  return `M${x1 + dx * ring} ${y1 + dy * ring}L${x2 - dx * ring} ${y2 - dy * ring}`;
}

/** A rectangle just inside the edge of the house. */
function outlineOf(house: House): string {
  const cells = cellsOf(house);
  const [first = 0, last = 0] = [cells[0], cells.at(-1)];
  const [left, top] = [columnOf(first) + 0.05, rowOf(first) + 0.05];
  const [right, bottom] = [columnOf(last) + 0.95, rowOf(last) + 0.95];
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}
