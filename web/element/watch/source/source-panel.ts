// Watch mode's source: the program that a person would submit first, and what is compiled into the page behind it.
import { html, nothing, type TemplateResult } from 'lit';
import type { SteppedStrategyName } from '../../../core/strategy';
import type { Ways } from '../../contract/mode-input';
import type { Language } from '../../../core/language';
import { type SourceMessages, sourceMessagesIn } from '../../../languages/en/source';
import type { WatchCommands } from '../controls/watch-commands';
import type { WatchModel } from '../state/watch-model';
import { isAsked } from '../state/watch-selectors';
import { tabList } from '../../shared/look/tab-row';
import { kindAt, LineFollower } from './lit-lines';
import './call-tree';
import './open-calls';
import { ProgramPanel } from './program/strategy-program-panel';
import { RealSource } from './real-source';
import { RecordedSource } from './recorded-source';
import type { SourceSlot } from '../slots/source-slot';
import { sourceStyles } from './source-styles';

export const sourceSlot: SourceSlot = {
  styles: sourceStyles,
  title: (_, language) => sourceMessagesIn(language).title,
  attach: (onChange) => {
    const panel = new SourcePanel(onChange);
    const recorded = new RecordedSource();
    const lines = new LineFollower();
    return {
      panel: (...given) => panel.render(...given),
      recorded: (program, line, language) => recorded.render(program, line, language),
      calls: ({ recording, shown, calm, playing }, words) =>
        recording?.frames
          ? html`<retrace-open-calls
              .recorded=${recording}
              .position=${shown?.position ?? 0}
              .rests=${calm && !playing}
              .language=${words}
            ></retrace-open-calls>`
          : nothing,
      tree: ({ recording, shown }, words, goTo, without) =>
        html`<retrace-call-tree
          .recorded=${recording}
          .position=${shown?.position ?? 0}
          .language=${words}
          .goTo=${goTo}
          >${without}</retrace-call-tree
        >`,
      recordedTitle: (_, words) => sourceMessagesIn(words).title,
      follow: (root) => {
        lines.follow(root);
      },
    };
  },
};

const views = ['program', 'real'] as const;
type View = (typeof views)[number];

class SourcePanel {
  readonly #program: ProgramPanel;
  readonly #real: RealSource;
  readonly #onChange: () => void;
  #view: View = 'program';

  constructor(onChange: () => void) {
    this.#program = new ProgramPanel(onChange);
    this.#real = new RealSource(onChange);
    this.#onChange = onChange;
  }

  render(
    model: WatchModel,
    strategy: SteppedStrategyName,
    language: Language,
    { chooseFile }: WatchCommands,
    edit: Ways['edit'],
  ): TemplateResult {
    const text = sourceMessagesIn(language);
    const kind = model.shown ? kindAt(model.shown) : undefined;
    const hasProgram = this.#program.has(strategy);
    const isProgram = hasProgram && this.#view === 'program';
    return html`
      <div class="source strip shrinks gap-8">
        ${hasProgram ? this.#tabs(text) : nothing}
        <div
          class="source-view strip gap-8"
          id="source-view"
          role=${hasProgram ? 'tabpanel' : nothing}
          aria-labelledby=${hasProgram ? `source-${this.#view}` : nothing}
        >
          ${
            isProgram
              ? this.#program.render({
                  strategy,
                  shown: isAsked(model) ? undefined : model.shown,
                  kind,
                  language,
                  text,
                  edit,
                })
              : this.#real.render(strategy, model.file, kind, chooseFile, text)
          }
        </div>
      </div>
    `;
  }

  #tabs(text: SourceMessages): TemplateResult {
    return tabList({
      names: views,
      chosen: this.#view,
      label: text.views,
      className: 'source-tabs',
      prefix: 'source',
      controls: 'source-view',
      text: (view) => text.view[view],
      choose: (view) => {
        this.#view = view;
        this.#onChange();
      },
    });
  }
}
