// <retrace-practice>: the list of techniques, or the explanation of one before a puzzle with it begins.
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { defaultLanguage, type Language } from '../../../core/language';
import { neverFirst } from '../../../core/techniques/examples';
import { ratingText } from '../../../core/techniques/grade';
import {
  techniqueOf,
  techniques,
  type TechniqueFamily,
  type TechniqueName,
} from '../../../core/techniques/technique';
import { techniqueNamesIn } from '../../shared/techniques/names-in';
import '../../shared/techniques/technique-note-view';
import { givenPuzzles } from '../records';
import { practiceStyles } from './styles';
import { practiceMessagesIn } from './words-in';

/** After so many solved puzzles a technique counts as practised. */
const goal = 5;

/**
 * Techniques that appear on no path in the teaching order cannot be practised, nor those that no known path there has
 * without chains of 8.5 or more.
 */
const unpractised: readonly TechniqueName[] = [
  ...neverFirst,
  'sk-loop',
  'mutant-fish',
  'aic',
  'aic-loop',
  'aligned-pair-sets',
  'multi-sector-set',
];
const practisable = techniques.filter(({ name }) => !unpractised.includes(name));
const families = [...new Set<TechniqueFamily>(practisable.map(({ family }) => family))];

export interface PracticeOptions {
  /** The technique to begin with; undefined: the list of all. */
  technique: TechniqueName | undefined;
  begin: (technique: TechniqueName) => void;
}

export class RetracePractice extends LitElement {
  static override styles = practiceStyles;
  static override properties = {
    language: { attribute: false },
    options: { state: true },
    technique: { state: true },
  };

  declare language: Language;
  declare private options: PracticeOptions | undefined;
  declare private technique: TechniqueName | undefined;

  constructor() {
    super();
    this.language = defaultLanguage;
  }

  async open(options: PracticeOptions): Promise<void> {
    this.options = options;
    this.technique = practisable.find(({ name }) => name === options.technique)?.name;
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.options) return nothing;
    const text = practiceMessagesIn(this.language);
    const solved = solvedCounts();
    return html`<dialog
      aria-labelledby="title"
      @click=${({ target, currentTarget }: Event) => {
        if (target === currentTarget) this.#close();
      }}
    >
      <div class="sheet">
        <header>
          <h2 id="title">${text.title}</h2>
          <button type="button" class="secondary" @click=${this.#close}>${text.close}</button>
        </header>
        ${this.technique ? this.#one(this.technique, solved) : this.#all(solved)}
      </div>
    </dialog>`;
  }

  #all(solved: ReadonlyMap<TechniqueName, number>): TemplateResult {
    const text = practiceMessagesIn(this.language);
    const { names, families: titles } = techniqueNamesIn(this.language);
    const one = (name: TechniqueName) => {
      const count = solved.get(name) ?? 0;
      const told = count >= goal ? `✓ ${text.practised}` : count > 0 ? text.solved(count) : '';
      return html`<li>
        <button
          type="button"
          class="secondary"
          @click=${() => {
            this.technique = name;
          }}
        >
          ${names[name]} ${told ? html`<small>${told}</small>` : nothing}
        </button>
      </li>`;
    };
    return html`<p class="note">${text.about}</p>
      ${families.map(
        (family) =>
          html`<h3>${titles[family].title}</h3>
            <ul>
              ${practisable.filter((each) => each.family === family).map(({ name }) => one(name))}
            </ul>`,
      )}`;
  }

  #one(technique: TechniqueName, solved: ReadonlyMap<TechniqueName, number>): TemplateResult {
    const text = practiceMessagesIn(this.language);
    const { names } = techniqueNamesIn(this.language);
    const { rating } = techniqueOf(technique);
    const count = solved.get(technique) ?? 0;
    return html`<button
        type="button"
        class="quiet all"
        @click=${() => {
          this.technique = undefined;
        }}
      >
        ‹ ${text.all}
      </button>
      <h3 tabindex="-1">${names[technique]}</h3>
      <retrace-technique-note
        .technique=${technique}
        .language=${this.language}
        .hasExample=${true}
        .isPractised=${true}
      ></retrace-technique-note>
      ${rating > 0 ? html`<p class="note">${text.rating(ratingText(rating))}</p>` : nothing}
      <p>
        ${text.progress(count, goal)}
        <progress max=${goal} value=${Math.min(count, goal)} aria-hidden="true"></progress>
      </p>
      <button
        type="button"
        class="primary"
        @click=${() => {
          this.#close();
          this.options?.begin(technique);
        }}
      >
        ${text.begin}
      </button>`;
  }

  readonly #close = (): void => {
    this.renderRoot.querySelector('dialog')?.close();
  };
}

/** The number of solved puzzles by technique. */
export function solvedCounts(): Map<TechniqueName, number> {
  const counts = new Map<TechniqueName, number>();
  for (const { purpose, solved } of givenPuzzles()) {
    if (purpose.kind !== 'technique' || solved === undefined) continue;
    counts.set(purpose.technique, (counts.get(purpose.technique) ?? 0) + 1);
  }
  return counts;
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-practice': RetracePractice;
  }
}

if (!customElements.get('retrace-practice')) {
  customElements.define('retrace-practice', RetracePractice);
}
