// The package's entry without side effects: the class and the types; no element is defined.
import type { SolveReport as Report } from '../core/reports';
import { elementWith } from '../element/compose';
import { leftOut } from '../element/contract/mode-entry';
import { explainMode } from '../element/explain/explain-mode';
import { fitToPage } from '../element/given-box';
import { playMode } from '../element/play/play-mode';
import { postExtras } from '../element/post-extras';
import { standIn } from '../element/stand-in';
import { raceMode } from '../element/race/race-mode';
import { variedInPost } from '../element/varied/varied-mode';
import { watchMode } from '../element/watch/watch-mode';
import { intakeWith } from '../element/intake/take-in';
import type { RetraceSudoku as Surface } from './surface';

/** The class of <retrace-sudoku>, for a page that defines it itself. */
export const RetraceSudoku = elementWith({
  modes: {
    play: playMode,
    watch: watchMode,
    race: raceMode,
    explain: explainMode,
    code: leftOut,
    learn: leftOut,
    techniques: leftOut,
    make: leftOut,
    questions: leftOut,
    bulk: leftOut,
    varied: variedInPost,
  },
  extras: postExtras(() => import('../element/play/post-helps')),
  fit: fitToPage,
  standIn,
  takeIn: intakeWith(() => import('../element/intake/read'), { takesVaried: true }),
  // The modes left out above are not values of `mode` here.
}) as new () => Surface;
export type RetraceSudoku = Surface;

export type { RetraceSudokuAttributes, SearchOptions } from './surface';
export type {
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
export type { StrategyName } from '../core/strategy';
export type { Candidate, Deduction } from '../core/techniques/deduction';
export type { TechniqueOrder } from '../core/techniques/technique-calls';
export type { TechniqueName } from '../core/techniques/technique';
export type { Step, WatchStatus } from '../core/watched-search';
