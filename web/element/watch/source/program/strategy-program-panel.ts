// The strategy's program with the lines lit that do the step, and the calls that it is in.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { callsAt, foldedCalls } from '../../../../core/program-calls';
import { programFile, programsOf } from '../../../../core/strategy-programs';
import { programLanguageOf, programLanguages } from '../../../../core/program-languages';
import type { SteppedStrategyName } from '../../../../core/strategy';
import type { StepKind, WatchState } from '../../../../core/watched-search';
import type { Ways } from '../../../contract/mode-input';
import type { Language } from '../../../../core/language';
import { copyText } from '../../../shared/clipboard';
import { recall, remember } from '#remembered';
import { download } from '../../../shared/save-file';
import { codeLines } from '../lit-lines';
import { programCommentsIn } from '../../../../languages/en/programs';
import { shownProgram, type ShownProgram } from './shown-program';
import { programNamed } from '#program-files';
import { Shelf, type Fetched } from '../fetched-once';
import { watchIcons } from '../../controls/watch-icons';
import type { SourceMessages } from '../../../../languages/en/source';

const rememberedAs = 'program-language';

interface ProgramView {
  strategy: SteppedStrategyName;
  /** The position whose calls are named; undefined while a question waits, whose answer they have. */
  shown: WatchState | undefined;
  /** The kind of the step whose lines are lit. */
  kind: StepKind | undefined;
  language: Language;
  text: SourceMessages;
  edit: Ways['edit'];
}

export class ProgramPanel {
  /** By file name and language of the comments. */
  readonly #shelf: Shelf<ShownProgram>;
  readonly #onChange: () => void;
  #chosen = programLanguages.find((each) => each === recall(rememberedAs)) ?? 'cpp';
  #copied: ShownProgram | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    this.#shelf = new Shelf(onChange);
  }

  has(strategy: SteppedStrategyName): boolean {
    return programsOf(strategy).length > 0;
  }

  render({ strategy, shown, kind, language, text, edit }: ProgramView): TemplateResult {
    const offered = programsOf(strategy);
    // A language that this strategy is not written in stays chosen for the others.
    const written = offered.includes(this.#chosen) ? this.#chosen : 'cpp';
    const file = programFile(strategy, written);
    const program = this.#shelf.take(`${language}/${file}`, async () =>
      shownProgram(await programNamed(file), written, programCommentsIn(language)),
    );
    return html`
      <div class="program-head flow middle">
        <div class="select">
          <select aria-label=${text.language} @change=${this.#choose}>
            ${offered.map(
              (each) =>
                html`<option value=${each} .selected=${each === written}>
                  ${programLanguageOf(each).title}
                </option>`,
            )}
          </select>
        </div>
        ${this.#buttons(program, written === 'java' ? 'Main.java' : file, text)}
        ${edit ? editButton(program, file, text, edit) : nothing}
      </div>
      ${shown ? calls(strategy, shown, text) : nothing}
      <div class="code program" tabindex="0" role="region" aria-label=${file}>
        ${
          typeof program === 'string'
            ? html`<span class="note">${program === 'loading' ? text.loading : text.failed}</span>`
            : guard([program, kind, text], () =>
                codeLines(program.lines, kind ? program.atWork(kind) : [], file, text),
              )
        }
      </div>
    `;
  }

  #buttons(program: Fetched<ShownProgram>, name: string, text: SourceMessages): TemplateResult {
    const isCopied = typeof program === 'object' && program === this.#copied;
    const copy = (here: ShownProgram, { currentTarget }: Event) => {
      const root = currentTarget instanceof HTMLElement ? currentTarget.getRootNode() : undefined;
      if (!(root instanceof ShadowRoot)) return;
      void copyText(here.text, root).then((done) => {
        this.#copied = done ? here : undefined;
        this.#onChange();
      });
    };
    const icon = isCopied ? watchIcons.copied : watchIcons.copy;
    return html`
      ${programButton(isCopied ? text.copied : text.copy, icon, program, copy)}
      ${programButton(text.download, watchIcons.download, program, (here) => {
        download(new Blob([here.text]), name);
      })}
      <span class="unseen" role="status">${isCopied ? text.copied : nothing}</span>
    `;
  }

  readonly #choose = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement)) return;
    this.#chosen = programLanguages.find((each) => each === target.value) ?? 'cpp';
    remember(rememberedAs, this.#chosen);
    this.#onChange();
  };
}

const editButton = (
  program: Fetched<ShownProgram>,
  name: string,
  text: SourceMessages,
  edit: NonNullable<Ways['edit']>,
): TemplateResult =>
  programButton(text.edit, watchIcons.edit, program, (here) => {
    edit({ source: new Blob([here.text]), name });
  });

/** A button that uses the program's text, and can be pressed once that has come. */
const programButton = (
  name: string,
  icon: TemplateResult,
  program: Fetched<ShownProgram>,
  use: (here: ShownProgram, event: Event) => void,
): TemplateResult =>
  html`<button
    type="button"
    class="quiet text-14"
    aria-label=${name}
    title=${name}
    aria-disabled=${typeof program === 'object' ? nothing : 'true'}
    @click=${(event: Event) => {
      if (typeof program === 'object') use(program, event);
    }}
  >
    ${icon}
  </button>`;

/** The calls that have not returned, as many as fit; how many there are is said. */
function calls(
  strategy: SteppedStrategyName,
  shown: WatchState,
  text: SourceMessages,
): TemplateResult | typeof nothing {
  const chain = callsAt(strategy, shown);
  if (chain.length === 0) return nothing;
  const links = foldedCalls(chain).map((call, index) => {
    const arrow = index > 0 ? html`<span aria-hidden="true"> → </span>` : nothing;
    return html`${arrow}<span>${call ?? '…'}</span>`;
  });
  return html`<p class="calls muted text-13" role="group" aria-label=${text.calls(chain.length)}>
    <span class="count">${text.calls(chain.length)}:</span> <code>${links}</code>
  </p>`;
}
