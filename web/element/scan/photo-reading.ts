// A photo's reading to be looked over: the photo, the digits, and the chosen cell beside its possible digits.
import { html, nothing, type TemplateResult } from 'lit';
import { columnOf, rowOf } from '../../core/cell';
import { digitAt } from '../../core/grid';
import {
  doubtfulIn,
  isBegun,
  isEntry,
  notesIn,
  stateOf,
  wrongIn,
  type Draft,
  type DraftState,
} from './draft';
import type { Scan } from '../../core/scan/photo-result';
import { digitKeys, reviewBoard } from './review-board';
import type { ReviewMessages } from '../../languages/en/scan';
import { pressButton } from '../shared/look/press-button';

export interface ReadingActs {
  choose: (cell: number) => void;
  enter: (digit: number) => void;
  next: () => void;
  /** The chosen digit from given to entry, or back; in a blank, from digits to notes. */
  turn: () => void;
  /** Reads another grid of the photo. */
  readGrid: (number: number) => void;
}

/** The cells that a sentence names beside the board, on which all of them are marked. */
const mostNamed = 3;

const lookOf: Readonly<Record<DraftState, string>> = {
  sure: 'sure',
  begun: 'sure',
  wrong: 'look',
  checked: '',
  several: 'look',
  changed: 'look',
  doubtful: 'look',
  corrected: '',
};

/** The canvases `photo` and `crop` are drawn by who has the picture. */
export function readingOf(
  draft: Draft,
  text: ReviewMessages,
  { choose, enter, next, turn, readGrid }: ReadingActs,
): TemplateResult {
  const state = stateOf(draft);
  const doubtful = doubtfulIn(draft);
  return html`
    <div class="sentence">
      <p class=${lookOf[state]} role="status">${sentenceOf(draft, text)}</p>
      ${doubtful.length > 0 ? pressButton('secondary', text.next, next) : nothing}
      ${draft.scan.grids > 1 ? gridsWay(draft.scan, text, readGrid) : nothing}
    </div>
    <div class="sides">
      <canvas class="photo" role="img" aria-label=${text.photo}></canvas>
      <div class="digits">
        ${reviewBoard(draft, text, choose)} ${chosenOf(draft, text, turn)} ${digitKeys(text, enter)}
      </div>
    </div>
  `;
}

function sentenceOf(draft: Draft, text: ReviewMessages): string {
  const state = stateOf(draft);
  if (state === 'doubtful') return text.doubtful(doubtfulIn(draft).length);
  if (state !== 'wrong') return text[state];
  const wrong = wrongIn(draft);
  return wrong.length > mostNamed
    ? text.manyWrong(wrong.length)
    : text.wrong(wrong.map((cell) => ({ row: rowOf(cell) + 1, column: columnOf(cell) + 1 })));
}

/** Goes round the grids of a photo that has several. */
const gridsWay = (
  { grids, chosen }: Scan,
  text: ReviewMessages,
  read: (number: number) => void,
): TemplateResult =>
  pressButton('secondary next-grid', text.nextGrid(chosen, grids), () => {
    read((chosen % grids) + 1);
  });

/** Beside the way to the board: whether entries and notes go there, too. */
export const entriesSwitch = (
  draft: Draft,
  text: ReviewMessages,
  keep: (keeps: boolean) => void,
): TemplateResult | typeof nothing =>
  isBegun(draft)
    ? pressButton({ kind: 'secondary', pressed: draft.keepsEntries }, text.withEntries, () => {
        keep(!draft.keepsEntries);
      })
    : nothing;

/** The notes of the chosen blank; where it has none, that it is blank. */
function blankOf(draft: Draft, text: ReviewMessages): string {
  const notes = notesIn(draft, draft.chosen);
  return notes.length > 0 ? text.notes(notes) : text.clear;
}

function chosenOf(draft: Draft, text: ReviewMessages, turn: () => void): TemplateResult {
  const { chosen, digits, scan } = draft;
  const read = scan.cells[chosen];
  const digit = digitAt(digits, chosen);
  const other = read?.digit === digit ? read.runnerUp : (read?.digit ?? 0);
  const [word, pressed] =
    digit === 0 ? [text.noting, draft.isNoting] : [text.entry, isEntry(draft, chosen)];
  return html`<p class="chosen">
    <canvas
      class="crop"
      role="img"
      data-cell=${chosen}
      aria-label=${text.crop(rowOf(chosen) + 1, columnOf(chosen) + 1)}
    ></canvas>
    <b>${digit === 0 ? blankOf(draft, text) : digit}</b>
    ${pressButton({ kind: 'secondary', pressed }, word, turn)}
    ${read?.doubtful ? html`<span>${text.read(digit, other)}</span>` : nothing}
  </p>`;
}
