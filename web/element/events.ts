// The events that the element sends to its page.
import type { Outcome } from '../core/answered';
import type { Grid } from '../core/grid';
import type { LessonName } from '../core/lesson-names';
import type { Counters, Progress, SolveReport } from '../core/reports';
import type { StrategyName } from '../core/strategy';
import type { HintLevel } from '../core/techniques/technique-calls';
import type { Candidate, Deduction } from '../core/techniques/deduction';
import type { TechniqueName } from '../core/techniques/technique';
import type { Step, WatchStatus } from '../core/watched-search';
import type { Problem } from '../core/problem';

/** Boards are texts: a character for each cell, which is a `Grid` but for puzzles with rules of their own. */
export interface ChangeDetail {
  /** The board as it is shown. */
  value: string;
  /** Givens and entries: the start of a search. */
  digits: string;
  strategy: StrategyName;
}

export interface CompleteDetail {
  /** The givens. */
  puzzle: string;
  /** The board, on which every digit fits. */
  value: string;
}

export interface StepDetail {
  /** The number of steps up to the one shown. */
  position: number;
  /** The last of these steps; undefined at the start. */
  step: Step | undefined;
  status: WatchStatus;
  /** The board of the search at this step. */
  value: Grid;
  counters: Counters;
  playing: boolean;
}

export interface ErrorDetail {
  problem: Problem;
  /** The sentence that is shown, in the element's language. */
  message: string;
}

export interface HintDetail {
  /** The level of the hint: what kind, where, what, why. */
  level: HintLevel;
  technique: TechniqueName;
  /** On the classic scale; 0 where the technique is not on it. */
  rating: number;
  /** The effect: a digit that is placed, or candidates that are eliminated. */
  placement: Candidate | undefined;
  eliminations: readonly Candidate[];
}

/** The detail of `retrace-hint` for a step. */
export const hintDetailOf = (
  { technique, rating, placement, eliminations }: Deduction,
  level: HintLevel,
): HintDetail => ({ level, technique, rating, placement, eliminations });

/** An answer to the question of a page of a lesson, with those before it. */
export interface AnswerDetail {
  lesson: LessonName;
  /** From 1. */
  page: number;
  question: string;
  /** All answers to it so far, in their order, as the lesson writes them: `r3c4`, `7`. */
  answers: readonly string[];
  right: string;
  /** `later`: right after others; `shown`: the person had it shown. */
  outcome: Outcome;
}

export interface ExplainDetail {
  /** The step shown, counted from 1; 0 at the start, one more than `steps` at the end. */
  position: number;
  /** Found so far, where the path is not whole. */
  steps: number;
  /** Otherwise more steps are looked for, or were given up. */
  whole: boolean;
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
  /** Fired several times a second while a search runs. */
  'retrace-progress': CustomEvent<Progress>;
  /** Fired when another step of the search is shown. */
  'retrace-step': CustomEvent<StepDetail>;
  /** Fired when another step of the logical path is shown. */
  'retrace-explain': CustomEvent<ExplainDetail>;
  /** Fired when a search has ended with an answer. */
  'retrace-solve': CustomEvent<SolveReport<string>>;
  /** Fired when the last entry of a person has completed the board. */
  'retrace-complete': CustomEvent<CompleteDetail>;
  /** Fired when a hint is given, and whenever its next level is opened. */
  'retrace-hint': CustomEvent<HintDetail>;
  /** Fired when a question of a lesson is answered, or its answer is shown. */
  'retrace-answer': CustomEvent<AnswerDetail>;
  /** Fired when something failed, or the page around does not allow it. */
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
  // The events bubble. Each declaration joins two maps.
  /* eslint-disable @typescript-eslint/no-empty-object-type */
  interface HTMLElementEventMap extends RetraceEventMap {}
  interface DocumentEventMap extends RetraceEventMap {}
  interface WindowEventMap extends RetraceEventMap {}
  /* eslint-enable @typescript-eslint/no-empty-object-type */
}
