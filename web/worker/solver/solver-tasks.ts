// The requests that the solver for programs takes; a single core answers all of them.
import type { SolverCalls } from '../../core/solver/solver-calls';
import { answerTasks } from '../answers/answer-tasks';
import type { AnswerCore } from '../answers/answers-table';
import type { MakingCore } from '../make/make-table';
import { makingTasks } from '../make/make-tasks';
import type { SettingCore } from '../make/setting-table';
import { settingTasks } from '../make/setting-tasks';
import { askingTasks } from '../questions/question-tasks';
import { solve } from '../searches/solve';
import type { Tasks } from '../serve/task';
import { techniqueTasks } from '../techniques/technique-tasks';
import type { TechniquesCore } from '../techniques/techniques-table';
import { variedTasks } from '../varied/varied-tasks';
import type { VariedCore } from '../varied/varied-table';
import type { LinesCore } from './lines-table';
import type { SolvingCore } from './solving-table';
import { textTasks } from './text-tasks';
import type { TextsCore } from './texts-table';

export type SolverCore = AnswerCore &
  SolvingCore &
  TechniquesCore &
  MakingCore &
  SettingCore &
  LinesCore &
  TextsCore &
  VariedCore;

export const solverTasks: Tasks<SolverCore, SolverCalls> = {
  ...answerTasks,
  ...techniqueTasks,
  ...textTasks,
  ...askingTasks,
  ...makingTasks,
  ...settingTasks,
  ...variedTasks,
  solve,
};
