// A question at work: the core answers it piece by piece.
import type { QuestionsCore } from '@core/retrace-questions.mjs';
import type { AnswerTo, QuestionKind, QuestionOf } from '../../core/questions/questions';
import type { Task } from '../port';
import { accepted } from '../tasks/checks';

/** The core checks what is asked. */
export function startAnswer<Kind extends QuestionKind>(
  core: QuestionsCore,
  question: QuestionOf<Kind>,
): Task<undefined, AnswerTo<Kind>> {
  const asked = accepted(core.startQuestion(question), `${question.kind} asks about no puzzle`);
  return {
    run: (budget) => asked.run(budget),
    progress: () => undefined,
    answer: () => asked.answer(),
    free: () => {
      asked.delete();
    },
  };
}
