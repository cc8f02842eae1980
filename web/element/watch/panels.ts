// What is behind the step, in tabs: source and stack (and the tree beside them on a wide screen), the tree, the log.
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { SteppedStrategyName } from '../../core/strategy';
import type { Language } from '../../core/language';
import type { WatchMessages } from './words';
import type { WatchCommands } from './commands';
import type { SourceView } from './source/slot';
import { panels, type Panel, type WatchModel } from './state/model';
import { placeInProgram } from './recording';
import { stackPanel } from './tree/stack-panel';
import { treePanel } from './tree/tree-panel';
import { log } from './sentence';

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
  const tab = (panel: Panel) => {
    const isChosen = panel === model.panel;
    return html`<button
      type="button"
      role="tab"
      id="tab-${panel}"
      aria-controls="panel"
      aria-selected=${isChosen ? 'true' : 'false'}
      tabindex=${isChosen ? 0 : -1}
      @click=${() => {
        commands.choosePanel(panel);
      }}
    >
      ${panel === 'source' ? (model.recording ? text.stack.title : view.sourceTitle) : text.panel[panel]}
    </button>`;
  };
  const onKey = (event: KeyboardEvent) => {
    const to = neighbourOf(model.panel, event.key);
    const { currentTarget } = event;
    if (to === undefined || !(currentTarget instanceof HTMLElement)) return;
    event.preventDefault();
    commands.choosePanel(to);
    currentTarget.querySelector<HTMLElement>(`#tab-${to}`)?.focus();
  };
  return html`
    <section class="panels" aria-label=${text.panels}>
      <div class="tabs" role="tablist" aria-label=${text.panels} @keydown=${onKey}>
        ${panels.map(tab)}
      </div>
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

function neighbourOf(panel: Panel, key: string): Panel | undefined {
  const at = panels.indexOf(panel);
  switch (key) {
    case 'ArrowLeft':
      return panels.at(at - 1);
    case 'ArrowRight':
      return panels[(at + 1) % panels.length];
    case 'Home':
      return panels[0];
    case 'End':
      return panels.at(-1);
    default:
      return undefined;
  }
}
