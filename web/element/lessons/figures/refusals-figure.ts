// For each digit of a blank, whether its row, column or box has it: a program's list of candidates.
import { html, type TemplateResult } from 'lit';
import { cellsOf, housesOf } from '../../../core/cell';
import { digitAt } from '../../../core/grid';
import { candidatesOf } from '../../../core/refusals';
import type { Drawn } from './context';

export function refusalsFigure(
  cell: number,
  { shown, inside, isAnswered, isAsked, text }: Drawn,
): TemplateResult {
  const grid = shown?.grid ?? inside.digits;
  const empty = digitAt(grid, cell) === 0 ? grid : inside.digits;
  const candidates = candidatesOf(empty, cell);
  return html`<figure class="refusals">
    <figcaption>${text.refusals.title(text.nameOf(cell))}</figcaption>
    <dl class="stacked gap-8">
      ${housesOf(cell).map((house) => {
        const held = cellsOf(house)
          .filter((each) => each !== cell)
          .map((each) => digitAt(empty, each))
          .filter((digit) => digit > 0)
          .toSorted((a, b) => a - b);
        return html`<div class="stacked on-baseline">
          <dt>${text.refusals.has[house.kind]}</dt>
          <dd>${held.join(' ')}</dd>
        </div>`;
      })}
      <div class="left stacked on-baseline">
        <dt>${text.refusals.left}</dt>
        <dd>${isAnswered || !isAsked ? candidates.join(' ') : '?'}</dd>
      </div>
    </dl>
  </figure>`;
}
