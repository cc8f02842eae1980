// Searches of the same puzzle beside the path: a row each, with the way to watch it.
import { html, nothing, type TemplateResult } from 'lit';
import type { RaceEntry } from '../../core/race-reports';
import { messagesIn } from '../../languages/en/element';
import type { Shown } from './explain-shown';
import { placementsIn, type Walk } from './walk';
import { pressButton } from '../shared/look/press-button';

export function comparePanel(view: Shown, walk: Walk): TemplateResult {
  const { model, text, commands } = view;
  const { comparison } = model;
  const { compare } = text;
  return html`<section class="compare pane from-start gap-8" aria-labelledby="compare-title">
    <h2 id="compare-title">${compare.title}</h2>
    <p class="note">${compare.note}</p>
    ${
      comparison?.isRunning
        ? pressButton('secondary', compare.stop, commands.stopComparing)
        : comparison
          ? nothing
          : pressButton('secondary', compare.start, commands.compare)
    }
    ${comparison ? table(view, walk, comparison.entries) : nothing}
  </section>`;
}

function table(view: Shown, walk: Walk, entries: readonly RaceEntry[]): TemplateResult {
  const { compare, number } = view.text;
  const { who, steps, placements, deadEnds, watch } = compare.columns;
  return html`<div
    class="scroll paper whole-width"
    tabindex="0"
    role="group"
    aria-label=${compare.caption}
  >
    <table class="whole-width tabular text-14">
      <caption class="unseen">
        ${compare.caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${who}</th>
          ${[steps, placements, deadEnds].map((name) => html`<th scope="col" class="figure">${name}</th>`)}
          <th scope="col"><span class="unseen">${watch}</span></th>
        </tr>
      </thead>
      <tbody>
        <tr class="logic">
          <th scope="row">${compare.logic}</th>
          <td class="figure">${number(walk.steps.length)}</td>
          <td class="figure">${number(placementsIn(walk))}</td>
          <td class="figure">0</td>
          <td></td>
        </tr>
        ${entries.map((entry) => row(view, entry))}
      </tbody>
    </table>
  </div>`;
}

function row({ input, text, commands }: Shown, entry: RaceEntry): TemplateResult {
  const { compare, number } = text;
  const { strategy } = entry;
  const name = messagesIn(input.language).strategyNames[strategy];
  const counters =
    entry.state === 'finished'
      ? entry.counters
      : entry.state === 'running'
        ? entry.progress.counters
        : undefined;
  return html`<tr>
    <th scope="row">${name}</th>
    ${
      counters
        ? [counters.steps, counters.placements, counters.deadEnds].map(
            (count) => html`<td class="figure">${number(count)}</td>`,
          )
        : html`<td colspan="3" class="figure soft muted">
            ${entry.state === 'finished' ? nothing : compare.state[entry.state]}
          </td>`
    }
    <td>
      ${pressButton({ kind: 'quiet', name: compare.watchNamed(name) }, compare.watch, () => {
        commands.watch(strategy);
      })}
    </td>
  </tr>`;
}
