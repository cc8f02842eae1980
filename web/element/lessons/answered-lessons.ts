// The kept answers of lessons with their questions, in the form in which answers leave the page.
import { cellName } from '../../core/cell';
import type { AnsweredPart, AnswerRow, Outcome } from '../../core/answered';
import type { Language } from '../../core/language';
import { isAsked } from '../../languages/lesson';
import { lessonMessagesIn, type LessonMessages } from '../../languages/en/lessons';
import type { Reply } from './attempt';
import { loadLesson } from '#lessons';
import { keptQuestions, type KeptQuestion } from './kept-answers';
import { answerOf, type Ask, type Lesson } from './lesson-model';
import { lessonNames } from '../../core/lesson-names';

/** In the order of the course. */
export async function answeredLessons(language: Language): Promise<AnsweredPart[]> {
  const kept = keptQuestions();
  const answered = lessonNames.filter((name) => kept.some(({ lesson }) => lesson === name));
  const lessons = await Promise.all(answered.map((name) => loadLesson(name)));
  const text = lessonMessagesIn(language);
  return lessons.map((lesson) => ({
    of: 'lesson',
    name: text.lessons[lesson.name].title,
    puzzle: undefined,
    rows: kept
      .filter((each) => each.lesson === lesson.name)
      .sort((one, other) => one.step - other.step)
      .flatMap((each) => rowOf(each, lesson, language, text) ?? []),
  }));
}

/** Undefined where the lesson asks no such question any more. */
export function rowOf(
  { step, replies }: Pick<KeptQuestion, 'step' | 'replies'>,
  lesson: Lesson,
  language: Language,
  text: LessonMessages,
): AnswerRow | undefined {
  const ask = lesson.steps[step]?.ask;
  const words = lesson.words(language).steps[step];
  if (!ask || !words || !isAsked(words)) return undefined;
  return {
    place: step + 1,
    question: words.question.replaceAll(/[*`]/g, ''),
    answers: replies.map(({ answer }) => valueOf(ask, answer, text)),
    right: valueOf(ask, answerOf(ask), text),
    outcome: outcomeOf(replies),
  };
}

function valueOf({ by }: Ask, answer: number, text: LessonMessages): string {
  if (by === 'cell') return cellName(answer);
  return by === 'digit' && answer === 0 ? text.none : String(answer);
}

function outcomeOf(replies: readonly Reply[]): Outcome {
  const kind = replies.at(-1)?.kind;
  if (kind === 'shown') return 'shown';
  if (kind !== 'right') return 'wrong';
  return replies.length === 1 ? 'right' : 'later';
}
