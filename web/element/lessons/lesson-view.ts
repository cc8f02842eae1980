// <retrace-lesson>: an open lesson, with the board, the text, and a program or figure side by side.
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { formatLessonLink } from '../../core/link';
import type { WatchState } from '../../core/watched-search';
import type { WatchInput } from '../contract/mode-input';
import type { HostedSearch, SearchHost, SearchPieces } from '../contract/hosted-search';
import { copyText } from '../shared/clipboard';
import { Attempt, isClosed, type Reply } from './attempt';
import type { LearnInput } from './figures/context';
import { figureView } from './figures/figure-view';
import { isAsked } from '../../languages/lesson';
import {
  embedOf,
  lessonTagOf,
  type Lesson,
  type LessonStep,
  type Scene,
  sceneOf,
} from './lesson-model';
import { markedText, questionView } from './lesson-question-view';
import { keepReply } from './kept-answers';
import type { LessonName } from '../../core/lesson-names';
import type { Progress } from './progress';
import { SceneDriver } from './scene-driver';
import { lessonStyles } from './lesson-styles';
import { lessonFooter, lessonHead, stepButtons } from './lesson-frame';
import { savingView } from './saving-view';
import { rowOf } from './answered-lessons';
import { retraceEvent } from '../events';
import { fittedOn, pageOf, Pages, pageTabs } from '../shared/look/pages';
import { messagesIn } from '../../languages/en/element';
import { lessonMessagesIn } from '../../languages/en/lessons';
import { defineOnce } from '../shared/own-element';

export interface LessonInput {
  lesson: Lesson;
  mode: LearnInput;
  pieces: SearchPieces;
  progress: Progress;
  /** The open page, from 1. */
  page: number;
  turn: (page: number) => void;
  /** Opens another lesson, or the list; undefined where a post shows this one alone. */
  open: ((lesson: LessonName | undefined) => void) | undefined;
  /** In a post lessons have no addresses, and nothing takes the focus by itself. */
  isPost: boolean;
}

/** The pages in a box of given height. */
type LessonPage = 'lesson' | 'board' | 'program' | 'figure';

interface Kept {
  step: LessonStep;
  isAnswered: boolean;
  scene: Scene;
  host: SearchHost;
}

export class RetraceLesson extends LitElement {
  static override styles = lessonStyles;
  static override properties = {
    input: { attribute: false },
    shown: { state: true },
    notice: { state: true },
  };

  declare input: LessonInput | undefined;
  /** The step of the search that the board shows. */
  declare private shown: WatchState | undefined;
  declare private notice: 'copied' | 'linkCopied' | 'copyFailed' | undefined;

  /** The attempt at the open lesson. */
  #attempt: Attempt | undefined;
  readonly #driver = new SceneDriver();
  readonly #pages = new Pages<LessonPage>(this, 'lesson');
  readonly #step = createRef<HTMLElement>();
  /** The search that the board is to show; the same objects until it has to show another. */
  #kept: Kept | undefined;
  /** The part to give the focus to after the next drawing. */
  #focus: 'title' | 'step' | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#driver.stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.get('input')?.lesson !== this.input?.lesson && changed.has('input')) this.#begin();
    else this.#follow();
    this.#keep();
  }

  protected override updated(): void {
    const scene = this.#kept?.scene;
    const tag = this.input?.pieces.tag;
    const search = tag && this.renderRoot.querySelector<LitElement & HostedSearch>(tag);
    if (scene && search) void this.#driver.show(search, scene, this.shown?.position ?? 0);
    const wanted = this.#focus;
    this.#focus = undefined;
    if (wanted === 'title') {
      this.scrollIntoView({ block: 'nearest' });
      this.renderRoot.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    } else if (wanted === 'step') this.#step.value?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { input } = this;
    const attempt = this.#attempt;
    const step = attempt?.step;
    if (!input || !step || !this.#kept) return nothing;
    const { index } = attempt;
    const { scene, host } = this.#kept;
    const { lesson, mode, pieces, isPost } = input;
    const text = lessonMessagesIn(mode.language);
    const words = lesson.words(mode.language).steps[index];
    const inside = insideOf(mode, scene);
    if (mode.controls === 'none')
      return html`<div class="alone">${pieces.board(inside, host)}</div>`;
    const beside = this.#besideOf(step, inside, input);
    const besidePage: LessonPage = step.beside === 'program' ? 'program' : 'figure';
    const pages: LessonPage[] = ['lesson', 'board', ...(beside === nothing ? [] : [besidePage])];
    const open = this.#pages.among(pages);
    const { pages: names } = messagesIn(mode.language);
    return html`
      <article
        class="lesson ${fittedOn(open)} at-${open} ${beside === nothing ? '' : 'with-beside'} ${isPost ? 'post' : ''}"
        part="controls"
        aria-labelledby="title"
      >
        ${lessonHead(lesson.name, text, input.open)}
        <div
          class="stage"
          role="group"
          aria-label=${text.stage}
          @pointerdown=${this.#driver.stop}
          @keydown=${this.#driver.stop}
        >
          ${pieces.board(inside, host)}
        </div>
        <div class="column pane gap-12">
          <div
            class="step stacked gap-10 ${pageOf('lesson', open)}"
            role="group"
            tabindex="-1"
            aria-label=${text.step(index + 1, lesson.steps.length)}
            ${ref(this.#step)}
          >
            <div class="told stacked gap-10 from-top">
              ${words?.text.map((paragraph) => html`<p>${markedText(paragraph)}</p>`)}
            </div>
            ${
              step.ask && words && isAsked(words)
                ? questionView({
                    ask: step.ask,
                    words,
                    text,
                    reply: attempt.reply,
                    grid: this.shown?.grid ?? scene.puzzle,
                    answer: this.#answer,
                    show: this.#show,
                    focusBoard: () => void this.#focusBoard(),
                  })
                : nothing
            }
          </div>
          ${stepButtons(lesson, index, text, this.#go)}
          ${
            isPost
              ? mode.controls === 'full'
                ? savingView(mode.language)
                : nothing
              : lessonFooter(formatLessonLink(lesson.name, 'learn', index + 1), this.notice, text, {
                  tag: () => void this.#copy(embedOf(scene), 'copied'),
                  lesson: () => void this.#copy(lessonTagOf(lesson, index + 1), 'copied'),
                  link: (address) => void this.#copy(address, 'linkCopied'),
                })
          }
        </div>
        ${
          beside === nothing
            ? nothing
            : html`<aside class="beside ${pageOf(besidePage, open)}" aria-label=${text.beside}>
                ${beside}
              </aside>`
        }
        ${pageTabs(pages, open, names.label, (page) => names[page], this.#pages.choose)}
      </article>
    `;
  }

  #keep(): void {
    const { step, isAnswered = false } = this.#attempt ?? {};
    if (!step || (this.#kept?.step === step && this.#kept.isAnswered === isAnswered)) return;
    const scene = sceneOf(step, isAnswered);
    const ask = isAnswered ? undefined : step.ask;
    const host: SearchHost = {
      shown: (state) => {
        this.shown = state;
      },
      pick: ask?.by === 'cell' ? this.#answer : undefined,
      pointed: scene.pointed ?? [],
      hides: ask !== undefined && ask.open !== true,
    };
    this.#kept = { step, isAnswered, scene, host };
  }

  #begin(): void {
    this.#attempt = this.input && new Attempt(this.input.lesson);
    this.#attempt?.go((this.input?.page ?? 1) - 1);
    this.shown = undefined;
    this.notice = undefined;
    this.#focus = this.input?.isPost && !this.input.open ? undefined : 'title';
  }

  #besideOf(
    step: LessonStep,
    inside: WatchInput,
    { mode, pieces }: LessonInput,
  ): TemplateResult | typeof nothing {
    const { beside } = step;
    if (beside === undefined) return nothing;
    if (beside === 'program')
      return pieces.program(inside, this.shown, this.#kept?.host.hides ?? false);
    return figureView(beside, {
      shown: this.shown,
      mode,
      inside,
      isAsked: step.ask !== undefined,
      isAnswered: this.#attempt?.isAnswered ?? false,
    });
  }

  /** The page may have been turned here, or by the browser's Back. */
  #follow(): void {
    const { input } = this;
    const attempt = this.#attempt;
    if (!input || !attempt || attempt.index === input.page - 1) return;
    attempt.go(input.page - 1);
    this.notice = undefined;
    if (!input.isPost || this.matches(':focus-within')) this.#focus = 'step';
  }

  readonly #go = (index: number): void => {
    this.input?.turn(index + 1);
  };

  readonly #answer = (answer: number): void => {
    this.#take(this.#attempt?.answer(answer));
  };

  readonly #show = (): void => {
    this.#take(this.#attempt?.show());
  };

  #take(reply: Reply | undefined): void {
    if (!reply) return;
    this.requestUpdate();
    const { input } = this;
    const attempt = this.#attempt;
    if (!input || !attempt) return;
    this.#tell(input, attempt, reply);
    this.#pages.choose('lesson'); // which has the reply
    if (!isClosed(reply)) return;
    input.progress.note(attempt.lesson.name, attempt.index);
    // The pressed button is gone, so the step gets the focus; an answer given on the board leaves it there.
    if (attempt.step?.ask?.by !== 'cell' || reply.kind === 'shown') this.#focus = 'step';
  }

  /** Keeps the reply, and tells the page around of it. */
  #tell({ lesson, mode }: LessonInput, { index: step }: Attempt, reply: Reply): void {
    const replies = keepReply(lesson.name, step, reply);
    const { language } = mode;
    const row = replies && rowOf({ step, replies }, lesson, language, lessonMessagesIn(language));
    if (!row) return;
    const { place: page, ...answered } = row;
    this.dispatchEvent(retraceEvent('retrace-answer', { lesson: lesson.name, page, ...answered }));
  }

  readonly #focusBoard = async (): Promise<void> => {
    this.#pages.choose('board');
    await this.updateComplete;
    const tag = this.input?.pieces.tag;
    const search = tag ? this.renderRoot.querySelector(tag) : null;
    search?.shadowRoot?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  };

  async #copy(text: string, done: 'copied' | 'linkCopied'): Promise<void> {
    this.notice = (await copyText(text, this.renderRoot)) ? done : 'copyFailed';
  }
}

/** The properties of the search inside the lesson, with the lesson's puzzle instead of the visitor's. */
const insideOf = (mode: WatchInput, { puzzle, strategy }: Scene): WatchInput => ({
  ...mode,
  givens: puzzle,
  digits: puzzle,
  strategy,
  controls: mode.controls === 'none' ? 'none' : 'minimal',
});

declare global {
  interface HTMLElementTagNameMap {
    'retrace-lesson': RetraceLesson;
  }
}

// The element may be defined already, by a second copy of the script.
defineOnce('retrace-lesson', RetraceLesson);
