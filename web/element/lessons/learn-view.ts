// <retrace-learn>: Learn mode, with the list of lessons or the open one.
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { AnsweredPart } from '../../core/answered';
import type { Language } from '../../core/language';
import type { LearnInput } from './figures/context';
import type { SearchPieces } from '../contract/hosted-search';
import { loadLesson } from '#lessons';
import { lessonList } from './lesson-list';
import type { LessonInput } from './lesson-view';
import './lesson-view';
import { OpenLesson } from '../shared/open-lesson';
import type { Lesson } from './lesson-model';
import { forgetAnswers } from './kept-answers';
import { lessonNameOf, type LessonName } from '../../core/lesson-names';
import { Progress } from './progress';
import { listStyles } from './lesson-list-styles';
import { lessonMessagesIn } from '../../languages/en/lessons';
import { defineOnce } from '../shared/own-element';

export class RetraceLearn extends LitElement {
  static override styles = listStyles;
  static override properties = {
    input: { attribute: false },
    course: { attribute: false },
    pieces: { attribute: false },
    post: { attribute: false },
    fits: { type: Boolean },
    opened: { state: true },
    forgotten: { state: true },
  };

  /** The answers to films, which are saved with those to lessons: the entry with both says what they are. */
  static films: (language: Language) => readonly AnsweredPart[] = () => [];

  declare input: LearnInput | undefined;
  declare course: OpenLesson<LessonName> | undefined;
  declare pieces: SearchPieces | undefined;
  /** In a post: the lesson that its tag names, empty for the list, and its page, from 1. */
  declare post: { lesson: LessonName | ''; page: number } | undefined;
  declare fits: boolean;
  /** The loaded lesson; not yet the course's while that one is being fetched. */
  declare private opened: Lesson | 'failed' | undefined;
  declare private forgotten: boolean;

  readonly #progress = new Progress();
  /** The lesson that was left for the list; its card gets the focus. */
  #left: LessonName | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.course?.removeEventListener('change', this.#onCourse);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Properties set before the element was defined come with its first update.
    if (changed.has('course')) this.#follow();
    const before = changed.get('post');
    const { post } = this;
    if (!post || !changed.has('post')) return;
    if (before?.lesson === post.lesson && before.page === post.page) return;
    this.course ??= new OpenLesson(lessonNameOf);
    if (post.lesson === '') this.course.close();
    else this.course.open(post.lesson, post.page);
    this.#follow();
  }

  protected override updated(): void {
    if (!this.#left || this.course?.lesson) return;
    this.renderRoot.querySelector<HTMLElement>(`[data-lesson="${this.#left}"]`)?.focus();
    this.#left = undefined;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { input, course, pieces, opened } = this;
    if (!input || !course || !pieces) return nothing;
    const text = lessonMessagesIn(input.language);
    const name = course.lesson;
    if (name === undefined) {
      return lessonList({
        text,
        language: input.language,
        progress: this.#progress,
        films: RetraceLearn.films(input.language),
        forgotten: this.forgotten,
        open: (lesson) => {
          course.open(lesson);
        },
        forget: () => {
          this.#progress.forget();
          forgetAnswers();
          this.forgotten = true;
        },
      });
    }
    if (opened === 'failed') {
      return html`<p class="error" role="alert">${text.failed}</p>
        <button type="button" class="secondary" @click=${this.#onCourse}>${text.again}</button>`;
    }
    if (opened?.name !== name) return html`<p class="note" role="status">${text.loading}</p>`;
    const lesson = this.#inside(input, course, pieces, opened);
    return html`<retrace-lesson
      class="within"
      ?fits=${this.fits}
      .input=${lesson}
    ></retrace-lesson>`;
  }

  #inside(
    input: LearnInput,
    course: OpenLesson<LessonName>,
    pieces: SearchPieces,
    lesson: Lesson,
  ): LessonInput {
    const { post } = this;
    return {
      lesson,
      mode: input,
      pieces,
      progress: this.#progress,
      page: Math.min(Math.max(course.page, 1), lesson.steps.length),
      isPost: post !== undefined,
      turn: (page) => {
        course.turn(page);
      },
      open: post?.lesson
        ? undefined
        : (next) => {
            if (next !== undefined) {
              course.open(next);
              return;
            }
            this.#left = course.lesson;
            course.close();
          },
    };
  }

  #follow(): void {
    this.course?.addEventListener('change', this.#onCourse); // Adding the same listener again has no effect.
    this.#onCourse();
  }

  readonly #onCourse = (): void => {
    const name = this.course?.lesson;
    this.forgotten = false;
    this.requestUpdate();
    const { opened } = this;
    if (name === undefined || (typeof opened === 'object' && opened.name === name)) return;
    this.opened = undefined;
    loadLesson(name).then(
      (lesson) => {
        if (this.course?.lesson === lesson.name) this.opened = lesson;
      },
      () => {
        this.opened = 'failed';
      },
    );
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'retrace-learn': RetraceLearn;
  }
}

// The element may be defined already, by a second copy of the script.
defineOnce('retrace-learn', RetraceLearn);
