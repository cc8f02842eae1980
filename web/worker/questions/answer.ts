// A question at work.
import type { QuestionsCore } from '@core/retrace-questions.mjs';
import type { AnswerTo, Question, QuestionKind, QuestionMap } from '../../core/questions/questions';
import { answerTo } from './answers';

/** Answers at once when it is run. The ask has been checked. */
export function startAnswer<Kind extends QuestionKind>(
  core: QuestionsCore,
  kind: Kind,
  ask: QuestionMap[Kind]['ask'],
) {
  let found: unknown;
  return {
    run(): boolean {
      found = answerTo(core, { kind, ...ask } as Question);
      return true;
    },
    answer: () => found as AnswerTo<Kind>,
    free: () => undefined,
  };
}
