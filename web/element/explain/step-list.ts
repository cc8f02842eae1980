// Every step of the path with its technique and its rating; one tab stop, arrow keys inside.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { moveInToolbar } from '../shared/board/toolbar';
import { techniqueNamesIn } from '../../languages/en/technique-names';
import { plainly } from '../../languages/board-sentence';
import { techniqueMessagesIn } from '../../languages/en/techniques';
import type { Shown } from './explain-shown';
import { ratingOf } from './step-text';
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
          <span class="what one-line"
            ><b>${names[step.technique]}</b> ${plainly(effect(step))}</span
          >
          <span class="rating">${ratingOf(step, text)}</span>
        </button>
      </li>`;
    };
    return html`<section class="list" aria-label=${text.list}>
      <ol class="steps paper unlisted" @keydown=${moveInToolbar}>
        ${walk.steps.map(row)}
      </ol>
    </section>`;
  });
}
