// The answer in words and figures, while it is looked for and when it is found.
import { html, nothing, type TemplateResult } from 'lit';
import type { Form } from '../../core/text';
import type { Figure, Messages } from '../../languages/en/element';
import { headlineOf } from './headline';
import type { Said } from './notice';
import { figuresOf, statusOf } from '../shared/state/solving-selectors';
import type { State } from '../shared/state/solving-state';
import { pressButton } from '../shared/look/press-button';

const counted = [
  'placements',
  'backtracks',
  'deadEnds',
  'legalityChecks',
  'calls',
] as const satisfies readonly Figure[];

type Figures = NonNullable<ReturnType<typeof figuresOf>>;

const forms: readonly Form[] = ['2580', '2239', 'line'];

export function resultPanel(
  state: State,
  text: Messages,
  copied: Said | undefined,
  copy: (form: Form) => void,
): TemplateResult {
  const { title, detail } = headlineOf(state, text.result);
  const shown = figuresOf(state);
  const list = (kind: string, names: readonly Figure[], { elapsedMs, counters }: Figures) =>
    html`<dl class=${kind}>
      ${names.map(
        (name) =>
          html`<div>
            <dt>${text.result.figures[name]}</dt>
            <dd>${name === 'time' ? text.duration(elapsedMs) : text.number(counters[name])}</dd>
          </div>`,
      )}
    </dl>`;
  return html`
    <section class="result" aria-label=${text.result.label}>
      <div class="headline ${statusOf(state)}" role="status">
        <p class="title">${title}</p>
        <p class="detail">${detail}</p>
      </div>
      ${shown ? list('time', ['time'], shown) : nothing}
      ${
        // Contradicting givens are not searched, and `fast` has no steps.
        shown && shown.counters.steps > 0 ? list('figures', counted, shown) : nothing
      }
      <div class="copy" role="group" aria-label=${text.result.copy}>
        <span aria-hidden="true">${text.result.copy}</span>
        ${forms.map((form) =>
          pressButton('quiet', text.result.copyAs[form], () => {
            copy(form);
          }),
        )}
        <p class=${copied?.isError ? 'error' : 'note'} role="status">${copied?.text ?? nothing}</p>
      </div>
    </section>
  `;
}
