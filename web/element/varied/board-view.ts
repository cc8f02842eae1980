// The board of a puzzle of any size: permanent cells, one tab stop, between the two layers of the drawing.
//
//   div.frame
//     svg        areas, lines, arrows
//     div.cells [role=grid]  rows of div.cell [role=gridcell], "row 3, column 5, given 7, in a cage of 12"
//     svg        lines between cells, cages, dots, numbers
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Language } from '../../core/language';
import { noteLayout, noteSize, type Place } from '../../core/note-layout';
import { columnIn, firstOf, rowIn } from '../../core/varied/places';
import type { VariedViolation } from '../../core/varied/varied-calls';
import type { Sheet } from '../../core/varied/varied-game';
import type { VariedPuzzle } from '../../core/varied/varied-puzzle';
import { variedMessagesIn, type VariedMessages } from '../../languages/en/varied';
import { variedRulesIn } from '../../languages/en/varied-rules';
import { rulesOfCells } from './cell-words';
import { digitsIn, signOfDigit } from './digit-signs';
import { boardDrawing, type BoardDrawing } from './drawing/board-drawing';
import { shapeView, type Shape } from './drawing/shape';

/** The drawing of a puzzle, and the words for its cells. */
export class BoardOf {
  readonly puzzle: VariedPuzzle;
  readonly drawing: BoardDrawing;
  /** The cells with a number in their upper left corner. */
  readonly labelled: ReadonlySet<number>;
  readonly #rules = new Map<Language, readonly (readonly string[])[]>();

  constructor(puzzle: VariedPuzzle) {
    this.puzzle = puzzle;
    this.drawing = boardDrawing(puzzle);
    this.labelled = new Set(
      puzzle.rules.flatMap(({ kind, cells, numbers }) =>
        (kind === 'cage' || kind === 'sum') && numbers.length > 0 ? [firstOf(cells)] : [],
      ),
    );
  }

  rulesIn(language: Language): readonly (readonly string[])[] {
    const known = this.#rules.get(language);
    if (known) return known;
    const rules = rulesOfCells(this.puzzle, variedRulesIn(language));
    this.#rules.set(language, rules);
    return rules;
  }
}

/** `bits`: the candidates of each cell, bit 1 for the digit 1; `counts`: for each digit of each cell, once they are known. */
export interface CountedCandidates {
  bits: readonly number[];
  counts: readonly number[] | undefined;
}

/** Solutions of a candidate are counted so far. */
export const mostCounted = 8;

/** The digits and marks on a board, and the cells that are chosen. */
export interface OnBoard {
  readonly selected: number;
  /** The cells chosen beside the one with the focus. */
  readonly also: readonly number[];
  readonly sheet: Sheet;
  readonly violations: readonly VariedViolation[];
  /** Classes of cells that something is told of. */
  readonly marks: ReadonlyMap<number, string> | undefined;
  readonly candidates?: CountedCandidates | undefined;
  pick: (cell: number, also?: readonly number[]) => void;
}

interface View {
  board: BoardOf;
  play: OnBoard;
  language: Language;
  onKey: (event: KeyboardEvent) => void;
  isReadonly: boolean;
}

export function boardView({ board, play, language, onKey, isReadonly }: View): TemplateResult {
  const { puzzle, drawing } = board;
  const { rows, columns } = puzzle;
  const { top, right, bottom, left } = drawing.margins;
  const [width, height] = [columns + left + right, rows + top + bottom];
  const box = `${-left} ${-top} ${width} ${height}`;
  const text = variedMessagesIn(language);
  const layer = (shapes: readonly Shape[], name: string) =>
    guard(
      [puzzle],
      () =>
        html`<svg class="layer ${name}" aria-hidden="true" viewBox=${box}>
          ${shapes.map(shapeView)}
        </svg>`,
    );
  const measures = Object.entries({ columns, rows, width, left, top, 'height-in-cells': height });
  return html`<div
    class="frame ${puzzle.digits > 9 ? 'wide-digits' : ''}"
    .style=${measures.map(([name, value]) => `--${name}: ${value}`).join(';')}
  >
    ${layer(drawing.under, 'under')}
    <div
      class="board cells"
      part="board"
      role="grid"
      aria-readonly=${isReadonly ? 'true' : nothing}
      aria-label=${text.board(rows, columns)}
      aria-multiselectable="true"
      @keydown=${onKey}
      @focusin=${({ target }: FocusEvent) => {
        const cell = target instanceof HTMLElement ? Number(target.dataset.cell) : play.selected;
        if (cell !== play.selected) play.pick(cell);
      }}
    >
      ${rowsOf(board, play, language, text)}
    </div>
    ${layer(drawing.over, 'over')}
  </div>`;
}

function rowsOf(
  board: BoardOf,
  play: OnBoard,
  language: Language,
  text: VariedMessages,
): TemplateResult[] {
  const { rows, columns } = board.puzzle;
  const broken = new Set(play.violations.flatMap(({ cells }) => cells));
  const chosen = new Set(play.also);
  const { marks } = play;
  const same = play.sheet.digits[play.selected] ?? 0;
  const rules = board.rulesIn(language);
  return Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (__, column) => row * columns + column);
    return html`<div class="row" role="row">
      ${cells.map((cell) =>
        cellView(board, play, text, {
          cell,
          rules: rules[cell] ?? [],
          isBroken: broken.has(cell),
          isChosen: chosen.has(cell),
          same,
          mark: marks?.get(cell),
        }),
      )}
    </div>`;
  });
}

interface CellMarks {
  cell: number;
  rules: readonly string[];
  isBroken: boolean;
  isChosen: boolean;
  /** The digit of the cell with the focus. */
  same: number;
  mark: string | undefined;
}

function cellView(
  board: BoardOf,
  play: OnBoard,
  text: VariedMessages,
  { cell, rules, isBroken, isChosen, same, mark }: CellMarks,
): TemplateResult {
  const { puzzle } = board;
  const { digits, corner, centre } = play.sheet;
  const { candidates } = play;
  const digit = digits[cell] ?? 0;
  const isGiven = puzzle.givens[cell] !== 0;
  const isSelected = cell === play.selected;
  const sign = (each: number) => signOfDigit(puzzle, each);
  const notes = digit > 0 ? noNotes : notesOf(corner[cell] ?? 0, centre[cell] ?? 0);
  const classes = [
    'cell',
    isGiven ? 'given' : 'entry',
    isSelected && 'selected',
    isChosen && 'chosen',
    digit > 0 && digit === same && 'same',
    isBroken && 'broken',
    mark,
  ].filter(Boolean);
  return html`<div
    class=${classes.join(' ')}
    part=${isGiven ? 'cell given' : 'cell'}
    role="gridcell"
    tabindex=${isSelected ? 0 : -1}
    data-cell=${cell}
    aria-label=${text.cell({
      row: rowIn(puzzle, cell) + 1,
      column: columnIn(puzzle, cell) + 1,
      digit: digit > 0 ? sign(digit) : '',
      isGiven,
      corner: notes.corner.map(sign),
      centre: notes.centre.map(sign),
      candidates: digit === 0 && candidates ? digitsIn(candidates.bits[cell] ?? 0).map(sign) : [],
      rules,
      isBroken,
    })}
    aria-selected=${isSelected || isChosen ? 'true' : 'false'}
    aria-readonly=${isGiven ? 'true' : nothing}
    aria-invalid=${isBroken ? 'true' : nothing}
  >
    ${
      digit > 0
        ? sign(digit)
        : candidates
          ? candidatesView(board, cell, candidates, sign)
          : notesView(board, cell, notes, sign)
    }
  </div>`;
}

/** Each candidate has a place of its own. Its colour tells in how many solutions it occurs. */
function candidatesView(
  { puzzle, labelled }: BoardOf,
  cell: number,
  { bits, counts }: CountedCandidates,
  sign: (digit: number) => string,
): TemplateResult {
  const { digits } = puzzle;
  const across = Math.ceil(Math.sqrt(digits));
  const tone = (digit: number) => {
    const count = counts?.[cell * digits + digit - 1];
    return count === undefined ? '' : count === 1 ? 'once' : count < mostCounted ? 'few' : 'many';
  };
  const place = (digit: number) =>
    `grid-area: ${Math.ceil(digit / across)} / ${((digit - 1) % across) + 1}`;
  return html`<span
    class="candidates ${labelled.has(cell) ? 'below' : ''}"
    aria-hidden="true"
    .style=${`--across: ${across}`}
    >${digitsIn(bits[cell] ?? 0).map(
      (digit) => html`<i class=${tone(digit)} .style=${place(digit)}>${sign(digit)}</i>`,
    )}</span
  >`;
}

interface CellNotes {
  corner: readonly number[];
  centre: readonly number[];
}

const noNotes: CellNotes = { corner: [], centre: [] };

const notesOf = (corner: number, centre: number): CellNotes =>
  corner === 0 && centre === 0 ? noNotes : { corner: digitsIn(corner), centre: digitsIn(centre) };

/** Nine digits have places of their own; more are written one behind the other. */
function notesView(
  { puzzle, labelled }: BoardOf,
  cell: number,
  { corner, centre }: CellNotes,
  sign: (digit: number) => string,
): TemplateResult | typeof nothing {
  if (corner.length + centre.length === 0) return nothing;
  if (puzzle.digits > 9) {
    return html`<span class="notes" aria-hidden="true"
      ><span class="run corner ${labelled.has(cell) ? 'below' : ''}"
        >${corner.map(sign).join(' ')}</span
      ><span class="run centre">${centre.map(sign).join(' ')}</span></span
    >`;
  }
  const hasLabel = labelled.has(cell);
  const layout = noteLayout(Math.min(9, corner.length + (hasLabel ? 1 : 0)), centre.length);
  // The number of a cage has the place of the first note, as long as there is another one.
  const [first, ...others] = layout.corners;
  const places = hasLabel ? [...others, first] : layout.corners;
  const small = (digit: number, place: Place | undefined, size: number, kind: string) =>
    place &&
    html`<i
      class=${kind}
      .style=${`left: ${place.x * 100}%; top: ${place.y * 100}%; font-size: calc(${size * 100}cqi / var(--columns))`}
      >${sign(digit)}</i
    >`;
  return html`<span class="notes" aria-hidden="true">
    ${corner.map((digit, i) => small(digit, places[i], noteSize, 'corner'))}
    ${centre.map((digit, i) => small(digit, layout.centre.places[i], layout.centre.size, 'centre'))}
  </span>`;
}
