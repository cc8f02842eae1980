// The requests that a worker for techniques takes: hints, whole paths and ratings.
import { defaultOrder, type TechniqueCalls } from '../../core/techniques/calls';
import type { Tasks } from '../serve/task';
import { gridIn, notesIn } from '../serve/checks';
import { hint } from './hint-layout';
import { begun, orderIn, pathTasks } from './path-tasks';
import { ratings, type TechniquesCore } from './techniques-table';

export const techniqueTasks: Tasks<TechniquesCore, TechniqueCalls> = {
  ...pathTasks,
  hint: (core, { givens, digits, notes, order = defaultOrder, techniques = '' }) => {
    const position = [gridIn(givens), gridIn(digits), notesIn(notes)] as const;
    return begun(core.startHint(...position, orderIn(order), techniques), hint, nothing);
  },
  rating: (core, { puzzle }) =>
    begun(core.startRating(gridIn(puzzle)), ratings, (task) => ({
      atLeast: task.atLeast(),
      portion: task.portion(),
    })),
};

const nothing = () => undefined;
