// The puzzle as the input of the two problems.
import { html, type TemplateResult } from 'lit';
import { rowsOf } from './rows';
import type { Drawn } from './context';

export function formsFigure({ inside, text }: Drawn): TemplateResult {
  const rows = rowsOf(inside.digits);
  const block = (title: string, lines: readonly string[]) =>
    html`<figure class="form">
      <figcaption>${title}</figcaption>
      <pre>${lines.join('\n')}</pre>
    </figure>`;
  return html`<div class="forms">
    ${block(
      text.forms.spaced,
      rows.map((row) => Array.from(row).join(' ')),
    )}
    ${block(text.forms.plain, rows)}
  </div>`;
}
