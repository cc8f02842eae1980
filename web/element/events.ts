// The events by which the element tells its page.
import type { Grid } from '../core/grid';
import type { Counters, Progress, SolveReport } from '../core/reports';
import type { StrategyName } from '../core/strategy';
import type { HintLevel } from '../core/techniques/calls';
import type { Candidate, Deduction } from '../core/techniques/deduction';
import type { TechniqueName } from '../core/techniques/technique';
import type { Step, WatchStatus } from '../core/watch';
import type { Problem } from './shared/state/problem';

export interface ChangeDetail {
  /** The board as it is seen. */
  value: Grid;
  /** Givens and own entries: what a search starts from. */
  digits: Grid;
  strategy: StrategyName;
}

export interface StepDetail {
  /** Steps taken up to what is shown. */
  position: number;
  /** The step that led there; undefined at the start. */
  step: Step | undefined;
  status: WatchStatus;
  /** The board as the search has it there. */
  value: Grid;
  counters: Counters;
  playing: boolean;
}

export interface ErrorDetail {
  problem: Problem;
  /** The sentence shown, in the element's language. */
  message: string;
}

export interface HintDetail {
  /** How much it gives away: what kind, where, what, why. */
  level: HintLevel;
  technique: TechniqueName;
  /** On the classic scale; 0 where the technique is not on it. */
  rating: number;
  /** The effect: a digit that is placed, or candidates that go. */
  placement: Candidate | undefined;
  eliminations: readonly Candidate[];
}

/** The detail of `retrace-hint` for a step. */
export const hintDetailOf = (
  { technique, rating, placement, eliminations }: Deduction,
  level: HintLevel,
): HintDetail => ({ level, technique, rating, placement, eliminations });

export interface ExplainDetail {
  /** The step shown, counted from 1; 0 at the start, one more than `steps` at the end. */
  position: number;
  steps: number;
  /** The deduction of that step; undefined at the start and the end. */
  step: Deduction | undefined;
  /** The board before that step. */
  value: Grid;
  playing: boolean;
}

/** All of them bubble and cross shadow boundaries. */
export interface RetraceEventMap {
  /** Fired once, when the board is on the page. */
  'retrace-ready': CustomEvent<null>;
  /** Fired when the board or its strategy has changed. */
  'retrace-change': CustomEvent<ChangeDetail>;
  /** Fired now and then while a search runs. */
  'retrace-progress': CustomEvent<Progress>;
  /** Fired when another step of the search is shown. */
  'retrace-step': CustomEvent<StepDetail>;
  /** Fired when another step of the logical path is shown. */
  'retrace-explain': CustomEvent<ExplainDetail>;
  /** Fired when a search has ended with an answer. */
  'retrace-solve': CustomEvent<SolveReport>;
  /** Fired when a hint is given, and each time it gives more away. */
  'retrace-hint': CustomEvent<HintDetail>;
  /** Fired when something could not be done, or the page around does not allow it. */
  'retrace-error': CustomEvent<ErrorDetail>;
}

type Detail<Name extends keyof RetraceEventMap> = RetraceEventMap[Name]['detail'];

export function retraceEvent<Name extends keyof RetraceEventMap>(
  name: Name,
  detail: Detail<Name>,
): CustomEvent<Detail<Name>> {
  return new CustomEvent(name, { detail, bubbles: true, composed: true });
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- joins the two maps
  interface HTMLElementEventMap extends RetraceEventMap {}
}
