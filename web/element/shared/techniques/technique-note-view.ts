// <retrace-technique-note>: what a technique is, why it holds, what else it is called, and a live board.
import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { defaultLanguage, type Language } from '../../../core/language';
import { exampleLink } from '../../../core/link';
import { exampleOf } from '../../../core/techniques/examples';
import type { TechniqueName } from '../../../core/techniques/technique';
import { alsoCalled } from './also-called';
import { techniqueNotesIn } from './notes-in';

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
    a:focus-visible {
      outline: 3px solid var(--accent);
      outline-offset: 2px;
    }
  `;

  static override properties = {
    technique: { attribute: false },
    language: { attribute: false },
    hasExample: { attribute: false },
  };

  declare technique: TechniqueName | undefined;
  declare language: Language;
  declare hasExample: boolean;

  constructor() {
    super();
    this.language = defaultLanguage;
    this.hasExample = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { technique, language, hasExample } = this;
    if (!technique) return nothing;
    const { notes, also, example, opensInTab } = techniqueNotesIn(language);
    const { what, why } = notes[technique];
    const names = alsoCalled[technique];
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
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-technique-note': RetraceTechniqueNote;
  }
}

if (!customElements.get('retrace-technique-note')) {
  customElements.define('retrace-technique-note', RetraceTechniqueNote);
}
