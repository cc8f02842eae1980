// What is behind the step, in tabs: source and stack (and the tree beside them on a wide screen), the tree, the log.
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { SteppedStrategyName } from '../../core/strategy';
import type { Language } from '../../core/language';
import type { WatchMessages } from './words';
import type { WatchCommands } from './commands';
import type { SourceView } from './source/slot';
import { panels, type WatchModel } from './state/model';
import { placeInProgram } from './recording';
import { stackPanel } from './tree/stack-panel';
import { treePanel } from './tree/tree-panel';
import { log } from './sentence';
import { tabList } from './tabs';

export interface PanelsView {
  model: WatchModel;
  strategy: SteppedStrategyName;
  text: WatchMessages;
  language: Language;
  commands: WatchCommands;
  source: SourceView;
  /** Of the tab that has the source and the stack. */
  sourceTitle: string;
}

export function panelsView(view: PanelsView): TemplateResult {
  const { model, text, commands } = view;
  const tabs = tabList({
    names: panels,
    chosen: model.panel,
    label: text.panels,
    className: 'tabs',
    prefix: 'tab',
    controls: 'panel',
    text: (panel) => {
      if (panel !== 'source') return text.panel[panel];
      return model.recording ? text.stack.title : view.sourceTitle;
    },
    choose: commands.choosePanel,
  });
  return html`
    <section class="panels" aria-label=${text.panels}>
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

function panelOf({
  model,
  strategy,
  text,
  language,
  commands,
  source,
}: PanelsView): TemplateResult {
  const { shown, unfolded, spoken } = model;
  switch (model.panel) {
    case 'source':
      return html`${
          model.recording
            ? placeInProgram(model, text)
            : source.panel(model, strategy, language, commands)
        }
        ${guard([shown, text], () => stackPanel(model, text))}
        <div class="tree-beside">
          ${guard([shown, unfolded, text], () => treePanel(model, text, commands))}
        </div>`;
    case 'tree':
      return html`${guard([shown, unfolded, text], () => treePanel(model, text, commands))}`;
    case 'log':
      return html`${guard([shown, spoken, text], () => log(model, text, commands))}`;
  }
}
