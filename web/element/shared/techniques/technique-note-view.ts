// <retrace-technique-note>: what a technique is, why it holds, its other names, and a link to a live board.
import alsoCalled from 'virtual:techniques/alsoCalled';
import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { defaultLanguage, type Language } from '../../../core/language';
import { exampleLink } from '../../../core/link';
import { exampleOf } from '../../../core/techniques/technique-examples';
import type { TechniqueName } from '../../../core/techniques/technique';
import { practiseAsked } from '../../contract/extra';
import { techniqueNotesIn } from '../../../languages/en/technique-notes';
import { defineOnce, reactive } from '../own-element';

/** Other names, used in forums and other programs. */
const otherNames = new Map(alsoCalled);

class RetraceTechniqueNote extends LitElement {
  static override styles = css`
    :host {
      display: block;
    }
    p {
      margin: 0 0 0.375rem;
    }
    a {
      color: var(--accent);
    }
    button {
      min-block-size: 44px;
      padding: 0;
      border: 0;
      background: none;
      color: var(--accent);
      font: inherit;
      font-weight: 600;
      cursor: pointer;
    }
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
    :is(a, button):focus-visible {
      outline: 3px solid var(--accent);
      outline-offset: 2px;
    }
  `;

  static override properties = reactive('technique', 'language', 'hasExample', 'isPractised');

  declare technique: TechniqueName | undefined;
  declare language: Language;
  /** Whether the note is on the page, which has live boards and puzzles with the technique. */
  declare hasExample: boolean;
  /** Whether the note offers a puzzle with the technique. */
  declare isPractised: boolean;

  constructor() {
    super();
    this.language = defaultLanguage;
    this.hasExample = false;
    this.isPractised = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { technique, language, hasExample } = this;
    if (!technique) return nothing;
    const { notes, also, example, opensInTab, practise } = techniqueNotesIn(language);
    const { what, why } = notes[technique];
    const names = otherNames.get(technique);
    const shown = hasExample ? exampleOf(technique) : undefined;
    return html`<p>${what}</p>
      <p>${why}</p>
      ${names === undefined ? nothing : html`<p>${also(names)}</p>`}
      ${
        shown
          ? html`<p>
              <a href=${exampleLink(shown)} target="_blank" rel="noopener">${example}</a>
              ${opensInTab}
            </p>`
          : nothing
      }
      ${
        shown && !this.isPractised
          ? html`<button
              type="button"
              @click=${() => {
                this.dispatchEvent(practiceEvent(technique));
              }}
            >
              ${practise}
            </button>`
          : nothing
      }`;
  }
}

/** Heard by the extra that has puzzles to practise with. */
const practiceEvent = (technique: TechniqueName): CustomEvent<TechniqueName> =>
  new CustomEvent(practiseAsked, { detail: technique, bubbles: true, composed: true });

defineOnce('retrace-technique-note', RetraceTechniqueNote);
