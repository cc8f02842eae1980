// The board: 81 permanent cells, one tab stop.
//
//   div.board [role=grid]
//     div.row [role=row]        × 9
//       div.cell [role=gridcell]   × 9, "row 3, column 5, given 7"
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { candidateNotes, type Notes } from '../../../core/notes';
import { cellCount, columnOf, peersOf, rowOf, type ShownCell } from '../../../core/cell';
import type { Slot } from '../../contract/extra';
import type { Messages } from '../../../languages/en/element';
import { shownAt } from '../state/position';
import { contradictionsIn, deadEndIn, foundIn } from '../state/solving-selectors';
import type { State } from '../state/solving-state';
import { cellNotes } from './cell-notes';

export interface BoardView {
  state: State;
  text: Messages;
  readonly: boolean;
  /** The cells that are to stand out, with words for their names. */
  marks: () => ReadonlyMap<number, string>;
  /** The drawings of extras over the cells. */
  overBoard: () => readonly Slot[];
  onKey: (event: KeyboardEvent) => void;
  onFocus: (cell: number) => void;
}

const rows = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 9 }, (_, column) => row * 9 + column),
);

export function board(view: BoardView): TemplateResult {
  const { state, text, readonly } = view;
  const { history, selected, search } = state;
  const named = view.marks();
  const draw = () =>
    rowsOf({
      text,
      readonly,
      ...marksOf(state),
      shown: (cell) => shownAt(history.present, foundIn(state), cell),
      selected,
      named,
      legal: history.present.notes && candidateNotes(history.present.digits),
    });
  // Other changes in the element seldom concern these 81 cells.
  const cells = guard([state, text, readonly, String([...named])], draw);
  const isSearching = search.kind === 'running';
  return frame(
    { ...view, isSearching, isCovered: state.isPaused, isPenned: state.pen !== undefined },
    cells,
  );
}

/** The content of a board, from any source. */
interface Cells extends Pick<BoardView, 'text' | 'readonly'>, Marks {
  shown: (cell: number) => ShownCell;
  /** The cell that is the tab stop. */
  selected: number;
  /** The digits that peers leave each blank, where notes are to be held to them. */
  legal?: Notes | undefined;
}

interface Frame extends Omit<BoardView, 'state' | 'marks'> {
  isSearching: boolean;
  isCovered?: boolean;
  /** Whether a digit was chosen first. */
  isPenned?: boolean;
}

export interface CellBoard extends Cells, Frame {}

export const cellBoard = (view: CellBoard): TemplateResult => frame(view, rowsOf(view));

/** The frame of the board around its rows. */
function frame(view: Frame, content: unknown): TemplateResult {
  const { text, readonly, onKey, onFocus } = view;
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) onFocus(Number(target.dataset.cell));
  };
  return html`
    <div
      class="board ${view.isSearching ? 'searching' : ''} ${view.isPenned ? 'penned' : ''}"
      part="board"
      role="grid"
      aria-label=${text.board.label}
      aria-multiselectable="true"
      aria-readonly=${readonly ? 'true' : nothing}
      ?inert=${view.isCovered ?? false}
      @keydown=${onKey}
      @focusin=${onFocusIn}
    >
      ${content} ${view.overBoard()}
    </div>
  `;
}

const rowsOf = (cells: Cells): readonly TemplateResult[] =>
  rows.map(
    (row) => html`<div class="row" role="row">${row.map((cell) => cellOf(cell, cells))}</div>`,
  );

export interface Marks {
  contradicting: ReadonlySet<number>;
  /** The cells chosen beside the one with the focus. */
  chosen: ReadonlySet<number>;
  peers: ReadonlySet<number>;
  selectedDigit: number;
  deadEnd: number | undefined;
  named: ReadonlyMap<number, string>;
}

function marksOf(state: State): Omit<Marks, 'named'> {
  const { selected, also, history, preferences, pen } = state;
  const { peers, equal } = preferences;
  const own = pen ?? shownAt(history.present, foundIn(state), selected).digit;
  return {
    contradicting: new Set(contradictionsIn(state).flatMap(({ first, second }) => [first, second])),
    chosen: new Set(also),
    peers: new Set(peers && also.length === 0 ? peersOf(selected) : []),
    selectedDigit: equal ? own : 0,
    deadEnd: deadEndIn(state),
  };
}

function cellOf(cell: number, view: Cells): TemplateResult {
  const { text, readonly, ...marks } = view;
  const shown = view.shown(cell);
  const contradicts = marks.contradicting.has(cell);
  const isDeadEnd = marks.deadEnd === cell;
  const isSelected = view.selected === cell;
  const mark = marks.named.get(cell);
  const barred = barredIn(shown, view.legal?.[cell]);
  const classes = [
    'cell',
    shown.kind,
    isSelected && 'selected',
    marks.chosen.has(cell) && 'chosen',
    shown.colours?.length === 1 && `colour-${shown.colours[0] ?? 0}`,
    marks.peers.has(cell) && 'peer',
    shown.digit !== 0 && shown.digit === marks.selectedDigit && 'same',
    contradicts && 'contradicting',
    mark && 'marked',
    isDeadEnd && 'dead-end',
  ].filter(Boolean);
  return html`<div
    class=${classes.join(' ')}
    part=${shown.kind === 'given' ? 'cell given' : 'cell'}
    role="gridcell"
    tabindex=${isSelected ? 0 : -1}
    data-cell=${cell}
    aria-label="${text.board.cell(rowOf(cell) + 1, columnOf(cell) + 1, shown, { contradicts, isDeadEnd })}${barred.length > 0 ? `, ${text.board.barred(barred)}` : ''}${mark ? `, ${mark}` : ''}"
    aria-selected=${isSelected || marks.chosen.has(cell) ? 'true' : 'false'}
    aria-readonly=${shown.kind === 'given' || readonly ? 'true' : nothing}
    aria-invalid=${contradicts ? 'true' : nothing}
  >
    ${stripesOf(shown)}
    ${shown.digit === 0 ? cellNotes(shown, marks.selectedDigit, barred) : shown.digit}
  </div>`;
}

/** Several colours side by side; one alone is the cell's own. */
const stripesOf = ({ colours = [] }: ShownCell) =>
  colours.length < 2
    ? nothing
    : html`<span class="stripes" aria-hidden="true">
        ${colours.map((colour) => html`<i class="colour-${colour}"></i>`)}
      </span>`;

/** The noted digits that a digit in the same house forbids. */
function barredIn({ notes = [], centre = [] }: ShownCell, legal: number | undefined): number[] {
  if (legal === undefined) return [];
  return [...new Set([...notes, ...centre])].filter((digit) => !(legal & (1 << digit))).sort();
}

/** The cells of a board that is in the page, by index. */
export function cellElements(root: ParentNode): readonly HTMLElement[] {
  const cells = [...root.querySelectorAll<HTMLElement>('.cell')];
  return cells.length === cellCount ? cells : [];
}
