// The requests that a worker for paths takes, and how a task of the techniques runs.
import { techniqueOrders, type TechniqueCalls } from '../../core/techniques/calls';
import type { Kind, LaidOut } from '../core/kinds';
import { read } from '../core/read';
import { accepted, gridIn } from '../serve/checks';
import { Refused, type Task, type Tasks } from '../serve/task';
import { path, pathNews, type PathCore } from './paths-table';

export const pathTasks: Tasks<PathCore, Pick<TechniqueCalls, 'path'>> = {
  path: (core, { puzzle, order, techniques }) => {
    const found = core.startPath(gridIn(puzzle), orderIn(order), techniques ?? '');
    return begun(found, path, (task) => read(pathNews, task.news()));
  },
};

/** The index of an order. */
export function orderIn(order: unknown): number {
  const index = techniqueOrders.findIndex((each) => each === order);
  if (index < 0) throw new Refused(`there is no order of techniques ${String(order)}`);
  return index;
}

/** A task as the core has it. */
interface Started<Answer> {
  run(budget: number): boolean;
  answer(): LaidOut<Answer>;
  delete(): void;
}

/** One search for a technique at a time: the longest takes a whole slice. */
export function begun<Answer, Progress, Begun extends Started<Answer>>(
  started: Begun | null,
  layout: Kind<Answer>,
  progress: (task: Begun) => Progress,
): Task<Progress, Answer> {
  const task = accepted(started, 'the puzzle is no puzzle, or there is no such technique');
  return {
    run: () => task.run(1),
    progress: () => progress(task),
    answer: () => read(layout, task.answer()),
    free: () => {
      task.delete();
    },
  };
}
