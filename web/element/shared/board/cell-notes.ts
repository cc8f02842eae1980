// The small digits of a blank: notes in corners and centre, or candidates at their places.
import { html, nothing, type TemplateResult } from 'lit';
import type { ShownCell } from '../../../core/cell';
import {
  candidatePlaces,
  digitBox,
  noteLayout,
  noteSize,
  type Place,
} from '../../../core/note-layout';

/** As CSS: the box of a digit, whose letters are sized by the row, nine cells wide. */
const boxAt = ({ x, y }: Place, size: number): string => {
  const left = (x - (size * digitBox.width) / 2) * 100;
  const top = (y - (size * digitBox.height) / 2) * 100;
  return `left: ${left.toFixed(2)}%; top: ${top.toFixed(2)}%; font-size: ${((size * 100) / 9).toFixed(3)}cqi`;
};

interface Boxes {
  corners: readonly string[];
  centre: readonly string[];
}

const candidateBoxes = candidatePlaces.map((place) => boxAt(place, noteSize));
const known = new Map<string, Boxes>();

/** There are only so many layouts, and most of 81 cells have one of a few. */
function boxesFor(corners: number, centre: number): Boxes {
  const key = `${corners} ${centre}`;
  const there = known.get(key);
  if (there) return there;
  const layout = noteLayout(corners, centre);
  const boxes = {
    corners: layout.corners.map((place) => boxAt(place, noteSize)),
    centre: layout.centre.places.map((place) => boxAt(place, layout.centre.size)),
  };
  known.set(key, boxes);
  return boxes;
}

/** `stressed`: the digit that stands out; `barred`: those that a digit in the same house forbids. */
export function cellNotes(
  { notes = [], centre = [], candidates = [] }: ShownCell,
  stressed: number,
  barred: readonly number[],
): TemplateResult | typeof nothing {
  if (notes.length + centre.length + candidates.length === 0) return nothing;
  const boxes = boxesFor(notes.length, centre.length);
  const small = (digit: number, box: string | undefined, kind = '') =>
    // The property and not the attribute, which the page's policy forbids.
    html`<i
      class="${kind} ${digit === stressed ? 'equal' : ''} ${barred.includes(digit) ? 'barred' : ''}"
      .style=${box}
      >${digit}</i
    >`;
  return html`<span class="notes" aria-hidden="true">
    ${candidates.map((digit) => small(digit, candidateBoxes[digit - 1]))}
    ${notes.map((digit, index) => small(digit, boxes.corners[index], 'corner'))}
    ${centre.map((digit, index) => small(digit, boxes.centre[index], 'centre'))}
  </span>`;
}
