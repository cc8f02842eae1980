// The stack of open calls, each with the digit that it has put into its cell.
import { html, type TemplateResult } from 'lit';
import { callsAt } from '../../../core/program-calls';
import type { Drawn } from './context';

/** The most calls shown; the calls at the bottom of a deeper stack are summed up. */
const mostShown = 9;

/** `waits`: the question asks how many calls there are. */
export function callsFigure(waits: boolean, { shown, inside, text }: Drawn): TemplateResult {
  const calls = shown && !waits ? callsAt(inside.strategy, shown) : [];
  const frames = calls.map((call, index) => ({ call, level: shown?.stack[index] }));
  const hidden = Math.max(0, frames.length - mostShown);
  return html`<figure class="calls">
    <figcaption>${text.calls.title}</figcaption>
    ${waits ? html`<p class="waits" aria-hidden="true">?</p>` : ''}
    <ol class="stacked unlisted" reversed>
      ${frames
        .slice(hidden)
        .reverse()
        .map(({ call, level }, index) => {
          const cell = level?.goal.kind === 'cell' ? text.nameOf(level.goal.cell) : '';
          const said = !level
            ? text.calls.full
            : level.choice
              ? text.calls.put(text.nameOf(level.choice.cell), level.choice.digit)
              : text.calls.atWork(cell);
          return html`<li class="on-baseline text-14 ${index === 0 ? 'top' : ''}">
            <code>${call}</code><span>${said}</span>
          </li>`;
        })}
      ${hidden > 0 ? html`<li class="rest on-baseline text-14 muted">… ${hidden}</li>` : ''}
    </ol>
  </figure>`;
}
