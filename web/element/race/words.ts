// Every text of the race. A language that lacks one does not compile. Loaded with the race alone.
import type { SteppedStrategyName } from '../../core/strategy';
import type { ChartText } from './chart/chart';
import type { Agreement, Question, Standing, Verdict } from './findings';
import type { Lane, Preset, ProfileScale, RaceNotice, RaceOrder, Run } from './race-state';

export type LaneState = Lane['entry']['state'];

export type LaneFigure = 'time' | 'steps' | 'deadEnds' | 'legalityChecks' | 'calls' | 'maxDepth';

export interface RaceMessages {
  setUp: {
    title: string;
    puzzle: (givens: number, blanks: number) => string;
    picture: string;
    /** The button that puts a hard puzzle on the board. */
    hard: string;
    /** The reason why the race is not on the board's puzzle, and the button that makes it so. */
    instead: string;
    board: string;
    strategies: string;
    presets: Record<Preset, string>;
    presetsLabel: string;
    order: string;
    orders: Record<RaceOrder, { title: string; note: string }>;
    repeats: string;
    runs: (count: number) => string;
    start: string;
    stopAll: string;
    tooFew: string;
    contradiction: string;
  };
  lanes: {
    title: string;
    empty: string;
    stop: string;
    /** The name of the button that stops one strategy. */
    stopOne: (strategy: SteppedStrategyName) => string;
    profile: (strategy: SteppedStrategyName, maxDepth: number) => string;
    scale: string;
    scales: Record<ProfileScale, string>;
    axes: string;
    figures: Record<LaneFigure, string>;
    runsDone: (done: number, of: number) => string;
    range: (min: number, max: number, runs: number) => string;
    undisturbed: string;
  };
  /** The announcement when the phase changes. */
  phase: (phase: Run['phase'] | 'none', finished: number, of: number) => string;
  states: Record<LaneState, string>;
  standings: Record<Standing, string>;
  findings: { title: string; limit: string; answers: string; question: string };
  limit: (verdict: Verdict) => string;
  /** `steps`: of the longest search. */
  tooShort: (steps: number) => string;
  noTimes: string;
  answers: (agreement: Agreement) => string;
  question: (question: Question) => string;
  reference: string;
  chart: ChartText & { title: string; label: (names: readonly string[]) => string };
  save: {
    label: string;
    copyMarkdown: string;
    copyCsv: string;
    savePng: string;
    saveSvg: string;
    fileName: string;
  };
  notice: (notice: RaceNotice) => string;
  report: {
    puzzle: string;
    how: (order: RaceOrder, repeats: number) => string;
    machine: (browser: string, cores: number) => string;
    columns: Record<'strategy' | 'median' | 'range' | 'steps' | 'checks' | 'answer', string>;
  };
  number: (value: number) => string;
  /** A time in milliseconds, with three significant digits, down to nanoseconds. */
  time: (ms: number) => string;
}
