// The puzzle as the input of the two problems.
import { html, type TemplateResult } from 'lit';
import type { Grid } from '../../../core/grid';
import type { Drawn } from './context';

/** A grid as nine lines of digits, 0 for a blank. */
const rowsOf = (grid: Grid): string[] =>
  Array.from({ length: 9 }, (_, row) => grid.slice(row * 9, row * 9 + 9).replaceAll('.', '0'));

export function formsFigure({ inside, text }: Drawn): TemplateResult {
  const rows = rowsOf(inside.digits);
  const block = (title: string, lines: readonly string[]) =>
    html`<figure class="form">
      <figcaption>${title}</figcaption>
      <pre class="paper text-14">${lines.join('\n')}</pre>
    </figure>`;
  return html`<div class="forms stacked from-top gap-16">
    ${block(
      text.forms.spaced,
      rows.map((row) => Array.from(row).join(' ')),
    )}
    ${block(text.forms.plain, rows)}
  </div>`;
}
