// Shows sentences about a deduction; the cells and houses that they name light up on the board.
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../../core/language';
import type { Deduction } from '../../../core/techniques/deduction';
import { moveInToolbar } from '../board/toolbar';
import { areCases, branchesOf, chainsIn, type Chain } from './chains';
import {
  conclusionText,
  neededAway,
  type InnerPath,
} from '../../../core/techniques/evidence-parts';
import { techniqueNamesIn } from '../../../languages/en/technique-names';
import type { NameOf, Sentence } from '../../../languages/board-sentence';
import { techniqueMessagesIn } from '../../../languages/en/techniques';
import { pressButton } from '../look/press-button';

/** Called with the cells that are to light up. */
export type Point = (cells: readonly number[]) => void;

/** Names of cells and houses as buttons that light them up. They are one tab stop, so the line around needs arrow keys. */
export function spoken(
  sentence: Sentence,
  light: Point,
  first = sentence.find((piece) => typeof piece !== 'string'),
): (string | TemplateResult)[] {
  const point = (cells: readonly number[]) => () => {
    light(cells);
  };
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

/** The inner deductions that can be unfolded, one at a time. */
export interface Unfolding {
  language: Language;
  /** The one that is open. */
  open: InnerPath;
  show: (path: InnerPath) => void;
}

interface ChainList {
  /** The chain that is drawn; undefined: all. */
  drawn: number | undefined;
  /** The numbered chains of a deduction by several, which may be cases. */
  name: (number: number, isCase: boolean) => string;
  /** `of`: the deduction whose chain it is. */
  show: (chain: number, of: InnerPath) => void;
  light: Point;
  nameOf: NameOf;
  /** Undefined where inner deductions are not shown. */
  unfolding?: Unfolding;
}

/** The chains of a deduction; only one is drawn where all would be too many. */
export function chainList(step: Deduction, list: ChainList, of: InnerPath = []): TemplateResult {
  const chains = chainsIn(step);
  const { unfolding } = list;
  const isDrawn = unfolding === undefined || isSame(unfolding.open, of);
  const ofCases = areCases(chains);
  return html`<ol class="chains ${unfolding && unfolding.open.length > 0 ? 'unfolded' : ''}">
    ${chains.map((each, number) => {
      const named = pressButton(
        { kind: 'quiet', pressed: isDrawn && list.drawn === number },
        list.name(number + 1, ofCases),
        () => {
          list.show(number, of);
        },
      );
      return html`<li>
        ${chains.length === 1 ? nothing : named} ${branchList(each, list)}
        ${unfolding ? innerList(step, number, list, unfolding, of) : nothing}
      </li>`;
    })}
  </ol>`;
}

/** The branches of a chain, a line each; the chain is one tab stop. */
function branchList(
  chain: Chain,
  { light, nameOf }: Pick<ChainList, 'light' | 'nameOf'>,
): TemplateResult {
  const branches = branchesOf(chain, nameOf);
  const first = branches.flat().find((piece) => typeof piece !== 'string');
  return html`<span class="branches" @keydown=${moveInToolbar}
    >${branches.map((branch) => html`<span>${spoken(branch, light, first)}</span>`)}</span
  >`;
}

/** The inner deductions of a chain, each behind a button. */
function innerList(
  step: Deduction,
  chain: number,
  list: ChainList,
  unfolding: Unfolding,
  of: InnerPath,
): TemplateResult | typeof nothing {
  const { language, open, show } = unfolding;
  const { names } = techniqueNamesIn(language);
  const { before, why, reason } = techniqueMessagesIn(language);
  const own = step.inner.map((inner, place) => ({ inner, path: [...of, place] }));
  const inChain = own.filter(({ inner }) => inner.chain === chain);
  if (inChain.length === 0) return nothing;
  return html`<ul class="inner">
    ${inChain.map(({ inner, path }) => {
      const { deduction } = inner;
      const isOpen = isSame(open.slice(0, path.length), path);
      return html`<li>
        <button
          type="button"
          class="quiet"
          aria-expanded=${isOpen ? 'true' : 'false'}
          @click=${() => {
            show(isOpen ? of : path);
          }}
        >
          ${why(conclusionText(inner, list.nameOf), names[deduction.technique])}
        </button>
        ${
          isOpen
            ? html`${spokenLine(before(neededAway(step, inner)), list.light)}
              ${spokenLine(reason(deduction), list.light)}
              ${chainsIn(deduction).length > 0 ? chainList(deduction, list, path) : nothing}`
            : nothing
        }
      </li>`;
    })}
  </ul>`;
}

const isSame = (a: InnerPath, b: InnerPath): boolean =>
  a.length === b.length && a.every((place, depth) => place === b[depth]);

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
  .chains.unfolded {
    max-block-size: none;
    overflow: visible;
  }
  .chains > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5rem;
  }
  .branches {
    display: grid;
    flex: 1 1 12rem;
    gap: 0.125rem;
  }
  .branches > :not(:only-child) {
    padding-inline-start: 0.5rem;
    text-indent: -0.5rem;
  }
  .chains button {
    flex: none;
  }
  .inner {
    flex: 1 0 100%;
    min-inline-size: 0;
    padding-inline-start: 0.75rem;
    list-style: none;
  }
  .inner .inner {
    padding-inline-start: 0;
  }
  .inner > li {
    display: grid;
    gap: 0.25rem;
    justify-items: start;
  }
  .inner button[aria-expanded] {
    min-block-size: 2rem;
    text-align: start;
  }
  .inner button[aria-expanded]::before {
    content: '▸ ';
    content: '▸ ' / '';
  }
  .inner button[aria-expanded='true']::before {
    content: '▾ ';
    content: '▾ ' / '';
  }
  .inner > li:has(> [aria-expanded='true']) {
    padding-inline-start: 0.5rem;
    border-inline-start: 2px solid var(--accent);
  }
`;
