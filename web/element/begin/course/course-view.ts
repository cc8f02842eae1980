// <retrace-techniques>: the course of techniques: a list, or one of them: what it is, an example, and finding it three times.
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { defaultLanguage, type Language } from '../../../core/language';
import { formatLessonLink } from '../../../core/link';
import { ratingText } from '../../../core/techniques/grade';
import { techniqueOf, type TechniqueName } from '../../../core/techniques/technique';
import { findAsked } from '../../contract/extra';
import { copyText } from '../../shared/clipboard';
import { copiedLink } from '../../shared/copied-link';
import { defineOnce, keepStyles, reactive } from '../../shared/own-element';
import type { OpenLesson } from '../../shared/open-lesson';
import '../../shared/techniques/technique-note-view';
import { courseMessagesIn, type CourseMessages } from '../../../languages/en/course';
import { techniqueNamesIn } from '../../../languages/en/technique-names';
import { dueIn, families, foundCounts, goal, nextOf, practisable } from '../practice/progress';
import { courseStyles } from './course-styles';
import './example-view';
import { pressButton } from '../../shared/look/press-button';

type Counts = ReadonlyMap<TechniqueName, number>;

class RetraceTechniques extends LitElement {
  static override styles = courseStyles;
  static override properties = reactive('language', 'course', 'notice');

  declare language: Language;
  declare course: OpenLesson<TechniqueName> | undefined;
  declare private notice: 'linkCopied' | 'copyFailed' | undefined;
  /** The technique that was left for the list; its button gets the focus. */
  #left: TechniqueName | undefined;
  #shown: TechniqueName | undefined;

  constructor() {
    super();
    keepStyles(this);
    this.language = defaultLanguage;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.course?.removeEventListener('change', this.#onCourse);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('course')) this.course?.addEventListener('change', this.#onCourse);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.course?.addEventListener('change', this.#onCourse);
  }

  protected override updated(): void {
    const technique = this.course?.lesson;
    if (technique === this.#shown) return;
    const before = this.#shown;
    this.#shown = technique;
    if (technique === undefined) {
      this.renderRoot.querySelector<HTMLElement>(`[data-technique="${this.#left ?? ''}"]`)?.focus();
      this.#left = undefined;
    } else if (before !== undefined || this.#left !== undefined) {
      this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { course } = this;
    if (!course) return nothing;
    const text = courseMessagesIn(this.language);
    const counts = foundCounts();
    return course.lesson === undefined
      ? this.#list(text, counts)
      : this.#page(course.lesson, text, counts);
  }

  #list(text: CourseMessages, counts: Counts): TemplateResult {
    const { names, families: titles } = techniqueNamesIn(this.language);
    const due = dueIn(counts);
    const learned = practisable.filter(({ name }) => (counts.get(name) ?? 0) >= goal).length;
    return html`<section class="list stacked gap-16" aria-labelledby="title">
      <header class="stacked from-start gap-8">
        <h2 class="text-22" id="title">${text.title}</h2>
        <p class="note">${text.about}</p>
        <p class="note">${text.learned(learned, practisable.length)}</p>
        ${
          due &&
          pressButton(
            'primary pad-20',
            counts.size === 0 ? text.begin(names[due]) : text.goOn(names[due]),
            () => {
              this.#open(due);
            },
          )
        }
      </header>
      ${families.map(
        (family) =>
          html`<section class="stacked gap-8" aria-labelledby=${family}>
            <header>
              <h3 class="text-17" id=${family}>${titles[family].title}</h3>
              <p class="note">${titles[family].gist}</p>
            </header>
            <ul class="unlisted">
              ${practisable
                .filter((each) => each.family === family)
                .map(({ name }) => this.#card(name, text, counts))}
            </ul>
          </section>`,
      )}
    </section>`;
  }

  #card(name: TechniqueName, text: CourseMessages, counts: Counts): TemplateResult {
    const count = Math.min(goal, counts.get(name) ?? 0);
    return html`<li>
      <button
        type="button"
        class=${count === goal ? 'entry done' : 'entry'}
        data-technique=${name}
        @click=${() => {
          this.#open(name);
        }}
      >
        <span class="name">${techniqueNamesIn(this.language).names[name]}</span>
        ${dots(count)}
        <span class="unseen">${text.found(count, goal)}</span>
      </button>
    </li>`;
  }

  #page(technique: TechniqueName, text: CourseMessages, counts: Counts): TemplateResult {
    const { names, families: titles } = techniqueNamesIn(this.language);
    const { rating, family } = techniqueOf(technique);
    const count = counts.get(technique) ?? 0;
    const next = nextOf(technique);
    return html`<article class="page stacked gap-16" aria-labelledby="title">
      <nav class="strip middle apart">
        <button
          type="button"
          class="quiet back"
          @click=${() => {
            this.#left = technique;
            this.course?.close();
          }}
        >
          <span aria-hidden="true">‹ </span>${text.all}
        </button>
        ${
          next === undefined
            ? nothing
            : html`<button
                type="button"
                class="quiet"
                aria-label=${text.next(names[next])}
                @click=${() => {
                  this.#open(next);
                }}
              >
                ${names[next]} ›
              </button>`
        }
      </nav>
      <header>
        <h2 class="text-22" id="title" tabindex="-1">${names[technique]}</h2>
        <p class="note">
          ${titles[family].title}${rating > 0 ? ` · ${text.rating(ratingText(rating))}` : nothing}
        </p>
      </header>
      <section class="stacked gap-8" aria-labelledby="what">
        <h3 class="text-17" id="what">1. ${text.what}</h3>
        <retrace-technique-note
          .technique=${technique}
          .language=${this.language}
          .isPractised=${true}
        ></retrace-technique-note>
      </section>
      <section class="stacked gap-8" aria-labelledby="see">
        <h3 class="text-17" id="see">2. ${text.see}</h3>
        <retrace-technique-example
          .technique=${technique}
          .language=${this.language}
        ></retrace-technique-example>
      </section>
      <section class="stacked from-start gap-8" aria-labelledby="find">
        <h3 class="text-17" id="find">3. ${text.find(goal)}</h3>
        <p class="note">${text.findAbout}</p>
        <p class="strip middle gap-8">
          ${dots(Math.min(goal, count))} <span>${text.found(Math.min(goal, count), goal)}</span>
        </p>
        ${pressButton('primary pad-20', count >= goal ? text.findMore : text.findOne, () => {
          this.dispatchEvent(askToFind(technique));
        })}
      </section>
      <p class="take flow middle muted text-13">
        ${copiedLink(formatLessonLink(technique, 'techniques'), text.link, (link) => void this.#copy(link))}
        <span role="status">${this.notice ? text[this.notice] : nothing}</span>
      </p>
    </article>`;
  }

  #open(technique: TechniqueName): void {
    this.#left = technique;
    this.course?.open(technique);
  }

  async #copy(link: string): Promise<void> {
    this.notice = (await copyText(link, this.renderRoot)) ? 'linkCopied' : 'copyFailed';
  }

  readonly #onCourse = (): void => {
    this.notice = undefined;
    this.requestUpdate();
  };
}

const dots = (count: number): TemplateResult =>
  html`<span class="dots" aria-hidden="true"
    >${Array.from({ length: goal }, (_, index) => html`<i class=${index < count ? 'found' : ''}></i>`)}</span
  >`;

/** Heard by the extra that puts puzzles on the board. */
const askToFind = (technique: TechniqueName): CustomEvent<TechniqueName> =>
  new CustomEvent(findAsked, { detail: technique, bubbles: true, composed: true });

defineOnce('retrace-techniques', RetraceTechniques);
