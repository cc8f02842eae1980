// The package's entry without side effects: the class and the types; no element is defined.
import type { SolveReport as Report } from '../core/reports';
import { elementWith } from '../element/compose';
import { postParts } from '../element/post-parts';
import type { RetraceSudoku as Surface } from './surface';

/** The class of <retrace-sudoku>, for a page that defines it itself. */
// The modes that are left out are not values of `mode` here.
export const RetraceSudoku = elementWith(postParts) as new () => Surface;
export type RetraceSudoku = Surface;

export type { RetraceSudokuAttributes, SearchOptions } from './surface';
export type {
  AnswerDetail,
  ChangeDetail,
  CompleteDetail,
  ErrorDetail,
  ExplainDetail,
  HintDetail,
  RetraceEventMap,
  StepDetail,
} from '../element/events';
export type { Problem } from '../core/problem';
export type { Speed } from '../core/speed';
export type { IntakeProblem as ArrivalProblem, Origin } from '../core/intake';
export type { Contradiction } from '../core/contradiction';
export type { Grid } from '../core/grid';
export type { EmbeddedMode as Mode } from '../core/mode';
export type { Counters, CountReport, Outcome, Progress, Status } from '../core/reports';
/** The report of the element, whose board may have another size than 9×9. */
export type SolveReport = Report<string>;
export type { LessonName } from '../core/lesson-names';
export type { StrategyName } from '../core/strategy';
export type { Candidate, Deduction } from '../core/techniques/deduction';
export type { TechniqueOrder } from '../core/techniques/technique-calls';
export type { TechniqueName } from '../core/techniques/technique';
export type { Step, WatchStatus } from '../core/watched-search';
