// The number of solutions, up to a limit.
import type { AnswerCalls } from '../../core/calls';
import type { CountProgress, CountReport } from '../../core/reports';
import { present } from '../core/shared-kinds';
import type { Task } from '../serve/task';
import { countLimitIn, gridIn } from '../serve/checks';
import { timed } from '../serve/timed';
import type { AnswerCore } from './answers-table';

export function count(
  core: AnswerCore,
  { puzzle, limit }: AnswerCalls['count']['ask'],
): Task<CountProgress, CountReport> {
  const counting = present(core.startCount(gridIn(puzzle), countLimitIn(limit)));
  const run = timed(counting);
  return {
    run: run.run,
    progress: () => ({ count: counting.count(), elapsedMs: run.elapsedMs() }),
    answer: () => ({
      count: counting.count(),
      limitReached: counting.limitReached(),
      elapsedMs: run.elapsedMs(),
    }),
    free: () => {
      counting.delete();
    },
  };
}
