// The first solution and whether it is the only one, by the fast engine.
import type { AnswerCalls } from '../../core/calls';
import { noCounters, type SolveReport } from '../../core/reports';
import { present } from '../core/shared-kinds';
import { outcomeOf } from '../core/outcome';
import type { Task } from '../serve/task';
import { gridIn } from '../serve/checks';
import { timed } from '../serve/timed';
import type { AnswerCore } from './answers-table';

export function answer(
  core: AnswerCore,
  ask: AnswerCalls['answer']['ask'],
): Task<undefined, SolveReport> {
  const puzzle = gridIn(ask.puzzle);
  const answering = present(core.startAnswer(puzzle));
  const run = timed(answering);
  return {
    run: run.run,
    progress: () => undefined,
    answer: () => ({
      outcome: outcomeOf(answering, puzzle),
      elapsedMs: run.elapsedMs(),
      counters: noCounters,
    }),
    free: () => {
      answering.delete();
    },
  };
}
