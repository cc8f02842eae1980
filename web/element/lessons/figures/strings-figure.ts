// The solutions of a puzzle as the texts that problem 2239 compares, the smallest first.
import { html, type TemplateResult } from 'lit';
import type { Drawn } from './context';
import { solutionsOf } from './small-search';

export function stringsFigure(waits: boolean, { shown, inside, text }: Drawn): TemplateResult {
  if (waits) return html`<p class="waits" aria-hidden="true">?</p>`;
  const solutions = solutionsOf(inside.digits, 9);
  const [first = ''] = solutions;
  return html`<figure class="strings">
    <figcaption>${text.strings.title(solutions.length)}</figcaption>
    <ol class="stacked unlisted">
      ${solutions.map((solution) => {
        const differs = Array.from(solution).findIndex((digit, at) => digit !== first[at]);
        const at = differs < 0 ? 0 : differs;
        return html`<li class="text-13 ${shown?.grid === solution ? 'here' : ''}">
          <code class="text-15"
            >${solution.slice(0, at)}${differs < 0 ? '' : html`<mark class="danger">${solution[at]}</mark>`}${solution.slice(differs < 0 ? 0 : at + 1, 18)}…</code
          >
          <span
            >${differs < 0 ? text.strings.smallest : text.strings.differs(at, solution[at] ?? '', first[at] ?? '')}</span
          >
        </li>`;
      })}
    </ol>
  </figure>`;
}
