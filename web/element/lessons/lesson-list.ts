// The lessons to choose from, each with its progress.
import { html, nothing, type TemplateResult } from 'lit';
import type { AnsweredPart } from '../../core/answered';
import type { Language } from '../../core/language';
import { lessonNames, questionsOf, type LessonName } from '../../core/lesson-names';
import type { Progress } from './progress';
import { savingView } from './saving-view';
import type { LessonMessages } from '../../languages/en/lessons';

interface LessonList {
  text: LessonMessages;
  language: Language;
  progress: Progress;
  /** The answers to films. */
  films: readonly AnsweredPart[];
  /** Whether the progress has just been deleted. */
  forgotten: boolean;
  open: (lesson: LessonName) => void;
  forget: () => void;
}

export function lessonList({
  text,
  language,
  progress,
  films,
  forgotten,
  open,
  forget,
}: LessonList): TemplateResult {
  const next = lessonNames.find((name) => progress.answeredIn(name) < questionsOf[name]);
  return html`
    <section class="list stacked gap-16" aria-labelledby="lessons-title">
      <header class="stacked from-start gap-8">
        <h2 class="text-22" id="lessons-title">${text.title}</h2>
        <p class="note">${text.about}</p>
        ${
          next &&
          html`<button
            type="button"
            class="primary pad-20"
            @click=${() => {
              open(next);
            }}
          >
            ${progress.isEmpty ? text.begin : text.goOn}
          </button>`
        }
      </header>
      <ol class="stacked unlisted">
        ${lessonNames.map((name, index) => card(name, index + 1, { text, progress, open }))}
      </ol>
      ${savingView(language, films)}
      <p class="forget strip middle muted touchable text-14">
        <span role="status">${forgotten ? text.forgotten : nothing}</span>
        ${
          progress.isEmpty
            ? nothing
            : html`<button type="button" class="quiet" @click=${forget}>${text.forget}</button>`
        }
      </p>
    </section>
  `;
}

function card(
  name: LessonName,
  number: number,
  { text, progress, open }: Pick<LessonList, 'text' | 'progress' | 'open'>,
): TemplateResult {
  const { title, summary } = text.lessons[name];
  const whole = questionsOf[name];
  const count = progress.answeredIn(name);
  return html`<li class="stacked">
    <button
      type="button"
      class=${count === whole ? 'card done' : 'card'}
      data-lesson=${name}
      @click=${() => {
        open(name);
      }}
    >
      <span class="number accented heavy lining text-18" aria-hidden="true">${number}</span>
      <span class="title">${title}</span>
      <span class="note">${summary}</span>
      <span class="count" aria-hidden="true"
        >${Array.from({ length: whole }, (_, index) => html`<i class=${index < count ? 'answered' : ''}></i>`)}</span
      >
      <span class="unseen">${text.answered(count, whole)}</span>
    </button>
  </li>`;
}
