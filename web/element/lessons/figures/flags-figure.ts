// The three rows of flags read for a cell: those of its row, its column and its box.
import { html, type TemplateResult } from 'lit';
import { boxOf, cellsOf, columnOf, housesOf, rowOf } from '../../../core/cell';
import { digitAt } from '../../../core/grid';
import type { Drawn } from './context';

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function flagsFigure(
  asked: number | undefined,
  { shown, inside, text }: Drawn,
): TemplateResult {
  const grid = shown?.grid ?? inside.digits;
  const goal = shown?.goal;
  const cell = asked ?? (goal?.kind === 'cell' ? goal.cell : 0);
  const index = { row: rowOf(cell), column: columnOf(cell), box: boxOf(cell) };
  const rows = housesOf(cell).map((house) => {
    const held = new Set(cellsOf(house).map((each) => digitAt(grid, each)));
    return { name: `${text.flags.name[house.kind]}[${index[house.kind]}]`, held };
  });
  const any = new Set(rows.flatMap(({ held }) => [...held]));
  const row = (name: string, held: ReadonlySet<number>, kind = '') =>
    html`<tr class=${kind}>
      <th scope="row"><code>${name}</code></th>
      ${digits.map((digit) => html`<td class=${held.has(digit) ? 'on' : ''}>${held.has(digit) ? 1 : 0}</td>`)}
    </tr>`;
  return html`<figure class="flags">
    <figcaption>${text.flags.title(text.nameOf(cell))}</figcaption>
    <table>
      <thead>
        <tr>
          <th scope="col">${text.flags.digit}</th>
          ${digits.map((digit) => html`<th scope="col">${digit}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(({ name, held }) => row(name, held))} ${row(text.flags.any, any, 'any')}
      </tbody>
    </table>
  </figure>`;
}
