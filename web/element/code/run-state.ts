// The state of a run in Code mode, and how each action changes it. No DOM, no worker.
import type { Notice, Phase } from '../../core/code/phase';
import type { Judged, Verdict } from '../../core/code/judge';
import type { JudgeTest } from '../../core/code/problems/problem';
import type { FoundCause } from '../../core/code/cause/seek-cause';
import type { Cost } from '../../core/code/costs';
import type { Measured } from '../../core/code/slowness';
import type { Diagnostic, Fault, Film, RunReport } from '../../core/code/run';
import type { TimeEstimate } from '../../core/code/time';
import type { ProgramLanguage } from '../../core/program-languages';
import type { SteppedStrategyName } from '../../core/strategy';

/** The inputs of a run: all tests, the puzzle on the board, or a text of one's own. */
export const testSets = ['all', 'board', 'own'] as const;
export type TestSet = (typeof testSets)[number];

/** A test that was run; without `judged` where nothing is right, as for a puzzle without a solution. */
export interface Tested {
  test: JudgeTest;
  report: RunReport;
  judged: Judged | undefined;
  /** Where its time was compared with the setter's. */
  estimate?: TimeEstimate;
}

/** The program as it was run: what is typed meanwhile is another one. */
export interface RunProgram {
  name: string;
  language: ProgramLanguage;
  source: string;
}

export interface Filmed {
  test: JudgeTest;
  /** Undefined where no step was seen. */
  film: Film | undefined;
}

/** Our strategies on the test that a program's film is of. */
export interface Compared extends Filmed {
  rows: readonly Beside[];
}

/** A program of ours beside a person's, on the same test and in the same language. */
export interface Beside extends Measured {
  strategy: SteppedStrategyName;
}

/** Why it is slow: what was measured, and what is seen in its text. */
export interface Explained {
  test: JudgeTest;
  /** `steps`: undefined where none were seen; `isCut`: there are more. */
  own: { steps: number | undefined; isCut: boolean; milliseconds: number };
  /** The setter's first. */
  beside: readonly Beside[];
  /** How often each line wrote to the board, the most often first. */
  lines: readonly { line: number; runs: number }[];
  costs: readonly Cost[];
}

/** Everything known of the last run. */
export interface Outcome {
  program: RunProgram;
  tests: readonly JudgeTest[];
  tested: readonly Tested[];
  diagnostics: readonly Diagnostic[];
  faults: readonly Fault[];
  verdict: Verdict | undefined;
  /** The estimate of its time on Baekjoon that decides, where there is one. */
  estimate: TimeEstimate | undefined;
  filmed: Filmed | undefined;
  /** Why it is wrong, as far as it is certain. */
  cause: FoundCause | undefined;
  compared: Compared | undefined;
  explained: Explained | undefined;
}

export interface RunState {
  phase: Phase;
  outcome: Outcome | undefined;
  notice: Notice | undefined;
  /** The test whose output was chosen to be shown, by its place. */
  printedOn: number | undefined;
}

export const initialRun: RunState = {
  phase: { kind: 'idle' },
  outcome: undefined,
  notice: undefined,
  printedOn: undefined,
};

export type RunAction =
  | { type: 'phase'; phase: Phase }
  | { type: 'begin'; program: RunProgram; tests: readonly JudgeTest[] }
  | { type: 'diagnosed'; diagnostics: readonly Diagnostic[] }
  | { type: 'tested'; tested: Tested }
  | { type: 'verdict'; verdict: Verdict; estimate?: TimeEstimate | undefined }
  | { type: 'filmed'; filmed: Filmed; faults: readonly Fault[] }
  | { type: 'caused'; cause: FoundCause }
  | { type: 'compared'; compared: Compared }
  | { type: 'explained'; explained: Explained }
  | { type: 'printed-on'; place: number }
  | { type: 'notice'; notice: Notice | undefined };

export const isBusy = ({ phase }: RunState): boolean =>
  ['loading', 'preparing', 'measuring', 'testing', 'filming', 'comparing', 'explaining'].includes(
    phase.kind,
  );

export function reduceRun(state: RunState, action: RunAction): RunState {
  const { outcome } = state;
  switch (action.type) {
    case 'phase':
      return { ...state, phase: action.phase };
    case 'notice':
      return { ...state, notice: action.notice };
    case 'printed-on':
      return { ...state, printedOn: action.place };
    case 'begin': {
      const { program, tests } = action;
      const begun: Outcome = {
        program,
        tests,
        tested: [],
        diagnostics: [],
        faults: [],
        verdict: undefined,
        estimate: undefined,
        filmed: undefined,
        cause: undefined,
        compared: undefined,
        explained: undefined,
      };
      return {
        phase: { kind: 'preparing' },
        outcome: begun,
        notice: undefined,
        printedOn: undefined,
      };
    }
    case 'diagnosed':
    case 'tested':
    case 'verdict':
    case 'filmed':
    case 'caused':
    case 'compared':
    case 'explained':
      return outcome ? { ...state, outcome: reduceOutcome(outcome, action) } : state;
  }
}

type OutcomeAction = Extract<
  RunAction,
  { type: 'diagnosed' | 'tested' | 'verdict' | 'filmed' | 'caused' | 'compared' | 'explained' }
>;

function reduceOutcome(outcome: Outcome, action: OutcomeAction): Outcome {
  switch (action.type) {
    case 'diagnosed':
      return { ...outcome, diagnostics: action.diagnostics };
    case 'tested':
      return {
        ...outcome,
        tested: [...outcome.tested, action.tested],
        faults: withFaults(outcome.faults, action.tested.report.faults),
      };
    case 'verdict':
      return { ...outcome, verdict: action.verdict, estimate: action.estimate };
    case 'filmed':
      return {
        ...outcome,
        filmed: action.filmed,
        faults: withFaults(outcome.faults, action.faults),
        compared: outcome.filmed?.test === action.filmed.test ? outcome.compared : undefined,
      };
    case 'caused':
      return { ...outcome, cause: action.cause };
    case 'compared':
      return { ...outcome, compared: action.compared };
    case 'explained':
      return { ...outcome, explained: action.explained };
  }
}

/** Each of a kind once for a line. */
function withFaults(known: readonly Fault[], more: readonly Fault[]): readonly Fault[] {
  const isKnown = ({ kind, line }: Fault) =>
    known.some((each) => each.kind === kind && each.line === line);
  return [...known, ...more.filter((fault) => !isKnown(fault))];
}
