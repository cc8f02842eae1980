// The requests that a worker for paths takes, and how a technique's task is run.
import type { CoreTechniqueTask, PathCore } from '@core/retrace-techniques.mjs';
import type { TechniqueCalls } from '../../core/techniques/calls';
import type { Task, Tasks } from '../serve/task';
import { pathOf } from './from-core';
import { accepted, gridIn } from '../serve/checks';

export const pathTasks: Tasks<PathCore, Pick<TechniqueCalls, 'path'>> = {
  path: (core, { puzzle, order }) => {
    const ask = { puzzle: gridIn(puzzle), order };
    return begun(core.startTechnique({ kind: 'path', ...ask }), (task) => task.steps(), pathOf);
  },
};

/** One search for a technique at a time: the longest take as long as a whole slice. */
export function begun<Found, Progress, Answer>(
  started: CoreTechniqueTask<Found> | null,
  progress: (task: CoreTechniqueTask<Found>) => Progress,
  read: (found: Found) => Answer,
): Task<Progress, Answer> {
  const task = accepted(started, 'the techniques lack what they are about');
  return {
    run: () => task.run(1),
    progress: () => progress(task),
    answer: () => read(task.answer()),
    free: () => {
      task.delete();
    },
  };
}
