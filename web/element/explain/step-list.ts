// Every step of the path with its technique and its rating; one tab stop, arrow keys inside.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { moveInToolbar } from '../shared/board/toolbar';
import { techniqueNamesIn } from '../shared/techniques/names-in';
import { plainly } from '../shared/techniques/sentence';
import { techniqueMessagesIn } from '../shared/techniques/words-in';
import type { Shown } from './shown';
import { ratingOf } from './told';
import type { Walk } from './walk';

export function stepList({ input, model, text, commands }: Shown, walk: Walk): unknown {
  const { language } = input;
  const { position } = model;
  return guard([walk, position, language], () => {
    const { names } = techniqueNamesIn(language);
    const { effect } = techniqueMessagesIn(language);
    const tabStop = Math.min(Math.max(1, position), walk.steps.length);
    const row = (step: Walk['steps'][number], index: number): TemplateResult => {
      const number = index + 1;
      return html`<li>
        <button
          type="button"
          class=${number === walk.hardest ? 'hardest' : ''}
          tabindex=${number === tabStop ? 0 : -1}
          aria-current=${number === position ? 'step' : nothing}
          @click=${() => {
            commands.go(number);
          }}
        >
          <span class="number">${number}</span>
          <span class="what"><b>${names[step.technique]}</b> ${plainly(effect(step))}</span>
          <span class="rating">${ratingOf(step, text)}</span>
        </button>
      </li>`;
    };
    return html`<section class="list" aria-label=${text.list}>
      <ol class="steps" @keydown=${moveInToolbar}>
        ${walk.steps.map(row)}
      </ol>
    </section>`;
  });
}
