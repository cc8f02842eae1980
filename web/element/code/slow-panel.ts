// Why a program is slow: beside accepted ones on the same test, by its lines, and along the ladder of tests.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { isClear, perStep, slownessOf, type Slowness } from '../../core/code/slowness';
import type { Language } from '../../core/language';
import { formatLessonLink } from '../../core/link';
import { strategyTitle } from '../shared/words/strategy-title';
import { messagesIn } from '../../languages/en/element';
import { codeLine } from './code-line';
import { growthOf, growthPicture } from './growth';
import type { Explained, Outcome } from './run-state';
import type { Taught } from './taught';
import type { CodeMessages } from '../../languages/en/code';
import { pressButton } from '../shared/look/press-button';

export interface SlowView {
  outcome: Outcome;
  busy: boolean;
  text: CodeMessages;
  language: Language;
  /** The name of a test in the table above. */
  nameOf: (test: Explained['test']) => string;
  explain: () => void;
  goTo: (line: number) => void;
}

export function slowPanel(view: SlowView): TemplateResult {
  const { outcome, busy, text, explain } = view;
  const { slow } = text;
  return html`<div class="slow stacked from-start shrinks gap-8">
    <h3>${slow.title}</h3>
    ${
      outcome.explained
        ? explained(outcome.explained, view)
        : html`<p class="note">${slow.note}</p>
            ${pressButton({ kind: 'secondary', enabled: !busy }, slow.explain, explain)}`
    }
  </div>`;
}

function explained(found: Explained, view: SlowView): TemplateResult {
  const { outcome, text, nameOf } = view;
  const growth = growthOf(outcome.tested);
  return html`
    <p class="note">${text.slow.on(nameOf(found.test))}</p>
    ${sentences(found, view)} ${table(found, view)} ${lines(found, view)}
    ${growth.length > 1 ? growthPicture(growth, text, svg) : nothing}
  `;
}

const slowness = ({ own, beside }: Explained): Slowness | undefined => {
  const [first] = beside;
  const { steps, milliseconds } = own;
  const isWhole = steps !== undefined && !own.isCut;
  return first && isWhole ? slownessOf({ steps, milliseconds }, first) : undefined;
};

function sentences(found: Explained, view: SlowView): TemplateResult {
  const { slow } = view.text;
  const { own, costs } = found;
  const ratio = slowness(found);
  if (!ratio) return html`<p>${own.isCut ? slow.cut : slow.noSteps}</p>`;
  const { times, order, cost } = ratio;
  const dear = dearIn(found);
  if (!isClear(times)) return html`<p>${slow.asFast(times)}</p>`;
  return html`
    <p>${slow.times(ratio)}</p>
    <ul class="stacked gap-4">
      ${isClear(order) ? html`<li>${slow.order(order)} ${lesson('row-major-defeated', view)}</li>` : nothing}
      ${
        isClear(cost)
          ? html`<li>
              ${slow.cost(cost)}
              ${dear.map(({ kind, line }) => html`${codeLine(line, view.text, view.goTo)} ${slow.costs[kind]} `)}
              ${dear.length === 0 ? slow.noCost : nothing}
              ${isByReading(found) && costs.some(({ kind }) => kind === 'copy') ? slow.notCopy : nothing}
              ${lesson('vectors-or-copies', view)}
            </li>`
          : nothing
      }
    </ul>
  `;
}

/** Its steps cost no more than those of the accepted program that copies nothing and reads row, column and box for each digit. */
function isByReading({ own: { steps, milliseconds }, beside, costs }: Explained): boolean {
  const reading = beside.find(({ strategy }) => strategy === 'scan-blanks');
  if (!reading || steps === undefined || !costs.some(({ kind }) => kind === 'reads')) return false;
  return !isClear(perStep({ steps, milliseconds }) / perStep(reading));
}

/** The parts of its text that make a step dear: where reading explains it, no copy does. */
function dearIn(found: Explained): Explained['costs'] {
  const { costs } = found;
  if (isByReading(found)) return costs.filter(({ kind }) => kind !== 'copy');
  const others = costs.filter(({ kind }) => kind !== 'reads');
  return others.length === 0 ? costs : others;
}

const lesson = (name: Taught, { text }: SlowView): TemplateResult =>
  html`<a class="accented" href=${formatLessonLink(name)}>${text.lessonOn[name]}</a>`;

function table({ own, beside }: Explained, { text, language }: SlowView): TemplateResult {
  const { compared, slow } = text;
  const common = messagesIn(language);
  const row = (name: string, steps: number | undefined, milliseconds: number, isOwn: boolean) =>
    html`<tr class=${isOwn ? 'own' : ''}>
      <th scope="row">${name}</th>
      <td class="number">
        ${
          steps === undefined
            ? text.notSeen
            : (isOwn && own.isCut ? text.moreThan : text.number)(steps)
        }
      </td>
      <td class="number">${text.ms(milliseconds)}</td>
      <td class="number">${steps ? slow.each(perStep({ steps, milliseconds })) : '–'}</td>
    </tr>`;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${compared.program}</th>
        <th scope="col" class="number">${compared.steps}</th>
        <th scope="col" class="number">${compared.time}</th>
        <th scope="col" class="number">${slow.perStep}</th>
      </tr>
    </thead>
    <tbody>
      ${row(text.yours, own.steps, own.milliseconds, true)}
      ${beside.map(({ strategy, steps, milliseconds }) =>
        row(strategyTitle(strategy, common), steps, milliseconds, false),
      )}
    </tbody>
  </table>`;
}

const mostLines = 8;

function lines({ lines: runs }: Explained, view: SlowView): TemplateResult | typeof nothing {
  const { text, outcome } = view;
  const most = runs[0]?.runs;
  if (most === undefined) return nothing;
  const source = outcome.program.source.split('\n');
  return html`<h4>${text.slow.lines}</h4>
    <ol class="runs stacked gap-4 unlisted">
      ${runs.slice(0, mostLines).map(
        ({ line, runs: count }) =>
          html`<li class="flow middle shrinks">
            ${codeLine(line, view.text, view.goTo)}
            <code class="one-line">${source[line - 1]?.trim() ?? ''}</code>
            <span class="number">${text.slow.runs(count)}</span>
            <meter
              class="whole-width"
              min="0"
              max=${most}
              value=${count}
              aria-hidden="true"
            ></meter>
          </li>`,
      )}
    </ol>`;
}
