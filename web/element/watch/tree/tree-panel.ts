// The search tree around the position: the path from the root, and the cost of the siblings beside it.
//
//   Start
//   ├ r1c1   1 ✕ 41,233 steps, failed
//   │        2 · 512 steps so far          left: 5 7
//   ┊ 31 levels not shown
//   └ r7c2   at work                       left: 3 9
import { html, nothing, type TemplateResult } from 'lit';
import type { Level, WatchState } from '../../../core/watched-search';
import type { WatchMessages } from '../../../languages/en/watch';
import type { WatchCommands } from '../controls/watch-commands';
import type { WatchModel } from '../state/watch-model';
import { folded, type TreeRow } from './fold';
import { choiceName, goalName } from './goal-name';
import { pressButton } from '../../shared/look/press-button';

export function treePanel(
  { shown, unfolded }: WatchModel,
  text: WatchMessages,
  { unfold }: WatchCommands,
): TemplateResult {
  const rows = shown ? folded(shown.stack, unfolded) : [];
  const hides = rows.some(({ kind }) => kind === 'gap');
  return html`
    <div class="tree tabular text-14" tabindex="0" role="region" aria-label=${text.panel.tree}>
      <ol class="unlisted">
        <li class="root">${text.tree.root}</li>
        ${shown ? rows.map((row) => rowOf(row, shown, text)) : nothing}
      </ol>
    </div>
    ${pressButton(
      { kind: 'quiet fold', enabled: hides || unfolded },
      unfolded ? text.tree.fold : text.tree.unfold,
      () => {
        if (hides || unfolded) unfold(!unfolded);
      },
    )}
  `;
}

function rowOf(row: TreeRow, state: WatchState, text: WatchMessages): TemplateResult {
  if (row.kind === 'gap') return html`<li class="gap">${text.tree.hidden(row.count)}</li>`;
  const { level } = row;
  return html`<li class=${level.choice ? 'level' : 'level at-work'}>
    <span class="goal strong">${goalName(level.goal, text)}</span>
    <ul class="unlisted">
      ${branches(level, state, text)}
    </ul>
  </li>`;
}

function branches(level: Level, { position }: WatchState, text: WatchMessages): TemplateResult[] {
  const { goal, choice, placedAt, tried, left } = level;
  const items = tried.map(
    (trial) =>
      html`<li class="failed muted">
        <b>${choiceName(goal, trial, text)}</b> <span>${text.tree.failed(trial.steps)}</span>
      </li>`,
  );
  if (choice && placedAt !== undefined) {
    items.push(
      html`<li class="taken danger">
        <b>${choiceName(goal, choice, text)}</b>
        <span>${text.tree.soFar(position - placedAt + 1)}</span>
      </li>`,
    );
  } else {
    items.push(html`<li class="now muted">${text.tree.atWork}</li>`);
  }
  if (left.length > 0) {
    const names = left.map((each) => choiceName(goal, each, text)).join(' ');
    items.push(html`<li class="left muted">${text.tree.left(names)}</li>`);
  }
  return items;
}
