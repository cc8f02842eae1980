// <retrace-hint-card>: what a hint says, and what can be done about it.
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { defaultLanguage, type Language } from '../../../core/language';
import type { Deduction } from '../../../core/techniques/deduction';
import {
  everyTechnique,
  hintLevels,
  levelAfter,
  techniqueOrders,
} from '../../../core/techniques/calls';
import { techniqueOf } from '../../../core/techniques/technique';
import { chainsIn } from '../../shared/techniques/chains';
import { fieldStyles } from '../../shared/look/fields';
import { techniqueNote } from '../../shared/techniques/note';
import { techniqueNamesIn } from '../../shared/techniques/names-in';
import { ratingText } from '../../../core/techniques/grade';
import { chainList, sentenceStyles, spokenLine } from '../../shared/techniques/sentence-view';
import { techniqueMessagesIn } from '../../shared/techniques/words-in';
import { choiceField } from '../../shared/fields';
import { techniqueChoiceMessagesIn } from '../../shared/techniques/choice-words-in';
import '../../shared/techniques/technique-choice';
import type { HintRepertoire } from './repertoire';
import type { HintCommands, Told, ToldStep } from './told';
import { hintCardStyles } from './styles';
import { hintMessagesIn } from './words-in';

interface Button {
  label: string;
  onClick: () => void;
}

export class RetraceHintCard extends LitElement {
  static override styles = [fieldStyles, hintCardStyles, sentenceStyles];

  static override properties = {
    told: { attribute: false },
    repertoire: { attribute: false },
    language: { attribute: false },
    commands: { attribute: false },
  };

  declare told: Told | undefined;
  declare repertoire: HintRepertoire | undefined;
  declare language: Language;
  declare commands: HintCommands | undefined;

  constructor() {
    super();
    this.language = defaultLanguage;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { told, commands } = this;
    if (!told || !commands) return nothing;
    const text = hintMessagesIn(this.language);
    return html`<section aria-label=${text.label}>
      <header>
        <h2>${text.label}</h2>
        ${told.kind === 'step' ? this.#progress(told) : nothing}
        <button type="button" class="quiet" @click=${commands.close}>${text.close}</button>
      </header>
      <div class="said" role="status">${this.#said(told)}</div>
      ${told.kind === 'step' ? [this.#chains(told), this.#about(told)] : nothing}
      <div class="buttons">${buttons(this.#buttons(told, commands))}</div>
      ${this.#choice(commands)}
    </section>`;
  }

  #progress({ level }: ToldStep): TemplateResult {
    const step = hintLevels.indexOf(level) + 1;
    const name = hintMessagesIn(this.language).level(step);
    return html`<span class="steps" role="img" aria-label=${name}>
      ${hintLevels.map((_, index) => html`<i class=${index < step ? 'given' : ''}></i>`)}
    </span>`;
  }

  #said(told: Told): TemplateResult {
    const text = hintMessagesIn(this.language);
    switch (told.kind) {
      case 'step':
        return this.#step(told);
      case 'needs-notes': {
        const { step, blanksWithoutNotes } = told.next;
        return html`${this.#kind(step)}
          <p>${text.needsNotes(blanksWithoutNotes)}</p>`;
      }
      case 'wrong-note':
        return html`<p class="wrong">${text.wrongNotes(told.cells)}</p>`;
      case 'search':
        return html`<p>${this.#usesAll() ? text.beyond : text.beyondChosen}</p>
          ${told.isUnique ? nothing : html`<p class="note">${text.severalSolutions}</p>`}`;
      case 'contradiction':
        return html`<p class="wrong">${text.contradiction}</p>`;
      case 'givens-unsolved':
        return html`<p class="wrong">${text.givensUnsolved}</p>`;
      case 'looking':
      case 'failed':
      case 'missing':
      case 'applied':
      case 'solved':
        return html`<p>${text[told.kind]}</p>`;
    }
  }

  #kind({ technique, rating }: Deduction): TemplateResult {
    const { names, families } = techniqueNamesIn(this.language);
    const { family } = techniqueOf(technique);
    return html`<p class="kind">
        <span>${hintMessagesIn(this.language).kind}</span> <b>${names[technique]}</b>
        ${rating > 0 ? html`<small>${ratingText(rating)}</small>` : nothing}
      </p>
      <p class="note">${families[family].gist}</p>`;
  }

  #step({ next, level }: ToldStep): TemplateResult {
    const text = hintMessagesIn(this.language);
    const { where, effect, reason } = techniqueMessagesIn(this.language);
    const { step, isUnique } = next;
    const reached = hintLevels.indexOf(level);
    const rests = reached > 2 && techniqueOf(step.technique).needsUniqueness;
    return html`${this.#kind(step)}
    ${isUnique ? nothing : html`<p class="note">${text.severalSolutions}</p>`}
    ${reached > 0 ? spokenLine(where(step), this.#light) : nothing}
    ${reached > 1 ? spokenLine(effect(step), this.#light, 'effect') : nothing}
    ${reached > 2 ? spokenLine(reason(step), this.#light) : nothing}
    ${rests ? html`<p class="note">${text.restsOnUniqueness}</p>` : nothing}`;
  }

  readonly #light = (cells: readonly number[]): void => {
    this.commands?.point(cells);
  };

  #chains({ next, level, chain, unfolded }: ToldStep): TemplateResult | typeof nothing {
    if (level !== 'why' || chainsIn(next.step).length === 0) return nothing;
    return chainList(next.step, {
      drawn: chain,
      name: hintMessagesIn(this.language).chain,
      show: (number, of) => {
        this.commands?.showChain(number, of);
      },
      light: this.#light,
      unfolding: {
        language: this.language,
        open: unfolded,
        show: (path) => {
          this.commands?.unfold(path);
        },
      },
    });
  }

  /** The explanation of the technique, for people who meet it for the first time. */
  #about({ next }: ToldStep): TemplateResult {
    const { technique } = next.step;
    const { names } = techniqueNamesIn(this.language);
    const title = hintMessagesIn(this.language).about(names[technique]);
    return techniqueNote(technique, this.language, true, title, html``);
  }

  #usesAll(): boolean {
    return (this.repertoire?.techniques ?? everyTechnique) === everyTechnique;
  }

  /** The techniques that hints may use, and in which order they are tried. */
  #choice(commands: HintCommands): TemplateResult | typeof nothing {
    const { repertoire, language } = this;
    if (!repertoire) return nothing;
    const text = hintMessagesIn(language);
    const { order, orders } = techniqueChoiceMessagesIn(language);
    return html`<details class="about">
      <summary>${text.repertoire}</summary>
      <retrace-technique-choice
        .list=${repertoire.techniques}
        .language=${language}
        .choose=${(techniques: string) => {
          commands.choose({ techniques });
        }}
      ></retrace-technique-choice>
      ${choiceField({
        id: 'order',
        label: order,
        values: techniqueOrders,
        chosen: repertoire.order,
        nameOf: (each) => orders[each],
        choose: (wanted) => {
          commands.choose({ order: wanted });
        },
      })}
    </details>`;
  }

  #buttons(told: Told, commands: HintCommands): readonly Button[] {
    const text = hintMessagesIn(this.language);
    const useAll = () => {
      commands.choose({ techniques: everyTechnique });
    };
    switch (told.kind) {
      case 'step': {
        const next = levelAfter(told.level);
        const apply = { label: text.apply, onClick: commands.apply };
        const more = next ? [{ label: text.more[next], onClick: commands.more }] : [];
        const shows = told.level === 'what' || told.level === 'why';
        const path = { label: text.path, onClick: commands.explain };
        return [...more, ...(shows ? [apply] : []), ...(next ? [] : [path])];
      }
      case 'needs-notes':
        return [
          {
            label: text.fillNotes,
            onClick: () => {
              commands.writeNotes([]);
            },
          },
        ];
      case 'wrong-note':
        return [
          {
            label: text.mendNotes,
            onClick: () => {
              commands.writeNotes(told.cells);
            },
          },
        ];
      case 'applied':
        return [{ label: text.next, onClick: commands.ask }];
      case 'search':
        return [
          ...(this.#usesAll() ? [] : [{ label: text.useAll, onClick: useAll }]),
          { label: text.watch, onClick: commands.watch },
        ];
      case 'failed':
      case 'missing':
      case 'looking':
      case 'contradiction':
      case 'givens-unsolved':
      case 'solved':
        return [];
    }
  }
}

const buttons = (list: readonly Button[]) =>
  list.map(
    ({ label, onClick }, index) =>
      html`<button type="button" class=${index === 0 ? 'primary' : 'secondary'} @click=${onClick}>
        ${label}
      </button>`,
  );

declare global {
  interface HTMLElementTagNameMap {
    'retrace-hint-card': RetraceHintCard;
  }
}

if (!customElements.get('retrace-hint-card')) {
  customElements.define('retrace-hint-card', RetraceHintCard);
}
