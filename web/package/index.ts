// The package's entry without side effects: the class and the types; no element is defined.
import { elementWith } from '../element/compose';
import { leftOut } from '../element/contract/mode-entry';
import { explainMode } from '../element/explain/mode';
import { noExtras } from '../element/extras';
import { Fitting } from '../element/fitting';
import { raceMode } from '../element/race/mode';
import { watchMode } from '../element/watch/mode';
import { intakeWith } from '../intake/bring';
import type { RetraceSudoku as Surface } from './surface';

/** The class of <retrace-sudoku>, for a page that defines it itself. */
export const RetraceSudoku = elementWith({
  modes: {
    watch: watchMode,
    race: raceMode,
    explain: explainMode,
    code: leftOut,
    learn: leftOut,
    make: leftOut,
    questions: leftOut,
    bulk: leftOut,
  },
  extras: noExtras,
  fit: (host) => new Fitting(host),
  intake: intakeWith(() => import('../intake/read')),
  // The modes left out above are not values of `mode` here.
}) as new () => Surface;
export type RetraceSudoku = Surface;

export type { RetraceSudokuAttributes, SearchOptions } from './surface';
export type {
  ChangeDetail,
  ErrorDetail,
  ExplainDetail,
  HintDetail,
  RetraceEventMap,
  StepDetail,
} from '../element/events';
export type { Problem } from '../element/shared/state/problem';
export type { Speed } from '../core/speed';
export type { ArrivalProblem, Origin } from '../core/arrival';
export type { Contradiction } from '../core/contradiction';
export type { Grid } from '../core/grid';
export type { EmbeddedMode as Mode } from '../core/mode';
export type {
  Counters,
  CountReport,
  Outcome,
  Progress,
  SolveReport,
  Status,
} from '../core/reports';
export type { StrategyName } from '../core/strategy';
export type { Candidate, Deduction } from '../core/techniques/deduction';
export type { TechniqueOrder } from '../core/techniques/calls';
export type { TechniqueName } from '../core/techniques/technique';
export type { Step, WatchStatus } from '../core/watch';
