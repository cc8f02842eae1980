// The stack as a table, the level at work first: depth, cell, digit, digits tried and left.
import { html, type TemplateResult } from 'lit';
import type { Level } from '../../../core/watch';
import type { WatchMessages } from '../../messages/watch';
import type { WatchModel } from '../state/model';
import { choiceName, goalName } from './goal-name';

export function stackPanel({ told }: WatchModel, text: WatchMessages): TemplateResult {
  const stack = told?.stack ?? [];
  const { title, depth, goal, digit, tried, left } = text.stack;
  return html`
    <div class="stack" tabindex="0" role="region" aria-label=${title}>
      <table>
        <caption class="unseen">
          ${title}
        </caption>
        <thead>
          <tr>
            <th scope="col">${depth}</th>
            <th scope="col">${goal}</th>
            <th scope="col">${digit}</th>
            <th scope="col">${tried}</th>
            <th scope="col">${left}</th>
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
  const names = (choices: Level['left']) => choices.map((each) => choiceName(goal, each)).join(' ');
  return html`<tr class=${choice ? '' : 'at-work'}>
    <td>${index + 1}</td>
    <th scope="row">${goalName(goal, text)}</th>
    <td class="digit">${choice ? choiceName(goal, choice) : text.tree.atWork}</td>
    <td class="tried">${names(tried)}</td>
    <td>${names(left)}</td>
  </tr>`;
}
