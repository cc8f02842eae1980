// The buttons that save the answers to the questions of lessons, and of films where the entry knows of these, all in one file.
import { html, nothing, type TemplateResult } from 'lit';
import type { AnsweredPart } from '../../core/answered';
import type { Language } from '../../core/language';
import { answerMessagesIn } from '../../languages/en/answers';
import { answerForms, saveAnswers, type AnswerForm } from '../shared/answers/answer-files';
import { pressButton } from '../shared/look/press-button';
import { answeredLessons } from './answered-lessons';
import { keptQuestions } from './kept-answers';

export function savingView(
  language: Language,
  films: readonly AnsweredPart[] = [],
): TemplateResult | typeof nothing {
  if (keptQuestions().length === 0 && films.length === 0) return nothing;
  const text = answerMessagesIn(language);
  const save = async (form: AnswerForm) => {
    saveAnswers([...(await answeredLessons(language)), ...films], form, text);
  };
  return html`<p class="answered flow middle gap-8">
    ${answerForms.map((form) => pressButton('secondary', text.saveAll[form], () => save(form)))}
  </p>`;
}
