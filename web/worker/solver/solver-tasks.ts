// The requests that the solver of a program takes: one core has all of it.
import type { SolverCore } from '@core/retrace-solver.mjs';
import type { SolverCalls } from '../../core/solver/calls';
import { answerTasks } from '../answers/answer-tasks';
import { makeTasks } from '../make/make-tasks';
import { askingTasks } from '../questions/question-tasks';
import { solve } from '../searches/solve';
import type { Tasks } from '../serve/task';
import { techniqueTasks } from '../techniques/technique-tasks';
import { textTasks } from './text-tasks';

export const solverTasks: Tasks<SolverCore, SolverCalls> = {
  ...answerTasks,
  ...techniqueTasks,
  ...textTasks,
  ...askingTasks,
  solve,
  make: makeTasks.make,
};
