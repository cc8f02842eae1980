// The digits of a photo on a board of their own, with one stop of Tab, and the keys below it.
import { html, nothing, type TemplateResult } from 'lit';
import { columnOf, rowOf } from '../../core/cell';
import { digitAt } from '../../core/grid';
import type { DigitKind } from '../../core/scan/photo-result';
import { isDoubtful, isEntry, isWrong, notesIn, type Draft } from './draft';
import type { ReviewMessages } from '../../languages/en/scan';
import { pressButton } from '../shared/look/press-button';

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function nameOf(draft: Draft, text: ReviewMessages, cell: number): string {
  const notes = notesIn(draft, cell);
  const name = text.cell(
    rowOf(cell) + 1,
    columnOf(cell) + 1,
    digitAt(draft.digits, cell),
    isDoubtful(draft, cell),
    kindOf(draft, cell),
  );
  return notes.length > 0 ? `${name}, ${text.notes(notes)}` : name;
}

function kindOf(draft: Draft, cell: number): DigitKind {
  if (isWrong(draft, cell)) return 'wrong-entry';
  return isEntry(draft, cell) ? 'entry' : 'given';
}

export const reviewBoard = (
  draft: Draft,
  text: ReviewMessages,
  choose: (cell: number) => void,
): TemplateResult => html`
  <div class="board" role="grid" aria-label=${text.board}>
    ${nine.map(
      (row) =>
        html`<div role="row">
          ${nine.map((column) => cellView(draft, text, 9 * row + column, choose))}
        </div>`,
    )}
  </div>
`;

const notesOf = (notes: readonly number[]) =>
  notes.length === 0
    ? nothing
    : html`<span class="notes" aria-hidden="true">
        ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => html`<i>${notes.includes(digit) ? digit : nothing}</i>`)}
      </span>`;

const cellView = (
  draft: Draft,
  text: ReviewMessages,
  cell: number,
  choose: (cell: number) => void,
) => html`
  <div
    role="gridcell"
    class="${kindOf(draft, cell)} ${isDoubtful(draft, cell) ? 'doubtful' : ''}"
    tabindex=${cell === draft.chosen ? 0 : -1}
    aria-selected=${cell === draft.chosen ? 'true' : 'false'}
    aria-label=${nameOf(draft, text, cell)}
    @focus=${() => {
      choose(cell);
    }}
  >
    ${digitAt(draft.digits, cell) || notesOf(notesIn(draft, cell))}
  </div>
`;

export const digitKeys = (
  text: ReviewMessages,
  enter: (digit: number) => void,
): TemplateResult => html`
  <div class="keys" role="group" aria-label=${text.digits}>
    ${[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) =>
      pressButton(
        digit === 0 ? 'secondary clear' : 'secondary',
        digit === 0 ? text.clear : digit,
        () => {
          enter(digit);
        },
      ),
    )}
  </div>
`;
