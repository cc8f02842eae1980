// <retrace-technique-choice>: which techniques may be used, by level or one by one.
import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { defaultLanguage, type Language } from '../../../core/language';
import { everyTechnique } from '../../../core/techniques/technique-calls';
import {
  techniqueLevels,
  techniqueList,
  techniquesIn,
  techniquesUpTo,
  type TechniqueLevel,
} from '../../../core/techniques/levels';
import {
  techniques,
  type TechniqueFamily,
  type TechniqueName,
} from '../../../core/techniques/technique';
import { choiceField } from '../labelled-fields';
import { fieldStyles } from '../look/field-styles';
import { defineOnce, keepStyles, reactive } from '../own-element';
import { techniqueChoiceMessagesIn } from '../../../languages/en/technique-choice';
import { techniqueNamesIn } from '../../../languages/en/technique-names';

const own = 'own' as const;
/** A technique of the classic order alone, in which it stands for another technique and the single after it. */
const isDirect = (name: TechniqueName) => name.startsWith('direct-');

const families = [...new Set(techniques.map(({ family }) => family))];

class RetraceTechniqueChoice extends LitElement {
  static override styles = [
    fieldStyles,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
        min-inline-size: 0;
      }
      .families {
        display: grid;
        gap: 0.75rem;
        max-block-size: 20rem;
        overflow-y: auto;
        padding: 0.25rem;
      }
      .members {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
        column-gap: 0.75rem;
      }
      :is(select, input):focus-visible {
        outline: 3px solid var(--accent);
        outline-offset: 2px;
      }
      p {
        margin: 0;
        font-size: 0.875rem;
      }
      .note {
        color: var(--ink-soft);
      }
      .wrong {
        color: var(--danger);
      }
    `,
  ];

  static override properties = reactive('list', 'language', 'choose', 'opened', 'refused');

  /** The list of levels and names; an unknown one counts as all. */
  declare list: string;
  declare language: Language;
  /** Takes another list. */
  declare choose: ((list: string) => void) | undefined;
  /** Whether somebody wants to choose one by one while the list is still that of a level. */
  declare private opened: boolean;
  declare private refused: boolean;

  constructor() {
    super();
    keepStyles(this);
    this.list = everyTechnique;
    this.language = defaultLanguage;
    this.opened = false;
    this.refused = false;
  }

  protected override render(): TemplateResult {
    const text = techniqueChoiceMessagesIn(this.language);
    const level = techniqueLevels.find((each) => each === this.list);
    const isOwn = this.opened || !level;
    return html`${choiceField({
      id: 'level',
      label: text.label,
      values: [...techniqueLevels, own],
      chosen: isOwn ? own : level,
      nameOf: (each) => (each === own ? text.own : text.levels[each].name),
      choose: this.#chooseLevel,
    })}
    ${isOwn ? this.#oneByOne() : html`<p class="note">${text.levels[level].note}</p>`}
    ${this.refused ? html`<p class="wrong" role="alert">${text.atLeastOne}</p>` : nothing}`;
  }

  readonly #chooseLevel = (wanted: TechniqueLevel | typeof own): void => {
    this.refused = false;
    this.opened = wanted === own;
    if (wanted !== own) this.choose?.(wanted);
  };

  #oneByOne(): TemplateResult {
    const { names, families: titles } = techniqueNamesIn(this.language);
    const used = techniquesIn(this.list) ?? techniquesUpTo.all;
    const members = (family: TechniqueFamily) =>
      techniques
        .filter((each) => each.family === family && !isDirect(each.name))
        .map(({ name }) => name);
    return html`<div class="families">
      ${families.map(
        (family) =>
          html`<fieldset>
            <legend>${titles[family].title}</legend>
            <div class="members">
              ${members(family).map(
                (name) =>
                  html`<label class="check"
                    ><input
                      type="checkbox"
                      .checked=${used.has(name)}
                      @change=${({ target }: Event) => {
                        if (target instanceof HTMLInputElement) this.#switch(name, used, target);
                      }}
                    />${names[name]}</label
                  >`,
              )}
            </div>
          </fieldset>`,
      )}
    </div>`;
  }

  #switch(name: TechniqueName, used: ReadonlySet<TechniqueName>, box: HTMLInputElement): void {
    const wanted = new Set(used);
    for (const each of [
      name,
      ...techniques.flatMap((row) => (row.name === `direct-${name}` ? [row.name] : [])),
    ]) {
      if (box.checked) wanted.add(each);
      else wanted.delete(each);
    }
    this.refused = wanted.size === 0;
    this.opened = true;
    if (this.refused) box.checked = true;
    else this.choose?.(techniqueList(wanted));
  }
}

// A second copy of the script on a page does no harm.
defineOnce('retrace-technique-choice', RetraceTechniqueChoice);
