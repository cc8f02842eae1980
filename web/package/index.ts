// The package's entry without side effects: the class and the types; no element is defined.
import { RetraceSudoku as Element } from '../element/retrace-sudoku';
import type { RetraceSudoku as Surface } from './surface';

/** The class of <retrace-sudoku>, for a page that defines it itself. */
export const RetraceSudoku: new () => Surface = Element;
export type RetraceSudoku = Surface;

export type { RetraceSudokuAttributes, SearchOptions } from './surface';
export type { ChangeDetail, ErrorDetail, RetraceEventMap, StepDetail } from '../element/events';
export type { Origin, Problem } from '../element/shared/state/problem';
export type { Status } from '../element/shared/state/status';
export type { Speed } from '../element/shared/watching/speed';
export type { Contradiction } from '../core/contradiction';
export type { Grid } from '../core/grid';
export type { Mode } from '../core/mode';
export type { Counters, CountReport, Outcome, Progress, SolveReport } from '../core/reports';
export type { StrategyName } from '../core/strategy';
export type { Step, WatchStatus } from '../core/watch';
