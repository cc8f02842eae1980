// What a worker that answers questions can be asked for.
import type { QuestionsCore } from '@core/retrace-questions.mjs';
import type { QuestionCalls } from '../../core/calls';
import type { AnswerTo, QuestionKind, QuestionMap } from '../../core/questions/questions';
import type { Task, Tasks } from '../port';
import { startAnswer } from '../questions/answer';
import { gridIn } from './checks';

export const questionTasks: Tasks<QuestionsCore, QuestionCalls> = {
  certificate: question('certificate', ofPuzzle),
  count: question('count', ofPuzzle),
  move: question('move', ({ puzzle, move, solution }) => ({
    puzzle: gridIn(puzzle),
    move,
    solution: solution === undefined ? undefined : gridIn(solution),
  })),
  list: question('list', ofPuzzle),
  candidates: question('candidates', ofPuzzle),
  redundant: question('redundant', ofPuzzle),
  reduce: question('reduce', ofPuzzle),
  check: question('check', ({ givens, digits }) => ({
    givens: gridIn(givens),
    digits: gridIn(digits),
  })),
  mistake: question('mistake', ({ positions }) => ({ positions: positions.map(gridIn) })),
};

/** `checked` gives what may be asked, or refuses. */
function question<Kind extends QuestionKind>(
  kind: Kind,
  checked: (ask: QuestionMap[Kind]['ask']) => QuestionMap[Kind]['ask'],
) {
  return (core: QuestionsCore, ask: QuestionMap[Kind]['ask']): Task<undefined, AnswerTo<Kind>> => ({
    progress: () => undefined,
    ...startAnswer(core, kind, checked(ask)),
  });
}

function ofPuzzle({ puzzle }: { puzzle: unknown }) {
  return { puzzle: gridIn(puzzle) };
}
