// A photo's reading to be looked over: the photo, the digits, and the chosen cell beside its possible digits.
import { html, nothing, type TemplateResult } from 'lit';
import { columnOf, rowOf } from '../../core/cell';
import { digitAt } from '../../core/grid';
import { doubtfulIn, stateOf, type Draft, type DraftState } from './draft';
import { digitKeys, reviewBoard } from './review-board';
import type { ReviewMessages } from './words';

export interface ReadingActs {
  choose: (cell: number) => void;
  enter: (digit: number) => void;
  next: () => void;
}

const lookOf: Readonly<Record<DraftState, string>> = {
  sure: 'sure',
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
  { choose, enter, next }: ReadingActs,
): TemplateResult {
  const state = stateOf(draft);
  const doubtful = doubtfulIn(draft);
  const said = state === 'doubtful' ? text.doubtful(doubtful.length) : text[state];
  return html`
    <p class=${lookOf[state]} role="status">${said}</p>
    <div class="sides">
      <canvas class="photo" role="img" aria-label=${text.photo}></canvas>
      <div>
        ${reviewBoard(draft, text, choose)} ${chosenOf(draft, text)} ${digitKeys(text, enter)}
        ${
          doubtful.length > 0
            ? html`<button type="button" class="secondary next" @click=${next}>
                ${text.next}
              </button>`
            : nothing
        }
      </div>
    </div>
  `;
}

function chosenOf({ chosen, digits, scan }: Draft, text: ReviewMessages): TemplateResult {
  const read = scan.cells[chosen];
  const digit = digitAt(digits, chosen);
  const other = read?.digit === digit ? read.runnerUp : (read?.digit ?? 0);
  return html`<p class="chosen">
    <canvas
      class="crop"
      role="img"
      data-cell=${chosen}
      aria-label=${text.crop(rowOf(chosen) + 1, columnOf(chosen) + 1)}
    ></canvas>
    <b>${digit === 0 ? text.clear : digit}</b>
    ${read?.doubtful ? html`<span>${text.read(digit, other)}</span>` : nothing}
  </p>`;
}
