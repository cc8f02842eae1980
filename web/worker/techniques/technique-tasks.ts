// The requests that a worker for techniques takes: hints, whole paths and ratings.
import { defaultOrder, type TechniqueCalls } from '../../core/techniques/technique-calls';
import type { Tasks } from '../serve/task';
import { gridIn, notesIn } from '../serve/checks';
import type { Helpers } from './helpers';
import { hint } from './hint-layout';
import { begun, orderIn, pathTasksWith } from './path-tasks';
import { ratings, type TechniquesCore } from './techniques-table';

/** `helpers`: as for paths. */
export const techniqueTasksWith = (helpers?: Helpers): Tasks<TechniquesCore, TechniqueCalls> => ({
  ...pathTasksWith(helpers),
  hint: (core, { givens, digits, notes, order = defaultOrder, techniques = '' }) => {
    const position = [gridIn(givens), gridIn(digits), notesIn(notes)] as const;
    const found = core.startHint(...position, orderIn(order), techniques);
    return begun(found, hint, nothing, helpers);
  },
  rating: (core, { puzzle, alone = false }) => {
    const progress = (task: { atLeast(): number; portion(): number }) => ({
      atLeast: task.atLeast(),
      portion: task.portion(),
    });
    return begun(core.startRating(gridIn(puzzle)), ratings, progress, alone ? undefined : helpers);
  },
});

export const techniqueTasks = techniqueTasksWith();

const nothing = () => undefined;
