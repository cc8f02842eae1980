// The requests that a worker for questions takes, each answered piece by piece.
import type { QuestionCalls } from '../../core/calls';
import type { Kind, LaidOut } from '../core/kinds';
import { read } from '../core/read-layout';
import { accepted, gridIn } from '../serve/checks';
import type { Task, Tasks } from '../serve/task';
import {
  candidates,
  certificate,
  check,
  mistake,
  move,
  redundant,
  reduced,
  solutionCount,
  type QuestionsCore,
} from './questions-table';

/** A piece of work of a question takes as long as so many steps of a search. */
const stepsEach = 10;

/** A question that the core is answering. */
interface Asked {
  run(budget: number): boolean;
  delete(): void;
}

function asked<Begun extends Asked, Answer>(
  begun: Begun | null,
  answer: (begun: Begun) => Answer,
): Task<undefined, Answer> {
  const question = accepted(begun, 'the question lacks what it asks about');
  return {
    run: (budget) => question.run(budget / stepsEach),
    progress: () => undefined,
    answer: () => answer(question),
    free: () => {
      question.delete();
    },
  };
}

const laidOut =
  <Answer>(layout: Kind<Answer>) =>
  (begun: { answer(): LaidOut<Answer> }): Answer =>
    read(layout, begun.answer());

/** The tasks that programs ask for, too (web/worker/solver). */
type Asking = Pick<QuestionsCore, 'askCertificate' | 'askList' | 'askReduce'>;

export const askingTasks: Tasks<Asking, Pick<QuestionCalls, 'certificate' | 'list' | 'reduce'>> = {
  certificate: (core, { puzzle }) =>
    asked(core.askCertificate(gridIn(puzzle)), laidOut(certificate)),
  list: (core, { puzzle, limit, after }) =>
    asked(
      core.askList(gridIn(puzzle), limit, after === undefined ? '' : gridIn(after)),
      (list) => ({
        text: list.text(),
        isComplete: list.isComplete(),
      }),
    ),
  reduce: (core, { puzzle }) => asked(core.askReduce(gridIn(puzzle)), laidOut(reduced)),
};

export const questionTasks: Tasks<QuestionsCore, QuestionCalls> = {
  ...askingTasks,
  count: (core, { puzzle }) => asked(core.askCount(gridIn(puzzle)), laidOut(solutionCount)),
  move: (core, { puzzle, move: to, solution }) => {
    const isEnd = to === 'first' || to === 'last';
    const begun = isEnd
      ? core.askEnd(gridIn(puzzle), to === 'first')
      : core.askNext(gridIn(puzzle), to === 'next', gridIn(solution));
    return asked(begun, laidOut(move));
  },
  candidates: (core, { puzzle }) => asked(core.askCandidates(gridIn(puzzle)), laidOut(candidates)),
  redundant: (core, { puzzle }) => asked(core.askRedundant(gridIn(puzzle)), laidOut(redundant)),
  check: (core, { givens, digits }) =>
    asked(core.askCheck(gridIn(givens), gridIn(digits)), laidOut(check)),
  mistake: (core, { positions }) =>
    asked(core.askMistake(positions.map(gridIn).join('')), laidOut(mistake)),
};
