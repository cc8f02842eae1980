// <retrace-hint-card>: what a hint says, and what can be done about it.
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { defaultLanguage, type Language } from '../../../core/language';
import type { Deduction } from '../../../core/techniques/deduction';
import {
  everyTechnique,
  hintLevels,
  levelAfter,
  techniqueOrders,
} from '../../../core/techniques/technique-calls';
import { techniqueOf } from '../../../core/techniques/technique';
import { chainsIn } from '../../shared/techniques/chains';
import { fieldStyles } from '../../shared/look/field-styles';
import { icons } from '../../shared/look/icons';
import { askedNote } from '../../shared/techniques/technique-note-slot';
import { techniqueNamesIn } from '../../../languages/en/technique-names';
import { ratingText } from '../../../core/techniques/grade';
import { chainList, sentenceStyles, spokenLine } from '../../shared/techniques/sentence-view';
import { techniqueMessagesIn } from '../../../languages/en/techniques';
import { choiceField } from '../../shared/labelled-fields';
import { techniqueChoiceMessagesIn } from '../../../languages/en/technique-choice';
import '../../shared/techniques/technique-chooser';
import type { HintRepertoire } from './repertoire';
import { showsStep, type HintCommands, type HintSentence, type HintStep } from './hint-sentence';
import { hintCardStyles } from './hint-styles';
import { hintMessagesIn } from '../../../languages/en/hint';
import { primitiveStyles } from '../../shared/look/primitives';
import { defineOnce } from '../../shared/own-element';

interface Button {
  label: string;
  onClick: () => void;
}

export class RetraceHintCard extends LitElement {
  static override styles = [fieldStyles, primitiveStyles, hintCardStyles, sentenceStyles];

  static override properties = {
    sentence: { attribute: false },
    repertoire: { attribute: false },
    language: { attribute: false },
    commands: { attribute: false },
    explains: { state: true },
  };

  declare sentence: HintSentence | undefined;
  declare repertoire: HintRepertoire | undefined;
  declare language: Language;
  declare commands: HintCommands | undefined;
  /** Whether the technique is explained, in the place of the step. */
  declare explains: boolean;

  constructor() {
    super();
    this.language = defaultLanguage;
    this.explains = false;
  }

  /** The newest part stands last: it is seen from its beginning. */
  protected override updated(changed: PropertyValues<this>): void {
    const { sentence, explains } = this;
    const isNew = sentence?.kind === 'step' && sentence.level !== 'nudge';
    const part = explains ? '.explained' : isNew ? '[role=status] > :last-child' : '.said > *';
    const newest = this.renderRoot.querySelector(part);
    const said = this.renderRoot.querySelector('.said');
    if (
      !said ||
      !(newest instanceof HTMLElement) ||
      !(changed.has('sentence') || changed.has('explains'))
    )
      return;
    said.scrollTop = newest.offsetTop;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { sentence, commands } = this;
    if (!sentence || !commands) return nothing;
    const text = hintMessagesIn(this.language);
    return html`<section aria-label=${text.label}>
      <div class="said stacked gap-6">
        <h2 class="unseen">${text.label}</h2>
        <div class="stacked gap-6" role="status">
          ${sentence.kind === 'step' ? this.#progress(sentence) : nothing}${this.#said(sentence)}
        </div>
        ${sentence.kind === 'step' ? this.#chains(sentence) : nothing}
        ${
          this.explains
            ? html`<div class="explained stacked gap-6">
                ${sentence.kind === 'step' ? this.#about(sentence) : nothing}
                ${this.#choice(commands)}
              </div>`
            : nothing
        }
      </div>
      <div class="buttons strip">
        ${buttons(this.#buttons(sentence, commands))}
        <button
          type="button"
          class="quiet"
          aria-pressed=${String(this.explains)}
          aria-label=${text.more.about}
          @click=${() => {
            this.explains = !this.explains;
          }}
        >
          ${icons.about}
        </button>
        <button type="button" class="quiet" aria-label=${text.close} @click=${commands.close}>
          ${icons.close}
        </button>
      </div>
    </section>`;
  }

  #progress({ level }: HintStep): TemplateResult {
    const step = hintLevels.indexOf(level) + 1;
    const name = hintMessagesIn(this.language).level(step);
    return html`<span class="steps strip" role="img" aria-label=${name}>
      ${hintLevels.map((_, index) => html`<i class=${index < step ? 'given' : ''}></i>`)}
    </span>`;
  }

  #said(sentence: HintSentence): TemplateResult {
    const text = hintMessagesIn(this.language);
    switch (sentence.kind) {
      case 'step':
        return this.#step(sentence);
      case 'needs-notes': {
        const { step, blanksWithoutNotes } = sentence.next;
        return html`${this.#kind(step, false)}
          <p>${text.needsNotes(blanksWithoutNotes)}</p>`;
      }
      case 'wrong-note':
        return html`<p class="wrong">${text.wrongNotes(sentence.cells)}</p>`;
      case 'search':
        return html`<p>${this.#usesAll() ? text.beyond : text.beyondChosen}</p>
          ${sentence.isUnique ? nothing : html`<p class="note">${text.severalSolutions}</p>`}`;
      case 'contradiction':
        return html`<p class="wrong">${text.contradiction}</p>`;
      case 'givens-unsolved':
        return html`<p class="wrong">${text.givensUnsolved}</p>`;
      case 'looking':
      case 'failed':
      case 'missing':
      case 'applied':
      case 'solved':
        return html`<p>${text[sentence.kind]}</p>`;
    }
  }

  /** `isFirst`: with the gist of it. */
  #kind({ technique, rating }: Deduction, isFirst: boolean): TemplateResult {
    const { names, families } = techniqueNamesIn(this.language);
    const { family } = techniqueOf(technique);
    return html`<p class="kind flow on-baseline">
        <span>${hintMessagesIn(this.language).kind}</span>
        <b class="heavy text-17">${names[technique]}</b>
        ${rating > 0 ? html`<small>${ratingText(rating)}</small>` : nothing}
      </p>
      ${isFirst ? html`<p class="note">${families[family].gist}</p>` : nothing}`;
  }

  #step({ next, level }: HintStep): TemplateResult {
    const text = hintMessagesIn(this.language);
    const { where, effect, reason } = techniqueMessagesIn(this.language);
    const { step, isUnique } = next;
    const reached = hintLevels.indexOf(level);
    const rests = reached > 2 && techniqueOf(step.technique).needsUniqueness;
    return html`${this.#kind(step, reached === 0)}
    ${isUnique ? nothing : html`<p class="note">${text.severalSolutions}</p>`}
    ${reached > 0 ? spokenLine(where(step), this.#light) : nothing}
    ${reached > 1 ? spokenLine(effect(step), this.#light, 'effect') : nothing}
    ${reached > 2 ? spokenLine(reason(step), this.#light) : nothing}
    ${rests ? html`<p class="note">${text.restsOnUniqueness}</p>` : nothing}`;
  }

  readonly #light = (cells: readonly number[]): void => {
    this.commands?.point(cells);
  };

  #chains({ next, level, chain, unfolded }: HintStep): TemplateResult | typeof nothing {
    if (level !== 'why' || chainsIn(next.step).length === 0) return nothing;
    return chainList(next.step, {
      drawn: chain,
      name: hintMessagesIn(this.language).chain,
      show: (number, of) => {
        this.commands?.showChain(number, of);
      },
      light: this.#light,
      nameOf: techniqueMessagesIn(this.language).nameOf,
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
  #about({ next }: HintStep): TemplateResult {
    const { technique } = next.step;
    const { names } = techniqueNamesIn(this.language);
    return html`<h2 class="strong">${names[technique]}</h2>
      ${askedNote(technique, this.language)}`;
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
    return html`<h2 class="strong">${text.repertoire}</h2>
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
      })}`;
  }

  #buttons(sentence: HintSentence, commands: HintCommands): readonly Button[] {
    const text = hintMessagesIn(this.language);
    const useAll = () => {
      commands.choose({ techniques: everyTechnique });
    };
    switch (sentence.kind) {
      case 'step': {
        const next = levelAfter(sentence.level);
        const apply = { label: text.apply, onClick: commands.apply };
        const more = next ? [{ label: text.more[next], onClick: commands.more }] : [];
        const path = { label: text.path, onClick: commands.explain };
        return [...more, ...(showsStep(sentence.level) ? [apply] : []), ...(next ? [] : [path])];
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
              commands.writeNotes(sentence.cells);
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

defineOnce('retrace-hint-card', RetraceHintCard);
