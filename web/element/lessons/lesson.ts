// <retrace-lesson>: the text of a lesson and what it puts on the board.
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Stage } from '../contract';
import { formatLink } from '../../core/link';
import type { Grid } from '../../core/grid';
import type { Language } from '../../core/language';
import { lessonMessagesIn } from './words-in';
import type { LessonMessages } from './words';
import { meterMessagesIn } from './meter/words-in';
import { Counter } from './meter/counter';
import { meterPanel } from './meter/meter-panel';
import { copyText } from '../shared/clipboard';
import { lessonStyles } from './styles';
import { embedOf, lessonNames, scenes, showScene, type LessonName, type Scene } from './lessons';

export interface LessonInput {
  language: Language;
  lesson: LessonName;
  /** What is on the board; the meter counts for it. */
  digits: Grid;
  stage: Stage;
  /** Another lesson, or none. */
  open: (lesson: LessonName | undefined) => void;
}

export class RetraceLesson extends LitElement {
  static override styles = lessonStyles;
  static override properties = {
    input: { attribute: false },
    notice: { state: true },
    scene: { state: true },
  };

  declare input: LessonInput | undefined;
  declare private notice: 'copied' | 'copyFailed' | undefined;
  /** The one shown last. */
  declare private scene: number;

  readonly #counter = new Counter(() => {
    this.requestUpdate();
  });

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#counter.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('input') && changed.get('input')?.lesson !== this.input?.lesson) this.scene = 0;
    if (this.input?.lesson === 'meter') this.#counter.count(this.input.digits);
    else this.#counter.close();
  }

  /** A lesson that opens is what its reader came for. */
  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('input');
    if (!changed.has('input') || before?.lesson === this.input?.lesson) return;
    this.notice = undefined;
    this.scrollIntoView({ block: 'start' });
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.input) return nothing;
    const { language, lesson, digits, stage } = this.input;
    const text = lessonMessagesIn(language);
    const { title, paragraphs, scenes: sceneTitles } = text.lessons[lesson];
    const place = `${lessonNames.indexOf(lesson) + 1} / ${lessonNames.length}`;
    return html`
      <section
        class=${lesson === 'meter' ? 'lesson with-meter' : 'lesson'}
        aria-labelledby="lesson-title"
      >
        <header>
          <p class="place">${text.lesson} ${place}</p>
          <h2 id="lesson-title" tabindex="-1">${title}</h2>
          ${this.#lessonButtons(text)}
        </header>
        <div class="text">${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
        ${
          lesson === 'meter'
            ? meterPanel(
                {
                  digits,
                  state: this.#counter.state,
                  show: (puzzle) => {
                    stage.puzzle = puzzle;
                  },
                },
                meterMessagesIn(language),
              )
            : html`<div class="stage">
                <h3 id="scenes-title">${text.show}</h3>
                <ul class="scenes" aria-labelledby="scenes-title">
                  ${scenes[lesson].map((scene, index) =>
                    this.#sceneRow(scene, index, sceneTitles[index] ?? '', text),
                  )}
                </ul>
                <p class="notice" role="status">${this.notice ? text[this.notice] : nothing}</p>
              </div>`
        }
      </section>
    `;
  }

  #lessonButtons(text: LessonMessages): TemplateResult {
    const index = this.input ? lessonNames.indexOf(this.input.lesson) : 0;
    const button = (label: string, path: string, lesson: LessonName | undefined, enabled = true) =>
      html`<button
        type="button"
        class="quiet"
        aria-label=${label}
        aria-disabled=${enabled ? 'false' : 'true'}
        @click=${() => {
          if (enabled) this.input?.open(lesson);
        }}
      >
        <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d=${path} /></svg>
      </button>`;
    const [previous, next] = [lessonNames[index - 1], lessonNames[index + 1]];
    return html`<div class="turn">
      ${button(text.previous, 'M12 4.5 6.5 10l5.5 5.5', previous, previous !== undefined)}
      ${button(text.next, 'M8 4.5l5.5 5.5L8 15.5', next, next !== undefined)}
      ${button(text.close, 'M5 5l10 10M15 5 5 15', undefined)}
    </div>`;
  }

  #sceneRow(scene: Scene, index: number, title: string, text: LessonMessages): TemplateResult {
    return html`<li>
      <button
        type="button"
        class="secondary"
        aria-current=${index === this.scene ? 'true' : 'false'}
        @click=${() => {
          this.scene = index;
          if (this.input) showScene(this.input.stage, scene);
        }}
      >
        ${title}
      </button>
      <a href=${formatLink(scene)} aria-label=${text.linkTo(title)}>${text.link}</a>
      <button
        type="button"
        class="quiet"
        aria-label=${text.embedOf(title)}
        @click=${() => {
          void this.#copy(embedOf(scene));
        }}
      >
        ${text.embed}
      </button>
    </li>`;
  }

  async #copy(tag: string): Promise<void> {
    this.notice = (await copyText(tag, this.renderRoot)) ? 'copied' : 'copyFailed';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-lesson': RetraceLesson;
  }
}

// A second copy of the script on a page does no harm.
if (!customElements.get('retrace-lesson')) customElements.define('retrace-lesson', RetraceLesson);
