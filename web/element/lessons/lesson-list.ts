// <retrace-lesson-list>: the lessons to choose from.
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../core/language';
import { lessonMessagesIn } from './words-in';
import { lessonStyles } from './styles';
import { lessonNames, type LessonName } from './lessons';

export interface LessonListInput {
  language: Language;
  open: (lesson: LessonName) => void;
}

export class RetraceLessonList extends LitElement {
  static override styles = lessonStyles;
  static override properties = { input: { attribute: false } };

  declare input: LessonListInput | undefined;

  protected override render(): TemplateResult | typeof nothing {
    if (!this.input) return nothing;
    const { language, open } = this.input;
    const text = lessonMessagesIn(language);
    return html`
      <section class="list" aria-labelledby="lessons-title">
        <h2 id="lessons-title">${text.title}</h2>
        <ul>
          ${lessonNames.map((name, index) => {
            const { title, summary } = text.lessons[name];
            return html`<li>
              <button
                type="button"
                class="card"
                @click=${() => {
                  open(name);
                }}
              >
                <span class="number" aria-hidden="true">${index + 1}</span>
                <span class="title">${title}</span>
                <span class="note">${summary}</span>
              </button>
            </li>`;
          })}
        </ul>
      </section>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-lesson-list': RetraceLessonList;
  }
}

// A second copy of the script on a page does no harm.
if (!customElements.get('retrace-lesson-list')) {
  customElements.define('retrace-lesson-list', RetraceLessonList);
}
