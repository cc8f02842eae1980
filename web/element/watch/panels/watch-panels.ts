// The panels behind the step, in tabs: source and stack (and the tree beside them on a wide screen), the tree, the log.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { SteppedStrategyName } from '../../../core/strategy';
import type { Language } from '../../../core/language';
import type { Ways } from '../../contract/mode-input';
import type { WatchMessages } from '../../../languages/en/watch';
import type { WatchCommands } from '../controls/watch-commands';
import type { SourceView } from '../slots/source-slot';
import { panels, type WatchModel } from '../state/watch-model';
import { isAsked } from '../state/watch-selectors';
import { placeInProgram } from '../sentence/recording-sentence';
import { stackPanel } from '../tree/stack-panel';
import { treePanel } from '../tree/tree-panel';
import { log } from '../sentence/step-sentence';
import { predictPanel } from '../predict/predict-panel';
import { answerMessagesIn } from '../../../languages/en/answers';
import type { PredictMessages } from '../../../languages/en/predict';
import { stopsPanel } from '../stops/stops-panel';
import type { StopMessages } from '../../../languages/en/stops';
import type { Grid } from '../../../core/grid';
import { tabList } from '../../shared/look/tab-row';

export interface PanelsView {
  model: WatchModel;
  strategy: SteppedStrategyName;
  /** The digits that the search begins with, and those of them that are given. */
  digits: Grid;
  givens: Grid;
  predict: PredictMessages;
  stops: StopMessages;
  text: WatchMessages;
  language: Language;
  commands: WatchCommands;
  source: SourceView;
  /** To where a copy of the program can be changed. */
  edit?: Ways['edit'];
  /** The title of the tab that has the source and the stack. */
  sourceTitle: string;
}

/** `look`: further classes of the section. */
export function panelsView(view: PanelsView, look: string): TemplateResult {
  const { model, text, commands } = view;
  const tabs = tabList({
    names: panels,
    chosen: model.panel,
    label: text.panels,
    className: 'tabs',
    prefix: 'tab',
    controls: 'panel',
    text: (panel) => {
      if (panel === 'stops' || panel === 'predict') return view[panel].title;
      if (panel !== 'source') return text.panel[panel];
      if (!model.recording) return view.sourceTitle;
      return model.recording.program
        ? view.source.recordedTitle(text, view.language)
        : text.stack.title;
    },
    choose: commands.choosePanel,
  });
  return html`
    <section class="panels strip shrinks ${look}" aria-label=${text.panels}>
      ${tabs}
      <div
        id="panel"
        class="shown of-${model.panel}"
        role="tabpanel"
        aria-labelledby="tab-${model.panel}"
      >
        ${panelOf(view)}
      </div>
    </section>
  `;
}

/** Where a recording's step was taken, with the program behind it where it came with one: one pane, also before the first step. */
function recordedOf({ model, source, text, language }: PanelsView) {
  const program = model.recording?.program;
  return html`<div class="recorded strip shrinks gap-8">
    ${placeInProgram(model, text)}
    ${program ? source.recorded(program, model.shown?.step?.line, language) : nothing}
    ${isAsked(model) ? nothing : source.calls?.(model, language)}
  </div>`;
}

/** The program alone, with the line lit that takes the step. */
export function sourceOf({
  model,
  strategy,
  language,
  commands,
  source,
}: Pick<PanelsView, 'model' | 'strategy' | 'language' | 'commands' | 'source'>) {
  const program = model.recording?.program;
  if (program) return source.recorded(program, model.shown?.step?.line, language);
  return model.recording ? nothing : source.panel(model, strategy, language, commands, undefined);
}

function panelOf(view: PanelsView): TemplateResult {
  const { model, strategy, text, language, commands, source } = view;
  const { shown, unfolded, spoken } = model;
  const asked = isAsked(model);
  switch (model.panel) {
    case 'source':
      return html`${
        model.recording
          ? recordedOf(view)
          : source.panel(model, strategy, language, commands, view.edit)
      }
      ${
        asked
          ? nothing // they show the goal of the next step
          : html`${guard([shown, text], () => stackPanel(model, text))}
              <div class="tree-beside">
                ${guard([shown, unfolded, text], () => treePanel(model, text, commands))}
              </div>`
      }`;
    case 'tree': {
      if (asked) return html``;
      const path = html`${guard([shown, unfolded, text], () => treePanel(model, text, commands))}`;
      const isProgram = model.recording?.program !== undefined;
      return isProgram && source.tree ? source.tree(model, language, commands.goTo, path) : path;
    }
    case 'log':
      return html`${guard([shown, spoken, text], () => log(model, text, commands))}`;
    case 'stops':
      return stopsPanel(model, view.stops, commands);
    case 'predict': {
      const film = model.recording?.name ?? strategy;
      const puzzle = model.recording?.puzzle ?? view.digits;
      const givens = model.recording?.puzzle ?? view.givens;
      const saving = answerMessagesIn(language);
      return predictPanel(model, view.predict, saving, commands.predict, {
        film,
        puzzle,
        givens,
      });
    }
  }
}
