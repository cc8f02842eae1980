// A file's lines with those at work lit.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { StepKind, WatchState } from '../../../core/watched-search';
import type { SourceMessages } from '../../../languages/en/source';
import type { Token } from './highlight';

/** `atWork`: lines from 1, the one that the step is about first. */
export const codeLines = (
  lines: readonly Token[][],
  atWork: readonly number[],
  file: string,
  text: SourceMessages,
): TemplateResult[] =>
  lines.map((tokens, index) => {
    const number = index + 1;
    const isAtWork = number === atWork[0];
    const state = isAtWork ? ' at-work' : atWork.includes(number) ? ' beside' : '';
    return html`<span
      class="line in-${depthOf(tokens)}${state}"
      aria-current=${isAtWork ? 'step' : nothing}
      ><span class="number" aria-hidden="true">${number}</span>${
        isAtWork ? html`<span class="unseen">${text.line(number, file)}: </span>` : nothing
      }<span class="words-of"
        >${guard([tokens], () => tokens.map(({ kind, text: word }) => html`<span class=${kind}>${word}</span>`))}</span
      >
    </span>`;
  });

/** How deep a line is indented, in steps of two: what is wrapped begins there. */
const depthOf = ([first]: readonly Token[]): number =>
  Math.min(10, Math.floor((/^ */.exec(first?.text ?? '')?.[0].length ?? 0) / 2));

/** The kind of step at a position, as the source marks it; undefined at the start. */
export const kindAt = ({ status, step }: WatchState): StepKind | undefined =>
  status === 'dead-end' ? 'dead-end' : step?.kind;

/** Brings the line at work into view where another one is at work than before. */
export class LineFollower {
  #shown: string | undefined;

  follow(root: ParentNode): void {
    const line = root.querySelector<HTMLElement>('.code .line.at-work');
    const box = line?.closest<HTMLElement>('.code');
    const shown = line && box ? `${box.ariaLabel ?? ''} ${line.textContent}` : undefined;
    if (shown === this.#shown) return;
    this.#shown = shown;
    if (!line || !box) return;
    const top = line.offsetTop;
    const isSeen =
      top >= box.scrollTop && top + line.offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isSeen) box.scrollTop = top - box.clientHeight / 2;
  }
}
