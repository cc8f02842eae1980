// `watch` mode as a whole.
//
//   wide                            narrow
//   +-----------+----------------+  +------------+
//   | board     | strategy       |  | board      |
//   |           | figures        |  | words      |
//   |           | source, stack  |  | timeline   |
//   | words     | | tree | log   |  | playing    |
//   +-----------+----------------+  | going to   |
//   | timeline                   |  | speed      |
//   | playing  going to  speed   |  | strategy   |
//   +----------------------------+  | figures    |
//                                   | panels ... |
//                                   +------------+
import { html, nothing, type TemplateResult } from 'lit';
import { hasSteps } from '../../core/strategy';
import { guard } from 'lit/directives/guard.js';
import type { Messages } from '../shared/words/words';
import type { WatchMessages } from './words';
import type { WatchInput } from '../contract/mode-input';
import type { SearchHost } from '../contract/hosted-search';
import { strategyField } from '../shared/strategy/field';
import { watchIcons } from './controls/icons';
import type { WatchCommands } from './controls/commands';
import { keySheet } from '../shared/look/key-sheet';
import { keyTable } from './state/keys';
import { panelsView } from './panels/panels';
import type { SourceView } from './slots/source-slot';
import { marksAt, marksWhileAsked } from './state/marks';
import type { Obstacle, WatchModel } from './state/model';
import type { Timeline } from './timeline/timeline';
import { timelineView } from './timeline/timeline-view';
import { playButtons, questButtons, speedField, spanButtons } from './controls/transport';
import { watchBoard } from './watch-board';
import { arrivingView, recordingField } from './told/recording';
import { words } from './told/sentence';
import { isAsked, questionView } from './predict/question-view';
import type { PredictMessages } from './predict/words';
import type { StopMessages } from './stops/words';

export interface WatchLayout {
  input: WatchInput;
  model: WatchModel;
  text: WatchMessages;
  predict: PredictMessages;
  stops: StopMessages;
  common: Messages;
  commands: WatchCommands;
  timeline: Timeline;
  source: SourceView;
  sourceTitle: string;
  /** The part that saves the search, where the entry has it. */
  saving: TemplateResult | typeof nothing | undefined;
  /** The mode around it, where there is one. */
  host: SearchHost | undefined;
}

export function layout(view: WatchLayout): TemplateResult {
  const { input, model, text, commands } = view;
  const { controls } = input;
  const board = boardOf(view);
  if (controls === 'none') return html`<div class="watch bare">${board}</div>`;
  if (view.host) return hosted(view, board);
  if (model.obstacle !== undefined) {
    return html`<div class="watch ${controls}">
      <div class="stage">${board} ${arrivingView(model, text, commands)}</div>
      <div class="side">
        ${obstacle(model.obstacle, view)} ${controls === 'full' ? strategyOf(view) : nothing}
      </div>
    </div>`;
  }
  return html`
    <div class="watch ${controls}" part="controls">
      <div class="stage">
        ${board} ${arrivingView(model, text, commands)}
        ${
          questionView(model, view, commands.predict, commands.focusBoard) ??
          words(model, text, commands)
        }
      </div>
      ${timelineView(model, text, commands, view.timeline)}
      <div class="deck">
        ${playButtons(model, text, commands)} ${controls === 'full' ? more(view) : nothing}
      </div>
      ${controls === 'full' ? side(view) : nothing}
      ${guard([text], () => keySheet(keyTable, text.acts, text.help))}
    </div>
  `;
}

/** Inside another mode: what is needed to play, as low as it can be. */
function hosted({ model, text, commands, timeline, host }: WatchLayout, board: unknown) {
  return html`
    <div class="watch hosted">
      ${board} ${timelineView(model, text, commands, timeline)}
      ${playButtons(model, text, commands)} ${arrivingView(model, text, commands)}
      ${host?.hides ? html`<div class="words"></div>` : words(model, text, commands)}
      ${guard([text], () => keySheet(keyTable, text.acts, text.help))}
    </div>
  `;
}

function more({ model, text, commands }: WatchLayout): TemplateResult {
  return html`
    ${questButtons(model, text, commands)} ${spanButtons(model, text, commands)}
    <div class="settings">
      ${speedField(model, text, commands)}
      <button
        type="button"
        class="quiet help-button"
        aria-haspopup="dialog"
        title="${text.help.open} (?)"
        @click=${() => {
          commands.act('help');
        }}
      >
        ${watchIcons.help}<span>${text.help.open}</span>
      </button>
    </div>
  `;
}

const side = (view: WatchLayout): TemplateResult => html`
  <div class="side">
    ${strategyOf(view)} ${figures(view.model, view.text)} ${panelsView({ ...view, ...view.input })}
    ${view.saving}
  </div>
`;

function boardOf({ input, model, text, commands, host }: WatchLayout) {
  const givens = model.recording?.puzzle ?? input.givens;
  const digits = model.recording?.puzzle ?? input.digits;
  const { shown, calm, selected, predicting } = model;
  const asked = isAsked(model) ? predicting.question : undefined;
  const aims = host ?? (asked?.asking === 'cell' ? picking(commands) : undefined);
  const marks = () =>
    shown && !host?.hides ? (asked ? marksWhileAsked(asked) : marksAt(shown, calm)) : undefined;
  return guard([givens, digits, shown, calm, selected, text, host, asked], () =>
    watchBoard({
      givens,
      puzzle: digits,
      state: shown,
      marks: marks(),
      selected,
      host: aims,
      text,
      onKey: commands.onBoardKey,
      onFocus: commands.select,
    }),
  );
}

const picking = ({ predict }: WatchCommands) => ({ pick: predict.answer, pointed: [] });

const strategyOf = ({ input, common, model: { recording }, text, commands }: WatchLayout) =>
  guard([input, common, recording, text], () =>
    recording
      ? recordingField(recording.name, text, commands)
      : strategyField(input, common, input, hasSteps),
  );

function obstacle(kind: Obstacle, { text, commands }: WatchLayout): TemplateResult {
  const { title, detail } = text.obstacle[kind];
  return html`
    <section class="obstacle" role="status">
      <h2>${title}</h2>
      <p>${detail}</p>
      ${
        kind === 'failed'
          ? html`<button type="button" class="primary" @click=${commands.reopen}>
              ${text.again}
            </button>`
          : nothing
      }
    </section>
  `;
}

const figureNames = [
  'depth',
  'placements',
  'backtracks',
  'deadEnds',
  'legalityChecks',
  'calls',
] as const;

/** A recording does not say what its program has read. */
const isUnknown = (figure: (typeof figureNames)[number], { recording }: WatchModel) =>
  recording !== undefined && (figure === 'legalityChecks' || figure === 'calls');

function figures(model: WatchModel, text: WatchMessages): TemplateResult {
  const { shown } = model;
  return html`<dl class="figures" aria-label=${text.state}>
    ${figureNames.map(
      (figure) =>
        html`<div>
          <dt>${text.figures[figure]}</dt>
          <dd>${shown && !isUnknown(figure, model) ? text.number(shown.counters[figure]) : '–'}</dd>
        </div>`,
    )}
  </dl>`;
}
