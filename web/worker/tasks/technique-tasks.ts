// What a worker that knows techniques can be asked for: hints, whole paths, ratings.
import type { CoreTechniqueTask, TechniquesCore } from '@core/retrace-techniques.mjs';
import type { TechniqueCalls } from '../../core/techniques/calls';
import type { Task, Tasks } from '../task';
import { adviceOf, pathOf, ratingsOf } from '../techniques/from-core';
import { accepted, gridIn, notesIn } from './checks';

export const techniqueTasks: Tasks<TechniquesCore, TechniqueCalls> = {
  hint: (core, { givens, digits, notes }) => {
    const ask = { givens: gridIn(givens), digits: gridIn(digits), notes: notesIn(notes) };
    return begun(core.startTechnique({ kind: 'hint', ...ask }), nothing, adviceOf);
  },
  path: (core, { puzzle, order }) => {
    const ask = { puzzle: gridIn(puzzle), order };
    return begun(core.startTechnique({ kind: 'path', ...ask }), (task) => task.steps(), pathOf);
  },
  rating: (core, { puzzle }) => {
    const ask = { puzzle: gridIn(puzzle) };
    return begun(core.startTechnique({ kind: 'rating', ...ask }), nothing, ratingsOf);
  },
};

const nothing = () => undefined;

/** One search for a technique at a time: the longest take as long as a whole slice. */
function begun<Found, Progress, Answer>(
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
