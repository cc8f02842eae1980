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
import type { Messages } from '../../languages/en/element';
import type { WatchMessages } from '../../languages/en/watch';
import type { WatchInput } from '../contract/mode-input';
import type { SearchHost } from '../contract/hosted-search';
import { strategyField } from '../shared/strategy/field';
import { watchIcons } from './controls/watch-icons';
import type { WatchCommands } from './controls/watch-commands';
import { fittedOn, pageOf, pageTabs, type Pages } from '../shared/look/pages';
import { keySheet } from '../shared/look/key-sheet';
import { keyTable } from './state/watch-keys';
import { panelsView, sourceOf } from './panels/watch-panels';
import { presented } from './presenting';
import type { SourceView } from './slots/source-slot';
import { marksAt, marksWhileAsked } from './state/watch-marks';
import type { Obstacle, WatchModel } from './state/watch-model';
import { isAsked, isCovered } from './state/watch-selectors';
import type { Timeline } from './timeline/timeline';
import { timelineView } from './timeline/timeline-view';
import { playButtons, questButtons, speedField, spanButtons } from './controls/transport';
import { watchBoard } from './watch-board';
import { openingView, recordingField } from './sentence/recording-sentence';
import { words } from './sentence/step-sentence';
import { questionView } from './predict/predict-question-view';
import type { PredictMessages } from '../../languages/en/predict';
import type { StopMessages } from '../../languages/en/stops';
import { pressButton } from '../shared/look/press-button';

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
  presents: boolean;
  /** In a box of given height. */
  pages: Pages<WatchPage>;
}

const watchPages = ['board', 'goTo', 'search', 'steps'] as const;
export type WatchPage = (typeof watchPages)[number];

export function layout(view: WatchLayout): TemplateResult {
  const { input, model, text, commands } = view;
  const { controls } = input;
  const board = boardOf(view);
  if (controls === 'none') return html`<div class="watch bare">${board}</div>`;
  if (view.host) return hosted(view, board);
  if (model.obstacle !== undefined) {
    return html`<div class="watch ${controls} fitted obstructed">
      <div class="stage">${board} ${openingView(model, text, commands)}</div>
      <div class="side stacked shrinks one-column gap-12">
        ${obstacle(model.obstacle, view)} ${controls === 'full' ? strategyOf(view) : nothing}
      </div>
    </div>`;
  }
  const told =
    questionView(model, view, commands.predict, commands.focusBoard) ??
    words(model, text, commands);
  if (view.presents && input.awake) {
    const source = sourceOf({ ...view, ...input });
    return presented(
      { board, told, source, transport: playButtons(model, text, commands) },
      text,
      commands,
    );
  }
  const isFull = controls === 'full';
  const { pages, common } = view;
  const open = pages.among(watchPages);
  return html`
    <div class="watch ${controls} ${fittedOn(open)} at-${open}" part="controls">
      <div class="stage">
        ${board}
        <div class="told of-board">${openingView(model, text, commands)} ${told}</div>
      </div>
      ${timelineView(model, text, commands, view.timeline, isCovered(model, undefined))}
      <div class="deck stacked from-top one-column gap-12">
        ${playButtons(model, text, commands)} ${isFull ? more(view) : nothing}
      </div>
      ${isFull ? side(view) : nothing}
      ${
        isFull
          ? pageTabs(
              watchPages,
              open,
              common.pages.label,
              (page) => common.pages[page],
              pages.choose,
            )
          : nothing
      }
      ${guard([text], () => keySheet(keyTable, text.acts, text.help))}
    </div>
  `;
}

/** Inside another mode: what is needed to play, as low as it can be. */
function hosted({ model, text, commands, timeline, host }: WatchLayout, board: unknown) {
  return html`
    <div class="watch hosted">
      ${board} ${timelineView(model, text, commands, timeline, isCovered(model, host))}
      ${playButtons(model, text, commands, host?.hides)} ${openingView(model, text, commands)}
      ${host?.hides ? html`<div class="words"></div>` : words(model, text, commands)}
      ${guard([text], () => keySheet(keyTable, text.acts, text.help))}
    </div>
  `;
}

function more(view: WatchLayout): TemplateResult {
  const { model, text, commands, pages } = view;
  return html`<div class="ways ${pageOf('goTo', pages.among(watchPages))}">
    ${questButtons(model, text, commands)} ${spanButtons(model, text, commands)}
    <div class="settings stacked middle">
      ${speedField(model, text, commands)}
      <div class="helps flow middle">
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
        ${
          view.input.present
            ? html`<button
                type="button"
                class="quiet present"
                title="${text.acts.present} (P)"
                @click=${() => {
                  commands.act('present');
                }}
              >
                ${watchIcons.present}<span>${text.present}</span>
              </button>`
            : nothing
        }
      </div>
    </div>
  </div>`;
}

function side(view: WatchLayout): TemplateResult {
  const open = view.pages.among(watchPages);
  return html`<div class="side stacked shrinks one-column gap-12">
    <div class="about ${pageOf('search', open)}">
      ${strategyOf(view)} ${figures(view.model, view.text)}
    </div>
    ${panelsView({ ...view, ...view.input }, pageOf('steps', open))} ${view.saving}
  </div>`;
}

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
    <section class="obstacle stacked from-top from-start gap-12" role="status">
      <h2 class="text-22">${title}</h2>
      <p class="muted">${detail}</p>
      ${kind === 'failed' ? pressButton('primary', text.again, commands.reopen) : nothing}
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
          <dd class="text-16">
            ${shown && !isUnknown(figure, model) ? text.number(shown.counters[figure]) : '–'}
          </dd>
        </div>`,
    )}
  </dl>`;
}
