// The answer in words and figures, while it is looked for and when it is found.
import { html, nothing, type TemplateResult } from 'lit';
import type { Form } from '../../core/text';
import type { Figure, Messages } from '../shared/words/words';
import { headlineOf } from './headline';
import type { Said } from './notice';
import { figuresOf, statusOf } from '../shared/state/selectors';
import type { State } from '../shared/state/state';

const figures = [
  'time',
  'placements',
  'backtracks',
  'deadEnds',
  'legalityChecks',
  'calls',
] as const satisfies readonly Figure[];

const forms: readonly Form[] = ['2580', '2239', 'line'];

export function resultPanel(
  state: State,
  text: Messages,
  copied: Said | undefined,
  copy: (form: Form) => void,
): TemplateResult {
  const { title, detail } = headlineOf(state, text.result);
  const shown = figuresOf(state);
  const valueOf = (figure: Figure) => {
    if (!shown) return '–';
    if (figure === 'time') return text.duration(shown.elapsedMs);
    // Contradicting givens are not searched, and `fast` has no steps.
    return shown.counters.steps === 0 ? '–' : text.number(shown.counters[figure]);
  };
  return html`
    <section class="result" aria-label=${text.result.label}>
      <div class="headline ${statusOf(state)}" role="status">
        <p class="title">${title}</p>
        <p class="detail">${detail}</p>
      </div>
      <dl class="figures">
        ${figures.map(
          (figure) =>
            html`<div>
              <dt>${text.result.figures[figure]}</dt>
              <dd>${valueOf(figure)}</dd>
            </div>`,
        )}
      </dl>
      <div class="copy" role="group" aria-label=${text.result.copy}>
        <span aria-hidden="true">${text.result.copy}</span>
        ${forms.map(
          (form) =>
            html`<button
              type="button"
              class="quiet"
              @click=${() => {
                copy(form);
              }}
            >
              ${text.result.copyAs[form]}
            </button>`,
        )}
        <p class=${copied?.isError ? 'error' : 'note'} role="status">${copied?.text ?? nothing}</p>
      </div>
    </section>
  `;
}
