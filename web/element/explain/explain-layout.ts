// `explain` mode as a whole.
//
//   wide                          narrow
//   +-----------+--------------+  +------------+
//   | board     | what is told |  | board      |
//   |           |              |  | timeline   |
//   | timeline  | steps ...    |  | playing    |
//   | playing   |              |  | what is    |
//   +-----------+--------------+  | told       |
//   | order     | searches     |  | steps ...  |
//   +-----------+--------------+  | order      |
//                                 | searches   |
//                                 +------------+
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { emptyGrid } from '../../core/grid';
import { techniqueOrders } from '../../core/techniques/technique-calls';
import { messagesIn } from '../../languages/en/element';
import { fittedOn, pageOf, pageTabs } from '../shared/look/pages';
import { keySheet } from '../shared/look/key-sheet';
import { techniqueChoiceMessagesIn } from '../../languages/en/technique-choice';
import '../shared/techniques/technique-chooser';
import { pathBoard } from './step-board';
import { comparePanel } from './compare-panel';
import { keyTable } from './explain-keys';
import { walkIn } from './explain-model';
import { rests } from './path-pace';
import { pending } from './pending';
import { pages, type ExplainPage, type Shown } from './explain-shown';
import { stepList } from './step-list';
import { timelineView } from './path-timeline';
import { stepText } from './step-text';
import { playButtons } from './path-transport';
import type { Walk } from './walk';
import { checkField } from '../shared/labelled-fields';

export function layout(view: Shown): TemplateResult {
  const { input, model, text } = view;
  const isFull = input.controls === 'full';
  const walk = walkIn(model);
  const board = pathBoard(view);
  if (input.controls === 'none') return html`<div class="explain bare">${board}</div>`;
  if (!walk && model.finding.kind === 'looking') return looking(view, board);
  if (!walk) {
    return withPages(
      view,
      ['board', 'settings'],
      (open) =>
        html`<div class="stage">${board}</div>
          <div class="side">
            <div class="told of-board">${pending(view)}</div>
            ${isFull ? choices(view, open) : nothing}
          </div>`,
    );
  }
  // Where logic has nothing to say from the start there is nothing to play, either.
  const hasSteps = walk.steps.length > 0;
  return withPages(
    view,
    hasSteps ? pages : ['board', 'settings', 'compare'],
    (open) =>
      html`<div class="stage">
          ${board} ${hasSteps ? [timelineView(view, walk), playButtons(view, walk)] : nothing}
        </div>
        <div class="side">
          <div class="told of-board">${stepText(view, walk)}</div>
          ${
            isFull && hasSteps && !model.hints
              ? html`<div class="listed ${pageOf('steps', open)}">${stepList(view, walk)}</div>`
              : nothing
          }
        </div>
        ${
          isFull
            ? html`<div class="below">
                  ${choices(view, open)}
                  <div class="compared ${pageOf('compare', open)}">${comparePanel(view, walk)}</div>
                </div>
                ${guard([text], () => keySheet(keyTable, text.acts, text.help))}`
            : nothing
        }`,
  );
}

/** In a box of given height the board and one of the other pages. */
function withPages(
  { input, pages: opened }: Shown,
  names: readonly ExplainPage[],
  drawn: (open: ExplainPage) => TemplateResult,
): TemplateResult {
  const { controls, language } = input;
  const open = opened.among(names);
  const { pages: text } = messagesIn(language);
  return html`<div class="explain ${controls} ${fittedOn(open)} at-${open}" part="controls">
    ${drawn(open)}
    ${
      controls === 'full'
        ? pageTabs(names, open, text.label, (page) => text[page], opened.choose)
        : nothing
    }
  </div>`;
}

/** A path of no steps, which holds the place of the one that is looked for: nothing moves once that is there. */
const noWalk: Walk = {
  steps: [],
  boards: [],
  isUnique: true,
  end: 'solved',
  hardest: undefined,
  points: 0,
};

function looking(view: Shown, board: unknown): TemplateResult {
  const { controls, hints } = view.input;
  return withPages(
    view,
    ['board', 'settings'],
    (open) =>
      html`<div class="stage">
          ${board}
          <div class="stage awaited" inert>
            ${timelineView(view, noWalk)} ${playButtons(view, noWalk)}
          </div>
        </div>
        <div class="side">
          <section class="step-text told of-board paper stacked from-top gap-8 text-15">
            ${pending(view)}
          </section>
          ${
            controls === 'full' && !hints
              ? html`<section class="list awaited page" inert>
                  <ol class="steps paper unlisted"></ol>
                </section>`
              : nothing
          }
        </div>
        ${
          controls === 'full'
            ? html`<div class="below">
                ${choices(view, open)}
                <div class="awaited page" inert>${comparePanel(view, noWalk)}</div>
              </div>`
            : nothing
        }`,
  );
}

/** In which order techniques are tried, how steps are told and played, and what the path begins with where
 *  entries make two of it. */
function choices({ input, model, text, commands }: Shown, open: ExplainPage): TemplateResult {
  const { givens, digits, order, techniques, hints, language } = input;
  const { beginning, rest } = model;
  const hasEntries = givens !== emptyGrid && givens !== digits;
  const offered = rests.includes(rest) ? rests : [rest, ...rests];
  const used = techniqueChoiceMessagesIn(language);
  return html`<div class="choices stacked middle from-top ${pageOf('settings', open)}">
    ${choice('order', used.order, named(techniqueOrders, used.orders), order, commands.arrange)}
    <p class="note">${text.orders[order]}</p>
    <retrace-technique-choice
      class="used"
      .list=${techniques}
      .language=${language}
      .choose=${commands.useTechniques}
    ></retrace-technique-choice>
    ${choice(
      'pace',
      text.pace.label,
      offered.map((each) => ({ value: each, name: text.pace.rest(each / 1000) })),
      rest,
      commands.pace,
    )}
    ${
      hasEntries
        ? choice(
            'beginning',
            text.beginning.label,
            named(['board', 'givens'] as const, text.beginning.names),
            beginning,
            commands.beginWith,
          )
        : nothing
    }
    ${checkField('check', text.hints.label, hints, commands.tellByHints)}
  </div>`;
}

interface Named<Value> {
  value: Value;
  name: string;
}

const named = <Name extends string>(
  values: readonly Name[],
  names: Readonly<Record<Name, string>>,
): readonly Named<Name>[] => values.map((value) => ({ value, name: names[value] }));

function choice<Value extends string | number>(
  id: string,
  label: string,
  offered: readonly Named<Value>[],
  chosen: Value,
  choose: (value: Value) => void,
): TemplateResult {
  const onChange = ({ target }: Event) => {
    const wanted = offered.find(
      ({ value }) => target instanceof HTMLSelectElement && target.value === String(value),
    );
    if (wanted) choose(wanted.value);
  };
  return html`<label for=${id}>${label}</label>
    <div class="select">
      <select id=${id} @change=${onChange}>
        ${offered.map(
          ({ value, name }) =>
            html`<option value=${value} .selected=${value === chosen}>${name}</option>`,
        )}
      </select>
    </div>`;
}
