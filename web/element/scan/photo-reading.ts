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
  keepEntries: (keep: boolean) => void;
  /** Reads another grid of the photo. */
  readGrid: (number: number) => void;
}

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
  { choose, enter, next, turn, keepEntries, readGrid }: ReadingActs,
): TemplateResult {
  const state = stateOf(draft);
  const doubtful = doubtfulIn(draft);
  return html`
    <div class="sentence">
      <p class=${lookOf[state]} role="status">${sentenceOf(draft, text)}</p>
      ${doubtful.length > 0 ? pressButton('secondary', text.next, next) : nothing}
    </div>
    ${draft.scan.grids > 1 ? gridsChoice(draft.scan, text, readGrid) : nothing}
    <div class="sides">
      <canvas class="photo" role="img" aria-label=${text.photo}></canvas>
      <div class="digits">
        ${reviewBoard(draft, text, choose)} ${chosenOf(draft, text, turn)} ${digitKeys(text, enter)}
        ${isBegun(draft) ? entriesChoice(draft, text, keepEntries) : nothing}
      </div>
    </div>
  `;
}

function sentenceOf(draft: Draft, text: ReviewMessages): string {
  const state = stateOf(draft);
  if (state === 'doubtful') return text.doubtful(doubtfulIn(draft).length);
  if (state !== 'wrong') return text[state];
  return text.wrong(
    wrongIn(draft).map((cell) => ({ row: rowOf(cell) + 1, column: columnOf(cell) + 1 })),
  );
}

const gridsChoice = (
  { grids, chosen }: Scan,
  text: ReviewMessages,
  read: (number: number) => void,
): TemplateResult =>
  html`<div class="grids" role="group" aria-label=${text.grids(grids)}>
    <span>${text.grids(grids)}</span>
    ${Array.from({ length: grids }, (_, index) => index + 1).map((number) =>
      pressButton({ kind: 'secondary', pressed: number === chosen }, text.grid(number), () => {
        read(number);
      }),
    )}
  </div>`;

const entriesChoice = (
  { keepsEntries }: Draft,
  text: ReviewMessages,
  keep: (keep: boolean) => void,
): TemplateResult =>
  html`<div class="entries-choice" role="group" aria-label=${text.entriesChoice}>
    ${[true, false].map((keeps) =>
      pressButton(
        { kind: 'secondary', pressed: keeps === keepsEntries },
        keeps ? text.withEntries : text.givensAlone,
        () => {
          keep(keeps);
        },
      ),
    )}
  </div>`;

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
