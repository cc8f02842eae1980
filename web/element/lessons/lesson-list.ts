// The lessons to choose from, each with its progress.
import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../core/language';
import { lessonNames, questionsOf, type LessonName } from './names';
import type { Progress } from './progress';
import { answerMessagesIn } from '../../languages/en/answers';
import type { LessonMessages } from '../../languages/en/lessons';
import { predictMessagesIn } from '../../languages/en/predict';
import { answerForms, saveAnswers, type AnswerForm } from '../shared/answers/answer-files';
import { keptFilmParts } from '../shared/answers/film-answers';
import { keptAnswers } from '../shared/answers/predictions';
import { answeredLessons } from './answered-lessons';
import { keptQuestions } from './kept-answers';

interface LessonList {
  text: LessonMessages;
  language: Language;
  progress: Progress;
  /** Whether the progress has just been deleted. */
  forgotten: boolean;
  open: (lesson: LessonName) => void;
  forget: () => void;
}

export function lessonList({
  text,
  language,
  progress,
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
      ${savingView(language)}
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

/** The answers to the questions of lessons and of films, all in one file. */
function savingView(language: Language): TemplateResult | typeof nothing {
  if (keptQuestions().length === 0 && keptAnswers().size === 0) return nothing;
  const text = answerMessagesIn(language);
  const save = async (form: AnswerForm) => {
    const films = keptFilmParts(predictMessagesIn(language));
    saveAnswers([...(await answeredLessons(language)), ...films], form, text);
  };
  return html`<p class="answered flow middle gap-8">
    ${answerForms.map(
      (form) =>
        html`<button type="button" class="secondary" @click=${() => void save(form)}>
          ${text.saveAll[form]}
        </button>`,
    )}
  </p>`;
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
