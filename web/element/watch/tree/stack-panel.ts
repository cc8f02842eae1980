// The stack as a table, the current level first: depth, cell, and its digits: tried, placed, left.
import { html, nothing, type TemplateResult } from 'lit';
import type { Level } from '../../../core/watched-search';
import type { WatchMessages } from '../../../languages/en/watch';
import type { WatchModel } from '../state/watch-model';
import { choiceName, goalName } from './goal-name';

export function stackPanel({ shown }: WatchModel, text: WatchMessages): TemplateResult {
  const stack = shown?.stack ?? [];
  const { title, depth, goal, digits } = text.stack;
  // A digit with its house takes more room than a cell.
  const isWide = stack.some((level) => level.goal.kind === 'house');
  return html`
    <div class=${isWide ? 'stack wide' : 'stack'} tabindex="0" role="region" aria-label=${title}>
      <table class="whole-width tabular text-13">
        <caption class="unseen">
          ${title}
        </caption>
        <thead>
          <tr>
            <th scope="col">${depth}</th>
            <th scope="col">${goal}</th>
            <th scope="col">${digits}</th>
          </tr>
        </thead>
        <tbody>
          ${stack.map((_, index) => row(stack, stack.length - 1 - index, text))}
        </tbody>
      </table>
    </div>
  `;
}

function row(stack: readonly Level[], index: number, text: WatchMessages): TemplateResult {
  const level = stack[index];
  if (!level) return html``;
  const { goal, choice, tried, left } = level;
  const names = (choices: Level['left']) =>
    choices.map((each) => choiceName(goal, each, text)).join(' ');
  const placed = choice ? choiceName(goal, choice, text) : '';
  const spoken = text.stack.spoken(names(tried), placed, names(left));
  return html`<tr class=${choice ? '' : 'at-work'}>
    <td>${index + 1}</td>
    <th class="medium" scope="row">${goalName(goal, text)}</th>
    <td class="digits muted">
      <span class="unseen">${spoken}</span>
      <span aria-hidden="true"
        >${tried.map((each) => html`<s class="danger">${choiceName(goal, each, text)}</s> `)}${
          choice ? html`<b>${placed}</b> ` : nothing
        }${names(left)}</span
      >
    </td>
  </tr>`;
}
