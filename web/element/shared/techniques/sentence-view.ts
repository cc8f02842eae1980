// Shows sentences about a deduction; the cells and houses that they name light up on the board.
import { css, html, type TemplateResult } from 'lit';
import type { Deduction } from '../../../core/techniques/deduction';
import { moveInToolbar } from '../board/toolbar';
import { chainSentence, chainsIn } from './evidence-parts';
import type { Sentence } from './sentence';

/** Called with the cells that are to light up. */
export type Point = (cells: readonly number[]) => void;

/** Names of cells and houses as buttons that light them up. They are one tab stop, so the line around needs arrow keys. */
export function spoken(sentence: Sentence, light: Point): (string | TemplateResult)[] {
  const point = (cells: readonly number[]) => () => {
    light(cells);
  };
  const first = sentence.find((piece) => typeof piece !== 'string');
  return sentence.map((piece) =>
    typeof piece === 'string'
      ? piece
      : html`<button
          type="button"
          class="place"
          tabindex=${piece === first ? 0 : -1}
          @focus=${point(piece.cells)}
          @blur=${point([])}
          @pointerenter=${point(piece.cells)}
          @pointerleave=${point([])}
          @click=${point(piece.cells)}
          .textContent=${piece.text}
        ></button>`,
  );
}

export const spokenLine = (sentence: Sentence, light: Point, className = ''): TemplateResult =>
  html`<p class=${className} @keydown=${moveInToolbar}>${spoken(sentence, light)}</p>`;

interface ChainList {
  /** The chain that is drawn; undefined: all. */
  drawn: number | undefined;
  /** The numbered cases of a deduction by several chains. */
  name: (number: number) => string;
  show: (chain: number) => void;
  light: Point;
}

/** The chains of a deduction; only one is drawn where all would be too many. */
export function chainList(step: Deduction, list: ChainList): TemplateResult {
  const chains = chainsIn(step);
  return html`<ol class="chains">
    ${chains.map((each, number) => {
      const sentence = spoken(chainSentence(each), list.light);
      if (chains.length === 1)
        return html`<li><span @keydown=${moveInToolbar}>${sentence}</span></li>`;
      return html`<li>
        <button
          type="button"
          class="quiet"
          aria-pressed=${list.drawn === number ? 'true' : 'false'}
          @click=${() => {
            list.show(number);
          }}
        >
          ${list.name(number + 1)}
        </button>
        <span @keydown=${moveInToolbar}>${sentence}</span>
      </li>`;
    })}
  </ol>`;
}

export const sentenceStyles = css`
  button.place {
    display: inline;
    min-block-size: 0;
    padding: 0;
    border: 0;
    border-block-end: 1px dashed var(--ink-soft);
    border-radius: 0;
    font-weight: inherit;
    white-space: nowrap;
  }
  .place:hover {
    background: var(--accent-soft);
  }
  .chains {
    display: grid;
    gap: 0.25rem;
    max-block-size: 14rem;
    overflow-y: auto;
    padding-inline-start: 0;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
  .chains li {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
  }
  .chains button {
    flex: none;
  }
`;
