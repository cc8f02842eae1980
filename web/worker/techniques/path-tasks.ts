// The requests that a worker for paths takes, and how a task of the techniques runs.
import { techniqueOrders, type TechniqueCalls } from '../../core/techniques/technique-calls';
import type { Kind, LaidOut } from '../core/kinds';
import { read } from '../core/read-layout';
import { accepted, gridIn } from '../serve/checks';
import { Refused, type Task, type Tasks } from '../serve/task';
import { Sharing, type Helpers, type Shareable } from './helpers';
import { path, pathNews, type PathCore } from './paths-table';

type PathCalls = Pick<TechniqueCalls, 'path'>;

/** `helpers`: of the worker. */
export const pathTasksWith = (helpers?: Helpers): Tasks<PathCore, PathCalls> => ({
  path: (core, { puzzle, order, techniques }) => {
    const found = core.startPath(gridIn(puzzle), orderIn(order), techniques ?? '');
    return begun(found, path, (task) => read(pathNews, task.news()), helpers);
  },
});

export const pathTasks = pathTasksWith();

/** The index of an order. */
export function orderIn(order: unknown): number {
  const index = techniqueOrders.findIndex((each) => each === order);
  if (index < 0) throw new Refused(`there is no order of techniques ${String(order)}`);
  return index;
}

/** A task as the core has it. */
interface Started<Answer> extends Shareable {
  run(budget: number): boolean;
  needsNested(): boolean;
  answer(): LaidOut<Answer>;
  delete(): void;
}

/** One search for a technique at a time: the longest takes a whole slice. */
export function begun<Answer, Progress, Begun extends Started<Answer>>(
  started: Begun | null,
  layout: Kind<Answer>,
  progress: (task: Begun) => Progress,
  helpers?: Helpers,
): Task<Progress, Answer> {
  const task = accepted(started, 'the puzzle is no puzzle, or there is no such technique');
  const sharing = helpers && new Sharing(helpers, task);
  return {
    run: () => {
      const isDone = task.run(1);
      sharing?.look();
      return isDone;
    },
    progress: () => progress(task),
    needsMore: () => task.needsNested(),
    answer: () => read(layout, task.answer()),
    free: () => {
      sharing?.end();
      task.delete();
    },
  };
}
