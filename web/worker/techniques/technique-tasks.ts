// The requests that a worker for techniques takes: hints, whole paths, ratings.
import type { TechniquesCore } from '@core/retrace-techniques.mjs';
import type { TechniqueCalls } from '../../core/techniques/calls';
import type { Tasks } from '../serve/task';
import { adviceOf, ratingsOf } from './from-core';
import { gridIn, notesIn } from '../serve/checks';
import { begun, pathTasks } from './path-tasks';

export const techniqueTasks: Tasks<TechniquesCore, TechniqueCalls> = {
  ...pathTasks,
  hint: (core, { givens, digits, notes }) => {
    const ask = { givens: gridIn(givens), digits: gridIn(digits), notes: notesIn(notes) };
    return begun(core.startTechnique({ kind: 'hint', ...ask }), nothing, adviceOf);
  },
  rating: (core, { puzzle }) => {
    const ask = { puzzle: gridIn(puzzle) };
    return begun(core.startTechnique({ kind: 'rating', ...ask }), nothing, ratingsOf);
  },
};

const nothing = () => undefined;
