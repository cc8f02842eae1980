// The requests that a worker for paths takes, and how a task of the techniques runs.
import type { TechniqueCalls } from '../../core/techniques/calls';
import type { Kind, LaidOut } from '../core/kinds';
import { read } from '../core/read';
import { accepted, gridIn } from '../serve/checks';
import type { Task, Tasks } from '../serve/task';
import { path, type PathCore } from './paths-table';

export const pathTasks: Tasks<PathCore, Pick<TechniqueCalls, 'path'>> = {
  path: (core, { puzzle, order }) => {
    const found = core.startPath(gridIn(puzzle), order === 'classic');
    return begun(found, path, (task) => task.found());
  },
};

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
  const task = accepted(started, 'the techniques lack what they are about');
  return {
    run: () => task.run(1),
    progress: () => progress(task),
    answer: () => read(layout, task.answer()),
    free: () => {
      task.delete();
    },
  };
}
