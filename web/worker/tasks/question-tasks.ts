// What a worker that answers questions can be asked for.
import type { QuestionsCore } from '@core/retrace-questions.mjs';
import type { QuestionCalls } from '../../core/calls';
import type { QuestionKind, QuestionMap } from '../../core/questions/questions';
import type { Tasks } from '../port';
import { startAnswer } from '../questions/answer';

export const questionTasks: Tasks<QuestionsCore, QuestionCalls> = {
  certificate: question('certificate'),
  count: question('count'),
  move: question('move'),
  list: question('list'),
  candidates: question('candidates'),
  redundant: question('redundant'),
  reduce: question('reduce'),
  check: question('check'),
  mistake: question('mistake'),
};

function question<Kind extends QuestionKind>(kind: Kind) {
  return (core: QuestionsCore, ask: QuestionMap[Kind]['ask']) =>
    startAnswer(core, { kind, ...ask });
}
