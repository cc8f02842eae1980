// The sentences about a path that is not there, or not whole: looked for, given up, or ruled out by the board.
import { html, nothing, type TemplateResult } from 'lit';
import { findContradictions } from '../../core/contradiction';
import { emptyGrid } from '../../core/grid';
import { messagesIn } from '../../languages/en/element';
import type { Shown } from './explain-shown';
import { pressButton } from '../shared/look/press-button';

/** Where there is no path yet, or none at all. */
export function pending(view: Shown): TemplateResult {
  const { input, model, text } = view;
  const { finding, puzzle } = model;
  switch (finding.kind) {
    case 'looking':
      return lookedFor(view, finding.steps);
    case 'stopped':
    case 'failed':
    case 'missing':
      return leftOff(view, text[finding.kind]);
    case 'contradiction':
      return html`<section class="pending obstacle" role="status">
        <h2 class="text-22">${text.obstacle.contradiction}</h2>
        <p>
          ${puzzle && messagesIn(input.language).board.contradictions(findContradictions(puzzle))}
        </p>
      </section>`;
    case 'no-solution':
      return html`<section class="pending obstacle" role="status">
        <h2 class="text-22">${text.obstacle['no-solution']}</h2>
        ${puzzle !== input.givens && input.givens !== emptyGrid ? html`<p>${text.entriesRuledOut}</p>` : nothing}
      </section>`;
    case 'walk':
      throw new Error('a path is shown');
  }
}

/** While steps are looked for. */
export function lookedFor({ input, text, commands }: Shown, steps: number): TemplateResult {
  return html`<section class="pending">
    <p role="status">${text.looking(steps)}</p>
    ${
      // Its movement costs a page time, also where nobody sees it.
      input.awake
        ? html`<progress class="whole-width" aria-label=${text.looking(0)}></progress>`
        : nothing
    }
    ${pressButton('secondary', text.cancel, commands.cancel)}
  </section>`;
}

/** Where steps are looked for no more. */
export function leftOff({ text, commands }: Shown, sentence: string): TemplateResult {
  return html`<section class="pending">
    <p role="status">${sentence}</p>
    ${pressButton('primary', text.again, commands.reopen)}
  </section>`;
}
