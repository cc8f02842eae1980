// The requests that a worker for questions takes: every kind the same way, piece by piece.
import type { QuestionsCore } from '@core/retrace-questions.mjs';
import type { Question } from '../../core/questions/questions';
import type { BeginAny } from '../serve/task';
import { accepted } from '../serve/checks';

/** A question's piece of work takes so much longer than a step of a search. */
const stepsEach = 10;

/** The core knows the kinds and checks what is asked. */
export const questionTasks: BeginAny<QuestionsCore> = (kind) => (core, ask) => {
  const reason = `there is no question ${kind}, or it lacks what it asks about`;
  const asked = accepted(core.startQuestion({ ...ask, kind } as Question), reason);
  return {
    run: (budget) => asked.run(budget / stepsEach),
    progress: () => undefined,
    answer: () => asked.answer(),
    free: () => {
      asked.delete();
    },
  };
};
